#pragma once

#include "actions.h"
#include "recentmodel.h"

#include <QWidget>

class QHBoxLayout;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;
namespace widgets {
class EmptyState;
class Heading;
class ToneLabel;
} // namespace widgets

namespace window {

class RecentList;

/** The start page, which is shown while no definition is open: buttons to open or create one, and the recent files and
 * folders with their states. */
class WelcomePage final : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(const Actions &actions, QWidget *parent = nullptr);

    void setRecent(const QList<RecentFile> &recent);
    void retranslate();

signals:
    void recentChosen(const QString &path);
    /** The user wants a file or folder to be removed from the list. */
    void removeRecentRequested(const QString &path);
    void clearRecentRequested();
    /** The page became visible, so that the states of the recent files should be looked up again. */
    void shown();

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QVBoxLayout *newChoices();
    [[nodiscard]] QHBoxLayout *newRecentTitle();
    [[nodiscard]] QStackedWidget *newRecent();
    QPushButton *addChoice(QVBoxLayout &choices, ActionId id, const QString &objectName);

    const Actions &m_actions;
    RecentModel m_model;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_text = nullptr;
    widgets::Heading *m_startTitle = nullptr;
    QPushButton *m_tour = nullptr;
    widgets::ToneLabel *m_tourText = nullptr; ///< What the tour does not do, below its button.
    QPushButton *m_openFile = nullptr;
    widgets::ToneLabel *m_dropHint = nullptr;
    widgets::Heading *m_recentTitle = nullptr;
    QStackedWidget *m_recentStack = nullptr; ///< Shows the list, or the empty state.
    RecentList *m_recent = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QPushButton *m_clearRecent = nullptr;
    QList<std::pair<QPushButton *, ActionId>> m_buttons;
};

} // namespace window
