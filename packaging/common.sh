# Shared by the scripts of this folder, which source it from the top of the tree.

say() { printf '\n== %s\n' "$*"; }

# Says what is wrong and what to do; ends with exit code 1.
give_up() {
    printf '\n%s\n' "$@" >&2
    exit 1
}

# Prints the packages of the named sections of apt.txt, one a line.
packages() {
    local section='' name rest
    while read -r name rest; do
        if [[ $name == '#' ]]; then
            if [[ $rest =~ ^(build|run|test): ]]; then section=${BASH_REMATCH[1]}; fi
        elif [[ -n $name && " $* " == *" $section "* ]]; then
            echo "$name"
        fi
    done < packaging/apt.txt
}

# Prints those of the named sections that are not installed.
missing() {
    local wanted
    wanted=$(packages "$@")
    # shellcheck disable=SC2086 # one word a package
    comm -23 <(sort <<< "$wanted") \
        <(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' $wanted 2> /dev/null | sed -n 's/^installed //p' | sort)
}

# Installs what the named sections lack. Without Debian or without rights, says what to install by hand.
install_packages() {
    local root=() list
    { command -v dpkg-query && command -v apt-get; } > /dev/null ||
        give_up "This is not Debian: install what these Debian 12 packages hold, then build with CMake (README.md):" "$(packages "$@" | xargs)"
    list=$(missing "$@" | xargs)
    [[ -n $list ]] || return 0
    if [[ $(id -u) != 0 ]]; then
        command -v sudo > /dev/null ||
            give_up "Packages are missing, and installing them needs root or sudo. As root:" "apt-get install --no-install-recommends $list"
        root=(sudo)
    fi
    say "Installing $(wc -w <<< "$list") Debian packages and what they need: $list"
    mkdir -p build
    local apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y)
    # shellcheck disable=SC2086 # one word a package
    if ! { "${apt[@]}" update && "${apt[@]}" install --no-install-recommends $list; } > build/apt.log 2>&1; then
        tail -n 15 build/apt.log >&2
        give_up "The packages could not be installed (whole log: build/apt.log). By hand, as root:" \
            "apt-get update && apt-get install --no-install-recommends $list"
    fi
}
