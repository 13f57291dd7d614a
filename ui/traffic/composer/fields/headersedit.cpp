#include "headersedit.h"

#include "exchange.h"
#include "fonts.h"
#include "headerlines.h"
#include "maskedexchange.h"

namespace traffic {

HeadersEdit::HeadersEdit(QWidget *parent)
    : ParagraphEdit(parent)
{
    setFont(theme::codeFont());
    setTabChangesFocus(true);
}

void HeadersEdit::reset()
{
    clear();
    m_generated.clear();
    // A masked value that is typed now is not that of the request before.
    m_shown = {};
    m_hidden = {};
}

void HeadersEdit::setRecorded(const Exchange &exchange)
{
    reset();
    m_hidden = exchange.request.headers;
    m_shown = maskedExchange(exchange).request.headers;
    QString lines;
    for (const auto &field : m_shown.fields())
        lines += QString::fromUtf8(field.line()) + u'\n';
    setPlainText(lines);
}

void HeadersEdit::setGenerated(const http::HeaderList &headers)
{
    QStringList lines;
    for (const auto &field : headers.fields())
        lines.append(QString::fromUtf8(field.line()));
    if (lines == m_generated)
        return;
    setPlainText(mergedHeaderLines(toPlainText(), m_generated, lines));
    m_generated = lines;
}

QByteArray HeadersEdit::revealed(const QByteArray &name, const QByteArray &value) const
{
    if (!value.contains(Mask))
        return value;
    for (qsizetype i = 0; i < m_shown.fields().size(); ++i) {
        if (http::sameName(m_shown.fields().at(i).name, name) && m_shown.fields().at(i).value == value)
            return m_hidden.fields().at(i).value.toByteArray();
    }
    return value;
}

base::Result<http::HeaderList, QString> HeadersEdit::fields() const
{
    http::HeaderList headers;
    const QStringList lines = toPlainText().split(u'\n');
    for (const QString &line : lines) {
        if (line.trimmed().isEmpty())
            continue;
        const qsizetype colon = line.indexOf(u':');
        const QByteArray name = line.left(std::max<qsizetype>(0, colon)).toUtf8();
        if (colon < 0 || !http::isToken(name))
            return tr("“%1” is not a header line. Write a name, a colon and a value.", "%1 is a line of text")
                .arg(line);
        headers.append(name, revealed(name, line.mid(colon + 1).trimmed().toUtf8()));
    }
    return headers;
}

} // namespace traffic

#include "moc_headersedit.cpp"
