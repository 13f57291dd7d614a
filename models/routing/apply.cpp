#include "apply.h"

#include "listenpath.h"
#include "messagerules.h"
#include "targettext.h"

namespace routing {

namespace {

using http::HeaderList;
using http::sameName;
using traffic::Change;
using traffic::ChangeKind;
using traffic::ChangeReason;

/** The target and the rewriting of it. */
class TargetRewriting final
{
public:
    TargetRewriting(const Route &route, const http::RequestHead &request, const ClientContext &client)
        : m_route(route)
        , m_parts(http::splitTarget(request.target))
        , m_client(client)
    {}

    [[nodiscard]] QByteArray run(const QByteArray &received, QList<Change> &changes) const
    {
        if (received == "*")
            return received;
        const QByteArray origin = m_parts.path.toByteArray() + ownQuery();
        if (received != origin)
            changes.append({ChangeKind::Target, {}, received, origin, ChangeReason::ConnectionHandling, {}, false});
        const QByteArray stripped = strippedPath();
        const QByteArray between = (stripped.isEmpty() ? QByteArray("/") : stripped) + ownQuery();
        note(origin, between, ChangeReason::ListenPathStripped, u"/server/listenPath/strip", changes);
        const QByteArray joined = joinedPath(stripped) + joinedQuery();
        note(between, joined, ChangeReason::UpstreamUrlJoined, u"/upstream/url", changes);
        return joined;
    }

private:
    /** Empty when nothing is left of it. */
    [[nodiscard]] QByteArray strippedPath() const
    {
        if (!m_route.stripListenPath)
            return m_parts.path.toByteArray();
        const auto taken = m_client.listenPathBytes
                               ? m_client.listenPathBytes
                               : ListenPath(m_route.listenPath, m_client.prefixMatch).match(m_parts.path);
        const QByteArray rest = m_parts.path.sliced(taken.value_or(0)).toByteArray();
        return rest.isEmpty() || rest.startsWith('/') ? rest : '/' + rest;
    }

    [[nodiscard]] QByteArray joinedPath(const QByteArray &rest) const
    {
        QByteArray base = m_route.upstream.path(QUrl::FullyEncoded).toLatin1();
        if (base.endsWith('/'))
            base.chop(1);
        const QByteArray path = base + rest;
        return path.isEmpty() ? QByteArray("/") : path;
    }

    [[nodiscard]] QByteArray ownQuery() const
    {
        return m_parts.hasQuery ? '?' + m_parts.query.toByteArray() : QByteArray();
    }

    [[nodiscard]] QByteArray joinedQuery() const
    {
        const QByteArray first = m_route.upstream.query(QUrl::FullyEncoded).toLatin1();
        if (first.isEmpty())
            return ownQuery();
        return m_parts.query.isEmpty() ? '?' + first : '?' + first + '&' + m_parts.query.toByteArray();
    }

    void note(const QByteArray &before, const QByteArray &after, ChangeReason reason, QStringView member,
              QList<Change> &changes) const
    {
        if (before != after)
            changes.append(
                {ChangeKind::Target, {}, before, after, reason, m_route.extensionPointer + member.toString(), false});
    }

    const Route &m_route;
    http::TargetParts m_parts;
    const ClientContext &m_client;
};

/** The fields and the rewriting of them, one rule a function, in the order in which they are called. */
class FieldRewriting final
{
public:
    FieldRewriting(const Route &route, const http::RequestHead &request, QList<Change> &changes)
        : m_route(route)
        , m_received(request)
        , m_upgrades(http::asksForUpgrade(request))
        , m_changes(changes)
    {}

    void takeHopByHopOff()
    {
        for (const HeaderList::Field &field : m_received.headers.fields()) {
            const std::optional<QByteArray> kept = keptValue(field);
            if (kept)
                m_fields.append({field.name, *kept});
            if (kept != field.value)
                note(ChangeKind::Header, field.name, field.value, kept, ChangeReason::HopByHop);
        }
    }

    void pointHostAtUpstream()
    {
        const QByteArray host = hostOf(m_route.upstream);
        const auto before = m_received.headers.first("Host");
        if (host.isEmpty() || before == host || (m_route.preserveHost && before))
            return;
        if (const qsizetype at = indexOf("Host"); at >= 0)
            m_fields[at].value = host;
        else
            m_fields.prepend({"Host", host});
        note(ChangeKind::Host, "Host", before, host, ChangeReason::HostOfUpstream,
             m_route.extensionPointer + u"/upstream/url"_qs);
    }

