#pragma once

#include "actions.h"
#include "recentfiles.h"

#include <QWidget>

class QVBoxLayout;
class QPushButton;
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace window {

/** The page that is shown while no definition is open, with buttons to open or create one and the recent files. */
class WelcomePage final : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(const Actions &actions, QWidget *parent = nullptr);

    void setRecent(const QList<RecentFile> &recent);
    void retranslate();

signals:
    void recentChosen(const QString &path);
    void clearRecentRequested();

private:
    void addRecent(const RecentFile &entry);
    QPushButton *addChoice(ActionId id, const QString &objectName);

    const Actions &m_actions;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_text = nullptr;
    widgets::ToneLabel *m_recentTitle = nullptr;
    QVBoxLayout *m_choices = nullptr;
    QVBoxLayout *m_recent = nullptr;
    QPushButton *m_clearRecent = nullptr;
    QList<std::pair<QPushButton *, ActionId>> m_buttons;
};

} // namespace window
