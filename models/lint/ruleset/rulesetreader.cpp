#include "rulesetreader.h"

#include "customrulereader.h"
#include "foldersabove.h"
#include "glob.h"
#include "pattern.h"

#include <algorithm>

namespace lint {

using document::Node;
using document::Pointer;
using openapi::ReferencedDocumentPtr;

namespace {

/** Files that extend one another. */
constexpr int MaximumDepth = 10;
constexpr qsizetype MaximumFiles = 100;
constexpr qsizetype MaximumPatterns = 100;
constexpr qsizetype MaximumCustomRules = 1'000;
/** Of one entry of `overrides`. */
constexpr qsizetype MaximumPlaces = 1'000;

/** What a setting says about a rule with this severity. Nothing if it is none. */
std::optional<rules::Setting> settingOf(const Node &value, base::Severity own)
{
    const QByteArray word = value.bytes();
    if (word == "off" || word == "-1" || (value.isBool() && !value.toBool()))
        return rules::Setting();
    if (value.isBool())
        return rules::Setting(own);
    const auto severity = severityNamed(word);
    if (!severity)
        return std::nullopt;
    return rules::Setting(*severity);
}

/** The rules that have this id, or that it is another name for. */
QList<const rules::Rule *> rulesNamed(const QString &id)
{
    QList<const rules::Rule *> found;
    if (id == u"invalid-ref") {
        for (const rules::Rule &rule : rules::ReferenceRows)
            found.append(&rule);
    } else if (const rules::Rule *rule = rules::findRule(id)) {
        found.append(rule);
    }
    return found;
}

} // namespace

Ruleset RulesetReader::read(const ReferencedDocumentPtr &file)
{
    readFile(file, Start::Recommended, 0);
    return m_ruleset;
}

void RulesetReader::readFile(const ReferencedDocumentPtr &file, Start start, int depth)
{
    m_ruleset.files.append(file);
    for (const base::Diagnostic &problem : file->snapshot().problems())
        m_ruleset.problems.append({file, problem});
    if (!file->snapshot().isValid())
        return;
    readExtends(file, depth);
    m_aliases.read(file->snapshot().at({"aliases"}), m_budget);
    if (m_budget.isMet())
        return reportLimit(file, {"aliases"});
    m_start = start;
    m_formats = formatsOf(file->snapshot().at({"formats"}));
    readRules(file, {"rules"}, file->snapshot().at({"rules"}), nullptr);
    readOverrides(file);
    if (const Node functions = file->snapshot().at({"functions"}); functions.exists())
        report(file, "ruleset-functions"_rule, {"functions"}, file->snapshot().keySpan({"functions"}), {});
}

void RulesetReader::readExtends(const ReferencedDocumentPtr &file, int depth)
{
    const Node extends = file->snapshot().at({"extends"});
    const Node single = extends.isSequence() ? Node() : extends;
    if (single.isString())
        return extend(file, single, Start::Recommended, depth);
    for (qsizetype i = 0; extends.isSequence() && i < extends.childCount(); ++i) {
        if (!take(1, file, Pointer{"extends"}.child(i)))
            return;
        const Node entry = extends.childAt(i).resolved();
        const QByteArray word = entry.isSequence() ? entry.childAt(1).resolved().bytes() : QByteArray();
        const Start start = word == "all" ? Start::All : word == "off" ? Start::None : Start::Recommended;
        extend(file, entry.isSequence() ? entry.childAt(0).resolved() : entry, start, depth);
    }
}

void RulesetReader::extend(const ReferencedDocumentPtr &file, const Node &name, Start start, int depth)
{
    if (name.bytes() == "spectral:oas")
        return m_ruleset.settings.start(start);
    const Pointer place{"extends"};
    const QString text = name.text();
    const bool isFile = text.startsWith(u"./") || text.startsWith(u"../") || text.startsWith(u'/');
    const openapi::ReferenceTarget target = isFile ? openapi::readReference(text, file->address())
                                                   : openapi::ReferenceTarget();
    const bool isTaken = depth < MaximumDepth && m_ruleset.files.size() < MaximumFiles;
    if (isFile && isTaken && target.kind == openapi::ReferenceTarget::Kind::Pointer) {
        if (const auto other = m_source.open(target.place.address)) {
            const bool isKnown = std::any_of(m_ruleset.files.begin(), m_ruleset.files.end(), [&](const auto &known) {
                return known->address() == (*other)->address();
            });
            if (!isKnown)
                readFile(*other, start, depth + 1);
            return;
        }
    }
    report(file, "ruleset-not-available"_rule, place, name.span(), text);
}

void RulesetReader::readRules(const ReferencedDocumentPtr &file, const Pointer &place, const Node &rulesNode,
                              const QStringList *within)
{
    const std::vector<document::Member> members = membersOf(rulesNode);
    for (const document::Member &member : members) {
        if (!take(stepsOfText(member.key.size()), file, place / member.key))
            return;
        readSetting(file, place, member, rulesNode.keySpanAt(member.index), within);
        if (m_budget.isMet())
            return reportLimit(file, place / member.key);
    }
}

void RulesetReader::readSetting(const ReferencedDocumentPtr &file, const Pointer &place, const document::Member &member,
                                base::Span keySpan, const QStringList *within)
{
    const QString id = QString::fromUtf8(member.key);
    const Pointer pointer = place / member.key;
    if (member.value.isMapping() && "path-excludes-patterns"_rule.id == member.key)
        return readExcludedPaths(file, pointer, member.value, within);
    if (member.value.isMapping())
        return readDefinition(file, pointer, member, keySpan, within);
    if (CustomRule *rule = customRule(id)) {
        const auto setting = settingOf(member.value, rule->severity);
        if (!setting)
            return report(file, "ruleset-wrong-severity"_rule, pointer, member.value.span(), member.value.text());
        note(file, pointer, id, within);
        return applyCustom(*rule, *setting, within);
    }
    const QList<const rules::Rule *> found = rulesNamed(id);
    if (found.isEmpty() && id != u"parser")
        return report(file, "ruleset-unknown-rule"_rule, pointer, keySpan, id);
    if (std::none_of(found.begin(), found.end(), [](const rules::Rule *rule) { return rules::isConfigurable(*rule); }))
        return report(file, "ruleset-fixed-rule"_rule, pointer, keySpan, id);
    for (const rules::Rule *rule : found) {
        const auto setting = settingOf(member.value, rule->severity);
        if (!setting)
            return report(file, "ruleset-wrong-severity"_rule, pointer, member.value.span(), member.value.text());
        note(file, pointer, rule->name(), within);
        apply(*rule, *setting, within);
    }
}

void RulesetReader::readDefinition(const ReferencedDocumentPtr &file, const Pointer &pointer,
                                   const document::Member &member, base::Span keySpan, const QStringList *within)
{
    const QString id = QString::fromUtf8(member.key);
    if (within && !within->contains(QString()))
        return; // Definitions are for files; only severities can be set within them.
    const QList<const rules::Rule *> known = rulesNamed(id);
    const bool isDefinition = member.value.member("given").exists() || member.value.member("then").exists();
    if (std::any_of(known.begin(), known.end(), [](const rules::Rule *rule) { return !rules::isConfigurable(*rule); }))
        return report(file, "ruleset-fixed-rule"_rule, pointer, keySpan, id);
    CustomRule *old = customRule(id);
    if (!old && !isDefinition && !known.isEmpty()) {
        const Node severity = member.value.member("severity").resolved();
        for (const rules::Rule *rule : known) {
            const auto setting = severity.exists() ? settingOf(severity, rule->severity)
                                                   : std::optional(rules::Setting(rule->severity));
            if (!setting)
                return report(file, "ruleset-wrong-severity"_rule, pointer.child("severity"), severity.span(),
                              severity.text());
            note(file, pointer, rule->name(), within);
            apply(*rule, *setting, within);
        }
        return;
    }
    if (!old && m_ruleset.custom.size() >= MaximumCustomRules)
        return report(file, "ruleset-too-large"_rule, pointer, keySpan, id);
    CustomRule rule = old ? *old : CustomRule{.id = id, .formats = m_formats};
    if (!old) {
        const Node recommended = member.value.member("recommended").resolved();
        rule.isOn = m_start == Start::All ||
                    (m_start == Start::Recommended && !(recommended.isBool() && !recommended.toBool()));
    } else {
        rule.isOn = true;
    }
    const bool isOnBefore = rule.isOn;
    if (!CustomRuleReader(file, m_aliases, m_budget, m_ruleset.problems).read(member.value, pointer, rule))
        return;
    rule.isOn = rule.isOn && isOnBefore;
    // It takes the place of the rule with this name.
    for (const rules::Rule *builtIn : known)
        m_ruleset.settings.set(*builtIn, std::nullopt);
    note(file, pointer, id, nullptr);
    m_ruleset.settings.setCustom(id, rule.isOn ? rules::Setting(rule.severity) : std::nullopt);
    if (old) {
        *old = rule;
    } else {
        m_customRules.insert(id, m_ruleset.custom.size());
        m_ruleset.custom.append(rule);
    }
}

CustomRule *RulesetReader::customRule(const QString &id)
{
    const auto found = m_customRules.constFind(id);
    return found == m_customRules.constEnd() ? nullptr : &m_ruleset.custom[*found];
}

void RulesetReader::applyCustom(const CustomRule &rule, rules::Setting setting, const QStringList *within)
{
    if (!within)
        return m_ruleset.settings.setCustom(rule.id, setting);
    for (const QString &pointer : *within)
        m_ruleset.settings.setCustomWithin(pointer, rule.id, setting);
}

void RulesetReader::readExcludedPaths(const ReferencedDocumentPtr &file, const Pointer &pointer, const Node &value,
                                      const QStringList *within)
{
    const rules::Rule &rule = "path-excludes-patterns"_rule;
    const Node severity = value.member("severity").resolved();
    const auto setting = severity.exists() ? settingOf(severity, rule.severity) : rules::Setting(rule.severity);
    if (!setting)
        return report(file, "ruleset-wrong-severity"_rule, pointer.child("severity"), severity.span(), severity.text());
    const Node list = value.member("patterns").resolved();
    if (!list.isSequence())
        return report(file, "ruleset-wrong-pattern"_rule, pointer, value.span(), {});
    QStringList patterns;
    for (qsizetype i = 0; i < list.childCount() && i < MaximumPatterns; ++i) {
        const Node pattern = list.childAt(i).resolved();
        const Pointer place = pointer / Pointer{"patterns"}.child(i);
        if (!take(stepsOfExpression(pattern.span().length), file, place))
            return;
        if (pattern.isString() && schema::Pattern(pattern.text()).isValid())
            patterns.append(pattern.text());
        else
            report(file, "ruleset-wrong-pattern"_rule, place, pattern.span(), pattern.text());
    }
    m_ruleset.settings.setExcludedPaths(patterns);
    note(file, pointer, rule.name(), within);
    apply(rule, *setting, within);
}

void RulesetReader::note(const ReferencedDocumentPtr &file, const Pointer &place, const QString &rule,
                         const QStringList *within)
{
    if (!m_budget.take(within ? within->size() : 1))
        return;
    if (!within)
        m_ruleset.origins.append({rule, {}, true, file, place});
    for (qsizetype i = 0; within && i < within->size(); ++i)
        m_ruleset.origins.append({rule, within->at(i), false, file, place});
}

void RulesetReader::apply(const rules::Rule &rule, rules::Setting setting, const QStringList *within)
{
    if (!within)
        return m_ruleset.settings.set(rule, setting);
    for (const QString &pointer : *within)
        m_ruleset.settings.setWithin(pointer, rule, setting);
}

void RulesetReader::readOverrides(const ReferencedDocumentPtr &file)
{
    const Node overrides = file->snapshot().at({"overrides"});
    const QString folder = parentFolder(file->address()) + u'/';
    if (!m_address.startsWith(folder))
        return;
    const QString path = m_address.sliced(folder.size());
    for (qsizetype i = 0; overrides.isSequence() && i < overrides.childCount(); ++i) {
        const Node entry = overrides.childAt(i).resolved();
        const Pointer place = Pointer{"overrides"}.child(i);
        const QStringList within = placesOf(entry.member("files"), path);
        if (m_budget.isMet())
            return reportLimit(file, place);
        if (within.isEmpty())
            continue;
        m_aliases.read(entry.member("aliases"), m_budget);
        if (m_budget.isMet())
            return reportLimit(file, place);
        readRules(file, place / QByteArray("rules"), entry.member("rules"), &within);
    }
}

QStringList RulesetReader::placesOf(const Node &files, const QString &path)
{
    QStringList places;
    // Comparing takes time in proportion to both lengths.
    const qint64 pathSteps = stepsOfText(path.size());
    for (qsizetype i = 0; m_budget.take(1) && files.isSequence() && i < files.childCount(); ++i) {
        const Node entry = files.childAt(i).resolved();
        if (!m_budget.take(stepsOfExpression(entry.span().length) * pathSteps))
            break;
        const QString text = entry.text();
        const qsizetype hash = text.indexOf(u'#');
        if (!matchesGlob(hash < 0 ? QStringView(text) : QStringView(text).first(hash), path))
            continue;
        const auto pointer = Pointer::parse(hash < 0 ? QString() : text.sliced(hash));
        if (pointer && places.size() < MaximumPlaces)
            places.append(pointer->toString());
    }
    return places;
}

bool RulesetReader::take(qint64 steps, const ReferencedDocumentPtr &file, const Pointer &place)
{
    if (m_budget.take(steps))
        return true;
    reportLimit(file, place);
    return false;
}

void RulesetReader::reportLimit(const ReferencedDocumentPtr &file, const Pointer &place)
{
    if (m_isLimitReported)
        return;
    m_isLimitReported = true;
    const base::Span key = file->snapshot().keySpan(place);
    const base::Span span = key.length > 0 ? key : file->snapshot().at(place).span();
    m_ruleset.problems.append({file, "ruleset-over-limit"_rule.at(span, place.toString())});
}

void RulesetReader::report(const ReferencedDocumentPtr &file, const rules::Rule &rule, const Pointer &pointer,
                           base::Span span, const QString &argument)
{
    const QStringList arguments = argument.isEmpty() ? QStringList() : QStringList{argument};
    if (m_budget.take(stepsOfProblem(arguments)))
        m_ruleset.problems.append({file, rule.at(span, pointer.toString(), arguments)});
}

} // namespace lint
