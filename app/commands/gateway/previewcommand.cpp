#include "previewcommand.h"

#include "argumenterror.h"
#include "basiccredentials.h"
#include "bundlereplay.h"
#include "bundlesaving.h"
#include "coreservices.h"
#include "documentfile.h"
#include "exchangejson.h"
#include "exchangetext.h"
#include "firstrequest.h"
#include "harwriter.h"
#include "referencedfiles.h"

namespace commands {

namespace {

const QStringList Formats = {u"text"_qs, u"json"_qs, u"har"_qs};

/** `GET /path` or `/path` alone. */
base::Result<http::RequestHead> parseRequestLine(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty() || words.size() > 2 || !words.last().startsWith(u'/'))
        return invalidArgument(u"“%1” is not a request such as \"GET /path\""_qs.arg(text));
    http::RequestHead head;
    head.method = words.size() == 2 ? words.first().toUtf8() : QByteArray("GET");
    head.target = words.last().toUtf8();
    if (!http::isToken(head.method))
        return invalidArgument(u"“%1” is not a request method"_qs.arg(words.first()));
    return head;
}

/** Name and value. */
base::Result<std::pair<QByteArray, QByteArray>> parseHeader(const QString &text)
{
    const QByteArray line = text.toUtf8();
    const qsizetype colon = line.indexOf(':');
    const QByteArray name = line.left(colon);
    const QByteArray value = line.mid(colon + 1).trimmed();
    if (colon < 1 || !http::isToken(name) || value.contains('\n') || value.contains('\r') || value.contains('\0'))
        // The argument is not quoted: it may be a credential.
        return invalidArgument(u"--header must be a name and a value, such as \"Accept: text/plain\""_qs);
    return std::pair(name, value);
}

} // namespace

void PreviewCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Sends one request through a test gateway on this machine. Prints the request, what the gateway changed and "
        u"why, the request that the upstream received, and the response. With --bundle, replays recorded exchanges "
        u"and says whether the outcome is the same; exits with 1 if it is not."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The definition; - is standard input. With --bundle, a definition to "
                                             u"replay with instead of that of the bundle."_qs);
    parser.addOption(
        {u"request"_qs,
         u"Method and path, listen path included (default: the first GET operation of the definition, or its first operation)."_qs,
         u"\"GET /path\""_qs});
    parser.addOption({u"header"_qs, u"A header of the request. May be repeated."_qs, u"\"Name: value\""_qs});
    parser.addOption({u"data"_qs, u"The body, or @FILE to read it from a file."_qs, u"TEXT|@FILE"_qs});
    addGatewayOptions(
        parser, u"A local user for an API with HTTP Basic client authentication, instead of those in the keychain. "
                u"The request is sent as the first one unless it has an Authorization header."_qs);
    parser.addOption({u"format"_qs, u"The form of the output (default: text)."_qs, u"text|json|har"_qs, u"text"_qs});
    parser.addOption({u"show-secrets"_qs, u"Show credentials instead of REDACTED."_qs});
    parser.addOption(
        {u"save-bundle"_qs,
         u"Write the exchange and the definition to a zip file, without secrets, to show a problem to others."_qs,
         u"ZIP"_qs});
    parser.addOption({u"bundle"_qs, u"Replay the exchanges of such a file. Nothing is sent."_qs, u"ZIP"_qs});
}

base::Result<void> PreviewCommand::readRequest(const QCommandLineParser &parser)
{
    if (parser.isSet(u"request"_qs)) {
        base::Result<http::RequestHead> head = parseRequestLine(parser.value(u"request"_qs));
        if (!head)
            return head.error();
        m_head = *std::move(head);
    }
    for (const QString &text : parser.values(u"header"_qs)) {
        const auto field = parseHeader(text);
        if (!field)
            return field.error();
        m_head.headers.append(field->first, field->second);
    }
    const QString data = parser.value(u"data"_qs);
    base::Result<QByteArray> body = data.startsWith(u'@') ? core().store.readArgument(data.mid(1)) : data.toUtf8();
    if (!body)
        return invalidArgument(failureLine(data.mid(1), body.error()));
    m_body = *std::move(body);
    const std::optional<QByteArray> length = m_head.headers.first("Content-Length");
    if (length && *length != QByteArray::number(m_body.size()))
        return invalidArgument(u"Content-Length is %1, but --data has %2 bytes"_qs.arg(QString::fromUtf8(*length),
                                                                                       QString::number(m_body.size())));
    return {};
}

