#pragma once

#include "designertab.h"

#include "settingssection.h"

#include <QPointer>

#include <optional>

namespace management {
class KnownPolicies;
}
namespace settings {
class Settings;
}
namespace workspace {
class OpenDefinition;
class References;
class Workspace;
} // namespace workspace

namespace designer {

class FormArea;
class ListAndForm;
class PathActions;
class PathClipboard;
class PathForms;
class PathList;
class PathProblems;
class PathRemoval;
class ReferencedForm;
class SelectionForm;
struct PathEntry;

/** Paths and operations as a tree with a filter, and the form of the selected entry. */
class PathsTab final : public DesignerTab
{
    Q_OBJECT

public:
    explicit PathsTab(workspace::OpenDefinition &definition, QWidget *parent = nullptr);
    ~PathsTab() override;

    /** Shows and edits path items of other documents, and looks in all documents for what a removal would break. */
    void setWorkspace(workspace::Workspace &workspace);
    /** Remembers how the paths are grouped. */
    void setSettings(settings::Settings &settings);
    /** Shows which of these policies allow an operation. */
    void setPolicies(management::KnownPolicies &policies);
    /** Selects the path or operation that contains this place, and focuses its control if there is one. */
    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;
    bool follow(const document::Pointer &pointer) override;
    bool followOther(const document::Pointer &pointer) override;
    [[nodiscard]] QList<widgets::Pane> panes() override;
    /** Edits the name of the path that contains the place. */
    bool editName(const document::Pointer &pointer) override;
    [[nodiscard]] workspace::OpenDefinition *otherDefinition() const override;

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
    void connectForms(PathForms &forms);
    void connectOwnForms();
    void connectReferenced();
    void refresh();
    void showCurrent();
    /** Shows the current entry if its row has become another entry, or its path refers to another place. */
    void followCurrent();
    [[nodiscard]] bool canEditTogether(const QList<PathEntry> &entries) const;
    void showEntry(const PathEntry &entry);
    void showSelection(const QList<PathEntry> &entries);
    /** Shows the place of an edit of the path item that the current path refers to, which was undone or redone; false
     * for places outside of it. */
    void removeSelected();
    void setEditedLast(workspace::OpenDefinition &definition);
    /** Shows the current entry in its document, if that is another one. */
    bool openElsewhere();

    workspace::OpenDefinition &m_definition;
    ListAndForm *m_page = nullptr;
    PathList *m_list = nullptr;
    PathProblems *m_problems = nullptr;
    PathActions *m_actions = nullptr;
    PathRemoval *m_removal = nullptr;
    PathClipboard *m_clipboard = nullptr;
    PathForms *m_forms = nullptr;
    ReferencedForm *m_referenced = nullptr;
    SelectionForm *m_selectionForm = nullptr;
    FormArea *m_selectionArea = nullptr;
    workspace::Workspace *m_workspace = nullptr;
    QPointer<workspace::OpenDefinition> m_editedLast;
};

} // namespace designer
