#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

#include <memory>

namespace conflicts {
class MergeSession;
}
namespace designer {
class SettingsTab;
}
namespace problems {
class QuestionBar;
class SecretQuestion;
} // namespace problems
namespace workspace {
class OpenDefinition;
}

namespace window {

struct Services;

/** The question bars of a definition, one below the other: whether to merge it, whether to serve it, which secrets and
 * pages to allow, which documents to fetch. Each is visible while it asks something. */
class DefinitionQuestions final : public QWidget
{
    Q_OBJECT

public:
    /** `tabs` gets the focus after an answer, unless the user was elsewhere before. `merge` is null in a program
     * without git. */
    DefinitionQuestions(workspace::OpenDefinition &definition, const Services &services,
                        const std::shared_ptr<conflicts::MergeSession> &merge, QWidget &tabs, QWidget *page);

    /** The question bars that ask something now, from top to bottom. */
    [[nodiscard]] QList<problems::QuestionBar *> asked() const;
    /** Moves the focus to a question bar, and back when its question is answered. */
    void focus(problems::QuestionBar &question);
    /** Makes the question about secrets wait while the user types in a form, and tell what the form can't store. */
    void follow(designer::SettingsTab &settings);

signals:
    /** The user wants to merge the versions of a conflict in git. */
    void mergeRequested();

private:
    void focusAfterAnswer();

    QWidget &m_tabs;
    problems::SecretQuestion *m_secrets = nullptr;
    QList<problems::QuestionBar *> m_questions; ///< All question bars from top to bottom, including m_secrets.
    QPointer<QWidget> m_focusBefore;            ///< The control that had the focus before it moved to a question.
};

} // namespace window
