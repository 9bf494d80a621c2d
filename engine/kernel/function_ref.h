#pragma once
#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace hexmoot {

// A non-owning callable (std::function_ref of C++26): lets Table stay free of templates. The callee must outlive the
// call.
template <class Signature>
class FunctionRef;

template <class R, class... Args>
class FunctionRef<R(Args...)> {
    void* object_;
    R (*call_)(void*, Args...);

  public:
    template <class F>
        requires(!std::same_as<std::remove_cvref_t<F>, FunctionRef>)
    FunctionRef(F&& f)
        : object_(const_cast<void*>(static_cast<const void*>(std::addressof(f)))),
          call_([](void* o, Args... args) -> R {
              return (*static_cast<std::remove_reference_t<F>*>(o))(std::forward<Args>(args)...);
          }) {}
    R operator()(Args... args) const { return call_(object_, std::forward<Args>(args)...); }
};

}  // namespace hexmoot
