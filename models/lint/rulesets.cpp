#include "rulesets.h"

#include "rulesetreader.h"

namespace lint {

const QStringList &rulesetNames()
{
    static const QStringList names{u".spectral.yaml"_qs, u".spectral.yml"_qs, u".spectral.json"_qs};
    return names;
}

Ruleset rulesetFor(const QString &address, const QString &root, openapi::DocumentSource &source)
{
    if (!address.startsWith(u'/') || root.isEmpty())
        return {};
    for (QString folder = parentFolder(address); !folder.isEmpty(); folder = parentFolder(folder)) {
        for (const QString &name : rulesetNames()) {
            if (const auto file = source.open(folder + u'/' + name))
                return RulesetReader(address, source).read(*file);
        }
        if (folder == root || !folder.startsWith(root + u'/'))
            break;
    }
    return {};
}

Ruleset readRuleset(const QString &file, const QString &address, openapi::DocumentSource &source)
{
    const auto opened = source.open(file);
    return opened ? RulesetReader(address, source).read(*opened) : Ruleset();
}

} // namespace lint
