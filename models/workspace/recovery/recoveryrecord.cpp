#include "recoveryrecord.h"

#include "secretnames.h"

#include <QCryptographicHash>

#include <optional>

namespace workspace {

using document::Value;

namespace {

const QByteArray Signature = "gatewright recovery 1\n";
/** What is secret. Increased when that changes, because the secrets of the file then have other indexes. */
constexpr int SecretRules = 3;

QByteArray hashOf(const QByteArray &text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

base::Error damaged()
{
    return {base::ErrorCode::SyntaxError, {}};
}

Value secretsValue(const QList<WithheldSecret> &secrets)
{
    QList<Value> items;
    for (const WithheldSecret &secret : secrets)
        items.append(Value::array({Value::integer(secret.offset), Value::integer(secret.inFile)}));
    return Value::array(items);
}

Value textsValue(const QStringList &texts)
{
    QList<Value> items;
    for (const QString &text : texts)
        items.append(Value::string(text));
    return Value::array(items);
}

Value typedValue(const QList<TypedText> &typed)
{
    QList<Value> items;
    for (const TypedText &each : typed)
        items.append(textsValue({each.label, each.text}));
    return Value::array(items);
}

QList<TypedText> readTyped(const Value &value)
{
    QList<TypedText> typed;
    for (const Value &item : value.items()) {
        if (item.items().size() == 2)
            typed.append({item.items().at(0).text(), item.items().at(1).text()});
    }
    return typed;
}

/** Nothing if the secrets are not valid for this text: places of REDACTED in ascending order. */
std::optional<QList<WithheldSecret>> readSecrets(const Value &value, const QByteArray &text)
{
    QList<WithheldSecret> secrets;
    qsizetype from = 0;
    for (const Value &item : value.items()) {
        if (item.items().size() != 2)
            return {};
        const WithheldSecret secret{item.items().at(0).bytes().toLongLong(), item.items().at(1).bytes().toLongLong()};
        if (secret.offset < from || secret.offset > text.size() ||
            !QByteArrayView(text).sliced(secret.offset).startsWith(traffic::Redacted))
            return {};
        from = secret.offset + traffic::Redacted.size();
        secrets.append(secret);
    }
    return secrets;
}

} // namespace

QByteArray encodeRecovery(const RecoveryRecord &record)
{
    const bool isJson = record.format == document::Format::Json;
    const Value head = Value::object({{"path", Value::string(record.path)},
                                      {"title", Value::string(record.title)},
                                      {"format", Value::string(QByteArray(isJson ? "json" : "yaml"))},
                                      {"file", Value::string(record.fileHash.toHex())},
                                      {"secretRules", Value::integer(SecretRules)},
                                      {"secrets", secretsValue(record.secrets)},
                                      {"replaced", textsValue(record.replaced)},
                                      {"typed", typedValue(record.typed)},
                                      {"edited", Value::boolean(record.isEdited)},
                                      {"sha256", Value::string(hashOf(record.text))}});
    return Signature + head.toJson() + '\n' + record.text;
}

base::Result<RecoveryRecord> decodeRecovery(const QByteArray &bytes)
{
    const qsizetype lineEnd = bytes.startsWith(Signature) ? bytes.indexOf('\n', Signature.size()) : -1;
    if (lineEnd < 0)
        return damaged();
    const auto head = Value::fromJson(bytes.sliced(Signature.size(), lineEnd - Signature.size()));
    if (!head)
        return damaged();
    RecoveryRecord record;
    record.path = head->member("path").text();
    record.title = head->member("title").text();
    record.format = head->member("format").bytes() == "json" ? document::Format::Json : document::Format::Yaml;
    record.fileHash = QByteArray::fromHex(head->member("file").bytes());
    const Value replaced = head->member("replaced");
    for (const Value &key : replaced.items())
        record.replaced.append(key.text());
    record.typed = readTyped(head->member("typed"));
    const Value edited = head->member("edited");
    record.isEdited = edited.type() != Value::Type::Bool || edited.toBool();
    record.text = bytes.sliced(lineEnd + 1);
    if (hashOf(record.text) != head->member("sha256").bytes())
        return damaged();
    const auto secrets = readSecrets(head->member("secrets"), record.text);
    if (!secrets)
        return damaged();
    record.secrets = *secrets;
    if (head->member("secretRules").bytes().toInt() != SecretRules) {
        for (WithheldSecret &secret : record.secrets)
            secret.inFile = -1;
    }
    return record;
}

} // namespace workspace
