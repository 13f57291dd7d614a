#include "consentoptions.h"

#include "shellquoting.h"

#include <QRegularExpression>

namespace commands {

namespace {
const QString AllowSecrets = u"allow-secrets"_qs;

/** The file as an argument of a command that can be pasted into a shell. */
QString shellArgument(const QString &path)
{
    static const QRegularExpression plain(u"\\A[\\w./][\\w./-]*\\z"_qs);
    return plain.match(path).hasMatch() ? path : QString::fromUtf8(http::shellQuoted(path.toUtf8()));
}
} // namespace

void addAllowSecretsOption(QCommandLineParser &parser)
{
    parser.addOption(
        {AllowSecrets,
         u"Allow the definitions of this run to use all secrets that they refer to. To allow them once and "
         u"for all, use gatewright allow."_qs});
}

void readAllowSecretsOption(const QCommandLineParser &parser, consent::Grants &grants)
{
    if (parser.isSet(AllowSecrets))
        grants.allowAllSecretsInThisRun();
}

QString consentAdvice(const consent::Definition &definition, bool isUpstreamOfFile)
{
    if (definition.path.isEmpty() || !isUpstreamOfFile)
        return u"%1: to allow these secrets in this run, add --allow-secrets."_qs.arg(
            definition.path.isEmpty() ? definition.title : definition.path);
    return u"%1: to allow these secrets, run gatewright allow %2, or add --allow-secrets."_qs.arg(
        definition.path, shellArgument(definition.path));
}

} // namespace commands
