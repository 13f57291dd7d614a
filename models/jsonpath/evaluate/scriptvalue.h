#pragma once

#include "item.h"

namespace jsonpath {

/** Bytes of a text that are read or compared in one step. */
inline constexpr qsizetype BytesOfStep = 64;
/** Keys that are compared in one step. */
inline constexpr qsizetype KeysOfStep = 32;

/** The steps for reading the text of a scalar; 0 for other values. */
[[nodiscard]] inline qint64 stepsOfScalar(const document::Node &node)
{
    return node.isScalar() ? node.span().length / BytesOfStep : 0;
}

/** A value in a filter. */
struct ScriptValue {
    enum class Type : quint8 {
        Undefined, ///< For the RFC: nothing.
        Null,
        Boolean,
        Number,
        Text,
        Container, ///< An object or list of a document: `node`.
        List,      ///< Of `items`.
        Regex,     ///< `text` and `flags`.
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

    /** As JavaScript converts it. */
    [[nodiscard]] bool isTruthy() const;
    [[nodiscard]] double toNumber() const;
};

/** Equality of JSON values; takes a step for each value. False when there are none left. */
[[nodiscard]] bool areEqual(const ScriptValue &left, const ScriptValue &right, qint64 &steps);
/** `===`, or `==` if `isLoose`. */
[[nodiscard]] bool areSame(const ScriptValue &left, const ScriptValue &right, bool isLoose);

} // namespace jsonpath
