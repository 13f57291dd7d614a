#include "apply.h"

#include "bytes.h"
#include "messagerules.h"
#include "targettext.h"

#include <algorithm>
#include <utility>

namespace routing {

namespace {

using http::HeaderList;
using http::sameName;
using traffic::Change;
using traffic::ChangeKind;
using traffic::ChangeReason;

// Implicitly shared by all changes with these names.
const QByteArray HostName = QByteArrayLiteral("Host");
const QByteArray ForwardedForName = QByteArrayLiteral("X-Forwarded-For");

/** Rewrites the target. */
class TargetRewriting final
{
public:
    TargetRewriting(const RouteMatch &match, const http::RequestHead &request)
        : m_match(match)
        , m_plan(*match.plan)
        , m_parts(http::splitTarget(request.target))
    {}

    [[nodiscard]] QByteArray run(const QByteArray &received, QList<Change> &changes) const
    {
        // The parts are views into the received target, which usually is the origin form itself.
        const bool isOrigin = m_parts.path.data() == received.constData();
        const QByteArray origin = isOrigin ? received : m_parts.path.toByteArray() + ownQuery();
        note(received, origin, ChangeReason::ConnectionHandling, {}, changes);
        const QByteArrayView stripped = strippedPath();
        const QByteArray between = stripped == m_parts.path ? origin : withSlash(stripped, {}) + ownQuery();
        note(origin, between, ChangeReason::ListenPathStripped, m_plan.stripPointer, changes);
        const bool isJoined = !m_plan.basePath.isEmpty() || !m_plan.baseQuery.isEmpty();
        const QByteArray joined = isJoined ? joinedPath(stripped) + joinedQuery() : between;
        note(between, joined, ChangeReason::UpstreamUrlJoined, m_plan.upstreamUrlPointer, changes);
        return joined;
    }

private:
    /** The path without the listen path; may be empty. */
    [[nodiscard]] QByteArrayView strippedPath() const
    {
        return m_match.route->stripListenPath ? m_parts.path.sliced(m_match.listenPathBytes) : m_parts.path;
    }

    [[nodiscard]] static QByteArray withSlash(QByteArrayView rest, const QByteArray &base)
    {
        QByteArray path = base;
        path.reserve(base.size() + rest.size() + 1);
        if (!rest.startsWith('/') && (base.isEmpty() || !rest.isEmpty()))
            path.append('/');
        return path.append(rest);
    }

    [[nodiscard]] QByteArray joinedPath(QByteArrayView rest) const { return withSlash(rest, m_plan.basePath); }

    [[nodiscard]] QByteArray ownQuery() const
    {
        return m_parts.hasQuery ? '?' + m_parts.query.toByteArray() : QByteArray();
    }

    [[nodiscard]] QByteArray joinedQuery() const
    {
        const QByteArray &first = m_plan.baseQuery;
        if (first.isEmpty())
            return ownQuery();
        return m_parts.query.isEmpty() ? '?' + first : '?' + first + '&' + m_parts.query.toByteArray();
    }

    static void note(const QByteArray &before, const QByteArray &after, ChangeReason reason, const QString &pointer,
                     QList<Change> &changes)
    {
        if (before != after)
            changes.append({ChangeKind::Target, {}, before, after, reason, pointer, false});
    }

    const RouteMatch &m_match;
    const RoutePlan &m_plan;
    http::TargetParts m_parts;
};

/** Rewrites the header fields: one rule for each function, in the order of the calls. */
class FieldRewriting final
{
public:
    FieldRewriting(const RouteMatch &match, const http::RequestHead &request, Applied &applied)
        : m_route(*match.route)
        , m_plan(*match.plan)
        , m_hopByHop(request.headers)
        , m_upgrades(http::asksForUpgrade(request))
        , m_options(connectionOptions(request.headers, m_upgrades))
        , m_received(request.headers)
        , m_fields(applied.request.headers)
        , m_changes(applied.changes)
    {
        m_fields.assign(request.headers);
    }

    void removeHopByHopFields()
    {
        // Up to here both lists are equal. The received one does not change.
        qsizetype at = 0;
        for (const HeaderList::Field &field : m_received.fields()) {
            const auto forwarded = forwardedValue(field);
            if (forwarded == field.value) {
                ++at;
                continue;
            }
            note(ChangeKind::Header, field.name, field.value, forwarded, ChangeReason::HopByHop);
            if (forwarded)
                m_fields.setValue(at++, *forwarded);
            else
                m_fields.removeAt(at);
        }
    }

    void setHost(const UpstreamTarget &target)
    {
        const auto before = m_received.find("Host");
        // The echo answers for an API without an upstream as well: HTTP/1.1 needs a Host.
        const bool isEchoAlone = m_plan.host.isEmpty() && !before && !target.host.isEmpty();
        const QByteArray host = isEchoAlone ? target.host.toLatin1() + ':' + QByteArray::number(target.port)
                                            : m_plan.host;
        if (host.isEmpty() || (before && (before->value == host || m_route.preserveHost)))
            return;
        if (const qsizetype at = m_fields.indexOf("Host"); at >= 0)
            m_fields.setValue(at, host);
        else
            m_fields.prepend("Host", host);
        m_changes.append({ChangeKind::Host, HostName,
                          before ? std::optional(before->value.toByteArray()) : std::nullopt, host,
                          ChangeReason::HostOfUpstream, m_plan.upstreamUrlPointer, false});
    }

