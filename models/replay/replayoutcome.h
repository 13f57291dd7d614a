#pragma once

#include "gatewayerror.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace replay {

/** A difference between what was recorded and what a definition makes of the request now. */
struct Difference {
    enum class What {
        Answer,      ///< Who answers, and how: see describedAnswer() of the messages.
        UpstreamUrl, ///< The scheme, host and port of the upstream.
        RequestLine, ///< Method and target of the upstream request.
        Header,      ///< A header field of the upstream request; `name` is its name.
        Change,      ///< A change of the gateway, with its cause; `name` is that of the header field, if it has one.
        Credential,  ///< The credential for the upstream, as the definition has it; `name` is `username` or `password`.
    };
    What what = What::Answer;
    QByteArray name;
    /** The value as recorded; empty if there was none. For Answer, the status and the gateway's reason. */
    QByteArray before;
    QByteArray after; ///< The value now; empty if there is none.
    friend bool operator==(const Difference &, const Difference &) = default;
};

/** Why the gateway does not serve a definition. */
enum class NotServed {
    SyntaxErrors,
    NoSettings,   ///< It has no gateway settings, or its API is not active.
    NoListenPath, ///< It has no listen path that a request can match.
};

/** What a definition makes of a recorded request, compared with what was recorded. */
struct Outcome {
    bool reachesUpstream = false;
    /** The status of the response: the recorded one if the request reaches the upstream as it did; 0 if it reaches the
     * upstream now and there is no recorded response. */
    int status = 0;
    traffic::GatewayError reason = traffic::GatewayError::None; ///< Why the gateway answers itself.
    QList<Difference> differences;                              ///< Empty if the outcome is the same.
    /** Set for a definition that is not served: then there is no outcome, and nothing else is set. */
    std::optional<NotServed> notServed;
    /** True if the upstream may get another password or token: a bundle has no secrets to compare it with. */
    bool hasUnknownCredential = false;

    [[nodiscard]] bool isSame() const { return differences.isEmpty() && !notServed; }
};

} // namespace replay
