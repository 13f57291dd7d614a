#pragma once

#include "problem.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace problems {

/** The buttons that fix the current problem, or all problems of its rule in its file, each as one undo step. */
class FixButtons final : public QWidget
{
    Q_OBJECT

public:
    explicit FixButtons(QWidget *parent = nullptr);

    /** Sets the current problem, which the buttons fix; std::nullopt if there is none. */
    void setProblem(const std::optional<Problem> &problem);
    [[nodiscard]] static bool canFix(const Problem &problem);
    void fix();
    void fixAllOfRule();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showNote(const QString &note);

    QPushButton *m_fix;
    QPushButton *m_fixRule;
    QLabel *m_note;
    QPointer<workspace::OpenDefinition> m_definition; ///< The definition of m_problem; null if nothing can be fixed.
    base::Diagnostic m_problem;
};

} // namespace problems
