#include "operationblocks.h"

#include "exampleblocks.h"
#include "reasonphrase.h"
#include "refs.h"
#include "schemablocks.h"
#include "security.h"

#include <QSet>

namespace reading {

using document::Node;
using document::Pointer;

namespace {

Run space()
{
    return plainRun(u"  "_qs);
}

QString utf8(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes);
}

/** What tells the parameters of an operation apart. */
QByteArray keyOf(const Node &parameter)
{
    return parameter.member("in").bytes() + ' ' + parameter.member("name").bytes();
}

} // namespace

Node OperationWriter::resolved(const Node &node)
{
    const Node object = node.resolved();
    const auto reference = openapi::referenceOf(object);
    if (!reference)
        return object;
    const openapi::Resolution target = openapi::resolveReference(m_snapshot, *reference);
    if (!target.isResolved())
        m_writer.row({styledRun(*reference, Style::Code)});
    return target.node;
}

void OperationWriter::write(const openapi::Operation &operation, int level)
{
    writeHead(operation, level);
    m_writer.markdown(operation.pathItem.member("description").text(), level + 1);
    m_writer.markdown(operation.node.member("description").text(), level + 1);
    writeExternalDocs(m_writer, operation.node);
    writeSecurity(operation);
    for (const Node &owner : {operation.node, operation.pathItem}) {
        const Node servers = owner.member("servers").resolved();
        if (servers.childCount() == 0)
            continue;
        m_writer.heading(level + 1, ReadingTexts::tr("Servers"));
        writeServers(m_writer, servers);
        break;
    }
    writeParameters(operation, level + 1);
    writeBody(operation.node, level + 1);
    writeResponses(operation.node, level + 1);
    writeCallbacks(operation.node, level + 1);
}

void OperationWriter::writeHead(const openapi::Operation &operation, int level)
{
    const QString summary = operation.node.member("summary").text();
    m_writer.heading(level, summary.isEmpty() ? utf8(operation.path) : summary);
    Runs line{styledRun(utf8(operation.method.toUpper()), Style::Method), space(),
              styledRun(utf8(operation.path), Style::Code)};
    if (operation.isDeprecated)
        line += {space(), styledRun(ReadingTexts::tr("deprecated"), Style::Deprecated)};
    m_writer.paragraph(line);
    if (const QString id = operation.node.member("operationId").text(); !id.isEmpty())
        m_writer.paragraph(
            {styledRun(ReadingTexts::tr("Operation ID") + u' ', Style::Muted), styledRun(id, Style::Code)});
}

void OperationWriter::writeSecurity(const openapi::Operation &operation)
{
    const openapi::SecurityRequirements security = openapi::securityOf(m_snapshot, operation);
    if (security.alternatives.isEmpty())
        return;
    Runs runs{styledRun(ReadingTexts::tr("Authentication") + u' ', Style::Muted)};
    for (qsizetype i = 0; i < security.alternatives.size(); ++i) {
        if (i > 0)
            runs.append(plainRun(ReadingTexts::tr(" or ")));
        if (security.alternatives[i].isEmpty())
            runs.append(plainRun(ReadingTexts::tr("none")));
        for (qsizetype k = 0; k < security.alternatives[i].size(); ++k) {
            const openapi::RequiredScheme &scheme = security.alternatives[i][k];
            if (k > 0)
                runs.append(plainRun(ReadingTexts::tr(" and ")));
            Run name = styledRun(utf8(scheme.name), Style::Code);
            name.target = {"components", "securitySchemes"};
            runs.append(name);
            if (!scheme.scopes.isEmpty())
                runs.append(plainRun(u" (%1)"_qs.arg(scheme.scopes.join(u", "))));
        }
    }
    m_writer.paragraph(runs);
}

void OperationWriter::writeParameters(const openapi::Operation &operation, int level)
{
    const Node own = operation.node.member("parameters").resolved();
    const Node shared = operation.pathItem.member("parameters").resolved();
    if (own.childCount() + shared.childCount() == 0)
        return;
    m_writer.heading(level, ReadingTexts::tr("Parameters"));
    QSet<QByteArray> seen;
    for (const Node &list : {own, shared}) {
        for (const Node &stated : parametersIn(list)) {
            if (m_writer.isFull())
                return;
            const Node parameter = resolved(stated);
            const QByteArray key = keyOf(parameter);
            if (!parameter.exists() || seen.contains(key))
                continue;
            seen.insert(key);
            writeParameter(parameter, parameter.member("name").bytes());
        }
    }
}

/** References without a target are in the list too: each is written. */
QList<Node> OperationWriter::parametersIn(const Node &list)
{
    if (!list.isSequence())
        return {};
    const auto known = m_lists.constFind(list.span().offset);
    if (known != m_lists.constEnd())
        return *known;
    QList<Node> parameters;
    QSet<QByteArray> seen;
    for (qsizetype i = 0; i < list.childCount(); ++i) {
        const Node stated = list.childAt(i);
        const auto reference = openapi::referenceOf(stated.resolved());
        const Node parameter = reference ? openapi::resolveReference(m_snapshot, *reference).node : stated.resolved();
        const QByteArray key = keyOf(parameter);
        if (parameter.exists() && seen.contains(key))
            continue;
        if (parameter.exists())
            seen.insert(key);
        parameters.append(stated);
    }
    m_lists.insert(list.span().offset, parameters);
    return parameters;
}

