#pragma once

#include "error.h"

#include <utility>
#include <variant>

namespace base {

/** The result of an operation: its value or its error. `E` is Error, or a type with more details. */
template<typename T, typename E = Error>
class [[nodiscard]] Result final
{
public:
    using Value = T;
    using Failure = E;

    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    {}
    Result(E error)
        : m_state(std::in_place_index<1>, std::move(error))
    {}

    [[nodiscard]] bool isOk() const { return m_state.index() == 0; }
    explicit operator bool() const { return isOk(); }

    /** The value of the operation. Must not be called on an error. */
    [[nodiscard]] const T &value() const & { return std::get<0>(m_state); }
    [[nodiscard]] T &value() & { return std::get<0>(m_state); }
    [[nodiscard]] T &&value() && { return std::get<0>(std::move(m_state)); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }
    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }

    [[nodiscard]] const E &error() const { return std::get<1>(m_state); }

private:
    std::variant<T, E> m_state;
};

/** The result of an operation without a value: success, or its error. */
template<typename E>
class [[nodiscard]] Result<void, E> final
{
public:
    using Value = void;
    using Failure = E;

    Result() = default;
    Result(E error)
        : m_state(std::in_place_index<1>, std::move(error))
    {}

    [[nodiscard]] bool isOk() const { return m_state.index() == 0; }
    explicit operator bool() const { return isOk(); }
    [[nodiscard]] const E &error() const { return std::get<1>(m_state); }

private:
    std::variant<std::monostate, E> m_state;
};

} // namespace base
