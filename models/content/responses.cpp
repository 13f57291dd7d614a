#include "responses.h"

#include "memberedit.h"
#include "objectplace.h"
#include "reasonphrase.h"
#include "refs.h"

#include <QRegularExpression>

namespace content {

using document::Document;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

constexpr const char *CommonStatuses[] = {"200", "201", "202", "204", "301",     "302", "304", "400", "401",
                                          "403", "404", "405", "409", "410",     "412", "415", "422", "429",
                                          "500", "502", "503", "504", "default", "2XX", "3XX", "4XX", "5XX"};

constexpr const char *ClassReasons[] = {"Information", "Success", "Redirect", "Client error", "Server error"};

/** The letters and digits, in lower case. */
QString plain(const QString &text)
{
    QString letters;
    for (const QChar each : text) {
        if (each.isLetterOrNumber())
            letters += each.toLower();
    }
    return letters;
}

Value jsonContent()
{
    const Value schema = Value::object({{"type", Value::string(QByteArray("object"))}});
    return Value::object({{"application/json", Value::object({{"schema", schema}})}});
}

base::Result<Pointer> add(Document &document, const Pointer &operation, const QByteArray &status, const Value &value)
{
    if (!isStatus(QString::fromUtf8(status)))
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(status)};
    const Pointer place = operation / Pointer{"responses", status};
    if (document.snapshot().at(place).exists())
        return base::Error{base::ErrorCode::AlreadyExists, place.toString()};
    const base::Result<void> added = openapi::setMember(document, place, value);
    return added ? base::Result<Pointer>(place) : base::Result<Pointer>(added.error());
}

} // namespace

QList<ResponseEntry> responsesAt(const Snapshot &snapshot, const Pointer &responses)
{
    const Node map = snapshot.at(responses);
    QList<ResponseEntry> entries;
    for (qsizetype i = 0; map.isMapping() && i < map.childCount(); ++i) {
        const QByteArray status = map.keyAt(i);
        if (status.startsWith("x-"))
            continue;
        ResponseEntry entry{status, responses / status, responses / status, {}};
        if (const auto reference = openapi::referenceOf(map.childAt(i).resolved())) {
            const openapi::Resolution resolution = openapi::resolveReference(snapshot, *reference);
            entry.reference = *reference;
            entry.target = resolution.isResolved() ? resolution.target : Pointer();
        }
        entries.append(entry);
    }
    return entries;
}

bool isStatus(QStringView text)
{
    static const QRegularExpression form(u"^([1-5][0-9][0-9]|[1-5]XX|default)$"_qs);
    return form.match(text).hasMatch();
}

QString reasonOf(const QByteArray &status)
{
    if (status == "default")
        return u"Any other status"_qs;
    if (status.endsWith("XX"))
        return QString::fromLatin1(ClassReasons[std::clamp(status.front() - '1', 0, 4)]);
    return QString::fromLatin1(http::reasonPhrase(status.toInt()));
}

QList<QByteArray> freeStatuses(const Node &responses)
{
    QList<QByteArray> statuses;
    for (const char *status : CommonStatuses) {
        if (!responses.member(status).exists())
            statuses.append(status);
    }
    return statuses;
}

QByteArray statusFor(const QString &componentName, const Node &responses)
{
    static const QRegularExpression code(u"[1-5][0-9][0-9]"_qs);
    const QString number = code.match(componentName).captured();
    if (!number.isEmpty() && !responses.member(number.toLatin1()).exists())
        return number.toLatin1();
    // The longest one: "Not Found" and not "Found". "OK" is a part of many words.
    const QString name = plain(componentName);
    QByteArray suited;
    qsizetype longest = 3;
    for (const QByteArray &status : freeStatuses(responses)) {
        const QString reason = plain(reasonOf(status));
        const bool isCode = status.size() == 3 && !status.endsWith("XX");
        if (isCode && (name == reason || (reason.size() > longest && name.contains(reason)))) {
            suited = status;
            longest = reason.size();
        }
    }
    if (!suited.isEmpty())
        return suited;
    return responses.member("default").exists() ? QByteArray() : QByteArray("default");
}

bool needsDescription(const Snapshot &snapshot)
{
    const specification::Version version = openapi::versionOf(snapshot);
    const specification::ObjectType &response = specification::objectType(specification::ObjectKind::Response);
    const specification::Field *description = specification::findField(response, "description", version);
    return description && description->required.contain(version);
}

base::Result<Pointer> addResponse(Document &document, const Pointer &operation, const QByteArray &status, NewBody body)
{
    QList<Value::Member> members;
    if (needsDescription(document.snapshot())) {
        const QString reason = reasonOf(status);
        members.append({"description", Value::string(reason.isEmpty() ? QString::fromUtf8(status) : reason)});
    }
    if (body == NewBody::Json)
        members.append({"content", jsonContent()});
    return add(document, operation, status, Value::object(members));
}

base::Result<Pointer> addResponseReference(Document &document, const Pointer &operation, const QByteArray &status,
                                           const QString &reference)
{
    return add(document, operation, status, Value::object({{"$ref", Value::string(reference)}}));
}

base::Result<Pointer> renameResponse(Document &document, const Pointer &response, const QByteArray &status)
{
    if (!isStatus(QString::fromUtf8(status)))
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(status)};
    const base::Result<void> renamed = document.renameKey(response, status);
    return renamed ? base::Result<Pointer>(response.parent() / status) : base::Result<Pointer>(renamed.error());
}

} // namespace content
