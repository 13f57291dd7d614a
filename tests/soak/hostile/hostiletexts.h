#pragma once

#include "hostileinput.h"

namespace hostile {

/** A text between quotes, as JSON and YAML have it. */
[[nodiscard]] QByteArray quoted(const QByteArray &text);
/** `"key":value`. */
[[nodiscard]] QByteArray member(const QByteArray &key, const QByteArray &json);
[[nodiscard]] QByteArray object(const QByteArrayList &members);
[[nodiscard]] QByteArray array(const QByteArrayList &items);
/** The texts that `make` gives for 0, 1, … `count` - 1. */
template<typename Make>
[[nodiscard]] QByteArrayList each(int count, const Make &make)
{
    QByteArrayList texts;
    for (int i = 0; i < count; ++i)
        texts.append(make(QByteArray::number(i)));
    return texts;
}

/** A pattern on which matchers that go back take time without end, or one that is large. */
[[nodiscard]] QByteArray pattern(Dice &dice);
/** A text for such patterns. */
[[nodiscard]] QByteArray victim(Dice &dice);
/** A number with a huge exponent or many digits. */
[[nodiscard]] QByteArray number(Dice &dice);
/** Any JSON value: wide, deep, or long. */
[[nodiscard]] QByteArray value(Dice &dice);
/** A JSON Schema that is expensive to check, with values that it is for. */
struct HostileSchema {
    QByteArray schema;
    QByteArray data;
};
[[nodiscard]] HostileSchema hostileSchema(Dice &dice);
/** A JSONPath that visits many values. */
[[nodiscard]] QByteArray jsonPath(Dice &dice);
/** A definition with these further members at its top, as JSON. */
[[nodiscard]] QByteArray definition(const QByteArrayList &members, const QByteArray &version = "3.1.0");
/** A definition that is wide and deep, for rules and paths to look at. */
[[nodiscard]] QByteArray target(Dice &dice);

/** Adds the commands that read a definition. */
void addDefinitionCommands(Input &input, const QString &file);

} // namespace hostile
