#pragma once

#include "result.h"
#include "typedtext.h"
#include "withheldsecrets.h"

namespace workspace {

/** A definition's text as it was when the program ended without saving it. */
struct RecoveryRecord {
    QString path; ///< Empty for an untitled one.
    QString title;
    document::Format format = document::Format::Yaml;
    QByteArray text;               ///< UTF-8, without its literal secrets.
    QByteArray fileHash;           ///< OpenDefinition::fileHash() of the file that the text was made from.
    QList<WithheldSecret> secrets; ///< Removed from the text.
    QStringList replaced = {};     ///< Keys of the earlier records that were restored into this text.
    QList<TypedText> typed = {};   ///< withoutSecrets(). Not in the text.
    bool isEdited = true;          ///< False if the text is that of the file, and only `typed` is to be kept.
    friend bool operator==(const RecoveryRecord &, const RecoveryRecord &) = default;
};

/** One line that names the format, one line of JSON about the text, then the text. */
[[nodiscard]] QByteArray encodeRecovery(const RecoveryRecord &record);
/** SyntaxError: not such a record, a truncated one, or one of a newer version. */
[[nodiscard]] base::Result<RecoveryRecord> decodeRecovery(const QByteArray &bytes);

} // namespace workspace
