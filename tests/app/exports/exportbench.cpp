#include "exportbench.h"

#include "basiccredentials.h"
#include "fakegrants.h"
#include "fakeresolver.h"
#include "routebuilder.h"

#include <QSignalSpy>

namespace support {

namespace {

constexpr int AnswerPatienceMs = 10'000;

/** An answer by which the upstream and the path of a request can be recognized. */
QByteArray answerTo(int upstream, const QByteArray &received, QTcpSocket &socket)
{
    if (!RecordingPeer::isWhole(received)) {
        if (received.endsWith("\r\n\r\n") && received.contains("100-continue"))
            socket.write("HTTP/1.1 100 Continue\r\n\r\n");
        return {};
    }
    const QByteArray body = received.startsWith("HEAD ") ? QByteArray() : "upstream " + QByteArray::number(upstream);
    return "HTTP/1.1 203 Fine\r\nContent-Length: " + QByteArray::number(10) +
           "\r\nDate: Mon, 01 Jan 2024 00:00:00 GMT" +
           "\r\nServer: recorder\r\nContent-Type: text/plain\r\nX-Upstream: " + QByteArray::number(upstream) +
           "\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\n\r\n" + body;
}

} // namespace

ExportBench::ExportBench(QList<ExportSample> samples, deploy::Target target)
    : m_samples(std::move(samples))
    , m_target(target)
    , m_proxy(target)
{
    for (int at = 0; at < m_samples.size(); ++at) {
        m_upstreams.push_back(
            std::make_unique<RecordingPeer>([this, at](const QByteArray &received, QTcpSocket &socket) {
                return m_answer ? m_answer(received, socket) : answerTo(at, received, socket);
            }));
        if (m_samples[at].upstream.contains(u"//[::1]"_qs)) {
            m_upstreams.back()->close();
            m_upstreams.back()->listen(QHostAddress::LocalHostIPv6);
        }
        m_samples[at].upstream.replace(u"%1"_qs, QString::number(m_upstreams.back()->serverPort()));
    }
}

QByteArray ExportBench::valueOf(const QString &text) const
{
    const QString start = u"env://"_qs;
    return text.startsWith(start) ? m_references.value(text.sliced(start.size()).toUtf8()) : text.toUtf8();
}

QByteArray ExportBench::credentialOf(qsizetype sample) const
{
    const ExportSample &each = m_samples.at(sample);
    if (!each.hasCredential())
        return {};
    return http::makeBasicCredentials(valueOf(each.userName), valueOf(each.password));
}

const QByteArray &ExportBench::receivedBy(qsizetype sample) const
{
    return m_upstreams.at(static_cast<std::size_t>(sample))->received();
}

Environment ExportBench::environment() const
{
    Environment environment;
    if (!setsVariables)
        return environment;
    environment = m_references;
    for (const deploy::Variable &variable : m_configuration.report.variables) {
        if (variable.content != deploy::VariableContent::Credentials)
            continue;
        const int number = variable.definition.section(u'.', 0, 0).toInt();
        environment.insert(variable.name, credentialOf(number - 1).mid(6));
    }
    return environment;
}

QByteArray ExportBench::start()
{
    QList<deploy::ExportedDefinition> definitions;
    QList<routing::Route> routes;
    FakeResolver resolver;
    for (auto each = m_references.begin(); each != m_references.end(); ++each)
        resolver.values.insert(QString::fromUtf8(each.key()), each.value());
    FakeGrants grants;
    grants.grants.allowAllSecretsInThisRun();
    for (const ExportSample &sample : m_samples) {
        definitions.append(definitionOf(sample, definitions.size() + 1));
        const auto inputs = preview::readRouteInputs(definitions.last().view, {definitions.last().name, {}});
        if (inputs)
            routes.append(*preview::RouteBuilder(resolver, grants.grants).build(*inputs).result());
    }
    m_gateway = std::make_unique<GatewayBench>(routes);
    m_configuration = deploy::exportConfiguration(m_target, deploy::planExport(definitions), m_proxy.port());
    if (!users)
        m_configuration.others.clear();
    for (deploy::ExportedFile &file : m_configuration.others)
        file.content += *users;
    if (const QByteArray problem = m_proxy.check(m_configuration, environment()); !problem.isEmpty())
        return problem;
    return m_proxy.start();
}

ProxyOutcome ExportBench::throughGateway(const QByteArray &request)
{
    return send(m_gateway->url(), request);
}

ProxyOutcome ExportBench::throughProxy(const QByteArray &request)
{
    return send(m_proxy.url(), request);
}

QByteArray ExportBench::unendedThroughProxy(const QByteArrayList &requests)
{
    std::vector<std::unique_ptr<RawClient>> clients;
    for (const QByteArray &request : requests) {
        clients.push_back(std::make_unique<RawClient>(m_proxy.url()));
        clients.back()->write(request);
    }
    for (std::size_t at = 0; at < clients.size(); ++at) {
        QSignalSpy ended(clients[at].get(), &QTcpSocket::disconnected);
        if (!clients[at]->hasEnded() && !ended.wait(AnswerPatienceMs))
            return requests.at(static_cast<qsizetype>(at)) + clients[at]->received();
    }
    return {};
}

ProxyOutcome ExportBench::send(const QUrl &proxy, const QByteArray &request)
{
    std::vector<qsizetype> before;
    for (const auto &upstream : m_upstreams)
        before.push_back(upstream->received().size());
    RawClient client(proxy);
    QSignalSpy ended(&client, &QTcpSocket::disconnected);
    client.write(request);
    ProxyOutcome outcome;
    // Unlike QTest::qWaitFor(), this does not sleep between events.
    if (!ended.wait(AnswerPatienceMs))
        outcome.answer.body = "no end of the connection";
    outcome.answer = plainMessage(client.received());
    outcome.answerBytes = client.received();
    for (std::size_t at = 0; at < m_upstreams.size(); ++at) {
        const QByteArray received = m_upstreams[at]->received().sliced(before[at]);
        if (received.isEmpty())
            continue;
        outcome.upstream = static_cast<int>(at);
        outcome.sent = plainMessage(received);
        outcome.sentBytes = received;
    }
    return outcome;
}

} // namespace support
