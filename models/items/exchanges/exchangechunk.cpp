#include "exchangechunk.h"

#include "exchangequeue.h"
#include "targetredactor.h"

#include <QHash>

#include <algorithm>
#include <cstring>

namespace items {
namespace {

/** Longer bodies share the memory of the recorded ones. */
constexpr qsizetype LongestCopiedBody = 4096;
/** Shorter texts take less than a reference to an earlier one. */
constexpr qsizetype ShortestReferred = 3;

} // namespace

ExchangeFacts factsOf(const traffic::Exchange &exchange)
{
    return {exchange.request.method,
            exchange.request.target,
            exchange.response.reason,
            exchange.apiName,
            exchange.documentPath,
            exchange.startedAt,
            exchange.response.status,
            exchange.timings.total(),
            exchange.requestBody.size,
            exchange.responseBody.size,
            exchange.reachedUpstream ? exchange.changes.size() : 0,
            exchange.reachedUpstream,
            !exchange.requestBody.isWhole() || !exchange.responseBody.isWhole(),
            exchange.gatewayReason,
            exchange.error,
            exchange.errorDetail,
            exchange.comment,
            {}};
}

/** Appends exchanges to a chunk. Reader reads the same fields in the same order. */
class ExchangeChunk::Writer final
{
public:
    explicit Writer(ExchangeChunk &chunk)
        : m_chunk(chunk)
    {}

    void exchange(const traffic::Exchange &exchange)
    {
        m_beside = 0;
        facts(exchange);
        bytes(shownTarget(exchange));
        number(exchange.isImported);
        route(exchange.decision);
        number(exchange.isHttps);
        number(exchange.id);
        head(exchange.request);
        body(exchange.requestBody);
        bytes(exchange.clientAddress);
        bytes(exchange.upstreamUrl);
        number(quint64(exchange.upstreamKind));
        bytes(exchange.upstreamRequest.method);
        bytes(exchange.upstreamRequest.target);
        head(exchange.upstreamRequest);
        number(static_cast<quint64>(exchange.changes.size()));
        for (const traffic::Change &change : exchange.changes)
            this->change(change);
        number(static_cast<quint64>(exchange.secretHeaderNames.size()));
        for (const QByteArray &name : exchange.secretHeaderNames)
            bytes(name);
        number(static_cast<quint64>(exchange.secretParameterNames.size()));
        for (const QByteArray &name : exchange.secretParameterNames)
            bytes(name);
        number(sharedIndex(m_chunk.m_secrets, exchange.secrets));
        signedNumber(exchange.response.minorVersion);
        headers(exchange.response.headers);
        body(exchange.responseBody);
        number(static_cast<quint64>(exchange.answeredBy));
        decision(exchange.decision);
        bytes(exchange.serverAddress);
        number(exchange.upstreamConnection);
        number(exchange.reusedConnection);
        stream(exchange.stream);
        findings(exchange.findings);
    }
    /** The bytes that the last exchange takes outside of the chunk. */
    [[nodiscard]] qint64 beside() const { return m_beside; }

private:
    /** Writes the fields that Reader::facts() reads, which come first. */
    void facts(const traffic::Exchange &exchange)
    {
        bytes(exchange.request.method);
        bytes(exchange.request.target);
        bytes(exchange.response.reason);
        text(exchange.apiName);
        text(exchange.documentPath);
        number(static_cast<quint64>(m_chunk.m_times.size()));
        m_chunk.m_times.append(exchange.startedAt);
        signedNumber(exchange.response.status);
        const traffic::Timings &times = exchange.timings;
        for (const double phase :
             {times.blocked, times.dns, times.connect, times.ssl, times.send, times.wait, times.receive})
            real(phase);
        signedNumber(exchange.requestBody.size);
        signedNumber(exchange.responseBody.size);
        number(exchange.reachedUpstream);
        number(static_cast<quint64>(exchange.changes.size()));
        number(!exchange.requestBody.isWhole() || !exchange.responseBody.isWhole());
        number(static_cast<quint64>(exchange.gatewayReason));
        number(static_cast<quint64>(exchange.error));
        text(exchange.errorDetail);
        text(exchange.comment);
    }

