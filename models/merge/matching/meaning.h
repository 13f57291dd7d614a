#pragma once

#include "mergeversion.h"

namespace merge {

/**
 * Compares values by meaning: the order of members, comments, styles and aliases make no difference. Numbers are equal
 * if their texts and tags are. The work of one object is bounded, and so is the depth, because aliases can lead to any
 * depth; when a bound is reached, all comparisons say different from then on, and isExhausted() is true.
 */
class Meaning final
{
public:
    /** How aliases are compared: as the values that they refer to, or by their names, as they are written. */
    enum class Aliases : quint8 { Followed, Named };

    explicit Meaning(qint64 values, Aliases aliases = Aliases::Followed)
        : m_left(values)
        , m_aliases(aliases)
    {}

    [[nodiscard]] bool isSame(const document::Node &left, const document::Node &right);
    /** Compares the values of two entries: they are the same if their aliases are, or what these refer to. */
    [[nodiscard]] bool isSame(const VersionEntry &left, const VersionEntry &right);
    /** Returns a number that is the same for values of the same meaning. */
    [[nodiscard]] quint64 fingerprint(const document::Node &node);
    /** Returns how much of two values is equal, from 0 to 1. Reads at most about `most` values. */
    [[nodiscard]] double similarity(const document::Node &left, const document::Node &right, qsizetype most);
    /** True if a bound was reached, so that what was compared since is not known. */
    [[nodiscard]] bool isExhausted() const { return m_left < 0; }

private:
    /** Counts a value that is read, as deep as the values that are read at the moment. */
    class Reading;

    [[nodiscard]] bool isSameMapping(const document::Node &left, const document::Node &right);
    [[nodiscard]] double similarityWithin(const document::Node &left, const document::Node &right, qsizetype &budget);

    /** The number of items that two lists have in common, at any positions. */
    [[nodiscard]] qsizetype commonItems(const document::Node &left, const document::Node &right);

    qint64 m_left;
    int m_depth = 0;
    Aliases m_aliases;
};

} // namespace merge
