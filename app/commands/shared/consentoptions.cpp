#include "consentoptions.h"

namespace commands {

namespace {
const QString AllowSecrets = u"allow-secrets"_qs;
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

} // namespace commands
