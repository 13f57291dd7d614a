#pragma once

#include "result.h"
#include "typedtext.h"
#include "withheldsecrets.h"

namespace workspace {

/** A definition's unsaved text, as it is stored in case the program ends without saving it. */
struct RecoveryRecord {
    QString path; ///< The path of the definition's file; empty for an untitled definition.
    QString title;
    document::Format format = document::Format::Yaml;
    QByteArray text;               ///< The text in UTF-8, without its literal secrets.
    QByteArray fileHash;           ///< OpenDefinition::fileHash() of the file that the text was made from.
    QList<WithheldSecret> secrets; ///< The secrets that were removed from `text`.
    QStringList replaced = {};     ///< The keys of the earlier records that were restored into the text of this one.
    QList<TypedText> typed = {};   ///< Texts in controls that are not in `text`, as withoutSecrets() returns them.
    bool isEdited = true;          ///< False if the text is that of the file, and only `typed` is to be kept.
    friend bool operator==(const RecoveryRecord &, const RecoveryRecord &) = default;
};

/** Writes a record as bytes: one line that names the format, one line of JSON with everything but the text, then the
 * text. */
[[nodiscard]] QByteArray encodeRecovery(const RecoveryRecord &record);
/** Reads bytes that encodeRecovery() wrote. Error: SyntaxError if they are not a record, are truncated, or are of a
 * newer version. */
[[nodiscard]] base::Result<RecoveryRecord> decodeRecovery(const QByteArray &bytes);

} // namespace workspace
