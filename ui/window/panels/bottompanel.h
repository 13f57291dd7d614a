#pragma once

#include <QWidget>

class QStackedWidget;
class QTabBar;
class QToolButton;
namespace navigation {
class Navigator;
}
namespace problems {
class ProblemsPanel;
}
namespace traffic {
class ExchangeLog;
class ExchangesDock;
} // namespace traffic

namespace window {

class FindPanel;
struct Services;

/** The panel below the pages with three lists, one tab each: problems, exchanges, and the matches of Find in all files.
 * When folded, it shows only the tabs with their counts. */
class BottomPanel final : public QWidget
{
    Q_OBJECT

public:
    enum class Tab { Problems, Exchanges, Find };

    BottomPanel(const Services &services, navigation::Navigator &navigator, traffic::ExchangeLog &log,
                QWidget *parent = nullptr);

    [[nodiscard]] problems::ProblemsPanel &problems() const { return *m_problems; }
    [[nodiscard]] FindPanel &findPanel() const { return *m_find; }
    /** Shows the list of a tab and moves the focus to it; folds the panel if the list is visible already. */
    void toggle(Tab tab);
    /** Shows Find in all files and moves the focus to its search field. */
    void find();
    [[nodiscard]] bool isFolded() const { return m_isFolded; }
    void setFolded(bool folded);
    void retranslate();

signals:
    /** The panel was folded or unfolded. Its owner has to give it the new height. */
    void foldedChanged(bool folded);
    /** The user opened the exchange with this number by double click or Return. */
    void exchangeActivated(quint64 number);

private:
    void buildWidgets();
    void connectAll();
    void refreshTitles();
    void refreshToggle();

    traffic::ExchangeLog &m_log;
    QTabBar *m_tabs = nullptr;
    QToolButton *m_toggle = nullptr;
    QStackedWidget *m_pages = nullptr;
    problems::ProblemsPanel *m_problems = nullptr;
    traffic::ExchangesDock *m_exchanges = nullptr;
    FindPanel *m_find = nullptr;
    bool m_isFolded = false;
};

} // namespace window
