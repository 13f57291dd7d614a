#include "servecommand.h"

#include "argumenterror.h"
#include "coreservices.h"
#include "documentfile.h"
#include "harwriter.h"
#include "interruption.h"
#include "redact.h"
#include "requestguard.h"

namespace commands {

namespace {

constexpr qint64 Kilo = 1024;

/** A number of bytes; k, M and G are powers of 1024. */
std::optional<qint64> sizeOf(QString text)
{
    qint64 factor = 1;
    for (const auto &[letter, times] : {std::pair{u'k', Kilo}, {u'M', Kilo * Kilo}, {u'G', Kilo * Kilo * Kilo}}) {
        if (text.endsWith(letter))
            factor = times;
    }
    if (factor > 1)
        text.chop(1);
    bool isNumber = false;
    const qint64 number = text.toInt(&isNumber);
    return isNumber && number >= 0 ? std::optional(number * factor) : std::nullopt;
}

QString readSizes(const QCommandLineParser &parser, GatewayRequest &request)
{
    const std::pair<QString, qint64 *> sizes[] = {{u"record-body"_qs, &request.recordedBodyBytes},
                                                  {u"record-memory"_qs, &request.recordedMemoryBytes},
                                                  {u"record-file"_qs, &request.recordedFileBytes}};
    for (const auto &[name, target] : sizes) {
        const std::optional<qint64> size = sizeOf(parser.value(name));
        if (!size)
            return u"--%1 must be a size such as 64k, 16M or 1G"_qs.arg(name);
        *target = *size;
    }
    return {};
}

QString readFaults(const QCommandLineParser &parser, GatewayRequest &request)
{
    for (const QString &text : parser.values(u"fault"_qs)) {
        const base::Result<routing::Fault> fault = routing::parseFault(text);
        if (!fault)
            return u"--fault “%1”: “%2” is not valid. Write delay=200ms, status=503, abort or throttle=10k."_qs.arg(
                text, fault.error().detail);
        request.faults.append(*fault);
    }
    return {};
}

QString readOrigins(const QCommandLineParser &parser, GatewayRequest &request)
{
    for (const QString &text : parser.values(u"allow-origin"_qs)) {
        const QByteArray origin = text.toUtf8();
        if (!routing::parseOrigin(origin))
            return u"--allow-origin must be an origin such as http://localhost:3000, not “%1”"_qs.arg(text);
        request.allowedOrigins.append(origin);
    }
    return {};
}

/** The text of a HAR file without secrets, an exchange at a time. */
workspace::NextPiece harOf(const QList<traffic::ExchangePtr> &exchanges)
{
    return [next = exchanges.cbegin(), end = exchanges.cend(), redactor = traffic::Redactor(), har = traffic::HarText(),
            isEnded = false]() mutable -> base::Result<std::optional<QByteArray>> {
        if (next != end)
            return std::optional(har.add(redactor.exchange(**next++)));
        return std::exchange(isEnded, true) ? std::nullopt : std::optional(har.end());
    };
}

} // namespace

void ServeCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Runs a test gateway with the definitions on this machine until Ctrl+C. Prints its address and then one line "
        u"per exchange."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The definitions. - is standard input."_qs, u"FILE…"_qs);
    parser.addOption(
        {u"port"_qs, u"The port to listen on; 0 for any free port (default: 8080)."_qs, u"N"_qs, u"8080"_qs});
    parser.addOption({u"har"_qs, u"Write the exchanges to this file at the end, without secrets."_qs, u"FILE"_qs});
    addGatewayOptions(
        parser,
        u"A local user for APIs with HTTP Basic client authentication, instead of those in the keychain. May be "
        u"repeated."_qs);
    parser.addOption(
        {u"mock-invalid"_qs, u"Let the mock answer requests that do not fit the definition as if they did."_qs});
    parser.addOption(
        {u"fault"_qs,
         u"Simulate a fault for a path as clients request it, listen path included: delay=200ms, status=503, abort, "
         u"throttle=10k (bytes per second). May be repeated."_qs,
         u"\"[METHOD] PATH SETTING…\""_qs});
    parser.addOption({u"allow-origin"_qs,
                      u"Let web pages of this origin call the APIs, for example http://localhost:3000. APIs whose "
                      u"requests get credentials refuse pages of all other origins. May be repeated."_qs,
                      u"ORIGIN"_qs});
    parser.addOption(
        {u"prefix-match"_qs, u"The listen path /a also serves /ab, in addition to /a and the paths below it."_qs});
    parser.addOption(
        {u"https"_qs,
         u"Serve HTTPS with a certificate for localhost, which is created on first use. The second line of the "
         u"output is the path of the certificate file, which clients can trust."_qs});
    parser.addOption({u"record-body"_qs,
                      u"Record at most this much of each body, in bytes or with k, M or G (default: 16M)."_qs,
                      u"SIZE"_qs, u"16M"_qs});
    parser.addOption(
        {u"record-memory"_qs,
         u"Keep at most this much of all recorded bodies in memory (default: 64M). The rest goes to a temporary file."_qs,
         u"SIZE"_qs, u"64M"_qs});
    parser.addOption({u"record-file"_qs,
                      u"The largest size of that file (default: 1G). When it is full, bodies are truncated."_qs,
                      u"SIZE"_qs, u"1G"_qs});
}

