#include "tests/store/fault_disk.h"

namespace hexmoot::store {

// SQLite allots szOsFile bytes for a file: this head, then the real file.
struct FaultDisk::File {
    sqlite3_file base;
    FaultDisk* disk;

    static File& of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
    static sqlite3_file* real(sqlite3_file* file) {
        return reinterpret_cast<sqlite3_file*>(reinterpret_cast<File*>(file) + 1);
    }
    static const sqlite3_io_methods& methods(sqlite3_file* file) { return *real(file)->pMethods; }
    static const sqlite3_io_methods failing;
};

const sqlite3_io_methods FaultDisk::File::failing = {
    .iVersion = 2,
    .xClose = [](sqlite3_file* f) { return methods(f).xClose(real(f)); },
    .xRead = [](sqlite3_file* f, void* to, int n, sqlite3_int64 at) { return methods(f).xRead(real(f), to, n, at); },
    .xWrite =
        [](sqlite3_file* f, const void* from, int n, sqlite3_int64 at) {
            of(f).disk->writes_++;
            const int code = of(f).disk->next();
            return code == SQLITE_OK ? methods(f).xWrite(real(f), from, n, at) : code;
        },
    .xTruncate = [](sqlite3_file* f, sqlite3_int64 size) { return methods(f).xTruncate(real(f), size); },
    .xSync =
        [](sqlite3_file* f, int flags) {
            of(f).disk->syncs_++;
            const int code = of(f).disk->next();
            return code == SQLITE_OK ? methods(f).xSync(real(f), flags) : SQLITE_IOERR_FSYNC;
        },
    .xFileSize = [](sqlite3_file* f, sqlite3_int64* size) { return methods(f).xFileSize(real(f), size); },
    .xLock = [](sqlite3_file* f, int lock) { return methods(f).xLock(real(f), lock); },
    .xUnlock = [](sqlite3_file* f, int lock) { return methods(f).xUnlock(real(f), lock); },
    .xCheckReservedLock = [](sqlite3_file* f, int* out) { return methods(f).xCheckReservedLock(real(f), out); },
    .xFileControl = [](sqlite3_file* f, int op, void* arg) { return methods(f).xFileControl(real(f), op, arg); },
    .xSectorSize = [](sqlite3_file* f) { return methods(f).xSectorSize(real(f)); },
    .xDeviceCharacteristics = [](sqlite3_file* f) { return methods(f).xDeviceCharacteristics(real(f)); },
    .xShmMap = [](sqlite3_file* f, int page, int size, int extend,
                  void volatile** out) { return methods(f).xShmMap(real(f), page, size, extend, out); },
    .xShmLock = [](sqlite3_file* f, int at, int n, int flags) { return methods(f).xShmLock(real(f), at, n, flags); },
    .xShmBarrier = [](sqlite3_file* f) { methods(f).xShmBarrier(real(f)); },
    .xShmUnmap = [](sqlite3_file* f, int drop) { return methods(f).xShmUnmap(real(f), drop); },
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int FaultDisk::open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out_flags) {
    File& ours = File::of(file);
    ours.disk = &of(vfs);
    const int code = of(vfs).real_->xOpen(of(vfs).real_, name, File::real(file), flags, out_flags);
    ours.base.pMethods = File::real(file)->pMethods ? &File::failing : nullptr;
    return code;
}

FaultDisk::FaultDisk() : real_(sqlite3_vfs_find(nullptr)), vfs_(*real_) {
    vfs_.zName = "fault";
    vfs_.pAppData = this;
    vfs_.szOsFile = static_cast<int>(sizeof(File)) + real_->szOsFile;
    vfs_.xOpen = open;
    // The others ask their own vfs argument nothing but what was copied from the real one.
    sqlite3_vfs_register(&vfs_, 1);
}

FaultDisk::~FaultDisk() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(real_, 1);
}

void FaultDisk::fail_after(int count, int code) {
    left_ = count;
    code_ = code;
}

void FaultDisk::heal() { left_ = -1; }

int FaultDisk::next() {
    if (left_ < 0) return SQLITE_OK;
    if (left_ == 0) return code_;
    left_--;
    return SQLITE_OK;
}

}  // namespace hexmoot::store
