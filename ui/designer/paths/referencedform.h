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

/** The forms of a path that is a reference, below the name of the file that it leads to. That file is lent while its
 * forms are shown. */
class ReferencedForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ReferencedForm(workspace::OpenDefinition &api, QWidget *parent = nullptr);

    /** Without a workspace, only path items of the same document are shown. */
    void setWorkspace(workspace::Workspace &workspace);
    void setPolicies(management::KnownPolicies &policies);

    /** Shows the path or operation, which is at the target of its path's reference. */
    void showEntry(const PathEntry &entry, const PathTarget &target);
    /** Shows nothing. A file that was lent for it is given back. */
    void leave();
    [[nodiscard]] const PathEntry &entry() const { return m_entry; }
    /** Nothing while nothing is shown. */
    [[nodiscard]] const std::optional<PathTarget> &target() const { return m_target; }
    /** The definition with the entry; null if its file can't be edited here. */
    [[nodiscard]] workspace::OpenDefinition *file() const { return m_file; }
    /** That definition if it has this target, otherwise null: commands must not edit the file of another path. */
    [[nodiscard]] workspace::OpenDefinition *fileOf(const PathTarget &target) const;
    /** Null if there is none, too. */
    [[nodiscard]] PathForms *forms() const { return m_forms; }
    void retranslate();

signals:
    /** There are other forms, whose signals the owner connects. */
    void formsCreated(designer::PathForms *forms);
    /** Document::aboutToStep() and stepped() of the other file. */
    void aboutToStep();
    void stepped(const document::SteppedPlace &place);
    /** The file has been edited, here or elsewhere. */
    void fileChanged(const QString &address, const document::Change &change);
    /** The user wants to see the path item in its file. */
    void openRequested(const designer::PathTarget &target);

private:
    [[nodiscard]] bool openFile(const PathTarget &target);
    void createForms();
    void forgetFile(const workspace::OpenDefinition *definition);
    /** Shows what is at the target's address then. */
    void showAgainLater(const PathTarget &target);
    void showBanner();
    void showFile(const QString &name, const QString &open);
    void showMessage(widgets::Banner::Kind kind, const QString &text, const QString &action, const QString &actionName);

    workspace::OpenDefinition &m_api;
    QPointer<workspace::Workspace> m_workspace;
    QPointer<management::KnownPolicies> m_policies;
    PathEntry m_entry;
    std::optional<PathTarget> m_target; ///< What is shown.
    workspace::OpenDefinition *m_file = nullptr;
    PathForms *m_forms = nullptr;
    widgets::Banner *m_banner = nullptr;
};

} // namespace designer
