#pragma once

#include "actions.h"

#include <functional>

namespace preview {
class RouteService;
}
namespace workspace {
class OpenDefinition;
class RemoteReferences;
class Workspace;
} // namespace workspace

namespace window {

class BundleAndSplit;
class DefinitionFiles;
class DefinitionSaving;
class PageStack;
class PublicDocumentExport;

/** Runs the actions that work on files, on the visible definition and on its tabs, and enables the ones that apply to
 * the visible page. */
class DefinitionCommands final : public QObject
{
    Q_OBJECT

public:
    DefinitionCommands(const Actions &actions, PageStack &pages, DefinitionFiles &files, DefinitionSaving &saving,
                       PublicDocumentExport &publicExport, BundleAndSplit &rewrites, workspace::Workspace &workspace,
                       workspace::RemoteReferences &remote, preview::RouteService &routes, QObject *parent);

    /** Enables the actions that apply now, and names the next steps in the texts of Undo and Redo. */
    void refresh();

signals:
    /** Emitted after refresh(): the visible page, its title or whether it has unsaved changes may have changed. */
    void refreshed();

private:
    /** What the action Save saves: some definitions, or the edited environment. */
    struct SaveTarget {
        QList<workspace::OpenDefinition *> definitions = {};
        bool isEnvironment = false; ///< Save saves the environment that is edited, and no definition.
    };

    [[nodiscard]] SaveTarget saveTarget() const;
    void save();
    void refreshSave();
    void connectFiles();
    void connectTabs();
    void connectChanges();
    void watch(workspace::OpenDefinition *definition);
    void refreshIfModified(const workspace::OpenDefinition *definition);
    void forCurrent(ActionId id, const std::function<void(workspace::OpenDefinition &)> &act);
    void refreshServed(const workspace::OpenDefinition *definition);
    void refreshHistory(const workspace::OpenDefinition *definition);

    const Actions &m_actions;
    PageStack &m_pages;
    DefinitionFiles &m_files;
    DefinitionSaving &m_saving;
    PublicDocumentExport &m_publicExport;
    BundleAndSplit &m_rewrites;
    workspace::Workspace &m_workspace;
    workspace::RemoteReferences &m_remote;
    preview::RouteService &m_routes;
};

} // namespace window
