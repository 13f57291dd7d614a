#pragma once

#include <QByteArray>

#include <array>
#include <optional>

namespace management {

/** A failure of the servers that the sandbox simulates. */
enum class SandboxFault { None, Unauthorised, Failing, Slow, WebPage };

/** A simulated failure and its name on the command line. */
struct SandboxFaultWord {
    SandboxFault fault;
    QByteArrayView word;
};
/** All simulated failures with their names on the command line. */
inline constexpr std::array sandboxFaultWords{
    SandboxFaultWord{SandboxFault::None, "none"},    SandboxFaultWord{SandboxFault::Unauthorised, "401"},
    SandboxFaultWord{SandboxFault::Failing, "500"},  SandboxFaultWord{SandboxFault::Slow, "slow"},
    SandboxFaultWord{SandboxFault::WebPage, "html"},
};

/** The simulated failure with this name, or nothing. */
[[nodiscard]] inline std::optional<SandboxFault> sandboxFault(QByteArrayView word)
{
    for (const SandboxFaultWord &known : sandboxFaultWords) {
        if (known.word == word)
            return known.fault;
    }
    return std::nullopt;
}

} // namespace management
