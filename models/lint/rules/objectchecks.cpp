#include "objectchecks.h"

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
        : m_context(report, version)
    {
        for (const auto checks : {documentChecks(), operationChecks(), schemaChecks()}) {
            for (const Check &check : checks)
                m_checks[std::size_t(check.kind)].append(&check);
        }
    }

    void enter(const Place &place) override
    {
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
            context.addAtMember("no-script-tags-in-markdown"_rule, place, member.key);
        if (eval.match(text).hasMatch())
            context.addAtMember("no-eval-in-markdown"_rule, place, member.key);
    }
}

void checkObjects(const document::Snapshot &snapshot, specification::Version version, Report &report)
{
    ObjectChecks checks(report, version);
    specification::walk(snapshot, version, checks);
}

} // namespace lint
