#include "secretproblem.h"

#include <algorithm>

namespace preflight {

namespace {

using base::ErrorCode;
using secrets::SecretReference;
using secrets::Store;

/** The words of models/messages for what to do where a store holds no such thing. */
QString wayToAdd(Store store)
{
    switch (store) {
    case Store::Environment:
        return u"set-variable"_qs;
    case Store::File:
        return u"add-file"_qs;
    case Store::Keychain:
        return u"store-in-keychain"_qs;
    case Store::Consul:
        return u"add-to-consul"_qs;
    case Store::Vault:
        return u"add-to-vault"_qs;
    case Store::Named:
        break;
    }
    return u"add-to-store"_qs;
}

QString wayToName(Store store)
{
    switch (store) {
    case Store::File:
        return u"name-folder"_qs;
    case Store::Consul:
        return u"name-consul"_qs;
    case Store::Vault:
        return u"name-vault"_qs;
    default:
        break;
    }
    return u"name-store"_qs;
}

bool isOnNetwork(Store store)
{
    return store == Store::Consul || store == Store::Vault || store == Store::Named;
}

/** A status, or the system's words; what only repeats the reference says nothing. */
QString wordsOf(const SecretReference &reference, const QString &detail)
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
    lint::Rule rule;
    QString advice;
};

Finding findingOf(const SecretReference &reference, ErrorCode code, const QString &words)
{
    switch (code) {
    case ErrorCode::Unsupported:
    case ErrorCode::FolderMissing:
        return {rules::ReferenceStoreMissing, wayToName(reference.store)};
    case ErrorCode::KeychainLocked:
        return {rules::ReferenceKeychain, u"unlock-keychain"_qs};
    case ErrorCode::KeychainUnavailable:
        return {rules::ReferenceKeychain, u"no-keychain"_qs};
    case ErrorCode::Unreachable:
        return {rules::ReferenceUnreachable, u"check-address"_qs};
    case ErrorCode::TimedOut:
    case ErrorCode::Cancelled:
        return {reference.store == Store::Keychain ? rules::ReferenceKeychain : rules::ReferenceUnreachable,
                u"no-answer-in-time"_qs};
    case ErrorCode::TlsFailed:
        return {rules::ReferenceUnreachable, u"check-certificate"_qs};
    case ErrorCode::UnexpectedAnswer:
        return {rules::ReferenceUnreachable, u"check-address"_qs};
    case ErrorCode::PermissionDenied:
        if (reference.store == Store::Keychain)
            return {rules::ReferenceKeychain, u"allow-keychain"_qs};
        return {rules::ReferenceRefused, isOnNetwork(reference.store) ? u"check-token"_qs : u"check-permissions"_qs};
    case ErrorCode::Refused: // A status, or an address that no token may go to.
        return {rules::ReferenceRefused, isStatus(words) ? u"store-failed"_qs : u"use-https"_qs};
    case ErrorCode::InvalidArgument:
        if (isOnNetwork(reference.store))
            return {rules::ReferenceRefused, u"check-token"_qs};
        return {lint::rules::ReferenceMalformed, {}};
    case ErrorCode::WrongType:
        return {rules::ReferenceUnresolved, u"not-a-text"_qs};
    case ErrorCode::TooLarge:
        return {rules::ReferenceUnresolved, u"too-large"_qs};
    default:
        return {rules::ReferenceUnresolved, wayToAdd(reference.store)};
    }
}

} // namespace

SecretProblem secretProblem(const SecretReference &reference, const base::Error &error)
{
    const QString words = wordsOf(reference, error.detail);
    const Finding finding = findingOf(reference, error.code, words);
    QStringList arguments{secrets::referenceText(reference)};
    if (!finding.advice.isEmpty())
        arguments.append(finding.advice);
    const bool saysMore = finding.rule.name() == rules::ReferenceUnreachable.name() ||
                          finding.rule.name() == rules::ReferenceRefused.name();
    if (saysMore && !words.isEmpty())
        arguments.append(words);
    return {finding.rule, arguments};
}

SecretProblem secretProblemOf(const QString &text, const base::Error &error)
{
    const QList<SecretReference> references = secrets::scanReferences(text).references;
    const auto named = std::find_if(references.begin(), references.end(), [&](const SecretReference &reference) {
        const QString written = secrets::referenceText(reference);
        return error.detail == written || error.detail.startsWith(written + u": "_qs);
    });
    if (named != references.end())
        return secretProblem(*named, error);
    if (!references.isEmpty())
        return secretProblem(references.first(), error);
    return {lint::rules::ReferenceMalformed, {error.detail.isEmpty() ? text : error.detail}};
}

base::Diagnostics secretProblems(const document::Snapshot &snapshot, const QList<lint::SecretText> &texts,
                                 const SecretVerdict &verdict)
{
    base::Diagnostics problems;
    for (const lint::SecretText &text : texts) {
        for (const SecretReference &reference : text.scan.references) {
            if (const auto found = verdict(reference))
                problems.append({found->rule.name(), found->rule.severity, definition::placeOf(snapshot, text.pointer),
                                 text.pointer.toString(), found->arguments});
        }
    }
    return problems;
}

} // namespace preflight