    /** What Reader::shownTarget() reads. The target itself stays if nothing in it is secret, and takes no room then. */
    QByteArrayView shownTarget(const traffic::Exchange &exchange)
    {
        const QByteArray shown = m_redactor.target(exchange);
        if (shown == exchange.request.target)
            return exchange.request.target;
        m_shownTargets.append(shown);
        return m_shownTargets.constLast();
    }

    void number(quint64 value)
    {
        for (; value >= 0x80; value >>= 7)
            m_chunk.m_bytes.append(static_cast<char>(value | 0x80));
        m_chunk.m_bytes.append(static_cast<char>(value));
    }

    /** Numbers near 0 are short, negative ones too. */
    void signedNumber(qint64 value) { number((static_cast<quint64>(value) << 1) ^ static_cast<quint64>(value >> 63)); }

    /** The bits of small whole numbers end with zeros, so they are written from the other end. */
    void real(double value)
    {
        quint64 bits = 0;
        std::memcpy(&bits, &value, sizeof bits);
        quint64 mirrored = 0;
        for (int byte = 0; byte < 8; ++byte)
            mirrored |= (bits >> (8 * byte) & 0xff) << (56 - 8 * byte);
        number(mirrored);
    }

    /** An even number is the doubled size of the bytes that follow; an odd one refers to the place of an earlier one.
     */
    void bytes(QByteArrayView value)
    {
        if (value.size() >= ShortestReferred) {
            const auto known = m_places.constFind(value);
            if (known != m_places.constEnd())
                return number(*known << 1 | 1);
            m_places.insert(value, static_cast<quint64>(m_chunk.m_bytes.size()));
        }
        number(static_cast<quint64>(value.size()) << 1);
        m_chunk.m_bytes.append(value.data(), value.size());
    }

    void text(const QString &value)
    {
        const auto known = m_textPlaces.constFind(value);
        if (known != m_textPlaces.constEnd())
            return number(*known);
        const auto place = static_cast<quint64>(m_chunk.m_texts.size());
        m_textPlaces.insert(value, place);
        m_chunk.m_texts.append(value);
        m_beside += value.size() * static_cast<qint64>(sizeof(QChar));
        number(place);
    }

    void optionalBytes(const std::optional<QByteArray> &value)
    {
        number(value.has_value());
        if (value)
            bytes(*value);
    }

    void headers(const http::HeaderList &list)
    {
        number(static_cast<quint64>(list.fields().size()));
        for (const http::HeaderList::Field &field : list.fields()) {
            bytes(field.name);
            bytes(field.value);
        }
    }

    void head(const http::RequestHead &head)
    {
        signedNumber(head.minorVersion);
        headers(head.headers);
    }

    /** The first number is 0 for bytes that follow, else the place in m_bodies and 1. */
    void body(const http::Body &body)
    {
        signedNumber(body.size);
        signedNumber(body.encodedSize);
        number(body.isIncomplete);
        const QByteArray &memory = body.bytes.memory();
        if (memory.size() <= LongestCopiedBody && memory.size() == body.bytes.size()) {
            number(0);
            return bytes(memory);
        }
        m_chunk.m_bodies.append(body.bytes);
        m_beside += body.bytes.size();
        number(static_cast<quint64>(m_chunk.m_bodies.size()));
    }

    void change(const traffic::Change &change)
    {
        number(static_cast<quint64>(change.kind));
        bytes(change.name);
        optionalBytes(change.before);
        optionalBytes(change.after);
        number(static_cast<quint64>(change.reason));
        text(change.pointer);
        number(change.isSecret);
    }

    /** Writes the part of a decision that Reader::requestFacts() reads. */
    void route(const traffic::DecisionFacts &facts)
    {
        number(sharedIndex(m_chunk.m_routes, facts.routes));
        signedNumber(facts.matched);
    }

