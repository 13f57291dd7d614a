#include "rulesets.h"

#include "foldersabove.h"
#include "rulesetreader.h"

namespace lint {

const QStringList &rulesetNames()
{
    static const QStringList names{u".spectral.yaml"_qs, u".spectral.yml"_qs, u".spectral.json"_qs};
    return names;
}

Ruleset rulesetFor(const QString &address, const QString &root, openapi::DocumentSource &source)
{
    const auto file = openAbove(address, root, rulesetNames(), source);
    return file ? RulesetReader(address, source).read(file) : Ruleset();
}

Ruleset readRuleset(const QString &file, const QString &address, openapi::DocumentSource &source)
{
    const auto opened = source.open(file);
    return opened ? RulesetReader(address, source).read(*opened) : Ruleset();
}

} // namespace lint
