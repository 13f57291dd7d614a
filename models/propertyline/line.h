#pragma once

#include "value.h"

#include <optional>

/**
 * The grammar of a property in one line, such as `name! string(1..80) // as on the passport`:
 *
 *     line   := name ["!"] type flag* ["=" JSON] ["//" description]          ! = required
 *     name   := letters, digits, _ - . $, or a JSON string
 *     type   := term ("|" term)* ["by" name]                                 by = discriminator
 *     term   := base ["(" facets ")"] ("[]" ["(" facets ")"])*
 *     base   := string number integer boolean object any null | a format, such as uuid or int64 | Component
 *               | @Component | @"reference" | a JSON literal | map<type> | "(" type ")"
 *     facets := 1..80   >=0   >0   <=9   step 0.01   /regex, \/ escaped/   unique, separated by commas
 *     flag   := read-only write-only deprecated
 */
namespace propertyline {

/** The lower or upper bound of a number, or of a number of characters, items or members. */
struct Bound {
    QByteArray number;        ///< A JSON number; a non-negative integer unless numbers are bounded.
    bool isExclusive = false; ///< True if the number itself is not allowed. Only for bounds of numbers.
    friend bool operator==(const Bound &, const Bound &) = default;
};

/** The limits that a type in a line has in parentheses, such as `(1..80, /^[a-z]+$/)`. Which of them a type can have
 * depends on the type: `unique` is for lists, for example. */
struct Facets {
    std::optional<Bound> lower;
    std::optional<Bound> upper;
    QByteArray step;       ///< The JSON number of `multipleOf`; empty if there is none.
    QString pattern;       ///< The regular expression of `pattern`, without escapes of "/"; empty if there is none.
    bool isUnique = false; ///< True if no two items are equal.

    [[nodiscard]] bool isEmpty() const { return *this == Facets(); }
    friend bool operator==(const Facets &, const Facets &) = default;
};

/** How a schema writes a type where schemas can write the same type in several ways. It is not a part of the text of a
 * line: an edit of a schema keeps the form that the schema has, and a new schema has the usual form of its version. */
struct Form {
    enum class Keyword : quint8 {
        Usual, ///< For a choice, `enum` or a list of types if that is possible, otherwise `oneOf`.
        OneOf,
        AnyOf,
        Enum,
        Const,
    };
    Keyword keyword = Keyword::Usual; ///< The keyword of a choice or literal.
    bool isUntyped = false;           ///< True if a literal, list or map has no `type`.
    bool isWithoutItems = false;      ///< True if a list has no `items`.
    bool isWrapped = false;           ///< True if a reference is the only entry of an `allOf`.
    bool hasOthers = false;           ///< True if the schema also has keywords that lines do not have.
    friend bool operator==(const Form &, const Form &) = default;
};

/** The type of a property in one line, or a part of it. */
struct Type {
    enum class Kind : quint8 {
        Base,      ///< A type or a format: `name` is its word, such as "string", "uuid", "any" or "null".
        Component, ///< A schema of the description's components: `name` is its name.
        Reference, ///< Another schema: `name` is the text of its `$ref`.
        Literal,   ///< A single value: `literal`.
        List,      ///< A list: `parts` has the type of the items.
        Map,       ///< An object with any names: `parts` has the type of the values.
        Choice,    ///< One of the types in `parts`.
    };
    Kind kind = Kind::Base;
    QString name = QStringLiteral("any");
    document::Value literal;
    Facets facets;
    QList<Type> parts;
    QString discriminator; ///< The name of the property that tells which part of a choice applies; can be empty.
    Form form;

    /** Makes the type or format with a word. */
    [[nodiscard]] static Type ofWord(const QString &word);
    /** Makes a literal; the value null is the type `null`. */
    [[nodiscard]] static Type ofValue(const document::Value &value);
    /** Makes the type of a list with items of a type. */
    [[nodiscard]] static Type listOf(Type items);
    /** Makes the type of an object with any names and values of a type. */
    [[nodiscard]] static Type mapOf(Type values);
    /** Makes the choice between several types. */
    [[nodiscard]] static Type choiceOf(QList<Type> alternatives);

    /** Returns true for the type or format with a word. */
    [[nodiscard]] bool isBase(QStringView word) const { return kind == Kind::Base && name == word; }
    /** Returns true for the type `null`. */
    [[nodiscard]] bool isNull() const { return isBase(u"null"); }
    [[nodiscard]] bool isLiteral() const { return kind == Kind::Literal; }
    [[nodiscard]] bool isChoice() const { return kind == Kind::Choice; }
    /** Returns true for a component or another reference. */
    [[nodiscard]] bool isReference() const { return kind == Kind::Component || kind == Kind::Reference; }
    friend bool operator==(const Type &, const Type &) = default;
};

/** A property of an object: what a line of text says about it. */
struct Line {
    QString name;
    bool isRequired = false;
    Type type;
    bool isReadOnly = false;
    bool isWriteOnly = false;
    bool isDeprecated = false;
    std::optional<document::Value> defaultValue;
    QString description; ///< A text without line breaks and without blanks at its ends; empty if there is none.
    friend bool operator==(const Line &, const Line &) = default;
};

} // namespace propertyline