    void decision(const traffic::DecisionFacts &facts)
    {
        text(facts.rule);
        text(facts.pointer);
        number(static_cast<quint64>(facts.arguments.size()));
        for (const QString &argument : facts.arguments)
            text(argument);
        number(facts.readError ? static_cast<quint64>(*facts.readError) + 1 : 0);
    }

    void stream(const traffic::StreamEvents &stream)
    {
        signedNumber(stream.dropped);
        number(static_cast<quint64>(stream.events.size()));
        for (const traffic::StreamEvent &event : stream.events) {
            real(event.at);
            number(event.fromClient);
            signedNumber(event.size);
            bytes(event.text);
            signedNumber(event.opcode);
        }
    }

    void findings(const QList<traffic::MockFinding> &findings)
    {
        number(static_cast<quint64>(findings.size()));
        for (const traffic::MockFinding &finding : findings) {
            bytes(finding.in);
            bytes(finding.name);
            text(finding.pointer);
            text(finding.text);
            text(finding.place);
        }
    }

    /** The place of a list that many exchanges share. */
    template<typename List>
    static quint64 sharedIndex(QList<List> &lists, const List &wanted)
    {
        const auto isSame = [&](const List &list) {
            return list.constData() == wanted.constData() && list.size() == wanted.size();
        };
        const auto found = std::find_if(lists.cbegin(), lists.cend(), isSame);
        const auto place = static_cast<quint64>(found - lists.cbegin());
        if (found == lists.cend())
            lists.append(wanted);
        return place;
    }

    ExchangeChunk &m_chunk;
    QHash<QByteArrayView, quint64> m_places; ///< Keys are views into the exchanges and into m_shownTargets.
    QList<QByteArray> m_shownTargets;
    traffic::TargetRedactor m_redactor;
    QHash<QString, quint64> m_textPlaces;
    qint64 m_beside = 0;
};

/** Reads what Writer has written. */
class ExchangeChunk::Reader final
{
public:
    Reader(const ExchangeChunk &chunk, quint64 at)
        : m_chunk(chunk)
        , m_at(at)
    {}

    traffic::Timings times;

    ExchangeFacts facts()
    {
        ExchangeFacts facts;
        facts.method = bytes();
        facts.target = bytes();
        facts.reason = bytes();
        facts.apiName = text();
        facts.documentPath = text();
        facts.startedAt = m_chunk.m_times.at(static_cast<qsizetype>(number()));
        facts.status = static_cast<int>(signedNumber());
        for (double *phase :
             {&times.blocked, &times.dns, &times.connect, &times.ssl, &times.send, &times.wait, &times.receive})
            *phase = real();
        facts.milliseconds = times.total();
        facts.requestSize = signedNumber();
        facts.responseSize = signedNumber();
        reachedUpstream = flag();
        changes = number();
        facts.changes = reachedUpstream ? static_cast<qsizetype>(changes) : 0;
        facts.reachedUpstream = reachedUpstream;
        facts.isTruncated = flag();
        facts.gatewayReason = static_cast<traffic::GatewayError>(number());
        facts.error = static_cast<traffic::GatewayError>(number());
        facts.errorDetail = text();
        facts.comment = text();
        return facts;
    }

    /** The target without secrets, which is after the facts. */
    QByteArrayView shownTarget()
    {
        (void)facts();
        return bytes();
    }

    RequestFacts requestFacts()
    {
        const ExchangeFacts first = facts();
        const QByteArrayView shown = bytes();
        const bool isImported = flag();
        const QList<traffic::ServedRoute> &routes = m_chunk.m_routes.at(static_cast<qsizetype>(number()));
        const qint64 matched = signedNumber();
        const bool hasRoute = matched >= 0 && matched < routes.size();
        return {first.method,    first.target, QString::fromUtf8(shown),
                first.startedAt, isImported,   hasRoute ? &routes.at(matched) : nullptr};
    }

