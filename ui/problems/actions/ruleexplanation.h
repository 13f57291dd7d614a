#pragma once

#include "location.h"
#include "problem.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;
namespace navigation {
class Navigator;
}
namespace widgets {
class Heading;
}
namespace workspace {
class Workspace;
}

namespace problems {

/** The panel beside the list of problems that explains the rule of the current problem: why it exists, its severity,
 * and the rule file that sets the severity. */
class RuleExplanation final : public QFrame
{
    Q_OBJECT

public:
    RuleExplanation(const workspace::Workspace &workspace, navigation::Navigator &navigator, QWidget *parent = nullptr);

    void setProblem(const std::optional<Problem> &problem);

signals:
    void closed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void refresh();
    void showTexts(const QString &message, const QString &explanation, const QString &details);
    void showSeverity(const Problem &problem);

    const workspace::Workspace &m_workspace;
    navigation::Navigator &m_navigator;
    std::optional<Problem> m_problem;
    widgets::Heading *m_title = nullptr;
    QToolButton *m_close = nullptr;
    QLabel *m_message = nullptr;
    QLabel *m_explanation = nullptr;
    QLabel *m_details = nullptr;
    QLabel *m_severity = nullptr;
    QPushButton *m_setting = nullptr;
    navigation::Location m_place; ///< Where the rule file sets the severity.
};

} // namespace problems
