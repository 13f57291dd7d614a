#pragma once

#include "pathvalue.h"

#include <QList>

namespace conformance {

/** A segment of a path with names in braces, such as `{id}` or `report.{format}`. */
class SegmentTemplate final
{
public:
    explicit SegmentTemplate(QByteArrayView segment);

    /** Returns true for a segment without names in braces. */
    [[nodiscard]] bool isLiteral() const { return m_names.isEmpty(); }
    /** Returns the number of bytes outside of braces: a segment with more of them is more specific. */
    [[nodiscard]] qsizetype literalSize() const;
    /** Appends the values of the names if a received segment matches. Values are not empty. */
    [[nodiscard]] bool match(QByteArrayView segment, QList<PathValue> &values) const;
    friend bool operator==(const SegmentTemplate &, const SegmentTemplate &) = default;

private:
    QList<QByteArray> m_literals; ///< What is before, between and after the names: one more than names.
    QList<QByteArray> m_names;
};

/** Returns the segments of a path, without the slash at its start. */
[[nodiscard]] QList<QByteArrayView> segmentsOf(QByteArrayView path);

} // namespace conformance
