#include "components.h"

namespace openapi {

const QList<QByteArray> &componentKinds()
{
    static const QList<QByteArray> kinds{"schemas",   "parameters",      "requestBodies", "responses",
                                         "headers",   "securitySchemes", "examples",      "links",
                                         "callbacks", "pathItems",       "mediaTypes"};
    return kinds;
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
