#pragma once

#include "banner.h"
#include "pathtreemodel.h"

#include <QPointer>
#include <QWidget>

namespace management {
class KnownPolicies;
}
namespace workspace {
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace designer {

class PathForms;

/** Shows the forms of a path that is a reference below the name of the file that the reference leads to. The forms
 * have a handle of that file, see Workspace::lend(). */
class ReferencedForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ReferencedForm(workspace::OpenDefinition &api, QWidget *parent = nullptr);

    /**
     * Sets the workspace that opens files. Without a workspace, only path items of the document with the path are
     * shown.
     */
    void setWorkspace(workspace::Workspace &workspace);
    void setPolicies(management::KnownPolicies &policies);

    /** Shows the form of a path or operation whose path is a reference that leads to `target`. */
    void showEntry(const PathEntry &entry, const PathTarget &target);
    /** Stops showing an entry. Its forms are deleted later, and with them the handle of their file. */
    void leave();
    [[nodiscard]] const PathEntry &entry() const { return m_entry; }
    /** Returns where the reference of the shown path leads; std::nullopt while nothing is shown. */
    [[nodiscard]] const std::optional<PathTarget> &target() const { return m_target; }
    /** Returns the definition with the shown path item; null if it can't be edited here. */
    [[nodiscard]] workspace::OpenDefinition *file() const { return m_file; }
    /** Returns file() if it contains `target`, otherwise null: commands must not edit the file of another path. */
    [[nodiscard]] workspace::OpenDefinition *fileOf(const PathTarget &target) const;
    /** Returns the forms that edit file(); null if there is no such file. */
    [[nodiscard]] PathForms *forms() const { return m_forms; }
    void retranslate();

signals:
    /** Emitted when new forms exist, whose signals the owner has to connect. */
    void formsCreated(designer::PathForms *forms);
    /**
     * Forwards Document::aboutToStep() of the file that the reference leads to; stepped() forwards Document::stepped().
     */
    void aboutToStep();
    void stepped(const document::SteppedPlace &place);
    /**
     * Emitted when the file that the reference leads to, which has this address, was edited in these forms or
     * elsewhere.
     */
    void fileChanged(const QString &address, const document::Change &change);
    /** Emitted when the user wants to see the path item in the file that the reference leads to. */
    void openRequested(const designer::PathTarget &target);

private:
    /** Creates the forms for the file that contains `target`. Does nothing if the file can't be edited here. */
    void openFile(const PathTarget &target);
    void followFile(const PathTarget &target);
    void showForms(PathForms *forms);
    void forgetFile(const workspace::OpenDefinition *definition);
    /**
     * Shows `target` again when control returns to the event loop, unless something else is shown then: the file at its
     * address may be another one.
     */
    void showAgainLater(const PathTarget &target);
    void showBanner();
    void showFile(const QString &name, const QString &open);
    void showMessage(widgets::Banner::Kind kind, const QString &text, const QString &action, const QString &actionName);

    workspace::OpenDefinition &m_api;
    QPointer<workspace::Workspace> m_workspace;
    QPointer<management::KnownPolicies> m_policies;
    PathEntry m_entry;
    /** Where the reference of the shown path leads; std::nullopt while nothing is shown. */
    std::optional<PathTarget> m_target;
    workspace::OpenDefinition *m_file = nullptr;
    PathForms *m_forms = nullptr;
    widgets::Banner *m_banner = nullptr;
};

} // namespace designer
