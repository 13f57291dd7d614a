#pragma once

#include "context.h"
#include "designertab.h"
#include "gridscope.h"

#include <QPointer>

#include <optional>

class QStackedWidget;
namespace drafts {
struct Request;
}

namespace designer {

class FormArea;
class OperationGrid;
class ListAndForm;
class PathActions;
class PathClipboard;
class PathForms;
class PathIntentions;
class PathList;
class PathProblems;
class PathRemoval;
class PathReview;
class ReferencedForm;
class SelectionForm;
struct PathEntry;

/** The tab with the paths and operations of a definition: a tree with a filter, and the form of the selected entry. */
class PathsTab final : public DesignerTab
{
    Q_OBJECT

public:
    explicit PathsTab(const Context &context, QWidget *parent = nullptr);
    ~PathsTab() override;

    /**
     * Selects the path or operation that contains the value at `pointer`, and focuses the control for the value if
     * there is one.
     */
    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;
    bool follow(const document::Pointer &pointer) override;
    bool followOther(const document::Pointer &pointer) override;
    [[nodiscard]] QList<widgets::Pane> panes() override;
    /**
     * Starts editing the name of the path or webhook that contains the value at `pointer`. Returns false if there is
     * none.
     */
    bool editName(const document::Pointer &pointer) override;
    [[nodiscard]] workspace::OpenDefinition *otherDefinition() const override;
    /** Returns the place below `paths` of the operation that is selected, or std::nullopt if none is. */
    [[nodiscard]] std::optional<document::Pointer> currentOperation() const;
    /** Shows the panel for a new resource. */
    void openNewResource();
    /** Adds the operation of a request to the definition and goes to it, or says why it can't be added. */
    void addRequest(const drafts::Request &request);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void connectCommands();
    void connectOwnForms();
    void connectReferenced();
    void refresh();
    void showCurrent();
    /**
     * Shows the form of the tree's current entry again if the current row has become another entry, or the reference of
     * its path has another target.
     */
    void followCurrent();
    [[nodiscard]] bool canEditTogether(const QList<PathEntry> &entries) const;
    void showEntry(const PathEntry &entry);
    void showSelection(const QList<PathEntry> &entries);
    /** Deletes the selected paths and operations, if they can be deleted together. Operations of a path that is a
     * reference are deleted in the file that it leads to. */
    void removeSelected();
    [[nodiscard]] document::Pointer placeOfPaste() const;
    void setEditedLast(workspace::OpenDefinition &definition);
    /**
     * Opens the current entry in the other document that its path refers to. Returns false if it is in the tab's own
     * document.
     */
    bool openElsewhere();
    void showCurrentInSource();
    void showGrid(const operationgrid::Scope &scope);
    void closeGrid();
    [[nodiscard]] bool isGridShown() const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    QStackedWidget *m_views = nullptr; ///< The list with the forms, and the grid.
    ListAndForm *m_page = nullptr;
    OperationGrid *m_grid = nullptr; ///< Null until it is shown for the first time.
    PathList *m_list = nullptr;
    PathProblems *m_problems = nullptr;
    PathActions *m_actions = nullptr;
    PathReview *m_review = nullptr;
    PathRemoval *m_removal = nullptr;
    PathClipboard *m_clipboard = nullptr;
    PathIntentions *m_intentions = nullptr;
    PathForms *m_forms = nullptr;
    ReferencedForm *m_referenced = nullptr;
    SelectionForm *m_selectionForm = nullptr;
    FormArea *m_selectionArea = nullptr;
    QPointer<workspace::OpenDefinition> m_editedLast;
};

} // namespace designer
