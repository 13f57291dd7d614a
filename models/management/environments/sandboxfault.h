#pragma once

#include <QByteArray>

#include <array>
#include <optional>

namespace management {

/** What the sandbox does instead of answering as usual, to see how a program copes. */
enum class SandboxFault { None, Unauthorised, Failing, Slow, WebPage };

/** As the command line writes them; `none` is the usual. */
struct SandboxFaultWord {
    SandboxFault fault;
    QByteArrayView word;
};
/** All faults with their words. */
inline constexpr std::array sandboxFaultWords{
    SandboxFaultWord{SandboxFault::None, "none"},    SandboxFaultWord{SandboxFault::Unauthorised, "401"},
    SandboxFaultWord{SandboxFault::Failing, "500"},  SandboxFaultWord{SandboxFault::Slow, "slow"},
    SandboxFaultWord{SandboxFault::WebPage, "html"},
};

/** The fault that the command line names so; nothing for an unknown word. */
[[nodiscard]] inline std::optional<SandboxFault> sandboxFault(QByteArrayView word)
{
    for (const SandboxFaultWord &known : sandboxFaultWords) {
        if (known.word == word)
            return known.fault;
    }
    return std::nullopt;
}

} // namespace management
