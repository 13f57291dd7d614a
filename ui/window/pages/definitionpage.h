#pragma once

#include "context.h"
#include "definitiontab.h"
#include "exchange.h"
#include "focus.h"
#include "navigator.h"
#include "pageview.h"

#include <QWidget>

#include <memory>

namespace conflicts {
struct MergeSource;
}
namespace drafts {
struct Request;
}
namespace traffic {
class ExchangeLog;
}
namespace widgets {
class ElidedLabel;
}

namespace window {

class DefinitionViews;
class PagePlace;
class DefinitionQuestions;
class SourceBeside;
class StepFollower;
class ViewScrolls;
struct Services;

/** The page of an open definition: its tabs, Source beside them, and the questions above. Each part is a class of its
 * own; the page places them, and shows locations in them. */
class DefinitionPage final : public QWidget
{
    Q_OBJECT

public:
    /** `log` has the recorded exchanges of all definitions. */
    DefinitionPage(workspace::OpenDefinition &definition, const Services &services, navigation::Navigator &navigator,
                   const traffic::ExchangeLog &log, QWidget *parent = nullptr);
    ~DefinitionPage() override;

    /** The page that a widget is in; null if it is in none. */
    [[nodiscard]] static DefinitionPage *around(const QWidget *widget);

    [[nodiscard]] workspace::OpenDefinition &definition() const { return m_context.file; }
    /** The definition that the current tab edits: another one than definition() while its form shows a path item of
     * another file. */
    [[nodiscard]] workspace::OpenDefinition &editedDefinition() const;
    [[nodiscard]] DefinitionTab currentTab() const;
    void showTab(DefinitionTab tab);
    /** Whether Source is the current tab, or is shown beside the current tab and has the focus. */
    [[nodiscard]] bool isSourceActive() const;
    /** Shows a location of the document in one of its tabs. Returns false for a name that no form can edit. */
    bool showLocation(const navigation::Visit &visit);
    /** The current tab and the place in it: the cursor if Source is active, otherwise the place that was last selected
     * in another tab. */
    [[nodiscard]] navigation::Visit visible() const;
    /** The current tab with its scroll positions, and the cursor in Source. */
    [[nodiscard]] PageView view() const;
    /** Shows what the page showed when view() was called in an earlier run, as far as the text still has it. */
    void restoreView(const PageView &view);
    /** Gives the focus to the current tab if the tab does not have it: to the control in it that had the focus last, or
     * to the first one. */
    void focusTab();
    /** The parts of the page between which the user moves the focus: the parts of the current tab, and Source beside
     * it. */
    [[nodiscard]] QList<widgets::Pane> panes();
    [[nodiscard]] DefinitionQuestions &questions() const { return *m_questions; }
    void find();
    void replace();
    /** Returns the place of the operation that is selected in the tab Paths, or std::nullopt if none is, or another tab
     * is shown. */
    [[nodiscard]] std::optional<document::Pointer> currentOperation() const;
    /** Shows the panel for a new resource in the tab Paths. */
    void openNewResource();
    /** Shows the tab Paths, adds the operation of a request there, and says what was added or why nothing can be.
     * Returns false for a Swagger document, which has no such tab. */
    bool addRequest(const drafts::Request &request);
    /** Shows the tab Reading, which asks for a file name and exports the document to the file as HTML. */
    void exportHtml();
    /** Merges the versions of a conflict in git into the document or, if there is none, asks which versions to merge.
     * Shows the tab Merge. */
    void mergeVersions();

signals:
    /** Emitted before the page shows another tab. */
    void aboutToMove();
    void currentTabChanged(window::DefinitionTab tab);
    /** isSourceActive() has changed because the focus moved, while the current tab stayed. */
    void sourceActiveChanged();
    void editedDefinitionChanged();
    /** The user wants to convert the document to another version of OpenAPI. */
    void conversionRequested();
    /** The user wants an operation like the request of an exchange in a definition. */
    void addRequested(const traffic::ExchangePtr &exchange);
    /** The user wants to see the exchange with a number in the list. */
    void exchangeRequested(quint64 number);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets(const Services &services, const traffic::ExchangeLog &log);
    void connectAll();
    void showFirstTab();
    void followFocus();
    void noticeEditedDefinition();
    void refreshTitle();
    void chooseVersions();
    void startMerge(const conflicts::MergeSource &source);
    void showInTab(DefinitionTab tab, const navigation::Location &location);
    void showInSource(const navigation::Location &location);
    bool editName(const document::Pointer &pointer);

    const designer::Context m_context;
    DefinitionViews *m_views = nullptr;
    SourceBeside *m_beside = nullptr;
    DefinitionQuestions *m_questions = nullptr;
    widgets::ElidedLabel *m_title = nullptr;
    // They are destroyed before the forms, whose last edits they must not follow.
    std::unique_ptr<PagePlace> m_place;
    std::unique_ptr<StepFollower> m_steps;
    std::unique_ptr<ViewScrolls> m_scrolls; ///< Null after the user has gone to another place.
    bool m_wasSourceActive = false;
    const workspace::OpenDefinition *m_wasEdited = nullptr;
};

} // namespace window
