#pragma once

#include "snapshot.h"

#include <QHash>
#include <QSet>

namespace lint {

/** Tells which places of a document are below a key that its mapping has twice. A JSON Pointer to such a place names
 * the first of the two entries, although a problem can be in the second. Each mapping is read once, so all questions
 * must be about one document, which must not get further repeated keys between them. */
class RepeatedKeys final
{
public:
    [[nodiscard]] bool areAround(const document::Snapshot &snapshot, const document::Pointer &place);

private:
    const QSet<QByteArray> &repeatedIn(const document::Pointer &holder, const document::Node &mapping);

    /** The keys that mappings have twice, by the places of the mappings. */
    QHash<document::Pointer, QSet<QByteArray>> m_repeated;
};

} // namespace lint