void PreviewCommand::run(const QCommandLineParser &parser)
{
    m_format = parser.value(u"format"_qs);
    m_showSecrets = parser.isSet(u"show-secrets"_qs);
    if (parser.isSet(u"bundle"_qs))
        return replay(parser);
    if (parser.positionalArguments().size() != 1)
        return refuse(u"preview needs exactly one FILE"_qs);
    if (!Formats.contains(m_format))
        return refuse(u"--format must be text, json or har"_qs);
    if (const base::Result<void> read = readRequest(parser); !read)
        return refuse(argumentProblem(read.error()));
    base::Result<GatewayRequest> request = readGatewayRequest(parser);
    if (!request)
        return refuse(argumentProblem(request.error()));
    request->requiresSecrets = true;
    m_users = request->users;
    m_bundlePath = parser.value(u"save-bundle"_qs);
    m_upstream = request->upstream;
    m_path = parser.positionalArguments().constFirst();
    GatewaySession &session = openSession();
    connectSession(session);
    session.start(*request);
}

void PreviewCommand::replay(const QCommandLineParser &parser)
{
    if (const QString problem = bundleArgumentProblem(parser); !problem.isEmpty())
        return refuse(problem);
    const base::Result<ExitCode> code = replayBundle(parser, core().store, console());
    if (!code)
        return refuse(argumentProblem(code.error()));
    emit finished(*code);
}

base::Result<void> PreviewCommand::saveBundle(const traffic::Exchange &exchange, const document::Snapshot &definition)
{
    const bool isUrl = m_upstream != u"echo" && m_upstream != u"mock";
    return commands::saveBundle(m_bundlePath, exchange, definition,
                                {m_path, m_problems, isUrl ? m_upstream : QString()}, core());
}

void PreviewCommand::connectSession(GatewaySession &session)
{
    connect(&session, &GatewaySession::problemFound, this, [this](const QString &line) { m_problems.append(line); });
    connect(&session, &GatewaySession::started, this, [this, &session] {
        if (m_head.method.isEmpty()) {
            const http::RequestHead first = firstRequestOf(session.snapshots().constFirst());
            m_head.method = first.method;
            m_head.target = first.target;
        }
        if (!m_users.isEmpty() && session.checksClients() && !m_head.headers.contains("Authorization")) {
            const routing::ClientUser &user = m_users.constFirst();
            m_head.headers.append("Authorization", http::makeBasicCredentials(user.username, user.password.reveal()));
        }
        session.send(m_head, m_body);
    });
    connect(&session, &GatewaySession::recorded, this, [this, &session](const QList<traffic::ExchangePtr> &exchanges) {
        show(*exchanges.constFirst());
        if (!m_bundlePath.isEmpty()) {
            const base::Result<void> saved = saveBundle(*exchanges.constFirst(), session.snapshots().constFirst());
            if (!saved && saved.error().code == base::ErrorCode::Unsupported)
                return refuse(
                    u"%1 was not written: a secret is also the name of something, at %2, where REDACTED would "
                    u"change the definition"_qs.arg(m_bundlePath, saved.error().detail));
            if (!saved)
                return refuse(failureLine(m_bundlePath, saved.error()));
        }
        emit finished(Clean);
    });
}

http::RequestHead PreviewCommand::firstRequestOf(const document::Snapshot &definition)
{
    DocumentFile file;
    file.path = m_path;
    const QString address = addressOf(file);
    if (!needsOtherFiles(definition)) {
        const auto alone = std::make_shared<const openapi::ReferencedDocument>(address, definition,
                                                                               QList<document::Pointer>());
        openapi::ReferenceResolver resolver(openapi::DocumentSet({alone}));
        return firstRequest(resolver, address);
    }
    openapi::ReferenceResolver resolver(referencedFiles(file, definition, core().store));
    return firstRequest(resolver, address);
}

void PreviewCommand::show(const traffic::Exchange &exchange)
{
    for (const http::Body *body : {&exchange.requestBody, &exchange.responseBody}) {
        if (body->isTruncated())
            console().complain(u"only the first %1 of %2 bytes of a body are shown"_qs.arg(
                QString::number(body->bytes.size()), QString::number(body->size)));
    }
    const traffic::RedactedExchange shown = m_showSecrets ? traffic::Redactor::withSecrets(exchange)
                                                          : traffic::Redactor().exchange(exchange);
    if (m_format == u"json")
        console().printJson(traffic::exchangeJson(shown) + '\n');
    else if (m_format == u"har")
        console().printJson(traffic::writeHar({shown}) + '\n');
    else
        console().printText(exchangeReport(shown, console().hasColor()).toUtf8());
}

} // namespace commands

#include "moc_previewcommand.cpp"
