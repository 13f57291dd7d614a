#include "policyfolder.h"

#include "openfile.h"
#include "sampleidentity.h"
#include "sandboxlimits.h"
#include "valuereading.h"

#include <QDir>
#include <QRandomGenerator>
#include <QSaveFile>

namespace sandbox {

namespace {

using document::Value;

constexpr int indentation = 2;

/** 24 hexadecimal digits that start with the time in seconds, so that names sort by age. */
QString makeId(const QDateTime &now)
{
    const QString seconds = u"%1"_qs.arg(now.toSecsSinceEpoch(), 8, 16, QChar(u'0'));
    return seconds + u"%1"_qs.arg(QRandomGenerator::global()->generate64(), 16, 16, QChar(u'0'));
}

Value withDefault(const Value &policy, QByteArrayView key, const QString &text)
{
    return policy.member(key).bytes().isEmpty() ? management::withMember(policy, key, Value::string(text)) : policy;
}

Value stamped(const Value &policy, const QString &id, const QDateTime &now)
{
    Value stored = management::withMember(policy, "_id", Value::string(id));
    stored = withDefault(stored, "id", id);
    stored = withDefault(stored, "org_id", sampleOrganisation());
    stored = management::withMember(stored, "date_created", Value::string(now.toUTC().toString(Qt::ISODate)));
    return management::withMember(stored, "last_updated", Value::string(QString::number(now.toSecsSinceEpoch())));
}

} // namespace

QList<Value> PolicyFolder::all() const
{
    QList<Value> policies;
    const QFileInfoList files = QDir(m_path).entryInfoList({u"*.json"_qs}, QDir::Files, QDir::Name);
    for (const QFileInfo &info : files) {
        const base::Result<QByteArray> bytes = storage::readFile(info.filePath(), MaximumPolicyFileBytes);
        if (!bytes)
            continue;
        const base::Result<Value> policy = Value::fromJson(*bytes);
        if (policy && policy->type() == Value::Type::Object)
            policies.append(*policy);
    }
    return policies;
}

std::optional<Value> PolicyFolder::find(const QString &id) const
{
    for (const QByteArrayView key : {QByteArrayView("_id"), QByteArrayView("id")}) {
        for (const Value &policy : all()) {
            if (policy.member(key).text() == id)
                return policy;
        }
    }
    return std::nullopt;
}

base::Result<QString> PolicyFolder::create(const Value &policy, const QDateTime &now) const
{
    const QString id = makeId(now);
    QSaveFile file(QDir(m_path).filePath(id + u".json"_qs));
    if (!file.open(QIODevice::WriteOnly))
        return base::Error{base::ErrorCode::WriteFailed, file.errorString()};
    file.write(stamped(policy, id, now).toJson(indentation) + '\n');
    if (!file.commit())
        return base::Error{base::ErrorCode::WriteFailed, file.errorString()};
    return id;
}

} // namespace sandbox
