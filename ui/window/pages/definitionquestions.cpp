#include "definitionquestions.h"

#include "conflictquestion.h"
#include "fetchquestion.h"
#include "pagequestion.h"
#include "secretquestion.h"
#include "servequestion.h"
#include "services.h"
#include "settingstab.h"
#include "workspace.h"

#include <QApplication>
#include <QVBoxLayout>

namespace window {

DefinitionQuestions::DefinitionQuestions(workspace::OpenDefinition &definition, const Services &services,
                                         const std::shared_ptr<conflicts::MergeSession> &merge, QWidget &tabs,
                                         QWidget *page)
    : QWidget(page)
    , m_tabs(tabs)
    , m_secrets(new problems::SecretQuestion(services.routes, services.grants, services.environments, definition, this))
    , m_questions({new problems::ServeQuestion(services.routes, definition, this), m_secrets,
                   new problems::PageQuestion(services.gateway, services.grants, definition, this),
                   new problems::FetchQuestion(services.remote, definition, this)})
{
    if (merge) {
        auto *conflict = new merge::ConflictQuestion(merge, this);
        connect(conflict, &merge::ConflictQuestion::mergeRequested, this, &DefinitionQuestions::mergeRequested);
        m_questions.prepend(conflict);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (problems::QuestionBar *question : std::as_const(m_questions)) {
        column->addWidget(question);
        connect(question, &problems::QuestionBar::answered, this, &DefinitionQuestions::focusAfterAnswer);
    }
}

QList<problems::QuestionBar *> DefinitionQuestions::asked() const
{
    QList<problems::QuestionBar *> asked = m_questions;
    asked.removeIf([](const QWidget *question) { return !question->isVisible(); });
    return asked;
}

void DefinitionQuestions::focus(problems::QuestionBar &question)
{
    QWidget *focus = QApplication::focusWidget();
    if (!isAncestorOf(focus))
        m_focusBefore = focus;
    question.focusQuestion();
}

/** Moves the focus to where the user was before the question, otherwise to the tab bar. */
void DefinitionQuestions::focusAfterAnswer()
{
    const bool isThere = m_focusBefore && m_focusBefore->isVisible() && m_focusBefore->isEnabled();
    QWidget *const focus = isThere ? m_focusBefore.data() : &m_tabs;
    m_focusBefore.clear();
    focus->setFocus(Qt::OtherFocusReason);
}

void DefinitionQuestions::follow(designer::SettingsTab &settings)
{
    connect(&settings, &designer::SettingsTab::typingChanged, m_secrets, &problems::SecretQuestion::setPaused);
    connect(&settings, &designer::SettingsTab::grantNotStored, m_secrets, &problems::SecretQuestion::showNotStored);
}

} // namespace window

#include "moc_definitionquestions.cpp"
