#include "carets.h"

#include <algorithm>
#include <numeric>

namespace source {

namespace {

/** Carets touch if they share a byte, or if one that selects nothing is at an end of the other. */
bool touches(const Caret &first, const Caret &second)
{
    const bool isEmpty = !first.hasSelection() || !second.hasSelection();
    return second.start() < first.end() || (isEmpty && second.start() == first.end());
}

Caret merged(const Caret &first, const Caret &second)
{
    const qsizetype start = qMin(first.start(), second.start());
    const qsizetype end = qMax(first.end(), second.end());
    const bool isBackward = second.hasSelection() ? second.position < second.anchor : first.position < first.anchor;
    return isBackward ? Caret{end, start} : Caret{start, end};
}

} // namespace

Carets::Carets(const QList<Caret> &carets, qsizetype main)
{
    if (carets.isEmpty())
        return;
    QList<qsizetype> order(carets.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&carets](qsizetype left, qsizetype right) {
        return carets.at(left).start() < carets.at(right).start();
    });
    m_carets.clear();
    for (const qsizetype index : std::as_const(order)) {
        const Caret &one = carets.at(index);
        if (!m_carets.isEmpty() && touches(m_carets.constLast(), one)) {
            if (m_carets.constLast() != one)
                m_carets.last() = merged(m_carets.constLast(), one);
        } else if (m_carets.size() < Most || index == main) {
            m_carets.append(one);
        }
        if (index == main)
            m_main = m_carets.size() - 1;
    }
}

Carets Carets::with(const Caret &caret) const
{
    QList<Caret> carets = m_carets;
    carets.append(caret);
    return Carets(carets, carets.size() - 1);
}

Carets Carets::after(const document::Splice &splice) const
{
    QList<Caret> carets = m_carets;
    for (Caret &one : carets) {
        one.anchor = movedBy(splice, one.anchor, Stay::After);
        one.position = movedBy(splice, one.position, Stay::After);
    }
    return Carets(carets, m_main);
}

qsizetype movedBy(const document::Splice &splice, qsizetype offset, Stay stay)
{
    const bool isAtStart = offset == splice.offset && (splice.removed > 0 || stay == Stay::Before);
    if (offset < splice.offset || isAtStart)
        return offset;
    if (offset >= splice.offset + splice.removed)
        return offset + splice.inserted.size() - splice.removed;
    return stay == Stay::Before ? splice.offset : splice.offset + splice.inserted.size();
}

} // namespace source
