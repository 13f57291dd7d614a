#include "servecommand.h"

#include "documentfile.h"
#include "exchangetext.h"
#include "filestore.h"
#include "gatewaysession.h"
#include "har.h"
#include "interruption.h"
#include "redact.h"

namespace commands {

void ServeCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Serves definitions through a test gateway on this machine until Ctrl+C. Prints its address first, then "
        u"one line per exchange."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"Definitions."_qs, u"FILE…"_qs);
    parser.addOption({u"port"_qs, u"Port to listen on; 0 is any free one."_qs, u"N"_qs, u"8080"_qs});
    parser.addOption({u"upstream"_qs, u"Go there instead, or echo for the built-in one."_qs, u"URL|echo"_qs});
    parser.addOption({u"har"_qs, u"Write the exchanges there at the end, secrets taken out."_qs, u"FILE"_qs});
    parser.addOption({u"prefix-match"_qs, u"Let /a also serve /ab."_qs});
}

void ServeCommand::run(const QCommandLineParser &parser)
{
    bool isNumber = false;
    const ushort port = parser.value(u"port"_qs).toUShort(&isNumber);
    if (!isNumber)
        return refuse(u"--port is a number from 0 to 65535"_qs);
    if (parser.positionalArguments().isEmpty())
        return refuse(u"serve takes at least one file"_qs);
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
    session->start(
        {parser.positionalArguments(), port, parser.isSet(u"prefix-match"_qs), parser.value(u"upstream"_qs)});
}

void ServeCommand::connectSession(GatewaySession &session)
{
    connect(&session, &GatewaySession::failed, this, &ServeCommand::refuse);
    connect(&session, &GatewaySession::notUnderstood, this, [this] { emit finished(UsageOrInput); });
    connect(&session, &GatewaySession::problemFound, this, [this](const QString &line) { console().complain(line); });
    connect(&session, &GatewaySession::started, this, [this](const QUrl &address) {
        console().printLine(u"listening "_qs + address.toString(QUrl::RemovePath));
    });
    connect(&session, &GatewaySession::recorded, this, &ServeCommand::take);
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
    if (m_kept.size() > MaximumKept)
        m_kept.remove(0, m_kept.size() - MaximumKept);
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
    emit finished(Clean);
}

} // namespace commands
