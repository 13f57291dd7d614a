#include "withheldsecrets.h"

#include "literalsecrets.h"
#include "secretnames.h"

#include <QHash>

namespace workspace {

using base::Span;
using document::Snapshot;

namespace {

/** The secrets of the file, and what would be guessed if it had syntax errors, because some text is in no tree. */
QList<QByteArray> secretsOf(const Snapshot &file)
{
    const QByteArray text = file.text();
    QList<QByteArray> secrets;
    for (const Span &span : possibleSecrets(file))
        secrets.append(text.mid(span.offset, span.length));
    return secrets;
}

} // namespace

WithheldText withoutSecrets(const Snapshot &now, const Snapshot &file)
{
    const QByteArray text = now.text();
    const QList<QByteArray> ofFile = secretsOf(file);
    QHash<QByteArray, qsizetype> indexes;
    for (qsizetype i = 0; i < ofFile.size(); ++i)
        indexes.insert(ofFile.at(i), i);
    WithheldText withheld;
    qsizetype taken = 0;
    for (const Span &span : literalSecrets(now)) {
        withheld.text.append(QByteArrayView(text).sliced(taken, span.offset - taken));
        withheld.secrets.append({withheld.text.size(), indexes.value(text.mid(span.offset, span.length), -1)});
        withheld.text.append(traffic::Redacted);
        taken = span.end();
    }
    withheld.text.append(QByteArrayView(text).sliced(taken));
    return withheld;
}

RefilledText withSecretsOf(const Snapshot &file, const WithheldText &withheld)
{
    const QList<QByteArray> ofFile = secretsOf(file);
    RefilledText refilled;
    qsizetype taken = 0;
    for (const WithheldSecret &secret : withheld.secrets) {
        refilled.text.append(QByteArrayView(withheld.text).sliced(taken, secret.offset - taken));
        const bool isKnown = secret.inFile >= 0 && secret.inFile < ofFile.size();
        refilled.text.append(isKnown ? QByteArrayView(ofFile.at(secret.inFile)) : traffic::Redacted);
        refilled.missing += isKnown ? 0 : 1;
        taken = secret.offset + traffic::Redacted.size();
    }
    refilled.text.append(QByteArrayView(withheld.text).sliced(taken));
    return refilled;
}

} // namespace workspace
