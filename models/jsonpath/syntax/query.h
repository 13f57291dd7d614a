#pragma once

#include <QByteArray>
#include <QList>

#include <memory>
#include <optional>

namespace jsonpath {

struct Query;

/** An expression in a filter. */
struct Expression {
    enum class Kind : quint8 {
        Undefined,
        Null,
        True,
        False,
        Number,
        String,         ///< `text`
        Regex,          ///< `text`, with flags in `flags`.
        List,           ///< Of `parts`.
        Query,          ///< `query`, of the RFC.
        Function,       ///< The function `text` of the RFC, with `parts`.
        Current,        ///< `@`
        Root,           ///< `$`
        Property,       ///< `@property`
        Parent,         ///< `@parent`
        ParentProperty, ///< `@parentProperty`
        Path,           ///< `@path`
        Member,         ///< The member `text` of parts[0].
        Item,           ///< The member or item parts[1] of parts[0].
        Call,           ///< The method `text` of parts[0], with the other parts.
        TypeOf,         ///< Of parts[0].
        Not,
        And,
        Or,
        Compare, ///< With the operator `text`.
    };
    Kind kind = Kind::Undefined;
    QByteArray text = {};
    QByteArray flags = {};
    double number = 0;
    QList<Expression> parts = {};
    std::shared_ptr<const Query> query = {};
};

/** What brackets hold, or the name after a dot. */
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
        Parent, ///< `^`
        Keys,   ///< `~`
    };
    Kind kind = Kind::Child;
    QList<Selector> selectors = {};
};

/** A path, or a query in a filter. */
struct Query {
    bool isAbsolute = true; ///< Starts with `$`, not with `@`.
    QList<Segment> segments = {};

    /** True if it selects one value at most, whatever the document. */
    [[nodiscard]] bool isSingular() const;
};

} // namespace jsonpath
