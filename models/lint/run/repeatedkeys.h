#pragma once

#include "snapshot.h"

#include <QHash>
#include <QSet>

namespace lint {

/** Tells which places of a document are below a key that its mapping has twice. Their pointers name the first of the
 * two, which can be another one than the one with the problem. Each mapping is read once, so all questions have to be
 * about one document, which gets no further repeated keys between them. */
class RepeatedKeys final
{
public:
    [[nodiscard]] bool areAround(const document::Snapshot &snapshot, const document::Pointer &place);

private:
    const QSet<QByteArray> &repeatedIn(const document::Pointer &holder, const document::Node &mapping);

    QHash<document::Pointer, QSet<QByteArray>> m_repeated; ///< The keys that mappings have twice.
};

} // namespace lint
