#include "repeatedkeys.h"

namespace lint {

using document::Node;
using document::Pointer;

bool RepeatedKeys::areAround(const document::Snapshot &snapshot, const Pointer &place)
{
    Node node = snapshot.root().resolved();
    Pointer holder;
    for (const QByteArray &token : place.tokens()) {
        if (node.isMapping() && repeatedIn(holder, node).contains(token))
            return true;
        node = node.at({token});
        holder = holder.child(token);
    }
    return false;
}

const QSet<QByteArray> &RepeatedKeys::repeatedIn(const Pointer &holder, const Node &mapping)
{
    const auto known = m_repeated.constFind(holder);
    if (known != m_repeated.constEnd())
        return *known;
    QSet<QByteArray> seen;
    QSet<QByteArray> repeated;
    for (qsizetype i = 0; i < mapping.childCount(); ++i) {
        const QByteArray key = mapping.keyAt(i);
        if (seen.contains(key))
            repeated.insert(key);
        seen.insert(key);
    }
    return *m_repeated.insert(holder, repeated);
}

} // namespace lint
