#pragma once

#include "result.h"
#include "withheldsecrets.h"

namespace workspace {

/** A definition's text as it was when the program ended without saving it. */
struct RecoveryRecord {
    QString path; ///< Empty for an untitled one.
    QString title;
    document::Format format = document::Format::Yaml;
    QByteArray text;               ///< UTF-8, without its literal secrets.
    QByteArray fileHash;           ///< OpenDefinition::fileHash(): what the text was made from.
    QList<WithheldSecret> secrets; ///< That were taken out of the text.
    friend bool operator==(const RecoveryRecord &, const RecoveryRecord &) = default;
};

/** One line that names the format, one line of JSON about the text, then the text and its SHA-256. */
[[nodiscard]] QByteArray encodeRecovery(const RecoveryRecord &record);
/** SyntaxError: not such a record, or cut off while it was written. */
[[nodiscard]] base::Result<RecoveryRecord> decodeRecovery(const QByteArray &bytes);

} // namespace workspace
