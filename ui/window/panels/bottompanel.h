#pragma once

#include <QWidget>

class QStackedWidget;
class QTabBar;
class QToolButton;
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

/** The lists of problems, exchanges and matches in all files below the pages, one tab each. A folded panel shows the
 * tabs with their counts only. */
class BottomPanel final : public QWidget
{
    Q_OBJECT

public:
    enum class Tab { Problems, Exchanges, Find };

    BottomPanel(const Services &services, traffic::ExchangeLog &log, QWidget *parent = nullptr);

    [[nodiscard]] problems::ProblemsPanel &problems() const { return *m_problems; }
    [[nodiscard]] FindPanel &findPanel() const { return *m_find; }
    /** Shows the list of a tab with the focus in it; folds the panel if that list is visible already. */
    void toggle(Tab tab);
    /** Shows Find in all files with the focus in its field. */
    void find();
    [[nodiscard]] bool isFolded() const { return m_isFolded; }
    void setFolded(bool folded);
    void retranslate();

signals:
    /** The owner gives the panel its new height. */
    void foldedChanged(bool folded);
    /** An exchange was opened by double click or Return. */
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