    void exchange(traffic::Exchange &exchange)
    {
        const ExchangeFacts first = facts();
        exchange.request.method = first.method.toByteArray();
        exchange.request.target = first.target.toByteArray();
        exchange.response.reason = first.reason.toByteArray();
        exchange.response.status = first.status;
        exchange.apiName = first.apiName;
        exchange.documentPath = first.documentPath;
        exchange.startedAt = first.startedAt;
        exchange.timings = times;
        exchange.reachedUpstream = reachedUpstream;
        exchange.gatewayReason = first.gatewayReason;
        exchange.error = first.error;
        exchange.errorDetail = first.errorDetail;
        exchange.comment = first.comment;
        (void)bytes(); // The target without secrets.
        exchange.isImported = flag();
        exchange.decision.routes = m_chunk.m_routes.at(static_cast<qsizetype>(number()));
        exchange.decision.matched = signedNumber();
        exchange.isHttps = flag();
        exchange.id = number();
        head(exchange.request);
        body(exchange.requestBody);
        exchange.clientAddress = bytes().toByteArray();
        exchange.upstreamUrl = bytes().toByteArray();
        exchange.upstreamKind = traffic::UpstreamKind(number());
        exchange.upstreamRequest.method = bytes().toByteArray();
        exchange.upstreamRequest.target = bytes().toByteArray();
        head(exchange.upstreamRequest);
        for (quint64 count = number(); count > 0; --count)
            exchange.changes.append(change());
        for (quint64 count = number(); count > 0; --count)
            exchange.secretHeaderNames.append(bytes().toByteArray());
        for (quint64 count = number(); count > 0; --count)
            exchange.secretParameterNames.append(bytes().toByteArray());
        exchange.secrets = m_chunk.m_secrets.at(static_cast<qsizetype>(number()));
        exchange.response.minorVersion = static_cast<int>(signedNumber());
        headers(exchange.response.headers);
        body(exchange.responseBody);
        exchange.answeredBy = static_cast<traffic::AnsweredBy>(number());
        decision(exchange.decision);
        exchange.serverAddress = bytes().toByteArray();
        exchange.upstreamConnection = number();
        exchange.reusedConnection = flag();
        exchange.stream = stream();
        for (quint64 count = number(); count > 0; --count)
            exchange.findings.append(finding());
    }

private:
    quint64 number()
    {
        quint64 value = 0;
        for (int shift = 0;; shift += 7) {
            const auto byte = static_cast<unsigned char>(m_chunk.m_bytes.at(static_cast<qsizetype>(m_at++)));
            value |= static_cast<quint64>(byte & 0x7f) << shift;
            if (byte < 0x80)
                return value;
        }
    }

    qint64 signedNumber()
    {
        const quint64 value = number();
        return static_cast<qint64>(value >> 1) ^ -static_cast<qint64>(value & 1);
    }

    bool flag() { return number() != 0; }

    double real()
    {
        const quint64 mirrored = number();
        quint64 bits = 0;
        for (int byte = 0; byte < 8; ++byte)
            bits |= (mirrored >> (8 * byte) & 0xff) << (56 - 8 * byte);
        double value = 0;
        std::memcpy(&value, &bits, sizeof value);
        return value;
    }

    QByteArrayView bytes()
    {
        const quint64 written = number();
        if (written & 1)
            return Reader(m_chunk, written >> 1).bytes();
        const QByteArrayView value(m_chunk.m_bytes.constData() + m_at, static_cast<qsizetype>(written >> 1));
        m_at += written >> 1;
        return value;
    }

    traffic::MockFinding finding()
    {
        traffic::MockFinding finding;
        finding.in = bytes().toByteArray();
        finding.name = bytes().toByteArray();
        finding.pointer = text();
        finding.text = text();
        finding.place = text();
        return finding;
    }

    QString text() { return m_chunk.m_texts.at(static_cast<qsizetype>(number())); }

    std::optional<QByteArray> optionalBytes() { return flag() ? std::optional(bytes().toByteArray()) : std::nullopt; }

    void headers(http::HeaderList &list)
    {
        for (quint64 count = number(); count > 0; --count) {
            const QByteArrayView name = bytes();
            list.append(name, bytes());
        }
    }

