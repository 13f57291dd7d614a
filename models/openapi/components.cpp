#include "components.h"

namespace openapi {

using specification::ObjectKind;
using specification::Version;

const QList<QByteArray> &componentKinds()
{
    static const QList<QByteArray> kinds{"schemas",   "parameters",      "requestBodies", "responses",
                                         "headers",   "securitySchemes", "examples",      "links",
                                         "callbacks", "pathItems",       "mediaTypes"};
    return kinds;
}

QByteArray componentSection(ObjectKind kind, Version version)
{
    switch (kind) {
    case ObjectKind::Schema:
        return "schemas";
    case ObjectKind::Response:
        return "responses";
    case ObjectKind::Parameter:
        return "parameters";
    case ObjectKind::Example:
        return "examples";
    case ObjectKind::RequestBody:
        return "requestBodies";
    case ObjectKind::Header:
        return "headers";
    case ObjectKind::SecurityScheme:
        return "securitySchemes";
    case ObjectKind::Link:
        return "links";
    case ObjectKind::Callback:
        return "callbacks";
    case ObjectKind::PathItem:
        return specification::Until30.contain(version) ? QByteArray() : QByteArray("pathItems");
    case ObjectKind::MediaType:
        return specification::Since32.contain(version) ? QByteArray("mediaTypes") : QByteArray();
    default:
        return {};
    }
}

QByteArray componentName(const QByteArray &wanted)
{
    QByteArray name = wanted.isEmpty() ? QByteArray("Part") : wanted.left(100);
    for (char &c : name) {
        const bool isRight = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
                             c == '-' || c == '_';
        c = isRight ? c : '_';
    }
    return name;
}

QByteArray typeName(const QByteArray &words)
{
    QByteArray name;
    bool isStart = true;
    const QString plain = QString::fromUtf8(words).normalized(QString::NormalizationForm_KD);
    for (const QChar c : plain) {
        const bool isAscii = c.unicode() < 128;
        if (isAscii && c.isLetterOrNumber())
            name += (isStart ? c.toUpper() : c).toLatin1();
        isStart = isAscii && !c.isLetterOrNumber();
    }
    return name;
}

QList<Component> components(const document::Snapshot &snapshot)
{
    QList<Component> found;
    const document::Node all = snapshot.at({"components"});
    for (const QByteArray &kind : componentKinds()) {
        const document::Node members = all.member(kind);
        for (qsizetype i = 0; members.isMapping() && i < members.childCount(); ++i) {
            const QByteArray name = members.keyAt(i);
            if (!name.startsWith("x-"))
                found.append({kind, name, {"components", kind, name}});
        }
    }
    return found;
}

} // namespace openapi
