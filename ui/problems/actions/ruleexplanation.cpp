#include "ruleexplanation.h"

#include "heading.h"
#include "naming.h"
#include "navigator.h"
#include "references.h"
#include "rulemessages.h"
#include "ruletable.h"
#include "theme.h"
#include "workspace.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace problems {

RuleExplanation::RuleExplanation(const workspace::Workspace &workspace, navigation::Navigator &navigator,
                                 QWidget *parent)
    : QFrame(parent)
    , m_workspace(workspace)
    , m_navigator(navigator)
{
    buildWidgets();
    retranslate();
}

void RuleExplanation::buildWidgets()
{
    setObjectName(u"ruleExplanation"_qs);
    m_title = new widgets::Heading(QString(), theme::Heading::Section, this);
    m_title->setObjectName(u"ruleTitle"_qs);
    m_close = new QToolButton(this);
    m_close->setObjectName(u"closeExplanation"_qs);
    m_close->setIcon(theme::icon(theme::Icon::Close));
    m_close->setAutoRaise(true);
    auto *content = new QWidget;
    m_message = new QLabel(content);
    m_explanation = new QLabel(content);
    m_details = new widgets::ToneLabel({}, theme::Role::Muted, content);
    m_severity = new QLabel(content);
    m_setting = new QPushButton(content);
    m_message->setObjectName(u"ruleMessage"_qs);
    m_explanation->setObjectName(u"ruleText"_qs);
    m_details->setObjectName(u"ruleDetails"_qs);
    m_severity->setObjectName(u"ruleSeverity"_qs);
    m_setting->setObjectName(u"showRuleSetting"_qs);
    auto *texts = new QVBoxLayout(content);
    texts->setContentsMargins(0, 0, theme::Space::Control, 0);
    texts->setSpacing(theme::Space::Control);
    for (QLabel *label : {m_message, m_explanation, m_details, m_severity}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        texts->addWidget(label);
    }
    texts->addWidget(m_setting, 0, Qt::AlignLeft);
    texts->addStretch(1);
    auto *area = new QScrollArea(this);
    area->setObjectName(u"ruleTexts"_qs);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    auto *line = new QHBoxLayout;
    line->addWidget(m_title, 1);
    line->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Group, theme::Space::Tight, theme::Space::Tight, theme::Space::Tight);
    column->setSpacing(theme::Space::Tight);
    column->addLayout(line);
    column->addWidget(area, 1);
    connect(m_close, &QToolButton::clicked, this, &RuleExplanation::closed);
    connect(m_setting, &QPushButton::clicked, this, [this] { m_navigator.show(m_place, navigation::View::Source); });
}

void RuleExplanation::retranslate()
{
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
    widgets::setButtonText(m_setting, tr("Show setting"), tr("Go to the setting in the file of rules"));
    refresh();
}

void RuleExplanation::setProblem(const std::optional<Problem> &problem)
{
    m_problem = problem;
    refresh();
}

void RuleExplanation::refresh()
{
    m_title->setText(m_problem ? m_problem->diagnostic.rule : tr("No problem is selected"));
    showTexts({}, {}, {});
    m_severity->setVisible(m_problem.has_value());
    m_setting->setVisible(false);
    if (!m_problem)
        return;
    if (const rules::Rule *rule = rules::findRule(m_problem->diagnostic.rule)) {
        const messages::RuleTexts texts = messages::ruleTexts(*rule);
        QStringList details = texts.fixes;
        if (!texts.isForAll)
            details.append(tr("Only for OpenAPI %1.", "%1: versions").arg(texts.versions.join(u", "_qs)));
        showTexts(texts.message, texts.explanation, details.join(u'\n'));
    }
    showSeverity(*m_problem);
}

void RuleExplanation::showTexts(const QString &message, const QString &explanation, const QString &details)
{
    m_message->setText(message);
    m_explanation->setText(explanation);
    m_details->setText(details);
    for (QLabel *label : {m_message, m_explanation, m_details})
        label->setVisible(!label->text().isEmpty());
}

void RuleExplanation::showSeverity(const Problem &problem)
{
    const QString severity = severityName(problem.diagnostic.severity);
    const rules::Rule *rule = rules::findRule(problem.diagnostic.rule);
    const workspace::FileRules files = problem.definition ? m_workspace.references().rulesOf(*problem.definition)
                                                          : workspace::FileRules();
    const lint::RuleOrigin *origin = lint::originOf(files.ruleset, problem.diagnostic.rule, problem.diagnostic.pointer);
    if (!origin) {
        m_severity->setText(rule && rule->severity == problem.diagnostic.severity
                                ? tr("Severity: %1, the default of the rule", "%1: severity").arg(severity)
                                : tr("Severity: %1", "%1: severity").arg(severity));
        return;
    }
    m_place = {origin->file->address(), origin->place, navigation::Part::Value,
               origin->file->snapshot().keySpan(origin->place)};
    m_severity->setText(tr("Severity: %1, set in %2", "%1: severity, %2: path").arg(severity, m_place.definition));
    m_setting->setVisible(true);
    const auto custom = std::find_if(files.ruleset.custom.begin(), files.ruleset.custom.end(),
                                     [&](const lint::CustomRule &each) { return each.id == problem.diagnostic.rule; });
    if (custom != files.ruleset.custom.end())
        showTexts(problem.diagnostic.message, custom->description, {});
}

void RuleExplanation::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace problems

#include "moc_ruleexplanation.cpp"