    /** Appends to the last field of the name. The fields before stay as they are. */
    void appendForwardedFor(const QByteArray &address)
    {
        if (address.isEmpty())
            return;
        for (qsizetype at = m_fields.fields().size() - 1; at >= 0; --at) {
            const HeaderList::Field field = m_fields.fields().at(at);
            if (!sameName(field.name, ForwardedForName))
                continue;
            const QByteArray before = field.value.toByteArray();
            const QByteArray after = before.isEmpty() ? address : before + ", " + address;
            note(ChangeKind::Header, field.name, before, QByteArrayView(after), ChangeReason::ForwardedFor);
            m_fields.setValue(at, after);
            return;
        }
        m_fields.append(ForwardedForName, address);
        m_changes.append(
            {ChangeKind::Header, ForwardedForName, std::nullopt, address, ChangeReason::ForwardedFor, {}, false});
    }

    /** The last step, so that no other rule changes the credential. */
    void setCredential()
    {
        if (!m_route.credential)
            return;
        const routing::UpstreamCredential &credential = *m_route.credential;
        const QList<QByteArray> replaced = m_fields.all(credential.headerName);
        const QByteArray &value = credential.headerValue.reveal();
        m_fields.set(credential.headerName, value);
        noteCredential(replaced.isEmpty() ? std::nullopt : std::optional(replaced.first()), value);
        for (qsizetype at = 1; at < replaced.size(); ++at)
            noteCredential(replaced.at(at), std::nullopt);
    }

private:
    /** The value that is forwarded; nothing when the field is removed. */
    [[nodiscard]] std::optional<QByteArrayView> forwardedValue(const HeaderList::Field &field)
    {
        if (!m_hopByHop.contains(field.name))
            return field.value;
        // The reader accepts `chunked` alone, in any spelling of a list. An upstream may read some of them otherwise.
        if (sameName(field.name, "Transfer-Encoding"))
            return std::exchange(m_isFramed, true) ? std::nullopt : std::optional<QByteArrayView>("chunked");
        if (sameName(field.name, "TE"))
            return m_options.contains("TE") && acceptsTrailers(field.value) ? std::optional<QByteArrayView>("trailers")
                                                                            : std::nullopt;
        if (sameName(field.name, "Connection") && !m_options.isEmpty())
            return std::exchange(m_hasOptions, true) ? std::nullopt : std::optional<QByteArrayView>(m_options);
        if (m_upgrades && sameName(field.name, "Upgrade"))
            return field.value;
        return std::nullopt;
    }

    [[nodiscard]] static bool acceptsTrailers(QByteArrayView value)
    {
        const auto members = http::listMembers(value);
        return std::any_of(members.begin(), members.end(),
                           [](QByteArrayView member) { return sameName(member, "trailers"); });
    }

    /** The Connection field of the forwarded request; empty for none. RFC 9110 §10.1.4: TE needs an option, so that the
     * upstream does not forward the field. */
    [[nodiscard]] static QByteArray connectionOptions(const HeaderList &received, bool upgrades)
    {
        bool hasTe = false;
        if (http::hasConnectionOption(received, "te")) {
            const QList<QByteArray> values = received.all("TE");
            hasTe = std::any_of(values.begin(), values.end(), acceptsTrailers);
        }
        if (upgrades)
            return hasTe ? QByteArrayLiteral("Upgrade, TE") : QByteArrayLiteral("Upgrade");
        return hasTe ? QByteArrayLiteral("TE") : QByteArray();
    }

    void note(ChangeKind kind, QByteArrayView name, QByteArrayView before, std::optional<QByteArrayView> after,
              ChangeReason reason) const
    {
        const bool secret = sameName(name, "Proxy-Authorization") || sameName(name, "Authorization");
        m_changes.append({kind,
                          name.toByteArray(),
                          before.toByteArray(),
                          after ? std::optional(after->toByteArray()) : std::nullopt,
                          reason,
                          {},
                          secret});
    }

    void noteCredential(const std::optional<QByteArray> &before, const std::optional<QByteArray> &after) const
    {
        m_changes.append({ChangeKind::Header, m_route.credential->headerName, before, after,
                          ChangeReason::UpstreamBasicAuthentication, m_plan.credentialPointer, true});
    }

    const Route &m_route;
    const RoutePlan &m_plan;
    http::HopByHop m_hopByHop;
    bool m_upgrades;
    QByteArray m_options;      ///< The value of Connection that is forwarded; empty for none.
    bool m_hasOptions = false; ///< A Connection field was forwarded.
    bool m_isFramed = false;   ///< A Transfer-Encoding was forwarded.
    const HeaderList &m_received;
    HeaderList &m_fields;
    QList<Change> &m_changes;
};

} // namespace

Applied apply(const RouteMatch &match, const UpstreamTarget &target, const http::RequestHead &request,
              const QByteArray &clientAddress, Applied reused)
{
    constexpr qsizetype usualChanges = 6;
    Applied applied = std::move(reused);
    applied.changes.clear();
    applied.changes.reserve(usualChanges);
    base::refill(applied.request.method, request.method);
    applied.request.minorVersion = http::RequestHead().minorVersion;
    base::refill(applied.request.target, TargetRewriting(match, request).run(request.target, applied.changes));
    FieldRewriting fields(match, request, applied);
    fields.removeHopByHopFields();
    fields.setHost(target);
    fields.appendForwardedFor(clientAddress);
    fields.setCredential();
    return applied;
}

} // namespace routing
