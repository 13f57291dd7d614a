#include "recoveryrecord.h"

#include <QCryptographicHash>

namespace workspace {

using document::Value;

namespace {

const QByteArray Signature = "gatewright recovery 1\n";

QByteArray hashOf(const QByteArray &text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

base::Error damaged()
{
    return {base::ErrorCode::SyntaxError, {}};
}

} // namespace

QByteArray encodeRecovery(const RecoveryRecord &record)
{
    const bool isJson = record.format == document::Format::Json;
    const Value head = Value::object({{"path", Value::string(record.path)},
                                      {"title", Value::string(record.title)},
                                      {"format", Value::string(QByteArray(isJson ? "json" : "yaml"))},
                                      {"file", Value::string(record.fileHash.toHex())},
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
    record.text = bytes.sliced(lineEnd + 1);
    if (hashOf(record.text) != head->member("sha256").bytes())
        return damaged();
    return record;
}

} // namespace workspace
