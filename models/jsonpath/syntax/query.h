#pragma once

#include <QByteArray>
#include <QList>

#include <memory>
#include <optional>

namespace jsonpath {

struct Query;

/** A parsed expression in a filter of a JSONPath. `kind` says which of the other members it uses. */
struct Expression {
    enum class Kind : quint8 {
        Undefined,
        Null,
        True,
        False,
        Number,
        String,         ///< The string `text`.
        Regex,          ///< The regular expression `text`, with flags in `flags`.
        List,           ///< A list of the `parts`.
        Query,          ///< The query `query` in a filter of RFC 9535.
        Function,       ///< The function `text` of RFC 9535, with the arguments `parts`.
        Current,        ///< The item that the filter tests, `@`.
        Root,           ///< The root of the document, `$`.
        Property,       ///< `@property`: the key or index of the tested item.
        Parent,         ///< `@parent`: the object or list that has the tested item.
        ParentProperty, ///< `@parentProperty`: the key or index of the parent of the tested item.
        Path,           ///< `@path`: the path of the tested item as a text.
        Member,         ///< The member of parts[0] with the name `text`.
        Item,           ///< The member or item of parts[0] whose key or index is parts[1].
        Call,           ///< A call of the method `text` of parts[0], with the other parts as arguments.
        TypeOf,         ///< JavaScript's `typeof` of parts[0].
        Not,
        And,
        Or,
        Compare, ///< A comparison of the parts with the operator `text`.
    };
    Kind kind = Kind::Undefined;
    QByteArray text = {};
    QByteArray flags = {};
    double number = 0;
    QList<Expression> parts = {};
    std::shared_ptr<const Query> query = {};
};

/** A selector of a segment: one of the comma-separated selectors in brackets, or the name after a dot. */
struct Selector {
    enum class Kind : quint8 {
        Name,
        Wildcard,
        Index,
        Slice,
        RfcFilter,
        ScriptFilter,
    };
    Kind kind = Kind::Wildcard;
    QByteArray name = {};
    qint64 index = 0;
    std::optional<qint64> start = {};
    std::optional<qint64> end = {};
    qint64 step = 1;
    Expression filter = {};
};

struct Segment {
    enum class Kind : quint8 {
        Child,
        Descendant,
        Parent, ///< The parent of each value, `^`.
        Keys,   ///< The key of each value, `~`.
    };
    Kind kind = Kind::Child;
    QList<Selector> selectors = {};
};

/** A parsed JSONPath, or a parsed query in a filter. */
struct Query {
    bool isAbsolute = true; ///< True if it starts with `$`, false if with `@`.
    QList<Segment> segments = {};

    /** True if the query selects at most one value, whatever the document is. */
    [[nodiscard]] bool isSingular() const;
};

} // namespace jsonpath
