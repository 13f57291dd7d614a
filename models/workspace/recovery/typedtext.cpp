#include "typedtext.h"

#include "secretnames.h"
#include "secrettext.h"
#include "secretwords.h"

namespace workspace {

namespace {

QString withheld(const TypedText &typed)
{
    if (base::isSecretName(typed.label.toUtf8()))
        return QString::fromUtf8(traffic::Redacted);
    const QByteArray text = typed.text.toUtf8();
    QByteArray kept;
    qsizetype taken = 0;
    for (const base::Span &span : secrets::secretsInText(text)) {
        kept.append(QByteArrayView(text).sliced(taken, span.offset - taken)).append(traffic::Redacted);
        taken = span.end();
    }
    return QString::fromUtf8(kept.append(QByteArrayView(text).sliced(taken)));
}

} // namespace

QList<TypedText> withoutSecrets(QList<TypedText> typed)
{
    for (TypedText &each : typed)
        each.text = withheld(each);
    return typed;
}

} // namespace workspace