    /** Appends to the last field of the name, so that the ones before stay as they are. */
    void appendForwardedFor(const QByteArray &address)
    {
        if (address.isEmpty())
            return;
        for (qsizetype at = m_fields.size() - 1; at >= 0; --at) {
            HeaderList::Field &field = m_fields[at];
            if (!sameName(field.name, "X-Forwarded-For"))
                continue;
            const QByteArray before = field.value;
            field.value = before.isEmpty() ? address : before + ", " + address;
            note(ChangeKind::Header, field.name, before, field.value, ChangeReason::ForwardedFor);
            return;
        }
        m_fields.append({"X-Forwarded-For", address});
        note(ChangeKind::Header, "X-Forwarded-For", std::nullopt, address, ChangeReason::ForwardedFor);
    }

    [[nodiscard]] HeaderList withCredential() const
    {
        HeaderList headers;
        for (const HeaderList::Field &field : m_fields)
            headers.append(field);
        if (!m_route.credential)
            return headers;
        const routing::UpstreamCredential &credential = *m_route.credential;
        const QList<QByteArray> replaced = headers.all(credential.headerName);
        const QByteArray &value = credential.headerValue.reveal();
        headers.set(credential.headerName, value);
        const auto first = replaced.isEmpty() ? std::nullopt : std::optional(replaced.first());
        noteCredential(first, value);
        for (qsizetype at = 1; at < replaced.size(); ++at)
            noteCredential(replaced.at(at), std::nullopt);
        return headers;
    }

private:
    /** The value that goes on; nothing when the field is taken off. */
    [[nodiscard]] std::optional<QByteArray> keptValue(const HeaderList::Field &field) const
    {
        if (sameName(field.name, "Transfer-Encoding"))
            return field.value; // The reader lets nothing but `chunked` through, and that is how it is sent on.
        if (sameName(field.name, "TE"))
            return keptTe(field.value);
        if (m_upgrades && sameName(field.name, "Connection"))
            return QByteArray("Upgrade");
        if (m_upgrades && sameName(field.name, "Upgrade"))
            return field.value;
        return http::isHopByHop(m_received.headers, field.name) ? std::nullopt : std::optional(field.value);
    }

    [[nodiscard]] static std::optional<QByteArray> keptTe(const QByteArray &value)
    {
        for (const QByteArrayView member : http::listMembers(value)) {
            if (sameName(member, "trailers"))
                return QByteArray("trailers");
        }
        return std::nullopt;
    }

    [[nodiscard]] qsizetype indexOf(QByteArrayView name) const
    {
        for (qsizetype at = 0; at < m_fields.size(); ++at) {
            if (sameName(m_fields.at(at).name, name))
                return at;
        }
        return -1;
    }

    void note(ChangeKind kind, const QByteArray &name, const std::optional<QByteArray> &before,
              const std::optional<QByteArray> &after, ChangeReason reason, const QString &pointer = {}) const
    {
        const bool secret = sameName(name, "Proxy-Authorization") || sameName(name, "Authorization");
        m_changes.append({kind, name, before, after, reason, pointer, secret});
    }

    void noteCredential(const std::optional<QByteArray> &before, const std::optional<QByteArray> &after) const
    {
        const QString pointer = m_route.credential->pointer.isEmpty()
                                    ? m_route.extensionPointer + u"/upstream/authentication/basicAuth"_qs
                                    : m_route.credential->pointer;
        m_changes.append({ChangeKind::Header, m_route.credential->headerName, before, after,
                          ChangeReason::UpstreamBasicAuthentication, pointer, true});
    }

    const Route &m_route;
    const http::RequestHead &m_received;
    bool m_upgrades;
    QList<Change> &m_changes;
    QList<HeaderList::Field> m_fields;
};

} // namespace

Applied apply(const Route &route, const http::RequestHead &request, const ClientContext &client)
{
    Applied applied;
    applied.request.method = request.method;
    applied.request.target = TargetRewriting(route, request, client).run(request.target, applied.changes);
    FieldRewriting fields(route, request, applied.changes);
    fields.takeHopByHopOff();
    fields.pointHostAtUpstream();
    fields.appendForwardedFor(client.address);
    applied.request.headers = fields.withCredential();
    return applied;
}

QByteArray hostOf(const QUrl &upstream)
{
    QByteArray host = upstream.host(QUrl::FullyEncoded).toLatin1();
    if (host.contains(':'))
        host = '[' + host + ']';
    if (upstream.port() >= 0)
        host += ':' + QByteArray::number(upstream.port());
    return host;
}

} // namespace routing
