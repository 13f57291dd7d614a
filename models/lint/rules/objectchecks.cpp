#include "objectchecks.h"

#include "documentlimits.h"
#include "structure.h"

#include <QRegularExpression>

#include <array>

namespace lint {

using specification::ObjectKind;
using specification::Place;

namespace {

class ObjectChecks final : public specification::Visitor
{
public:
    ObjectChecks(Report &report, specification::Version version)
        : m_structure(version)
        , m_context(report, version)
    {
        for (const auto checks : {documentChecks(), operationChecks(), schemaChecks()}) {
            for (const Check &check : checks)
                m_checks[std::size_t(check.kind)].append(&check);
        }
    }

    void enter(const Place &place) override
    {
        checkStructure(place);
        m_callbacks += place.kind == ObjectKind::Callback ? 1 : 0;
        m_webhooks += isWebhook(place) ? 1 : 0;
        m_context.isInWebhook = m_webhooks > 0;
        for (const Check *check : m_checks[std::size_t(place.kind)])
            check->run(place, m_context);
        m_context.isInCallback = m_callbacks > 0;
        checkMarkdown(place, m_context);
    }

    void leave(const Place &place) override
    {
        m_callbacks -= place.kind == ObjectKind::Callback ? 1 : 0;
        m_webhooks -= isWebhook(place) ? 1 : 0;
        m_context.isInCallback = m_callbacks > 0;
        m_context.isInWebhook = m_webhooks > 0;
    }

private:
    static bool isWebhook(const Place &place)
    {
        return place.field == "webhooks" && place.parent && place.parent->kind == ObjectKind::OpenApi;
    }

    void checkStructure(const Place &place)
    {
        m_structure.enter(place);
        for (const specification::Violation &violation : m_structure.takeViolations()) {
            m_context.report.addAt("oas3-schema"_rule, violation.pointer, violation.span,
                                   QStringList{specification::wordOf(violation.fault)} + violation.arguments);
        }
    }

    specification::StructureCheck m_structure;
    CheckContext m_context;
    std::array<QList<const Check *>, 256> m_checks;
    int m_callbacks = 0;
    int m_webhooks = 0;
};

} // namespace

void checkMarkdown(const Place &place, CheckContext &context)
{
    static const QRegularExpression script(u"<\\s*script\\b"_qs, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression eval(u"\\beval\\s*\\("_qs);
    for (const specification::Member &member : place.members) {
        const bool isMarkdown = member.field && member.field->type.text == specification::Text::Markdown;
        const bool isTitle = place.kind == ObjectKind::Info && member.key == "title";
        if ((!isMarkdown && !isTitle) || member.isMerged || !member.value.isString())
            continue;
        const QString text = member.value.text();
        if (script.match(text).hasMatch())
            context.addAtValue("no-script-tags-in-markdown"_rule, place, member);
        if (eval.match(text).hasMatch())
            context.addAtValue("no-eval-in-markdown"_rule, place, member);
    }
}

void checkObjects(const document::Snapshot &snapshot, specification::Version version, Report &report)
{
    ObjectChecks checks(report, version);
    if (!specification::walk(snapshot, version, checks))
        report.add("yaml-merge-too-large"_rule, {}, {QString::number(document::MaximumMergedMembers)});
}

} // namespace lint
