#pragma once

#include "problem.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;
namespace widgets {
class Heading;
}
namespace workspace {
class Workspace;
}

namespace problems {

/** Beside the list: why the rule of the current problem exists, its severity, and the file that sets it. */
class RuleExplanation final : public QFrame
{
    Q_OBJECT

public:
    explicit RuleExplanation(const workspace::Workspace &workspace, QWidget *parent = nullptr);

    void setProblem(const std::optional<Problem> &problem);

signals:
    void closed();
    /** The user wants to see the setting in the file of rules. */
    void settingRequested(const QString &address, const document::Pointer &pointer, const base::Span &span);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void refresh();
    void showTexts(const QString &message, const QString &explanation, const QString &details);
    void showSeverity(const Problem &problem);

    const workspace::Workspace &m_workspace;
    std::optional<Problem> m_problem;
    widgets::Heading *m_title = nullptr;
    QToolButton *m_close = nullptr;
    QLabel *m_message = nullptr;
    QLabel *m_explanation = nullptr;
    QLabel *m_details = nullptr;
    QLabel *m_severity = nullptr;
    QPushButton *m_setting = nullptr;
    QString m_address; ///< Of the file that sets the severity.
    document::Pointer m_pointer;
    base::Span m_span;
};

} // namespace problems
