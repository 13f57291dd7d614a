#pragma once

#include "cancellation.h"
#include "location.h"
#include "readingcontent.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
namespace navigation {
class Navigator;
}
namespace widgets {
class Banner;
class EmptyState;
class SearchField;
} // namespace widgets
namespace workspace {
class DocumentStore;
class OpenDefinition;
class References;
} // namespace workspace

namespace readingview {

class HtmlExport;
class ReadingView;
class TextFinder;

/** The Reading tab of a definition: the API as the readers of its documentation see it, with a search and an export as
 * HTML. */
class ReadingPage final : public QWidget
{
    Q_OBJECT

public:
    ReadingPage(workspace::OpenDefinition &definition, workspace::References &references,
                navigation::Navigator &navigator, workspace::DocumentStore &store, QWidget *parent = nullptr);

    /** Scrolls to the part of the view with a place that was selected in another tab, without moving the focus. */
    void follow(const document::Pointer &pointer);
    /** Asks for a file name and writes the document to the file as HTML. Does nothing if the document is not an OpenAPI
     * document. */
    void exportHtml();
    [[nodiscard]] ReadingView *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void retranslate();
    void read();
    void refreshSoon();
    /** Returns true if the definition references other files, which the view shows too. */
    [[nodiscard]] bool hasOtherFiles() const;
    void refresh();
    /** Shows the view, or an explanation if the document is not an OpenAPI document. */
    void refreshContent();
    void refreshButtons();
    void findNext();
    void showMenu(const QPoint &position);
    void showExported(const QString &path, const QString &problem, bool isWritten);
    [[nodiscard]] document::Pointer currentPlace() const;
    [[nodiscard]] navigation::Location location() const;

    workspace::OpenDefinition &m_definition;
    workspace::References &m_references;
    navigation::Navigator &m_navigator;
    HtmlExport *m_export = nullptr;
    widgets::SearchField *m_search = nullptr;
    QLabel *m_found = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_source = nullptr;
    QPushButton *m_exportButton = nullptr;
    widgets::Banner *m_banner = nullptr;
    QStackedWidget *m_stack = nullptr;
    ReadingView *m_view = nullptr;
    /** Says that there is nothing to read, for a file that is not an OpenAPI document. */
    widgets::EmptyState *m_explanation = nullptr;
    TextFinder *m_finder = nullptr;
    QTimer m_pause;
    base::Cancellation m_reading;
    /** The number of the latest run that reads the document. Results of earlier runs are ignored. */
    quint64 m_generation = 0;
    bool m_isStale = true;
    bool m_isFollowing = false;
};

} // namespace readingview