/** Also for a header, whose place is not stated. */
void OperationWriter::writeParameter(const Node &parameter, const QByteArray &name)
{
    Runs runs{styledRun(utf8(name), Style::Name)};
    if (const QString in = parameter.member("in").text(); !in.isEmpty())
        runs += {space(), styledRun(in, Style::Muted)};
    const Node schema = parameter.member("schema").resolved();
    if (schema.exists())
        runs += Runs{space()} + typeOf(schema, {}, m_version);
    if (parameter.member("required").toBool())
        runs += {space(), styledRun(ReadingTexts::tr("required"), Style::Required)};
    if (parameter.member("deprecated").toBool())
        runs += {space(), styledRun(ReadingTexts::tr("deprecated"), Style::Deprecated)};
    if (const QString text = schema.exists() ? constraintsOf(schema, m_version) : QString(); !text.isEmpty())
        runs += {space(), styledRun(text, Style::Muted)};
    m_writer.row(runs);
    m_writer.indent();
    const QString description = parameter.member("description").text();
    m_writer.markdown(description.isEmpty() ? schema.member("description").text() : description, DescriptionLevel);
    writeExamples(m_writer, parameter, m_snapshot);
    writeContent(parameter.member("content").resolved());
    m_writer.outdent();
}

void OperationWriter::writeBody(const Node &operation, int level)
{
    const Node stated = operation.member("requestBody").resolved();
    if (!stated.exists())
        return;
    const Node body = resolved(stated);
    Runs title{plainRun(ReadingTexts::tr("Request body"))};
    if (body.member("required").toBool())
        title += {space(), styledRun(ReadingTexts::tr("required"), Style::Required)};
    m_writer.heading(level, title);
    m_writer.markdown(body.member("description").text(), DescriptionLevel);
    writeContent(body.member("content").resolved());
}

void OperationWriter::writeResponses(const Node &operation, int level)
{
    const Node responses = operation.member("responses").resolved();
    if (!responses.isMapping() || responses.childCount() == 0)
        return;
    m_writer.heading(level, ReadingTexts::tr("Responses"));
    for (qsizetype i = 0; i < responses.childCount() && !m_writer.isFull(); ++i) {
        const QByteArray status = responses.keyAt(i);
        if (openapi::isPath(status))
            writeResponse(status, responses.childAt(i), level + 1);
    }
}

void OperationWriter::writeResponse(const QByteArray &status, const Node &response, int level)
{
    const QByteArray phrase = http::reasonPhrase(status.toInt());
    m_writer.heading(level, utf8(phrase.isEmpty() ? status : status + ' ' + phrase));
    const Node object = resolved(response);
    m_writer.markdown(object.member("summary").text(), DescriptionLevel);
    m_writer.markdown(object.member("description").text(), DescriptionLevel);
    writeHeaders(object.member("headers").resolved(), ReadingTexts::tr("Headers"));
    writeContent(object.member("content").resolved());
    const Node links = object.member("links").resolved();
    for (qsizetype i = 0; links.isMapping() && i < links.childCount(); ++i) {
        m_writer.row(
            {styledRun(ReadingTexts::tr("link") + u' ', Style::Muted), styledRun(utf8(links.keyAt(i)), Style::Name)});
        const Node link = resolved(links.childAt(i));
        m_writer.indent();
        m_writer.markdown(link.member("description").text(), DescriptionLevel);
        for (const char *member : {"operationId", "operationRef"}) {
            if (const QString text = link.member(member).text(); !text.isEmpty())
                m_writer.paragraph({styledRun(text, Style::Code)});
        }
        m_writer.outdent();
    }
}

void OperationWriter::writeHeaders(const Node &headers, const QString &title)
{
    if (!headers.isMapping() || headers.childCount() == 0)
        return;
    m_writer.paragraph({styledRun(title, Style::Muted)});
    m_writer.indent();
    for (qsizetype i = 0; i < headers.childCount() && !m_writer.isFull(); ++i)
        writeParameter(resolved(headers.childAt(i)), headers.keyAt(i));
    m_writer.outdent();
}

void OperationWriter::writeContent(const Node &content)
{
    for (qsizetype i = 0; content.isMapping() && i < content.childCount() && !m_writer.isFull(); ++i) {
        const Runs name{styledRun(utf8(content.keyAt(i)), Style::Name)};
        const Node media = resolved(content.childAt(i));
        const Node schema = media.member("schema").resolved();
        const Node items = media.member("itemSchema").resolved();
        if (items.exists()) {
            writeSchema(m_writer, name + Runs{space(), styledRun(ReadingTexts::tr("sequence of"), Style::Type)}, items,
                        {}, m_version);
        } else if (schema.exists()) {
            writeSchema(m_writer, name, schema, {}, m_version);
        } else {
            m_writer.row(name);
        }
        m_writer.indent();
        writeExamples(m_writer, media, m_snapshot);
        m_writer.outdent();
    }
}

void OperationWriter::writeCallbacks(const Node &operation, int level)
{
    const Node callbacks = operation.member("callbacks").resolved();
    if (!callbacks.isMapping() || callbacks.childCount() == 0 || m_callbackDepth >= MaximumCallbackDepth)
        return;
    ++m_callbackDepth;
    m_writer.heading(level, ReadingTexts::tr("Callbacks"));
    m_writer.indent();
    for (qsizetype i = 0; i < callbacks.childCount(); ++i) {
        const Node callback = resolved(callbacks.childAt(i));
        m_writer.paragraph({styledRun(utf8(callbacks.keyAt(i)), Style::Name)});
        for (qsizetype k = 0; callback.isMapping() && k < callback.childCount() && !m_writer.isFull(); ++k) {
            const QByteArray expression = callback.keyAt(k);
            const Node item = openapi::isPath(expression) ? resolved(callback.childAt(k)) : Node();
            for (const openapi::Operation &each : openapi::operationsIn(m_snapshot, item, {}, expression))
                write(each, std::min(level + 1, 6));
        }
    }
    m_writer.outdent();
    --m_callbackDepth;
}

} // namespace reading
