#include "credentialdifferences.h"

#include "secretnames.h"

namespace replay {

namespace {

/** The references of a text, as they are written. */
QByteArray referencesOf(const secrets::TextWithReferences &text)
{
    QStringList references;
    for (const secrets::SecretReference &reference : text.scan().references)
        references.append(secrets::referenceText(reference));
    return references.join(u' ').toUtf8();
}

bool isRedacted(const secrets::TextWithReferences &text)
{
    return text.text().reveal().contains(traffic::Redacted);
}

} // namespace

void compareCredentials(const preview::RouteInputs &before, const preview::RouteInputs &after, Outcome &outcome)
{
    // Without a credential on one side the header field differs.
    if (!before.isBasic || !after.isBasic)
        return;
    const secrets::TextWithReferences &userBefore = before.userName.text;
    const secrets::TextWithReferences &userAfter = after.userName.text;
    if (isRedacted(userBefore) || isRedacted(userAfter))
        outcome.hasUnknownCredential = userBefore != userAfter;
    else if (userBefore != userAfter)
        outcome.differences.append(
            {Difference::What::Credential, "username", userBefore.text().reveal(), userAfter.text().reveal()});
    const QByteArray referencesBefore = referencesOf(before.password.text);
    const QByteArray referencesAfter = referencesOf(after.password.text);
    if (before.password.text == after.password.text)
        return;
    // A literal password, or a part of one, can be any.
    const bool areReferences = !referencesBefore.isEmpty() && !referencesAfter.isEmpty();
    if (areReferences && referencesBefore != referencesAfter)
        outcome.differences.append({Difference::What::Credential, "password", referencesBefore, referencesAfter});
    else
        outcome.hasUnknownCredential = true;
}

} // namespace replay
