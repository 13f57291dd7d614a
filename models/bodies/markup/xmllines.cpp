#include "xmllines.h"

#include "bodylimits.h"
#include "textrows.h"

namespace bodies {

QByteArray XmlLines::indent() const
{
    return QByteArray(qMin(m_open.size(), MaximumIndentedLevels) * BlanksPerLevel, ' ');
}

/** Ends the line that is written, which may contain line breaks of its own. */
void XmlLines::endLine()
{
    const QByteArrayView written = QByteArrayView(m_out).sliced(m_lineStart);
    for (qsizetype start = 0; start <= written.size();) {
        const qsizetype found = written.indexOf('\n', start);
        const qsizetype end = found < 0 ? written.size() : found;
        m_row += TextRows::rowsOfLine(written.sliced(start, end - start));
        start = end + 1;
    }
    m_out.append('\n');
    m_lineStart = m_out.size();
}

void XmlLines::line(QByteArrayView content)
{
    m_out.append(indent()).append(content.data(), content.size());
    endLine();
}

/** Ends a start tag after which something is nested. */
void XmlLines::endStart()
{
    if (!m_isInStart)
        return;
    m_isInStart = false;
    m_out.append('>');
    endLine();
    m_folds[m_open.last()].first = m_row - 1;
}

void XmlLines::flushText()
{
    const QByteArray text = m_text.trimmed();
    m_text.clear();
    if (!text.isEmpty())
        line(text);
}

void XmlLines::startElement(const QByteArray &tag)
{
    endStart();
    flushText();
    if (!m_open.isEmpty())
        ++m_folds[m_open.last()].members;
    m_out.append(indent()).append('<').append(tag);
    m_isInStart = true;
    m_open.append(m_folds.size());
    m_folds.append({-1, -1, 0, Fold::Kind::Element});
}

void XmlLines::endElement(const QByteArray &name)
{
    const qsizetype index = m_open.takeLast();
    if (m_isInStart) {
        m_isInStart = false;
        if (m_text.isEmpty() || (m_text.trimmed().isEmpty() && m_text.contains('\n')))
            m_out.append("/>");
        else
            m_out.append('>').append(m_text).append("</").append(name).append('>');
        m_text.clear();
        endLine();
        // Nothing is nested in it, so it can't be folded.
        if (index == m_folds.size() - 1)
            m_folds.removeLast();
        return;
    }
    m_open.append(index);
    flushText();
    m_open.removeLast();
    line("</" + name + '>');
    m_folds[index].last = m_row - 1;
}

void XmlLines::markup(const QByteArray &markup)
{
    endStart();
    flushText();
    line(markup);
}

QList<Fold> XmlLines::folds() const
{
    QList<Fold> complete;
    for (const Fold &one : m_folds) {
        if (one.last > one.first && complete.size() < MaximumStoredFolds)
            complete.append(one);
    }
    return complete;
}

} // namespace bodies
