#pragma once

#include "cancellation.h"
#include "readingcontent.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
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

/** The Reading tab: the document as its readers see it, with a search and the export as HTML. */
class ReadingPage final : public QWidget
{
    Q_OBJECT

public:
    ReadingPage(workspace::OpenDefinition &definition, workspace::References &references,
                workspace::DocumentStore &store, QWidget *parent = nullptr);

    /** Scrolls to the part with a place that is selected in another tab, without the focus. */
    void follow(const document::Pointer &pointer);
    /** Asks for a file and writes the document to it as HTML. */
    void exportHtml();
    [[nodiscard]] ReadingView *view() const { return m_view; }

signals:
    /** An operation, a schema or another part was selected. */
    void located(const document::Pointer &pointer);
    /** The form of this place is requested. */
    void formRequested(const document::Pointer &pointer);
    /** This place is requested in Source. */
    void sourceRequested(const document::Pointer &pointer);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void retranslate();
    void read();
    void refreshSoon();
    /** True if it refers to other files, which are read too. */
    [[nodiscard]] bool hasOtherFiles() const;
    void refresh();
    /** Shows the view, or why there is nothing to read. */
    void refreshContent();
    void refreshButtons();
    void findNext();
    void showMenu(const QPoint &position);
    void showExported(const QString &path, const QString &problem, bool isWritten);
    [[nodiscard]] document::Pointer currentPlace() const;

    workspace::OpenDefinition &m_definition;
    workspace::References &m_references;
    HtmlExport *m_export = nullptr;
    widgets::SearchField *m_search = nullptr;
    QLabel *m_found = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_source = nullptr;
    QPushButton *m_exportButton = nullptr;
    widgets::Banner *m_banner = nullptr;
    QStackedWidget *m_stack = nullptr;
    ReadingView *m_view = nullptr;
    widgets::EmptyState *m_explanation = nullptr; ///< For what is no document of OpenAPI.
    TextFinder *m_finder = nullptr;
    QTimer m_pause;
    base::Cancellation m_reading;
    quint64 m_generation = 0; ///< Of the text that was read last, to ignore older ones.
    bool m_isStale = true;
    bool m_isFollowing = false;
};

} // namespace readingview
