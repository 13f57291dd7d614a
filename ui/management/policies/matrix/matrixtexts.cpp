#include "matrixtexts.h"

#include "policymeaning.h"
#include "policymessages.h"
#include "valuereading.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace policies {
namespace {

using Code = reach::MatrixCell::Code;

struct MatrixTexts {
    Q_DECLARE_TR_FUNCTIONS(policies)
};

QString urlText(const management::AllowedUrl &allowed)
{
    return allowed.methods.isEmpty() ? MatrixTexts::tr("all methods on %1", "%1 is an allowed URL").arg(allowed.url)
                                     : MatrixTexts::tr("%1 on %2", "%1 are methods, %2 is an allowed URL")
                                           .arg(allowed.methods.join(u", "_qs), allowed.url);
}

QString refusedText(const std::optional<management::AllowedUrl> &url, const QString &path)
{
    return url ? MatrixTexts::tr("Refused: %1 matches %2 only by other methods (%3).",
                                 "%1 is an allowed URL, %2 a path, %3 are methods")
                     .arg(url->url, path, url->methods.join(u", "_qs))
               : MatrixTexts::tr("Refused: no allowed URL matches %1.", "%1 is a path").arg(path);
}

} // namespace

QString matrixWord(Code code)
{
    switch (code) {
    case Code::NoAccess:
        return MatrixTexts::tr("no access");
    case Code::NoKeyNeeded:
        return MatrixTexts::tr("no key needed");
    case Code::Allowed:
        return MatrixTexts::tr("allowed");
    case Code::SomePaths:
        return MatrixTexts::tr("some paths");
    case Code::Refused:
        return MatrixTexts::tr("refused");
    case Code::Inactive:
        return MatrixTexts::tr("inactive");
    case Code::NotDecided:
        return MatrixTexts::tr("not decided");
    }
    return {};
}

theme::Role matrixRole(Code code)
{
    switch (code) {
    case Code::Allowed:
    case Code::NoKeyNeeded:
        return theme::Role::Ok;
    case Code::SomePaths:
    case Code::NotDecided:
        return theme::Role::Warning;
    case Code::Refused:
        return theme::Role::Error;
    case Code::NoAccess:
    case Code::Inactive:
        break;
    }
    return theme::Role::Muted;
}

QIcon matrixIcon(Code code)
{
    const theme::Role role = matrixRole(code);
    switch (code) {
    case Code::Allowed:
        return theme::icon(theme::Icon::Check, role);
    case Code::NoKeyNeeded:
        return theme::icon(theme::Icon::Client, role);
    case Code::SomePaths:
        return theme::icon(theme::Icon::Filter, role);
    case Code::Refused:
        return theme::icon(theme::Icon::Close, role);
    case Code::Inactive:
        return theme::icon(theme::Icon::Pause, role);
    case Code::NotDecided:
        return theme::icon(theme::Icon::Help, role);
    case Code::NoAccess:
        break;
    }
    return {};
}

QString operationText(const reach::ServedOperation &operation)
{
    return QString::fromLatin1(operation.method) + u' ' + QString::fromUtf8(operation.path);
}

QString apiText(const reach::ServedApi &api)
{
    const QString file = QFileInfo(api.documentPath).fileName();
    return file.isEmpty() || file == api.title
               ? api.title
               : MatrixTexts::tr("%1 (%2)", "%1 is the title of an API, %2 the name of its file").arg(api.title, file);
}

QString limitsText(const management::Policy &policy)
{
    using Meaning = management::PolicyMeaning::Code;
    QStringList limits;
    // Access rights can be many, and say nothing about limits.
    const management::Policy withoutRights{management::withoutMember(policy.json, "access_rights"), {}};
    for (const management::PolicyMeaning &meaning : management::policyMeaning(withoutRights)) {
        const bool isLimit = meaning.code == Meaning::RateLimit || meaning.code == Meaning::Quota;
        if (isLimit)
            limits.append(MatrixTexts::tr("%1 / %2", "%1 is a number of requests, %2 a duration")
                              .arg(messages::groupedNumber(meaning.arguments.value(0)),
                                   messages::durationText(meaning.arguments.value(1))));
        else if (meaning.code == Meaning::QuotaNeverRenews)
            limits.append(MatrixTexts::tr("%1 in all", "%1 is a number of requests")
                              .arg(messages::groupedNumber(meaning.arguments.value(0))));
    }
    return limits.isEmpty() ? MatrixTexts::tr("no limit") : limits.join(u", "_qs);
}

QString matrixReason(const reach::PolicyMatrix &matrix, qsizetype api, qsizetype operation, qsizetype policy,
                     const reach::MatrixCell &cell)
{
    const reach::ServedApi &served = matrix.apis().at(api);
    const QString path = served.operations.at(operation).samplePaths.value(cell.path);
    const auto url = matrix.decidingUrl(api, policy, cell);
    switch (cell.code) {
    case Code::NoAccess:
        return MatrixTexts::tr("No access: the policy does not list the API %1.").arg(served.title);
    case Code::NoKeyNeeded:
        return MatrixTexts::tr(
                   "No key needed: the policy does not list the API %1, which accepts requests without a key.")
            .arg(served.title);
    case Code::Inactive:
        return MatrixTexts::tr("Inactive: keys with this policy are rejected.");
    case Code::Allowed:
        if (!matrix.decidesAccess(policy))
            return MatrixTexts::tr("Allowed: the policy leaves access to the other policies of a key.");
        return url ? MatrixTexts::tr("Allowed by %1.", "%1 is a rule").arg(urlText(*url))
                   : MatrixTexts::tr("Allowed: the policy allows all URLs of the API.");
    case Code::SomePaths:
        return url ? MatrixTexts::tr("Some paths are allowed by %1, but not %2.", "%1 is a rule, %2 a path")
                         .arg(urlText(*url), path)
                   : QString();
    case Code::Refused:
        return refusedText(url, path);
    case Code::NotDecided:
        return url ? MatrixTexts::tr("Not decided for %1: the pattern %2 is not valid or needs too many steps.",
                                     "%1 is a path, %2 an allowed URL")
                         .arg(path, url->url)
                   : MatrixTexts::tr("Not decided: no sample path of the operation is known.");
    }
    return {};
}

} // namespace policies
