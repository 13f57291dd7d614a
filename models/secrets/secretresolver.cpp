#include "secretresolver.h"

#include "whendone.h"

#include <QFuture>

namespace secrets {

namespace {

using Resolved = base::Result<Secret>;

Resolved outcome(const QFuture<Resolved> &future)
{
    if (future.resultCount() > 0)
        return future.result();
    return base::Error::cancelled();
}

base::Error namedAfter(const SecretReference &reference, const base::Error &error)
{
    const QString text = referenceText(reference);
    return {error.code, error.detail.isEmpty() || error.detail == text ? text : u"%1: %2"_qs.arg(text, error.detail)};
}

/** The value with each reference replaced by its answer. */
base::Result<ResolvedText> assemble(const QString &value, const QList<SecretReference> &references,
                                    const QList<QFuture<Resolved>> &answers)
{
    ResolvedText text;
    for (qsizetype i = 0; i < references.size(); ++i) {
        const Resolved answer = outcome(answers[i]);
        if (!answer)
            return namedAfter(references[i], answer.error());
    }
    QByteArray bytes;
    qsizetype from = 0;
    for (qsizetype i = 0; i < references.size(); ++i) {
        bytes += QStringView(value).sliced(from, references[i].start - from).toUtf8();
        text.references.append(*outcome(answers[i]));
        bytes += text.references.constLast().reveal();
        from = references[i].start + references[i].length;
    }
    bytes += QStringView(value).sliced(from).toUtf8();
    text.value = Secret(std::move(bytes));
    return text;
}

} // namespace

QFuture<base::Result<ResolvedText>> resolveText(SecretResolver &resolver, const QString &value)
{
    using Text = base::Result<ResolvedText>;
    const ReferenceScan scan = scanReferences(value);
    if (!scan.malformed.isEmpty())
        return base::readyFuture<Text>(base::Error{base::ErrorCode::InvalidArgument, scan.malformed.first().text});
    if (scan.references.isEmpty())
        return base::readyFuture<Text>(ResolvedText{Secret(value), {}});
    QList<QFuture<Resolved>> pending;
    for (const SecretReference &reference : scan.references)
        pending.append(resolver.resolve(reference));
    return QtFuture::whenAll(pending.begin(), pending.end())
        .then([value, references = scan.references](const QList<QFuture<Resolved>> &answers) {
            return assemble(value, references, answers);
        });
}

QFuture<base::Result<Secret>> resolveValue(SecretResolver &resolver, const QString &value)
{
    return resolveText(resolver, value).then([](const base::Result<ResolvedText> &text) -> Resolved {
        return text ? Resolved(text->value) : Resolved(text.error());
    });
}

QFuture<base::Result<QList<Secret>>> resolveAll(SecretResolver &resolver, const QStringList &values)
{
    using All = base::Result<QList<Secret>>;
    if (values.isEmpty())
        return base::readyFuture<All>(QList<Secret>());
    QList<QFuture<Resolved>> pending;
    for (const QString &value : values)
        pending.append(resolveValue(resolver, value));
    return QtFuture::whenAll(pending.begin(), pending.end()).then([](const QList<QFuture<Resolved>> &answers) -> All {
        QList<Secret> resolved;
        for (const QFuture<Resolved> &answer : answers) {
            const Resolved one = outcome(answer);
            if (!one)
                return one.error();
            resolved.append(*one);
        }
        return resolved;
    });
}

} // namespace secrets
