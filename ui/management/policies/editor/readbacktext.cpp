#include "readbacktext.h"

#include "pointer.h"

#include <QCoreApplication>

namespace policies {
namespace {

/** The value at a pointer as JSON; `null` when there is none. */
QString valueText(const document::Value &root, const QString &pointer)
{
    document::Value value = root;
    const auto parsed = document::Pointer::parse(pointer);
    const QList<QByteArray> tokens = parsed ? parsed->tokens() : QList<QByteArray>();
    for (const QByteArray &token : tokens) {
        bool isIndex = false;
        const qsizetype index = token.toLongLong(&isIndex);
        if (value.type() == document::Value::Type::Array && isIndex && index >= 0 && index < value.items().size())
            value = document::Value(value.items().at(index));
        else
            value = value.member(token);
    }
    return QString::fromUtf8(value.toJson());
}

} // namespace

QString readBackText(const management::Policy &sent, const management::CreatedPolicy &created)
{
    QStringList lines;
    for (const QString &pointer : created.differences) {
        lines.append(
            QCoreApplication::translate("policies", "%1: sent %2, stored %3", "%1 is a place, %2 and %3 are JSON")
                .arg(pointer, valueText(sent.json, pointer), valueText(created.readBack.json, pointer)));
    }
    return lines.join(u'\n');
}

} // namespace policies