    void head(http::RequestHead &head)
    {
        head.minorVersion = static_cast<int>(signedNumber());
        headers(head.headers);
    }

    void body(http::Body &body)
    {
        body.size = signedNumber();
        body.encodedSize = signedNumber();
        body.isIncomplete = flag();
        if (const quint64 place = number(); place > 0)
            body.bytes = m_chunk.m_bodies.at(static_cast<qsizetype>(place - 1));
        else
            body.bytes = bytes().toByteArray();
    }

    traffic::Change change()
    {
        traffic::Change change;
        change.kind = static_cast<traffic::ChangeKind>(number());
        change.name = bytes().toByteArray();
        change.before = optionalBytes();
        change.after = optionalBytes();
        change.reason = static_cast<traffic::ChangeReason>(number());
        change.pointer = text();
        change.isSecret = flag();
        return change;
    }

    void decision(traffic::DecisionFacts &facts)
    {
        facts.rule = text();
        facts.pointer = text();
        for (quint64 count = number(); count > 0; --count)
            facts.arguments.append(text());
        if (const quint64 error = number(); error > 0)
            facts.readError = static_cast<http::ReadError>(error - 1);
    }

    traffic::StreamEvents stream()
    {
        traffic::StreamEvents stream;
        stream.dropped = signedNumber();
        for (quint64 count = number(); count > 0; --count) {
            traffic::StreamEvent event;
            event.at = real();
            event.fromClient = flag();
            event.size = signedNumber();
            event.text = bytes().toByteArray();
            event.opcode = static_cast<int>(signedNumber());
            stream.events.append(event);
        }
        return stream;
    }

    const ExchangeChunk &m_chunk;
    quint64 m_at = 0;
    bool reachedUpstream = false;
    quint64 changes = 0;
};

ExchangeChunk::ExchangeChunk(const QList<traffic::ExchangePtr> &exchanges)
{
    Writer writer(*this);
    for (const traffic::ExchangePtr &exchange : exchanges) {
        const qsizetype start = m_bytes.size();
        m_starts.push_back(static_cast<quint32>(start));
        writer.exchange(*exchange);
        m_sizes.push_back(m_bytes.size() - start + writer.beside());
    }
    m_bytes.squeeze();
    m_starts.shrink_to_fit();
    m_sizes.shrink_to_fit();
}

traffic::ExchangePtr ExchangeChunk::exchange(qsizetype index) const
{
    auto exchange = std::make_shared<traffic::Exchange>();
    Reader(*this, m_starts[static_cast<std::size_t>(index)]).exchange(*exchange);
    return exchange;
}

ExchangeFacts ExchangeChunk::facts(qsizetype index) const
{
    return Reader(*this, m_starts[static_cast<std::size_t>(index)]).facts();
}

QByteArrayView ExchangeChunk::shownTarget(qsizetype index) const
{
    return Reader(*this, m_starts[static_cast<std::size_t>(index)]).shownTarget();
}

RequestFacts ExchangeChunk::requestFacts(qsizetype index) const
{
    return Reader(*this, m_starts[static_cast<std::size_t>(index)]).requestFacts();
}

qint64 KeptExchange::bytes() const
{
    return m_whole ? traffic::sizeOf(*m_whole) : m_chunk->bytes(m_index);
}

QString KeptExchange::shownTarget() const
{
    if (m_whole)
        return QString::fromUtf8(traffic::TargetRedactor().target(*m_whole));
    return QString::fromUtf8(m_chunk->shownTarget(m_index));
}

ExchangeFacts KeptExchange::facts() const
{
    ExchangeFacts facts = m_whole ? factsOf(*m_whole) : m_chunk->facts(m_index);
    facts.verdict = m_verdict;
    return facts;
}

RequestFacts KeptExchange::requestFacts() const
{
    if (!m_whole)
        return m_chunk->requestFacts(m_index);
    return {m_whole->request.method, m_whole->request.target, shownTarget(),
            m_whole->startedAt,      m_whole->isImported,     m_whole->decision.route()};
}

} // namespace items
