#include "securityedit.h"

#include "memberedit.h"

namespace openapi {

using document::Document;
using document::Value;

base::Result<void> requireSchemes(Document &document, const document::Pointer &security,
                                  const QList<QByteArray> &schemes)
{
    QList<Value> alternatives;
    for (const QByteArray &scheme : schemes)
        alternatives.append(Value::object({{scheme, Value::array()}}));
    return setMember(document, security, Value::array(alternatives));
}

base::Result<void> removeAnonymousAccess(Document &document, const document::Pointer &security)
{
    const Document::Step step(document, {});
    const document::Node list = document.snapshot().at(security);
    for (qsizetype at = list.childCount() - 1; list.isSequence() && at >= 0; --at) {
        if (list.childAt(at).resolved().childCount() > 0)
            continue;
        if (auto removed = document.remove(security.child(at)); !removed)
            return removed;
    }
    return {};
}

} // namespace openapi
