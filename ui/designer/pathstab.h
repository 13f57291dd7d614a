#pragma once

#include "designertab.h"

#include "settingssection.h"

class QScrollArea;
namespace management {
class KnownPolicies;
}
namespace settings {
class Settings;
}
namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

class ListAndForm;
class ObjectPage;
class MethodForm;
class OperationForm;
class PathActions;
class PathClipboard;
class PathForm;
class PathList;
class PathProblems;
class PathRemoval;
class SelectionForm;
struct PathEntry;

/** Paths and operations as a tree with a filter, and the form of the selected entry. */
class PathsTab final : public DesignerTab
{
    Q_OBJECT

public:
    explicit PathsTab(workspace::OpenDefinition &definition, QWidget *parent = nullptr);
    ~PathsTab() override;

    /** Shows path items of other documents, and looks in all documents for what a removal would break. */
    void setReferences(workspace::References &references);

    /** Remembers how the paths are grouped. */
    void setSettings(settings::Settings &settings);
    /** Shows which of these policies allow an operation. */
    void setPolicies(management::KnownPolicies &policies);
    /** Selects the path or operation that contains this place, and focuses its control if there is one. */
    bool reveal(const document::Pointer &pointer) override;
    /** Edits the name of the path that contains the place. */
    bool editName(const document::Pointer &pointer) override;

signals:
    /** The user wants to see a section of Settings. */
    void settingRequested(designer::SettingsSection section);
    /** The user wants to see the page Policies. */
    void policiesRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void connectCommands();
    void connectForms();
    void refresh();
    void showCurrent();
    void openObject(const document::Pointer &place);
    [[nodiscard]] bool isInside(const PathEntry &entry, const document::Pointer &pointer) const;
    void showEntry(const PathEntry &entry);
    void showSelection(const QList<PathEntry> &entries);
    void showArea(QScrollArea *area, const PathEntry &entry);
    void showMethods();
    void activateEmptyState();
    /** Shows the current entry in its document, if that is another one. */
    bool openElsewhere();

    workspace::OpenDefinition &m_definition;
    ListAndForm *m_page = nullptr;
    PathList *m_list = nullptr;
    PathProblems *m_problems = nullptr;
    PathActions *m_actions = nullptr;
    PathRemoval *m_removal = nullptr;
    PathClipboard *m_clipboard = nullptr;
    PathForm *m_pathForm = nullptr;
    MethodForm *m_methodForm = nullptr;
    OperationForm *m_operationForm = nullptr;
    SelectionForm *m_selectionForm = nullptr;
    QScrollArea *m_pathArea = nullptr;
    QScrollArea *m_operationArea = nullptr;
    ObjectPage *m_object = nullptr; ///< What is opened inside the operation or path.
    QScrollArea *m_objectArea = nullptr;
    QScrollArea *m_selectionArea = nullptr;
    document::Pointer m_shown;       ///< The place of the entry in the form.
    document::Pointer m_shownTarget; ///< The same after its path's `$ref`.
};

} // namespace designer
