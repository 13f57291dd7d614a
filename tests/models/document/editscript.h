#pragma once

#include "document.h"

#include <QStringList>

/** Edits written as one line of text: `set /a/b "x"`, `insert /list/- 1 @0`, `remove /a`, `rename /a b`, `move /a 2`,
 * `copy /a /b @0`: a copy at /a of what is at /b.
 */
namespace editscript {

inline base::Result<void> run(document::Document &document, const QString &edit)
{
    using document::Pointer;
    using document::Value;
    const QString verb = edit.section(u' ', 0, 0);
    const Pointer pointer = Pointer::parse(edit.section(u' ', 1, 1)).value_or(Pointer());
    QString argument = edit.section(u' ', 2);
    qsizetype index = -1;
    if (const qsizetype at = argument.lastIndexOf(QLatin1String(" @"));
        at >= 0 && (verb == QLatin1String("insert") || verb == QLatin1String("copy"))) {
        index = argument.mid(at + 2).toLongLong();
        argument.truncate(at);
    }
    if (verb == QLatin1String("remove"))
        return document.remove(pointer);
    if (verb == QLatin1String("rename"))
        return document.renameKey(pointer, argument.toUtf8());
    if (verb == QLatin1String("move"))
        return document.moveEntry(pointer, argument.toLongLong());
    if (verb == QLatin1String("copy")) {
        const Pointer from = Pointer::parse(argument).value_or(Pointer());
        const base::Result<Value> copied = document.snapshot().at(from).value();
        return copied ? document.insertCopy(pointer, *copied, from, index) : base::Result<void>(copied.error());
    }
    const base::Result<Value> value = Value::fromJson(argument.toUtf8());
    if (!value)
        return value.error();
    if (verb == QLatin1String("set"))
        return document.set(pointer, *value);
    if (verb == QLatin1String("scalar"))
        return document.setScalar(pointer, *value);
    if (verb == QLatin1String("replace"))
        return document.replaceSubtree(pointer, *value);
    if (verb == QLatin1String("append"))
        return document.append(pointer, *value);
    if (verb == QLatin1String("insert"))
        return document.insert(pointer, *value, index);
    return base::Error{base::ErrorCode::InvalidArgument, edit};
}

} // namespace editscript
