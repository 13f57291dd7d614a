#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace traffic {

/** The part of a request that the gateway changed. `preview --format json` has a word for each. */
enum class ChangeKind { Target, Host, Header, Body };

/** Why the gateway changed a part of a request. Each reason has a message in models/messages (changemessages), a word
 * in exchangejson.cpp and a short text in ui/traffic/exchangetexts.cpp. */
enum class ChangeReason {
    ListenPathStripped,
    UpstreamUrlJoined,
    HostOfUpstream,
    HopByHop,
    ForwardedFor,
    UpstreamBasicAuthentication,
    ConnectionHandling,
};

/**
 * One difference between what the client sent and what the upstream gets. `before` is nothing for an added field,
 * `after` for a removed one. `pointer` is the JSON Pointer of the setting that caused the change; empty for rules of
 * HTTP itself. `isSecret` marks values that are shown as REDACTED.
 */
struct Change {
    ChangeKind kind = ChangeKind::Header;
    QByteArray name; ///< The name of the changed header field; empty for the target.
    std::optional<QByteArray> before;
    std::optional<QByteArray> after;
    ChangeReason reason = ChangeReason::HopByHop;
    QString pointer;
    bool isSecret = false;
    friend bool operator==(const Change &, const Change &) = default;
};

} // namespace traffic
