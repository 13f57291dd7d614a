#pragma once

#include "line.h"
#include "node.h"
#include "version.h"

#include <vector>

namespace propertyline {

/** The own members of a schema that have not been read. */
class UnreadKeywords final
{
public:
    explicit UnreadKeywords(const document::Node &schema);

    /** True if the schema has the member, whether or not it was read. */
    [[nodiscard]] bool has(QByteArrayView name) const;
    /** The value of a member that has not been read; a missing node for an alias or a repeated member. */
    [[nodiscard]] document::Node peek(QByteArrayView name) const;
    void take(QByteArrayView name);
    /** The names of the unread members in the order of the text. */
    [[nodiscard]] QByteArrayList names() const;

private:
    struct Keyword {
        QByteArray name;
        document::Node value;
        bool isRead = false;
        bool isRepeated = false;
    };
    [[nodiscard]] const Keyword *find(QByteArrayView name) const;

    std::vector<Keyword> m_keywords;
};

/** Reads the type of a schema, and finds the keywords that lines do not have. */
class SchemaReader final
{
public:
    explicit SchemaReader(specification::Version version)
        : m_version(version)
    {}

    /** Reads the schema of a property into a line. */
    void read(const document::Node &schema, Line &line);
    /** The places of the keywords that were not read, in the order of the text. */
    [[nodiscard]] QList<document::Pointer> chips() const;

private:
    struct Chip {
        document::Pointer place;
        qsizetype offset;
    };
    using Keywords = UnreadKeywords;

    [[nodiscard]] Type schema(const document::Node &schema, const document::Pointer &place, int depth, Line *line);
    void annotations(Keywords &keywords, Line &line) const;
    [[nodiscard]] Type type(Keywords &keywords, const document::Pointer &place, int depth);
    [[nodiscard]] std::optional<Type> reference(Keywords &keywords) const;
    [[nodiscard]] std::optional<Type> literals(Keywords &keywords) const;
    [[nodiscard]] std::optional<Type> typed(Keywords &keywords, const document::Pointer &place, int depth);
    [[nodiscard]] std::optional<Type> choice(Keywords &keywords, const document::Pointer &place, int depth);
    [[nodiscard]] std::optional<Type> wrapped(Keywords &keywords) const;
    [[nodiscard]] std::optional<Type> untyped(Keywords &keywords, const document::Pointer &place, int depth);
    [[nodiscard]] Type named(const QByteArray &name, bool hasKeywords, Keywords &keywords,
                             const document::Pointer &place, int depth);
    [[nodiscard]] Type list(Keywords &keywords, const document::Pointer &place, int depth);
    [[nodiscard]] Type object(Keywords &keywords, const document::Pointer &place, int depth);
    void discriminator(Type &type, Keywords &keywords, const document::Pointer &place);
    void facets(Type &type, Keywords &keywords) const;
    void bounds(Type &type, Keywords &keywords, QByteArrayView lower, QByteArrayView upper) const;
    [[nodiscard]] std::optional<Bound> bound(Keywords &keywords, QByteArrayView keyword,
                                             QByteArrayView exclusive) const;
    void addChip(const document::Pointer &place, const document::Node &node);
    [[nodiscard]] bool isOld() const { return m_version == specification::Version::V30; }

    specification::Version m_version;
    QList<Chip> m_chips;
};

} // namespace propertyline
