#include "policyjson.h"

#include "errorenvelope.h"
#include "managementlimits.h"
#include "valuereading.h"

#include <QRegularExpression>

#include <algorithm>

namespace management {

namespace {

using document::Value;

bool isIdCharacter(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') ||
           QStringView(u".-_~").contains(c);
}

/** An id inside a longer message: 24 hexadecimal digits, a UUID, or a last word with a digit. */
QString idInside(const QString &message)
{
    static const QRegularExpression storedId(u"(?<![0-9A-Za-z])[0-9a-f]{24}(?![0-9A-Za-z])"_qs);
    static const QRegularExpression uuid(u"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"_qs);
    static const QRegularExpression lastWord(u"[A-Za-z0-9._~-]*[0-9][A-Za-z0-9_~-]*(?=\\W*$)"_qs);
    if (message.size() > MaximumMessageWithId)
        return {};
    for (const QRegularExpression *form : {&storedId, &uuid, &lastWord}) {
        const QRegularExpressionMatch match = form->match(message);
        if (match.hasMatch())
            return match.captured();
    }
    return {};
}

} // namespace

base::Result<Policy> readPolicy(const document::Value &answer)
{
    if (answer.type() != Value::Type::Object)
        return wrongTypeAt({});
    const Policy policy{answer};
    if (policy.id().isEmpty() && saysFailure(readErrorEnvelope(answer)))
        return wrongTypeAt({});
    return policy;
}

base::Result<PolicyPage> readPolicyPage(const document::Value &answer)
{
    const bool bare = answer.type() == Value::Type::Array;
    if (!bare && !hasMember(answer, "Data"))
        return wrongTypeAt({});
    const Value list = bare ? answer : answer.member("Data");
    if (!list.isNull() && list.type() != Value::Type::Array)
        return wrongTypeAt(u"/Data"_qs);
    PolicyPage page;
    for (qsizetype i = 0; i < list.items().size(); ++i) {
        const Value &item = list.items()[i];
        if (item.type() != Value::Type::Object)
            return wrongTypeAt(u"%1/%2"_qs.arg(bare ? QString() : u"/Data"_qs, QString::number(i)));
        page.policies.append(Policy{item});
    }
    page.pages = bare ? 1 : readCount(answer, "Pages");
    if (!bare)
        page.other = withoutMember(withoutMember(answer, "Pages"), "Data");
    return page;
}

base::Result<CreationAnswer> readCreation(const document::Value &answer)
{
    if (answer.type() != Value::Type::Object)
        return wrongTypeAt({});
    CreationAnswer creation;
    creation.status = firstText(answer, {"Status", "status"});
    creation.message = firstText(answer, {"Message", "message"});
    for (const QString &id : {creation.message, firstText(answer, {"ID", "id", "_id"}), idInside(creation.message)}) {
        if (isPolicyId(id) && !creation.ids.contains(id))
            creation.ids.append(id);
    }
    return creation;
}

bool isPolicyId(const QString &id)
{
    return !id.isEmpty() && id != u"." && id != u".." && std::all_of(id.begin(), id.end(), isIdCharacter);
}

Policy duplicatedPolicy(const Policy &policy)
{
    Value copy = policy.json;
    for (QByteArrayView key : {"_id", "id", "date_created", "last_updated"})
        copy = withoutMember(copy, key);
    return {copy};
}

} // namespace management
