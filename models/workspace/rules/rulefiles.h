#pragma once

#include "documentstore.h"
#include "rulesettings.h"

#include <functional>
#include <optional>

namespace document {
class Document;
}

namespace workspace {

class DefinitionList;
class OpenDefinition;
class References;

/** A change of a file of rules, which RuleFiles::undo() can undo. */
struct RuleEdit {
    QString path;
    std::optional<QByteArray> before; ///< The content of the file before the change; nothing if it did not exist.
    QByteArray after;
    bool isSaved = true; ///< False if the file is open with other edits, so that the change was not saved.
};

/** Finds and changes the files of rules that apply to a definition: the closest .gatewright.yaml and .spectral.yaml in
 * its folder or above it. */
class RuleFiles final
{
public:
    using Save = std::function<base::Result<void>(OpenDefinition &)>;

    /** Creates an object that calls `save` to save a file that is open. */
    RuleFiles(DefinitionList &definitions, DocumentStore &store, References &references, Save save);

    /** False if no files of rules can apply to a definition: it is untitled, or References::rootOf() is empty. */
    [[nodiscard]] bool hasFolder(const OpenDefinition &definition) const;
    /** The path of the project file that applies to a definition, or of the one that suppress() would create in the
     * root folder. Empty if hasFolder() is false. */
    [[nodiscard]] QString projectFile(const OpenDefinition &definition) const;
    /** The path of the ruleset that applies to a definition, or of the one that setSeverity() would create in the
     * definition's folder. Empty if hasFolder() is false. */
    [[nodiscard]] QString ruleset(const OpenDefinition &definition) const;
    /** The paths of all files of rules of the open definitions: those that apply, those that would apply if they
     * existed, and the files that they name. */
    [[nodiscard]] QStringList places() const;

    /**
     * Suppresses a rule at a place of a definition and everything in it, in its project file. An empty pointer is the
     * whole definition. If the project file is open, it is edited in an undo step called `stepName`, and saved if it
     * had no other edits. Errors: those of lint::addSuppression() and of the store; FolderMissing if hasFolder() is
     * false; ReadOnly; PermissionDenied if the file is outside of the root folder.
     */
    base::Result<RuleEdit> suppress(const OpenDefinition &definition, const QString &rule, const QString &pointer,
                                    const QString &stepName);
    /** Sets the severity of a rule in the ruleset that applies to a definition. Edits and errors are as those of
     * suppress(), with lint::setSeverity(). */
    base::Result<RuleEdit> setSeverity(const OpenDefinition &definition, const QString &rule, rules::Setting setting,
                                       const QString &stepName);
    /** Undoes a change of a file of rules. Error: ChangedOnDisk if the file has changed since then; otherwise those of
     * the store. */
    base::Result<void> undo(const RuleEdit &edit);

private:
    using Change = std::function<base::Result<void>(document::Document &)>;

    [[nodiscard]] QString find(const OpenDefinition &definition, const QStringList &names,
                               const QString &newFolder) const;
    base::Result<RuleEdit> change(const QString &path, const QByteArray &newText, const QString &stepName,
                                  const Change &change);
    base::Result<RuleEdit> changeOpen(OpenDefinition &file, const QString &stepName, const Change &change);
    base::Result<void> undoOpen(OpenDefinition &file, const RuleEdit &edit);

    DefinitionList &m_definitions;
    DocumentStore &m_store;
    References &m_references;
    Save m_save;
};

} // namespace workspace
