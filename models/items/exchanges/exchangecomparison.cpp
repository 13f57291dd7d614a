#include "exchangecomparison.h"

#include "bodykind.h"
#include "bodytext.h"
#include "linediff.h"

#include <algorithm>

namespace items {

namespace {

using Kind = ComparedLine::Kind;

/** A message of an exchange: its parts with and without secrets. */
struct Side {
    QByteArray firstLine;
    QByteArray shownFirstLine;
    const http::HeaderList &headers;
    const http::HeaderList &shownHeaders;
    const http::Body &body;
    const http::Body &shownBody;
};

QByteArray requestLine(const http::RequestHead &head)
{
    return head.method + ' ' + head.target + " HTTP/1." + QByteArray::number(head.minorVersion);
}

QByteArray statusLine(const http::ResponseHead &head)
{
    return head.status == 0 ? QByteArray() : QByteArray::number(head.status) + ' ' + head.reason;
}

Side requestOf(const ShownExchange &one)
{
    return {requestLine(one.exchange.request), requestLine(one.shown.request), one.exchange.request.headers,
            one.shown.request.headers,         one.exchange.requestBody,       one.shown.requestBody};
}

Side responseOf(const ShownExchange &one)
{
    return {statusLine(one.exchange.response), statusLine(one.shown.response), one.exchange.response.headers,
            one.shown.response.headers,        one.exchange.responseBody,      one.shown.responseBody};
}

/** The values of all fields with this name. */
QByteArrayList valuesOf(const http::HeaderList &headers, const QByteArray &name)
{
    QByteArrayList values;
    for (const http::HeaderList::Field &field : headers.fields()) {
        if (http::sameName(field.name, name))
            values.append(field.value.toByteArray());
    }
    return values;
}

void append(QList<ComparedLine> &lines, Kind kind, const http::HeaderList &headers, const QByteArray &name)
{
    for (const http::HeaderList::Field &field : headers.fields()) {
        if (http::sameName(field.name, name))
            lines.append({kind, field.line()});
    }
}

void compareLine(QList<ComparedLine> &lines, const Side &first, const Side &second)
{
    if (first.firstLine == second.firstLine) {
        if (!first.firstLine.isEmpty())
            lines.append({Kind::Same, first.shownFirstLine});
        return;
    }
    if (!first.firstLine.isEmpty())
        lines.append({Kind::First, first.shownFirstLine});
    if (!second.firstLine.isEmpty())
        lines.append({Kind::Second, second.shownFirstLine});
}

QList<ComparedLine> compareHeads(const Side &first, const Side &second)
{
    QList<ComparedLine> lines;
    compareLine(lines, first, second);
    QByteArrayList done;
    for (const http::HeaderList *headers : {&first.headers, &second.headers}) {
        for (const http::HeaderList::Field &field : headers->fields()) {
            const QByteArray name = field.name.toByteArray().toLower();
            if (done.contains(name))
                continue;
            done.append(name);
            if (valuesOf(first.headers, name) == valuesOf(second.headers, name)) {
                append(lines, Kind::Same, first.shownHeaders, name);
            } else {
                append(lines, Kind::First, first.shownHeaders, name);
                append(lines, Kind::Second, second.shownHeaders, name);
            }
        }
    }
    return lines;
}

/** The body as the detail view shows it, with the same limit. */
QByteArray linesOf(const http::Body &body)
{
    const QByteArray bytes = body.bytes.read();
    const qsizetype limit = bodies::isText(bytes) ? MaximumShownText : MaximumShownHex;
    return bodyText(bytes.first(std::min(limit, bytes.size()))).toUtf8();
}

ComparedLine lineOf(const difference::DiffLine &line)
{
    using Diff = difference::DiffLine::Kind;
    switch (line.kind) {
    case Diff::Removed:
        return {Kind::First, line.text};
    case Diff::Added:
        return {Kind::Second, line.text};
    case Diff::Gap:
        return {Kind::Gap, {}, line.count};
    case Diff::Same:
        break;
    }
    return {Kind::Same, line.text};
}

void compareBodies(ComparedMessage &message, const Side &first, const Side &second)
{
    if (first.body == second.body)
        return;
    const QList<difference::DiffLine> lines = difference::unifiedDiff(linesOf(first.shownBody),
                                                                      linesOf(second.shownBody));
    for (const difference::DiffLine &line : lines)
        message.body.append(lineOf(line));
    message.differsUnseen = message.body.isEmpty();
}

ComparedMessage compare(const Side &first, const Side &second)
{
    ComparedMessage message;
    message.head = compareHeads(first, second);
    compareBodies(message, first, second);
    return message;
}

} // namespace

bool ComparedMessage::isSame() const
{
    return body.isEmpty() && !differsUnseen &&
           std::all_of(head.begin(), head.end(), [](const ComparedLine &line) { return line.kind == Kind::Same; });
}

ComparedExchanges compareExchanges(const ShownExchange &first, const ShownExchange &second)
{
    return {compare(requestOf(first), requestOf(second)), compare(responseOf(first), responseOf(second))};
}

} // namespace items
