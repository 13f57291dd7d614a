#pragma once

#include "item.h"

namespace jsonpath {

/** The number of bytes of a text that one step of the budget reads or compares. */
inline constexpr qsizetype BytesOfStep = 64;
/** The number of keys of an object that one step of the budget compares. */
inline constexpr qsizetype KeysOfStep = 32;

/** Returns the number of steps that reading the text of a scalar takes; 0 for other values. */
[[nodiscard]] inline qint64 stepsOfScalar(const document::Node &node)
{
    return node.isScalar() ? node.span().length / BytesOfStep : 0;
}

/** A value that an expression in a filter has while it is evaluated: of a document, or computed. */
struct ScriptValue {
    enum class Type : quint8 {
        Undefined, ///< No value: `undefined` in JavaScript, Nothing in RFC 9535.
        Null,
        Boolean,
        Number,
        Text,
        Container, ///< An object or list of a document, in `node`.
        List,      ///< A list that the expression contains, in `items`.
        Regex,     ///< A regular expression, in `text` and `flags`.
        Class,     ///< A constructor of JavaScript with the name `text`.
    };
    Type type = Type::Undefined;
    bool boolean = false;
    double number = 0;
    QByteArray text = {};
    QByteArray flags = {};
    document::Node node = {};
    const void *document = nullptr;
    QList<ScriptValue> items = {};

    [[nodiscard]] static ScriptValue ofBool(bool value) { return {.type = Type::Boolean, .boolean = value}; }
    [[nodiscard]] static ScriptValue ofNumber(double value) { return {.type = Type::Number, .number = value}; }
    [[nodiscard]] static ScriptValue ofText(const QByteArray &text) { return {.type = Type::Text, .text = text}; }
    [[nodiscard]] static ScriptValue ofNode(const document::Node &node, const void *document);

    /** Whether JavaScript converts the value to true. */
    [[nodiscard]] bool isTruthy() const;
    [[nodiscard]] double toNumber() const;
};

/** True if two values are equal as JSON values; takes a step for each value. False when no steps are left. */
[[nodiscard]] bool areEqual(const ScriptValue &left, const ScriptValue &right, qint64 &steps);
/** Compares two values with JavaScript's `===`, or with `==` if `isLoose`. */
[[nodiscard]] bool areSame(const ScriptValue &left, const ScriptValue &right, bool isLoose);

} // namespace jsonpath
