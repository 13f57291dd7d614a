#include "rulefiles.h"

#include "project.h"
#include "references.h"
#include "ruleedits.h"
#include "rulesets.h"

#include <algorithm>

namespace workspace {

namespace {

using base::ErrorCode;
using document::ReadOnlyReason;

/** The rules that were on before stay on in other programs, too, for which a new ruleset replaces their own. */
const QByteArray NewRuleset = "extends: [[spectral:oas, recommended]]\n";

QString folderAbove(const QString &path)
{
    return path.left(path.lastIndexOf(u'/'));
}

/** The folder of a definition and those above it, up to the root. */
QStringList foldersOf(const OpenDefinition &definition, const QString &root)
{
    QStringList folders;
    if (definition.path().isEmpty() || root.isEmpty())
        return folders;
    for (QString folder = folderAbove(definition.path()); !folder.isEmpty(); folder = folderAbove(folder)) {
        folders.append(folder);
        if (folder == root || !folder.startsWith(root + u'/'))
            break;
    }
    return folders;
}

} // namespace

RuleFiles::RuleFiles(DefinitionList &definitions, DocumentStore &store, References &references, Save save)
    : m_definitions(definitions)
    , m_store(store)
    , m_references(references)
    , m_save(std::move(save))
{}

bool RuleFiles::hasFolder(const OpenDefinition &definition) const
{
    return !m_references.rootOf(definition).isEmpty();
}

QString RuleFiles::find(const OpenDefinition &definition, const QStringList &names, const QString &newFolder) const
{
    const QStringList folders = foldersOf(definition, m_references.rootOf(definition));
    const auto documents = m_references.documents();
    for (const QString &folder : folders) {
        for (const QString &name : names) {
            const QString path = folder + u'/' + name;
            if (documents->open(path))
                return path;
        }
    }
    return folders.isEmpty() ? QString() : newFolder + u'/' + names.first();
}

QString RuleFiles::projectFile(const OpenDefinition &definition) const
{
    const QStringList folders = foldersOf(definition, m_references.rootOf(definition));
    return find(definition, {lint::projectName()}, folders.isEmpty() ? QString() : folders.last());
}

QString RuleFiles::ruleset(const OpenDefinition &definition) const
{
    return find(definition, lint::rulesetNames(), folderAbove(definition.path()));
}

QStringList RuleFiles::places() const
{
    QStringList folders;
    QStringList paths;
    for (const OpenDefinition *definition : m_definitions.definitions()) {
        folders += foldersOf(*definition, m_references.rootOf(*definition));
        for (const auto &file : m_references.rulesOf(*definition).files())
            paths.append(file->address());
    }
    folders.removeDuplicates();
    const QStringList names = QStringList{lint::projectName()} + lint::rulesetNames();
    for (const QString &folder : std::as_const(folders)) {
        for (const QString &name : names)
            paths.append(folder + u'/' + name);
    }
    paths.removeDuplicates();
    return paths;
}

base::Result<RuleEdit> RuleFiles::suppress(const OpenDefinition &definition, const QString &rule,
                                           const QString &pointer, const QString &stepName)
{
    const QString path = projectFile(definition);
    if (path.isEmpty())
        return base::Error{ErrorCode::FolderMissing, definition.title()};
    QString file = definition.path().sliced(folderAbove(path).size() + 1);
    // A name alone would be a pattern for files in all folders.
    if (!file.contains(u'/'))
        file.prepend(u"./"_qs);
    return change(path, {}, stepName,
                  [&](document::Document &project) { return lint::addSuppression(project, rule, file, pointer); });
}

base::Result<RuleEdit> RuleFiles::setSeverity(const OpenDefinition &definition, const QString &rule,
                                              rules::Setting setting, const QString &stepName)
{
    const QString path = ruleset(definition);
    if (path.isEmpty())
        return base::Error{ErrorCode::FolderMissing, definition.title()};
    return change(path, NewRuleset, stepName,
                  [&](document::Document &rules) { return lint::setSeverity(rules, rule, setting); });
}

base::Result<RuleEdit> RuleFiles::change(const QString &path, const QByteArray &newText, const QString &stepName,
                                         const Change &change)
{
    if (OpenDefinition *open = m_references.definitionAt(path))
        return changeOpen(*open, stepName, change);
    const base::Result<QByteArray> bytes = m_store.read(path);
    if (!bytes && bytes.error().code != ErrorCode::NotFound)
        return bytes.error();
    // A link that leads outside of the root is not read as a file of rules, and not written either.
    if (bytes && !m_references.documents()->open(path))
        return base::Error{ErrorCode::PermissionDenied, path};
    document::Document document(bytes ? *bytes : newText, document::formatOfFileName(path));
    if (document.readOnlyReason() != ReadOnlyReason::None)
        return base::Error{ErrorCode::ReadOnly, path};
    if (const base::Result<void> done = change(document); !done)
        return base::Error{done.error().code, path};
    const RuleEdit edit{path, bytes ? std::optional(*bytes) : std::nullopt, document.fileBytes()};
    if (edit.before == edit.after)
        return edit;
    if (const base::Result<void> written = m_store.write(path, edit.after); !written)
        return written.error();
    m_references.refresh();
    return edit;
}

base::Result<RuleEdit> RuleFiles::changeOpen(OpenDefinition &file, const QString &stepName, const Change &change)
{
    document::Document &document = file.document();
    if (document.readOnlyReason() != ReadOnlyReason::None)
        return base::Error{ErrorCode::ReadOnly, file.path()};
    RuleEdit edit{file.path(), document.fileBytes(), {}, !file.isUnsaved()};
    {
        const document::Document::Step step(document, stepName);
        if (const base::Result<void> done = change(document); !done)
            return base::Error{done.error().code, file.path()};
    }
    document.closeStep();
    edit.after = document.fileBytes();
    if (edit.isSaved) {
        if (const base::Result<void> saved = m_save(file); !saved)
            return saved.error();
    }
    return edit;
}

base::Result<void> RuleFiles::undo(const RuleEdit &edit)
{
    if (OpenDefinition *open = m_references.definitionAt(edit.path))
        return undoOpen(*open, edit);
    const base::Result<QByteArray> bytes = m_store.read(edit.path);
    if (!bytes || *bytes != edit.after)
        return base::Error{ErrorCode::ChangedOnDisk, edit.path};
    auto done = edit.before ? m_store.write(edit.path, *edit.before) : m_store.remove(edit.path);
    m_references.refresh();
    return done;
}

base::Result<void> RuleFiles::undoOpen(OpenDefinition &file, const RuleEdit &edit)
{
    if (file.document().fileBytes() != edit.after || !file.document().canUndo())
        return base::Error{ErrorCode::ChangedOnDisk, edit.path};
    file.document().undo();
    return edit.isSaved ? m_save(file) : base::Result<void>();
}

} // namespace workspace
