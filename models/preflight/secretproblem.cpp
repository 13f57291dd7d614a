#include "secretproblem.h"

#include "argumentwords.h"
#include "gatewayfields.h"

#include <algorithm>

namespace preflight {

namespace {

using base::ErrorCode;
using secrets::SecretReference;
using secrets::Store;
using Advice = rules::SecretAdvice;

/** What to do when a store has no value for a reference. */
Advice adviceToAdd(Store store)
{
    switch (store) {
    case Store::Environment:
        return Advice::SetVariable;
    case Store::File:
        return Advice::AddFile;
    case Store::Keychain:
        return Advice::StoreInKeychain;
    case Store::Consul:
        return Advice::AddToConsul;
    case Store::Vault:
        return Advice::AddToVault;
    case Store::Named:
        break;
    }
    return Advice::AddToStore;
}

/** What to do when the environment has no such store. */
Advice adviceToConfigure(Store store)
{
    switch (store) {
    case Store::File:
        return Advice::NameFolder;
    case Store::Consul:
        return Advice::NameConsul;
    case Store::Vault:
        return Advice::NameVault;
    default:
        break;
    }
    return Advice::NameStore;
}

bool isOnNetwork(Store store)
{
    return store == Store::Consul || store == Store::Vault || store == Store::Named;
}

/** The status or message of the store in an error's detail, without the reference. */
QString systemMessageOf(const SecretReference &reference, const QString &detail)
{
    const QString text = secrets::referenceText(reference);
    const QString rest = detail.startsWith(text) ? detail.mid(text.size()) : detail;
    const QString words = rest.startsWith(u": ") ? rest.mid(2) : rest;
    return words == reference.path || words == reference.field ? QString() : words;
}

bool isStatus(const QString &words)
{
    bool isNumber = false;
    const int status = words.toInt(&isNumber);
    return isNumber && status >= 100 && status <= 999;
}

struct Finding {
    const rules::Rule &rule;
    std::optional<Advice> advice;
};

Finding findingOf(const SecretReference &reference, ErrorCode code, const QString &words)
{
    switch (code) {
    case ErrorCode::Unsupported:
    case ErrorCode::FolderMissing:
        return {"reference-store-missing"_rule, adviceToConfigure(reference.store)};
    case ErrorCode::KeychainLocked:
        return {"reference-keychain"_rule, Advice::UnlockKeychain};
    case ErrorCode::KeychainUnavailable:
        return {"reference-keychain"_rule, Advice::NoKeychain};
    case ErrorCode::Unreachable:
        return {"reference-unreachable"_rule, Advice::CheckAddress};
    case ErrorCode::TimedOut:
    case ErrorCode::Cancelled:
        return {reference.store == Store::Keychain ? "reference-keychain"_rule : "reference-unreachable"_rule,
                Advice::NoAnswerInTime};
    case ErrorCode::TlsFailed:
        return {"reference-unreachable"_rule, Advice::CheckCertificate};
    case ErrorCode::UnexpectedAnswer:
        return {"reference-unreachable"_rule, Advice::CheckAddress};
    case ErrorCode::PermissionDenied:
        if (reference.store == Store::Keychain)
            return {"reference-keychain"_rule, Advice::AllowKeychain};
        return {"reference-refused"_rule, isOnNetwork(reference.store) ? Advice::CheckToken : Advice::CheckPermissions};
    case ErrorCode::Refused: // A status, or an http address that must not get the token.
        return {"reference-refused"_rule, isStatus(words) ? Advice::StoreFailed : Advice::UseHttps};
    case ErrorCode::InvalidArgument:
        if (isOnNetwork(reference.store))
            return {"reference-refused"_rule, Advice::CheckToken};
        return {"reference-malformed"_rule, {}};
    case ErrorCode::WrongType:
        return {"reference-unresolved"_rule, Advice::NotAText};
    case ErrorCode::TooLarge:
        return {"reference-unresolved"_rule, Advice::TooLarge};
    default:
        return {"reference-unresolved"_rule, adviceToAdd(reference.store)};
    }
}

} // namespace

SecretProblem secretProblem(const SecretReference &reference, const base::Error &error)
{
    const QString words = systemMessageOf(reference, error.detail);
    const Finding finding = findingOf(reference, error.code, words);
    QStringList arguments{secrets::referenceText(reference)};
    if (finding.advice)
        arguments.append(rules::wordOf(*finding.advice));
    if (finding.rule.argumentCount() > arguments.size() && !words.isEmpty())
        arguments.append(words);
    return {&finding.rule, arguments};
}

SecretProblem secretProblemOf(const secrets::ReferenceScan &scan, const base::Error &error)
{
    const QList<SecretReference> &references = scan.references;
    const auto named = std::find_if(references.begin(), references.end(), [&](const SecretReference &reference) {
        const QString written = secrets::referenceText(reference);
        return error.detail == written || error.detail.startsWith(written + u": "_qs);
    });
    if (named != references.end())
        return secretProblem(*named, error);
    if (!references.isEmpty())
        return secretProblem(references.first(), error);
    return {&"reference-malformed"_rule, {error.detail}};
}

base::Diagnostics secretProblems(const document::Snapshot &snapshot, const QList<lint::SecretText> &texts,
                                 const SecretVerdict &verdict)
{
    base::Diagnostics problems;
    const document::Pointer extension = definition::DefinitionView(snapshot).extension();
    const document::Pointer credentials[] = {extension / definition::fields::userName(),
                                             extension / definition::fields::password()};
    for (const lint::SecretText &text : texts) {
        const bool isCredential = std::find(std::begin(credentials), std::end(credentials), text.pointer) !=
                                  std::end(credentials);
        for (const SecretReference &reference : text.scan.references) {
            const auto found = verdict(reference);
            if (found && (isCredential || found->rule != &"upstream-basic-control-character"_rule))
                problems.append(found->rule->at(definition::placeOf(snapshot, text.pointer), text.pointer.toString(),
                                                found->arguments));
        }
    }
    return problems;
}

} // namespace preflight
