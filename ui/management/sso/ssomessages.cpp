#include "ssomessages.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sso {

namespace {

using items::SsoNote;
using management::SsoChange;
using management::SsoIssue;

/** The maximum number of members that are listed for a change; the rest are counted. */
constexpr qsizetype MaximumListedMembers = 30;

struct Messages {
    Q_DECLARE_TR_FUNCTIONS(sso::Messages)
};

QString quoted(const QString &text)
{
    return text.isEmpty() ? Messages::tr("(missing)") : u"“%1”"_qs.arg(text);
}

QString memberLine(const management::MemberDifference &member)
{
    const QString name = member.pointer.mid(1).replace(u"~1"_qs, u"/"_qs).replace(u"~0"_qs, u"~"_qs);
    return Messages::tr("%1: %2 → %3", "%1: a member of a profile, %2 its text before, %3 its text now")
        .arg(name, quoted(member.before), quoted(member.after));
}

QString changeTitle(const SsoChange &change, const QString &since)
{
    const QString at = change.at.isEmpty() ? Messages::tr("unknown time") : change.at;
    const bool isTold = !change.at.isEmpty() || !change.by.isEmpty();
    switch (change.kind) {
    case SsoChange::Kind::Added:
        if (!isTold)
            return Messages::tr("Added since your last look on %1.", "%1: a time").arg(since);
        return change.by.isEmpty()
                   ? Messages::tr("Added since your last look on %1. Last updated at %2.", "%1, %2: times")
                         .arg(since, at)
                   : Messages::tr("Added since your last look on %1. Last updated at %2 by %3.",
                                  "%1, %2: times, %3: a user")
                         .arg(since, at, change.by);
    case SsoChange::Kind::Removed:
        return Messages::tr("Removed since your last look on %1.", "%1: a time").arg(since);
    case SsoChange::Kind::Changed:
        break;
    }
    if (!isTold)
        return Messages::tr("Changed since your last look on %1.", "%1: a time").arg(since);
    return change.by.isEmpty()
               ? Messages::tr("Changed at %2, since your last look on %1.", "%1, %2: times").arg(since, at)
               : Messages::tr("Changed at %2 by %3, since your last look on %1.", "%1, %2: times, %3: a user")
                     .arg(since, at, change.by);
}

} // namespace

QString severityText(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return Messages::tr("Error");
    case base::Severity::Warning:
        return Messages::tr("Warning");
    case base::Severity::Information:
        break;
    }
    return Messages::tr("Information");
}

QString findingText(const management::SsoFinding &finding)
{
    const QString member = finding.member == "LoginURL" ? Messages::tr("Login URL") : Messages::tr("Redirect URL");
    switch (finding.issue) {
    case SsoIssue::DuplicateId:
        return Messages::tr("Another profile with other content has the same ID.");
    case SsoIssue::ListedTwice:
        return Messages::tr("The portal lists this profile more than once.");
    case SsoIssue::MissingId:
        return Messages::tr("The profile has no ID, so its changes can't be followed.");
    case SsoIssue::MalformedUrl:
        return Messages::tr("%1 is not a valid URL.", "%1: the name of a field").arg(member);
    case SsoIssue::ScriptUrl:
        return Messages::tr("%1 uses the scheme %2, which browsers run or read on the user's machine.",
                            "%1: the name of a field")
            .arg(member, finding.detail);
    case SsoIssue::OtherScheme:
        return Messages::tr("%1 uses the scheme %2. Browsers open only http and https.", "%1: the name of a field")
            .arg(member, finding.detail);
    case SsoIssue::PlainHttp:
        return Messages::tr("%1 is not encrypted (http). Anyone between the browser and %2 can read the login.",
                            "%1: the name of a field, %2: a host")
            .arg(member, finding.detail);
    case SsoIssue::Loopback:
        return Messages::tr("%1 is on %2, the user's own machine.", "%1: the name of a field, %2: a host")
            .arg(member, finding.detail);
    case SsoIssue::CredentialsInUrl:
        return Messages::tr("%1 contains a user name or password. It is hidden here.", "%1: the name of a field")
            .arg(member);
    case SsoIssue::SecretInUrl:
        return Messages::tr("%1 contains a secret in its parameters. It is hidden here.", "%1: the name of a field")
            .arg(member);
    case SsoIssue::HostNotServed:
        return Messages::tr("%1: no certificate of this environment serves %2.", "%1: the name of a field, %2: a host")
            .arg(member, finding.detail);
    case SsoIssue::HostWithoutKey:
        return Messages::tr("%1: the certificates of this environment for %2 have no private key.",
                            "%1: the name of a field, %2: a host")
            .arg(member, finding.detail);
    case SsoIssue::CertificateExpired:
        return Messages::tr("%1: the certificate of this environment for %2 has expired.",
                            "%1: the name of a field, %2: a host")
            .arg(member, finding.detail);
    case SsoIssue::CertificateNotYetValid:
        return Messages::tr("%1: the certificate of this environment for %2 is not valid yet.",
                            "%1: the name of a field, %2: a host")
            .arg(member, finding.detail);
    }
    return {};
}

