#include "rulesets.h"

#include "foldersabove.h"
#include "rulesetreader.h"

namespace lint {

const QStringList &rulesetNames()
{
    static const QStringList names{u".spectral.yaml"_qs, u".spectral.yml"_qs, u".spectral.json"_qs};
    return names;
}

const RuleOrigin *originOf(const Ruleset &ruleset, const QString &rule, const QString &pointer)
{
    const RuleOrigin *found = nullptr;
    for (const RuleOrigin &origin : ruleset.origins) {
        const bool isInside = pointer == origin.within || pointer.startsWith(origin.within + u'/');
        // As in rules::RuleSettings: the last one counts, and those for places replace those for the document.
        if (origin.rule == rule && isInside && (!found || found->isForDocument || !origin.isForDocument))
            found = &origin;
    }
    return found;
}

Ruleset rulesetFor(const QString &address, const QString &root, openapi::DocumentSource &source, qint64 steps)
{
    const auto file = openAbove(address, root, rulesetNames(), source);
    return file ? RulesetReader(address, source, steps).read(file) : Ruleset();
}

Ruleset readRuleset(const QString &file, const QString &address, openapi::DocumentSource &source)
{
    const auto opened = source.open(file);
    return opened ? RulesetReader(address, source).read(*opened) : Ruleset();
}

} // namespace lint
