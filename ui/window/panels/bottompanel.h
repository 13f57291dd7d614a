#pragma once

#include <QWidget>

class QStackedWidget;
class QTabBar;
class QToolButton;

namespace window {

/**
 * Lists below the pages, one tab each. Folded it is the line of tabs alone, so that what they count is always seen.
 * Stands as the lower part of an upright splitter.
 */
class BottomPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit BottomPanel(QWidget *parent = nullptr);

    void addTab(QWidget *page);
    void setTabText(int index, const QString &text);
    /** Unfolds the panel and shows the page. */
    void showPage(QWidget *page);
    [[nodiscard]] QWidget *currentPage() const;
    [[nodiscard]] bool isFolded() const { return m_isFolded; }
    void setFolded(bool folded);
    void retranslate();

signals:
    /** The splitter's sizes are to be set anew. */
    void foldedChanged(bool folded);

private:
    void refreshToggle();

    QTabBar *m_tabs = nullptr;
    QToolButton *m_toggle = nullptr;
    QStackedWidget *m_pages = nullptr;
    bool m_isFolded = false;
};

} // namespace window
