#include "withheldsecrets.h"

#include "literalsecrets.h"
#include "secretnames.h"

namespace workspace {

using base::Span;
using document::Snapshot;

namespace {

/** No other secret begins with this byte. */
QByteArray keyOf(const QByteArray &secret, bool isNumber)
{
    return isNumber ? '\0' + secret : secret;
}

} // namespace

/** The secrets of the file, and what would be guessed if it had syntax errors, because some text is in no tree. */
FileSecrets::FileSecrets(const Snapshot &file)
{
    const QByteArray text = file.text();
    for (const Span &span : possibleSecrets(file)) {
        const Secret secret{text.mid(span.offset, span.length), isNumberOfJson(file, span)};
        m_indexes.insert(keyOf(secret.bytes, secret.isNumber), m_secrets.size());
        m_secrets.append(secret);
    }
}

qsizetype FileSecrets::indexOf(const QByteArray &secret, bool isNumber) const
{
    return m_indexes.value(keyOf(secret, isNumber), -1);
}

const FileSecrets::Secret *FileSecrets::at(qsizetype index) const
{
    return index >= 0 && index < m_secrets.size() ? &m_secrets.at(index) : nullptr;
}

const FileSecrets &LastFileSecrets::of(const QByteArray &text, document::Format format)
{
    if (m_format != format || m_text != text) {
        m_secrets = FileSecrets(Snapshot::parse(text, format));
        m_text = text;
        m_format = format;
    }
    return m_secrets;
}

WithheldText withoutSecrets(const Snapshot &now, const FileSecrets &file)
{
    const QByteArray text = now.text();
    WithheldText withheld;
    qsizetype taken = 0;
    for (const Span &span : literalSecrets(now)) {
        const bool isNumber = isNumberOfJson(now, span);
        withheld.text.append(QByteArrayView(text).sliced(taken, span.offset - taken)).append(isNumber ? "\"" : "");
        withheld.secrets.append({withheld.text.size(), file.indexOf(text.mid(span.offset, span.length), isNumber)});
        withheld.text.append(traffic::Redacted).append(isNumber ? "\"" : "");
        taken = span.end();
    }
    withheld.text.append(QByteArrayView(text).sliced(taken));
    return withheld;
}

RefilledText withSecretsOf(const Snapshot &file, const WithheldText &withheld)
{
    const FileSecrets ofFile(file);
    const QByteArrayView text = withheld.text;
    RefilledText refilled;
    qsizetype taken = 0;
    for (const WithheldSecret &secret : withheld.secrets) {
        const FileSecrets::Secret *known = ofFile.at(secret.inFile);
        const qsizetype end = secret.offset + traffic::Redacted.size();
        const qsizetype quotes = known && known->isNumber && text.first(secret.offset).endsWith('"') &&
                                         text.sliced(end).startsWith('"')
                                     ? 1
                                     : 0;
        refilled.text.append(text.sliced(taken, secret.offset - quotes - taken));
        refilled.text.append(known ? QByteArrayView(known->bytes) : traffic::Redacted);
        refilled.missing += known ? 0 : 1;
        taken = end + quotes;
    }
    refilled.text.append(text.sliced(taken));
    return refilled;
}

} // namespace workspace
