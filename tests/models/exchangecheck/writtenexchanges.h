#pragma once

#include "exchangechecker.h"
#include "severitytexts.h"

#include <QStringList>

namespace support {

/** The description of a YAML text. */
inline std::shared_ptr<const description::Description> describedText(const QByteArray &yaml)
{
    const auto snapshot = document::Snapshot::parse(yaml, document::Format::Yaml);
    return std::make_shared<const description::Description>(
        std::make_shared<const openapi::ReferencedDocument>(u"/api/openapi.yaml"_qs, snapshot));
}

/** A message in one text: header lines, an empty line, the body. Returns the body. */
inline QByteArray readMessage(const QByteArray &text, http::HeaderList &headers)
{
    const qsizetype end = text.indexOf("\n\n");
    for (const QByteArray &line : text.left(end < 0 ? text.size() : end).split('\n')) {
        if (line.contains(':'))
            headers.append(line.left(line.indexOf(':')), line.mid(line.indexOf(':') + 1).trimmed());
    }
    return end < 0 ? QByteArray() : text.mid(end + 2);
}

/** An exchange in one text: `METHOD URL`, header lines, an empty line, the body; `\n---\n`; the status, header lines,
 * an empty line, the body. */
struct WrittenExchange {
    QByteArray url;
    traffic::Exchange exchange;

    explicit WrittenExchange(const QByteArray &text)
    {
        const qsizetype divided = text.indexOf("\n---\n");
        const QByteArray request = text.left(divided < 0 ? text.size() : divided);
        const QByteArray response = divided < 0 ? QByteArray() : text.mid(divided + 5);
        const qsizetype line = request.indexOf('\n') < 0 ? request.size() : request.indexOf('\n');
        exchange.request.method = request.left(request.indexOf(' '));
        url = request.mid(request.indexOf(' ') + 1, line - request.indexOf(' ') - 1);
        exchange.request.target = url.mid(url.indexOf('/', 8));
        exchange.requestBody.bytes = readMessage(request.mid(line), exchange.request.headers);
        exchange.requestBody.size = exchange.requestBody.bytes.size();
        exchange.response.status = response.left(3).toInt();
        exchange.responseBody.bytes = readMessage(response.mid(3), exchange.response.headers);
        exchange.responseBody.size = exchange.responseBody.bytes.size();
    }
};

/** What was found, a line each: severity, part, name, place in the value, place in the document. */
inline QStringList foundLines(const exchangecheck::ExchangeResult &result)
{
    QStringList lines;
    for (const exchangecheck::ExchangeFinding &finding : result.findings) {
        lines.append(QStringList{severityText(finding.severity), exchangecheck::nameOf(finding.part),
                                 QString::fromUtf8(finding.name), finding.instance.toString(),
                                 finding.place.pointer.toString()}
                         .join(u' '));
    }
    lines.sort();
    return lines;
}

} // namespace support
