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

/** The text with each reference replaced by its answer. */
base::Result<ResolvedText> assemble(const TextWithReferences &text, const QList<QFuture<Resolved>> &answers)
{
    const QList<SecretReference> &references = text.scan().references;
    ResolvedText resolved;
    for (qsizetype i = 0; i < references.size(); ++i) {
        const Resolved answer = outcome(answers[i]);
        if (!answer)
            return namedAfter(references[i], answer.error());
        resolved.references.append(*answer);
    }
    const QString written = text.text().revealText(); // The places of references count its characters.
    QByteArray bytes;
    qsizetype from = 0;
    for (qsizetype i = 0; i < references.size(); ++i) {
        bytes += QStringView(written).sliced(from, references[i].start - from).toUtf8();
        bytes += resolved.references.at(i).reveal();
        from = references[i].start + references[i].length;
    }
    bytes += QStringView(written).sliced(from).toUtf8();
    resolved.value = Secret(std::move(bytes));
    return resolved;
}

} // namespace

QFuture<base::Result<ResolvedText>> resolveText(SecretResolver &resolver, const TextWithReferences &text)
{
    using Text = base::Result<ResolvedText>;
    const ReferenceScan &scan = text.scan();
    if (!scan.malformed.isEmpty())
        return base::readyFuture<Text>(base::Error{base::ErrorCode::InvalidArgument, scan.malformed.first().text});
    if (scan.references.isEmpty())
        return base::readyFuture<Text>(ResolvedText{text.text(), {}});
    QList<QFuture<Resolved>> pending;
    for (const SecretReference &reference : scan.references)
        pending.append(resolver.resolve(reference));
    return QtFuture::whenAll(pending.begin(), pending.end()).then([text](const QList<QFuture<Resolved>> &answers) {
        return assemble(text, answers);
    });
}

} // namespace secrets
