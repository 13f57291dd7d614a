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

/** A change of a file of rules. */
struct RuleEdit {
    QString path;
    std::optional<QByteArray> before; ///< Nothing: the file did not exist.
    QByteArray after;
    bool isSaved = true; ///< False if the file is open with other edits.
};

/** Changes the files of rules that apply to a definition: the closest .gatewright.yaml and .spectral.yaml in its folder
 * or above it. */
class RuleFiles final
{
public:
    using Save = std::function<base::Result<void>(OpenDefinition &)>;

    /** `save` writes an open file. */
    RuleFiles(DefinitionList &definitions, DocumentStore &store, References &references, Save save);

    /** False for an untitled definition, and one whose folder is not the root of anything. */
    [[nodiscard]] bool hasFolder(const OpenDefinition &definition) const;
    /** The project file that applies, or the one that suppress() creates, in the root. Empty without a folder. */
    [[nodiscard]] QString projectFile(const OpenDefinition &definition) const;
    /** The ruleset that applies, or the one that setSeverity() creates, in the definition's folder. */
    [[nodiscard]] QString ruleset(const OpenDefinition &definition) const;
    /** All files that apply or would, if they existed, and those that they name. */
    [[nodiscard]] QStringList places() const;

    /**
     * Suppresses a rule at a place of a definition and everything in it; an empty pointer is the whole file. A file
     * that is open is edited in an undo step called `stepName`, and saved if it had no other edits. Errors: those of
     * lint::addSuppression() and of the store; PermissionDenied if the file is outside of the root.
     */
    base::Result<RuleEdit> suppress(const OpenDefinition &definition, const QString &rule, const QString &pointer,
                                    const QString &stepName);
    /** Sets the severity of a rule for the folder of the ruleset. */
    base::Result<RuleEdit> setSeverity(const OpenDefinition &definition, const QString &rule, rules::Setting setting,
                                       const QString &stepName);
    /** Undoes the change. ChangedOnDisk: the file has changed since then. */
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