SsoNote profileNote(const management::SsoProfileReview &review, const SsoChange *change)
{
    SsoNote note;
    note.isChanged = change != nullptr;
    QStringList parts;
    if (change)
        parts.append(change->kind == SsoChange::Kind::Added     ? Messages::tr("Added")
                     : change->kind == SsoChange::Kind::Removed ? Messages::tr("Removed")
                                                                : Messages::tr("Changed"));
    using base::Severity;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Information}) {
        const int count = static_cast<int>(management::findingCount(review, severity));
        if (count == 0)
            continue;
        if (!note.severity)
            note.severity = severity;
        if (severity == Severity::Error)
            parts.append(count == 1 ? Messages::tr("1 error") : Messages::tr("%n errors", nullptr, count));
        else if (severity == Severity::Warning)
            parts.append(count == 1 ? Messages::tr("1 warning") : Messages::tr("%n warnings", nullptr, count));
        else if (parts.isEmpty())
            parts.append(Messages::tr("Information"));
    }
    note.text = parts.join(u", "_qs);
    return note;
}

QString lookText(const QDateTime &moment)
{
    return QLocale().toString(moment.toLocalTime(), u"d MMM yyyy HH:mm"_qs);
}

QString changeText(const SsoChange &change, const QDateTime &since)
{
    QStringList lines{changeTitle(change, lookText(since))};
    for (const management::MemberDifference &member :
         change.members.first(std::min(change.members.size(), MaximumListedMembers)))
        lines.append(memberLine(member));
    if (change.members.size() > MaximumListedMembers)
        lines.append(
            Messages::tr("and %n more.", nullptr, static_cast<int>(change.members.size() - MaximumListedMembers)));
    if (change.kind == SsoChange::Kind::Changed && change.members.isEmpty())
        lines.append(Messages::tr("No visible member has changed. Secrets are not compared."));
    return lines.join(u'\n');
}

QString changesText(const QList<SsoChange> &changes, const QDateTime &since)
{
    const auto count = [&changes](SsoChange::Kind kind) {
        return static_cast<int>(
            std::count_if(changes.begin(), changes.end(), [kind](const auto &change) { return change.kind == kind; }));
    };
    if (changes.isEmpty())
        return Messages::tr("No changes since your last look on %1.", "%1: a time").arg(lookText(since));
    return Messages::tr("Since your last look on %1: %2 added, %3 changed, %4 removed.", "%1: a time, others: numbers")
        .arg(lookText(since), QString::number(count(SsoChange::Kind::Added)),
             QString::number(count(SsoChange::Kind::Changed)), QString::number(count(SsoChange::Kind::Removed)));
}

} // namespace sso
