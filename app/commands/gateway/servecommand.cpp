#include "servecommand.h"

#include "clientuserarguments.h"
#include "documentfile.h"
#include "exchangetext.h"
#include "filestore.h"
#include "gatewaysession.h"
#include "har.h"
#include "interruption.h"
#include "redact.h"

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
            return u"--%1 is a size such as 64k, 16M or 1G"_qs.arg(name);
        *target = *size;
    }
    return {};
}

QString readFaults(const QCommandLineParser &parser, GatewayRequest &request)
{
    for (const QString &text : parser.values(u"fault"_qs)) {
        const base::Result<routing::Fault> fault = routing::parseFault(text);
        if (!fault)
            return u"--fault “%1”: “%2” is not understood"_qs.arg(text, fault.error().detail);
        request.faults.append(*fault);
    }
    return {};
}

qint64 bodyBytes(const traffic::Exchange &exchange)
{
    return exchange.requestBody.bytes.size() + exchange.responseBody.bytes.size();
}

} // namespace

void ServeCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Serves definitions through a test gateway on this machine until Ctrl+C. Prints its address first, then "
        u"one line per exchange."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"Definitions."_qs, u"FILE…"_qs);
    parser.addOption({u"port"_qs, u"Port to listen on; 0 is any free one."_qs, u"N"_qs, u"8080"_qs});
    parser.addOption({u"upstream"_qs, u"Go there instead, or echo for the built-in one."_qs, u"URL|echo"_qs});
    parser.addOption({u"har"_qs, u"Write the exchanges there at the end, secrets taken out."_qs, u"FILE"_qs});
    defineClientUsers(parser,
                      u"May call APIs that ask their clients for http/basic credentials; instead of the users in the "
                      u"keychain. May be repeated."_qs);
    parser.addOption({u"fault"_qs,
                      u"Go wrong for one operation: delay=200ms, status=503, abort, throttle=10k. May be repeated."_qs,
                      u"\"[METHOD] PATH SETTING…\""_qs});
    parser.addOption({u"prefix-match"_qs, u"Let /a also serve /ab."_qs});
    parser.addOption({u"https"_qs, u"Serve HTTPS with a certificate for localhost that is made on first use. Its file, "
                                   u"which clients can be told to trust, is printed behind the address."_qs});
    parser.addOption(
        {u"record-body"_qs, u"Record so much of each body; the rest is counted."_qs, u"SIZE"_qs, u"16M"_qs});
    parser.addOption({u"record-memory"_qs,
                      u"Keep so much of all recorded bodies in memory, and more in a file without a name."_qs,
                      u"SIZE"_qs, u"64M"_qs});
    parser.addOption({u"record-file"_qs, u"Let that file grow to so much; behind that bodies are cut short."_qs,
                      u"SIZE"_qs, u"1G"_qs});
}

void ServeCommand::run(const QCommandLineParser &parser)
{
    bool isNumber = false;
    const ushort port = parser.value(u"port"_qs).toUShort(&isNumber);
    if (!isNumber)
        return refuse(u"--port is a number from 0 to 65535"_qs);
    if (parser.positionalArguments().isEmpty())
        return refuse(u"serve takes at least one file"_qs);
    GatewayRequest request;
    request.files = parser.positionalArguments();
    request.port = port;
    request.prefixMatch = parser.isSet(u"prefix-match"_qs);
    request.https = parser.isSet(u"https"_qs);
    request.upstream = parser.value(u"upstream"_qs);
    for (const QString &problem :
         {readClientUsers(parser, request.users), readFaults(parser, request), readSizes(parser, request)}) {
        if (!problem.isEmpty())
            return refuse(problem);
    }
    m_harFile = parser.value(u"har"_qs);

    // Refused now rather than at the end, when the recording would be lost.
    if (!m_harFile.isEmpty()) {
        storage::FileStore store;
        if (const base::Result<void> written = store.write(m_harFile, traffic::writeHar({})); !written)
            return refuse(failureLine(m_harFile, written.error()));
    }
    auto *session = new GatewaySession(console(), this);
    connectSession(*session);
    auto *interruption = new Interruption(this);
    connect(interruption, &Interruption::interrupted, this, [this, session] {
        m_isEnding = true;
        session->stop();
    });
    session->start(request);
}

void ServeCommand::connectSession(GatewaySession &session)
{
    connect(&session, &GatewaySession::failed, this, &ServeCommand::refuse);
    connect(&session, &GatewaySession::notUnderstood, this, [this] { emit finished(UsageOrInput); });
    connect(&session, &GatewaySession::problemFound, this, [this](const QString &line) { console().complain(line); });
    connect(&session, &GatewaySession::started, this, [this, &session](const QUrl &address) {
        console().printLine(u"listening "_qs + address.toString(QUrl::RemovePath));
        if (const QString path = session.certificatePath(); !path.isEmpty())
            console().printLine(u"certificate "_qs + path);
    });
    connect(&session, &GatewaySession::recorded, this, &ServeCommand::take);
    connect(&session, &GatewaySession::recordsDropped, this, [this](qint64 count) {
        console().complain(
            u"%1 older exchanges were given up: they came faster than they could be shown"_qs.arg(count));
    });
    connect(&session, &GatewaySession::stopped, this, [this] {
        if (m_isEnding)
            end();
    });
}

void ServeCommand::take(const QList<traffic::ExchangePtr> &exchanges)
{
    for (const traffic::ExchangePtr &exchange : exchanges)
        console().printLine(exchangeLine(*exchange));
    if (m_harFile.isEmpty())
        return;
    m_kept += exchanges;
    for (const traffic::ExchangePtr &exchange : exchanges)
        m_keptBytes += bodyBytes(*exchange);
    qsizetype tooMany = 0;
    while (m_kept.size() - tooMany > MaximumKept || (m_keptBytes > MaximumKeptBytes && tooMany < m_kept.size()))
        m_keptBytes -= bodyBytes(*m_kept.at(tooMany++));
    m_kept.remove(0, tooMany);
    m_leftOut += tooMany;
}

void ServeCommand::end()
{
    if (m_harFile.isEmpty())
        return emit finished(Clean);
    const traffic::Redactor redactor;
    QList<traffic::Exchange> safe;
    for (const traffic::ExchangePtr &exchange : std::as_const(m_kept))
        safe.append(redactor.exchange(*exchange));
    storage::FileStore store;
    const base::Result<void> written = store.write(m_harFile, traffic::writeHar(safe));
    if (!written)
        return refuse(failureLine(m_harFile, written.error()));
    if (m_leftOut > 0)
        console().complain(u"%1 holds the newest %2 exchanges; %3 older ones are left out"_qs.arg(m_harFile)
                               .arg(m_kept.size())
                               .arg(m_leftOut));
    emit finished(Clean);
}

} // namespace commands

#include "moc_servecommand.cpp"
