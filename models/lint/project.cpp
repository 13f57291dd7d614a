#include "project.h"

#include "foldersabove.h"
#include "glob.h"
#include "members.h"
#include "rulesetbudget.h"

namespace lint {

using document::Pointer;
using openapi::ReferencedDocumentPtr;

namespace {

constexpr qsizetype MaximumExtensions = 1'000;
constexpr qsizetype MaximumSuppressions = 10'000;

class ProjectReader final
{
public:
    ProjectReader(const QString &address, openapi::DocumentSource &source)
        : m_address(address)
        , m_source(source)
    {}

    Project read(const ReferencedDocumentPtr &file)
    {
        m_project.files.append(file);
        for (const base::Diagnostic &problem : file->snapshot().problems())
            m_project.problems.append({file, problem});
        if (!file->snapshot().isValid())
            return m_project;
        const document::Node root = file->snapshot().root();
        for (const document::Member &member : document::membersOf(root)) {
            if (member.key != "extensions" && member.key != "suppressions")
                report(file, "project-unknown-setting"_rule, Pointer{member.key}, root.keySpanAt(member.index),
                       QString::fromUtf8(member.key));
        }
        readExtensions(file, root.member("extensions").resolved());
        readSuppressions(file, root.member("suppressions").resolved());
        m_project.schemas = openapi::DocumentSet::load(m_entries, m_source);
        return m_project;
    }

private:
    void readExtensions(const ReferencedDocumentPtr &file, const document::Node &extensions)
    {
        const Pointer place{"extensions"};
        if (extensions.exists() && !extensions.isMapping())
            report(file, "project-wrong-extension"_rule, place, extensions.span(), {});
        for (const document::Member &member : document::membersOf(extensions)) {
            const Pointer pointer = place / member.key;
            const bool isRight = member.key.startsWith("x-") && member.value.isString() &&
                                 m_project.extensions.size() < MaximumExtensions;
            if (!isRight)
                report(file, "project-wrong-extension"_rule, pointer, extensions.keySpanAt(member.index),
                       QString::fromUtf8(member.key));
            else if (!readSchema(file, member))
                report(file, "project-schema-not-available"_rule, pointer, member.value.span(), member.value.text());
        }
    }

    void readSuppressions(const ReferencedDocumentPtr &file, const document::Node &list)
    {
        const rules::Rule &wrong = "project-wrong-suppression"_rule;
        if (list.exists() && !list.isSequence())
            report(file, wrong, Pointer{"suppressions"}, list.span(), {});
        for (qsizetype i = 0; list.isSequence() && i < list.childCount() && i < MaximumSuppressions; ++i) {
            const document::Node entry = list.childAt(i).resolved();
            const document::Node rule = entry.member("rule").resolved();
            const document::Node files = entry.member("file").resolved();
            const document::Node within = entry.member("pointer").resolved();
            if (!m_budget.take(entry.childCount() + stepsOfNode(rule) + stepsOfNode(within) +
                               stepsOfExpression(files.isString() ? files.span().length : 0) *
                                   stepsOfText(m_address.size()))) {
                m_project.problems.append(
                    {file, "ruleset-over-limit"_rule.at(list.childAt(i).span(),
                                                        Pointer{"suppressions"}.child(i).toString())});
                return;
            }
            const auto pointer = Pointer::parse(within.text());
            const document::Node fingerprint = entry.member("fingerprint").resolved();
            if (fingerprint.exists() && !acceptChange(fingerprint, entry.member("reason").resolved()))
                report(file, wrong, Pointer{"suppressions"}.child(i), entry.span(), {});
            else if (fingerprint.exists())
                continue;
            else if (!rule.isString() || !pointer || (files.exists() && !files.isString()))
                report(file, wrong, Pointer{"suppressions"}.child(i), entry.span(), {});
            else if (const rules::Rule *known = rules::findRule(rule.text()); known && !rules::isConfigurable(*known))
                report(file, "ruleset-fixed-rule"_rule, Pointer{"suppressions"}.child(i) / QByteArray("rule"),
                       rule.span(), rule.text());
            else if (!files.exists() || isFor(file->address(), files.text()))
                m_project.suppressions.append({rule.text(), pointer->toString()});
        }
    }

    /** Accepts a change between versions. Returns false if the entry has no reason. */
    bool acceptChange(const document::Node &fingerprint, const document::Node &reason)
    {
        // A fingerprint of digits alone is a number in YAML.
        if (!fingerprint.isScalar() || !reason.isString() || reason.bytes().trimmed().isEmpty())
            return false;
        m_project.acceptedChanges.insert(fingerprint.text());
        return true;
    }

    /** True if a pattern that is relative to the project file is for the document. */
    [[nodiscard]] bool isFor(const QString &projectFile, const QString &pattern) const
    {
        const QString folder = parentFolder(projectFile) + u'/';
        return m_address.startsWith(folder) && matchesGlob(pattern, QStringView(m_address).sliced(folder.size()));
    }

    bool readSchema(const ReferencedDocumentPtr &file, const document::Member &member)
    {
        const openapi::ReferenceTarget target = openapi::readReference(member.value.text(), file->address());
        if (target.kind != openapi::ReferenceTarget::Kind::Pointer || openapi::isRemote(target.place.address))
            return false;
        const auto document = m_source.open(target.place.address);
        if (!document || !(*document)->snapshot().isValid() ||
            !(*document)->snapshot().at(target.place.pointer).exists())
            return false;
        m_entries.append(*document);
        m_project.extensions.insert(member.key, {target.place.address, target.place.pointer});
        return true;
    }

    void report(const ReferencedDocumentPtr &file, const rules::Rule &rule, const Pointer &pointer, base::Span span,
                const QString &argument)
    {
        m_project.problems.append(
            {file, rule.at(span, pointer.toString(), argument.isEmpty() ? QStringList() : QStringList{argument})});
    }

    QString m_address;
    openapi::DocumentSource &m_source;
    RulesetBudget m_budget;
    Project m_project;
    QList<ReferencedDocumentPtr> m_entries;
};

} // namespace

QString projectName()
{
    return u".gatewright.yaml"_qs;
}

void suppress(const QList<Suppression> &suppressions, rules::RuleSettings &settings)
{
    for (const Suppression &suppression : suppressions) {
        if (const rules::Rule *rule = rules::findRule(suppression.rule))
            settings.setWithin(suppression.pointer, *rule, std::nullopt);
        settings.setCustomWithin(suppression.pointer, suppression.rule, std::nullopt);
    }
}

Project projectFor(const QString &address, const QString &root, openapi::DocumentSource &source)
{
    const auto file = openAbove(address, root, {projectName()}, source);
    return file ? ProjectReader(address, source).read(file) : Project();
}

} // namespace lint
