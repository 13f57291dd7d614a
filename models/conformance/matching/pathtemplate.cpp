#include "pathtemplate.h"

namespace conformance {

SegmentTemplate::SegmentTemplate(QByteArrayView segment)
{
    qsizetype from = 0;
    for (;;) {
        const qsizetype open = segment.indexOf('{', from);
        const qsizetype close = open < 0 ? -1 : segment.indexOf('}', open);
        if (close < 0)
            break;
        m_literals.append(segment.sliced(from, open - from).toByteArray());
        m_names.append(segment.sliced(open + 1, close - open - 1).toByteArray());
        from = close + 1;
    }
    m_literals.append(segment.sliced(from).toByteArray());
}

qsizetype SegmentTemplate::literalSize() const
{
    qsizetype size = 0;
    for (const QByteArray &literal : m_literals)
        size += literal.size();
    return size;
}

bool SegmentTemplate::match(QByteArrayView segment, QList<PathValue> &values) const
{
    if (!segment.startsWith(m_literals.first()))
        return false;
    const qsizetype count = values.size();
    qsizetype from = m_literals.first().size();
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        const QByteArray &next = m_literals.at(i + 1);
        const bool isLast = i + 1 == m_names.size();
        // A value has at least one byte; the last one takes all that is left.
        qsizetype end = -1;
        if (isLast && segment.endsWith(next))
            end = segment.size() - next.size();
        else if (!isLast && from < segment.size())
            end = next.isEmpty() ? from + 1 : segment.indexOf(next, from + 1);
        if (end <= from) {
            values.resize(count);
            return false;
        }
        values.append({m_names.at(i), segment.sliced(from, end - from).toByteArray()});
        from = end + next.size();
    }
    return from == segment.size();
}

QList<QByteArrayView> segmentsOf(QByteArrayView path)
{
    if (path.startsWith('/'))
        path = path.sliced(1);
    QList<QByteArrayView> segments;
    for (qsizetype from = 0;;) {
        const qsizetype slash = path.indexOf('/', from);
        segments.append(path.sliced(from, (slash < 0 ? path.size() : slash) - from));
        if (slash < 0)
            return segments;
        from = slash + 1;
    }
}

} // namespace conformance