void ServeCommand::run(const QCommandLineParser &parser)
{
    bool isNumber = false;
    const ushort port = parser.value(u"port"_qs).toUShort(&isNumber);
    if (!isNumber)
        return refuse(u"--port must be a number from 0 to 65535"_qs);
    if (parser.positionalArguments().isEmpty())
        return refuse(u"serve needs at least one FILE"_qs);
    base::Result<GatewayRequest> request = readGatewayRequest(parser);
    if (!request)
        return refuse(argumentProblem(request.error()));
    request->port = port;
    request->mockAnswersInvalid = parser.isSet(u"mock-invalid"_qs);
    request->prefixMatch = parser.isSet(u"prefix-match"_qs);
    request->https = parser.isSet(u"https"_qs);
    for (const QString &problem :
         {readFaults(parser, *request), readSizes(parser, *request), readOrigins(parser, *request)}) {
        if (!problem.isEmpty())
            return refuse(problem);
    }
    m_harFile = parser.value(u"har"_qs);
    if (m_harFile == u"-")
        return refuse(u"--har needs the name of a file, because requests are printed on standard output"_qs);

    // A file that can't be written is reported now, not at the end, when the recording would be lost.
    if (!m_harFile.isEmpty()) {
        if (const base::Result<void> written = core().store.writePrivate(m_harFile, traffic::writeHar({})); !written)
            return refuse(failureLine(m_harFile, written.error()));
    }
    GatewaySession &session = openSession();
    connectSession(session);
    auto *interruption = new Interruption(this);
    connect(interruption, &Interruption::interrupted, this, [this, &session] {
        m_isEnding = true;
        session.stop();
    });
    session.start(*request);
}

void ServeCommand::connectSession(GatewaySession &session)
{
    connect(&session, &GatewaySession::started, this, [this, &session](const QUrl &address) {
        console().printLine(u"listening "_qs + address.toString(QUrl::RemovePath));
        if (const QString path = session.certificatePath(); !path.isEmpty())
            console().printLine(u"certificate "_qs + path);
    });
    connect(&session, &GatewaySession::recorded, this, &ServeCommand::take);
    connect(&session, &GatewaySession::recordsDropped, this, [this](qint64 count) {
        console().complain(
            u"%1 older exchanges were dropped, because they arrived faster than they could be displayed"_qs.arg(count));
    });
    connect(&session, &GatewaySession::stopped, this, [this] {
        if (m_isEnding)
            end();
    });
}

void ServeCommand::take(const QList<traffic::ExchangePtr> &exchanges)
{
    console().printText(m_lines.of(exchanges));
    for (const traffic::ExchangePtr &exchange : exchanges)
        hint(*exchange);
    if (m_harFile.isEmpty())
        return;
    for (const traffic::ExchangePtr &exchange : exchanges)
        m_leftOut += m_kept.add(exchange);
}

void ServeCommand::hint(const traffic::Exchange &exchange)
{
    using traffic::GatewayError;
    if (exchange.gatewayReason != GatewayError::OriginNotAllowed &&
        exchange.gatewayReason != GatewayError::CrossSiteRefused)
        return;
    const QByteArray origin = routing::pageOrigin(exchange.request);
    if (origin.isEmpty() || m_hinted.size() == MaximumHints || m_hinted.contains(origin))
        return;
    m_hinted.append(origin);
    console().complain(
        u"A web page of %1 was refused. To allow its pages, add --allow-origin %1."_qs.arg(QString::fromUtf8(origin)));
}

void ServeCommand::end()
{
    if (m_harFile.isEmpty())
        return emit finished(Clean);
    const QList<traffic::ExchangePtr> kept = m_kept.take();
    if (const base::Result<void> written = core().store.writePrivatePieces(m_harFile, harOf(kept)); !written)
        return refuse(failureLine(m_harFile, written.error()));
    if (m_leftOut > 0)
        console().complain(u"%1 contains the newest %2 exchanges. %3 older ones were left out."_qs.arg(
            m_harFile, QString::number(kept.size()), QString::number(m_leftOut)));
    emit finished(Clean);
}

} // namespace commands

#include "moc_servecommand.cpp"
