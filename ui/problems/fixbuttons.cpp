#include "fixbuttons.h"

#include "errormessages.h"
#include "fixes.h"
#include "naming.h"
#include "theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace problems {

FixButtons::FixButtons(QWidget *parent)
    : QWidget(parent)
    , m_fix(new QPushButton(this))
    , m_fixRule(new QPushButton(this))
    , m_note(new QLabel(this))
{
    m_fix->setObjectName(u"fixProblem"_qs);
    m_fixRule->setObjectName(u"fixProblemsOfRule"_qs);
    m_note->setObjectName(u"fixNote"_qs);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_note);
    line->addWidget(m_fix);
    line->addWidget(m_fixRule);
    connect(m_fix, &QPushButton::clicked, this, &FixButtons::fix);
    connect(m_fixRule, &QPushButton::clicked, this, &FixButtons::fixAllOfRule);
    retranslate();
    setProblem(std::nullopt);
}

void FixButtons::retranslate()
{
    widgets::setButtonText(m_fix, tr("Fix"), tr("Fix the selected problem"));
    widgets::setButtonText(m_fixRule, tr("Fix all of this rule"),
                           tr("Fix all problems of the rule of the selected problem in its file"));
}

bool FixButtons::canFix(const Problem &problem)
{
    return problem.definition && lint::hasFix(problem.diagnostic) &&
           problem.definition->document().readOnlyReason() == document::ReadOnlyReason::None;
}

void FixButtons::setProblem(const std::optional<Problem> &problem)
{
    const bool isFixable = problem && canFix(*problem);
    m_definition = isFixable ? problem->definition : nullptr;
    m_problem = isFixable ? problem->diagnostic : base::Diagnostic();
    m_fix->setEnabled(isFixable);
    m_fixRule->setEnabled(isFixable);
    showNote({});
}

void FixButtons::fix()
{
    if (!m_definition)
        return;
    document::Document &document = m_definition->document();
    base::Result<void> done;
    {
        const document::Document::Step step(document, tr("Fix problem"));
        done = lint::applyFix(document, m_problem);
    }
    document.closeStep();
    if (done)
        setProblem(std::nullopt); // Until the definition is checked.
    else
        showNote(messages::errorText(done.error()));
}

void FixButtons::fixAllOfRule()
{
    if (!m_definition)
        return;
    base::Diagnostics ofRule = m_definition->diagnostics();
    ofRule.removeIf([this](const base::Diagnostic &each) { return each.rule != m_problem.rule; });
    document::Document &document = m_definition->document();
    int fixed = 0;
    {
        const document::Document::Step step(document, tr("Fix problems of a rule"));
        fixed = lint::applyFixes(document, ofRule);
    }
    document.closeStep();
    setProblem(std::nullopt);
    if (fixed < ofRule.size())
        showNote(tr("Fixed %1 of %2 problems.").arg(QString::number(fixed), QString::number(ofRule.size())));
}

void FixButtons::showNote(const QString &note)
{
    m_note->setText(note);
    m_note->setAccessibleName(note);
    m_note->setVisible(!note.isEmpty());
}

void FixButtons::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace problems

#include "moc_fixbuttons.cpp"
