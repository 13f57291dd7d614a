#include "definitionpairs.h"

#include "snapshot.h"

#include <QDir>
#include <QDirIterator>
#include <QHash>

#include <algorithm>

namespace commands {

namespace {

/** An API description of a folder. */
struct Definition {
    QString path; ///< Below the folder.
    QString title;
};

QStringList filesBelow(const QString &folder)
{
    const QDir root(QDir(folder).absolutePath());
    QStringList files;
    QDirIterator each(root.path(), {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (each.hasNext() && files.size() < MaximumComparedFiles) {
        const QString path = root.relativeFilePath(each.next());
        if (!path.startsWith(u'.') && !path.contains(u"/."))
            files.append(path);
    }
    files.sort();
    return files;
}

QList<Definition> definitionsIn(const QString &folder, workspace::DocumentStore &store)
{
    QList<Definition> definitions;
    for (const QString &path : filesBelow(folder)) {
        const auto bytes = store.read(QDir(folder).absoluteFilePath(path));
        if (!bytes || !(bytes->contains("openapi") || bytes->contains("swagger")))
            continue;
        const auto snapshot = document::Snapshot::parse(*bytes, document::formatOfFileName(path));
        if (snapshot.at({"openapi"}).exists() || snapshot.at({"swagger"}).exists())
            definitions.append({path, snapshot.at({"info", "title"}).text()});
    }
    return definitions;
}

/** The only definition with a title; null if there is none, or several. */
const Definition *withTitle(const QList<Definition> &definitions, const QString &title)
{
    const auto hasTitle = [&](const Definition &each) { return each.title == title; };
    const auto found = std::ranges::find_if(definitions, hasTitle);
    const bool isOnly = !title.isEmpty() && std::ranges::count_if(definitions, hasTitle) == 1;
    return isOnly ? &*found : nullptr;
}

} // namespace

DefinitionPairs definitionPairs(const QString &before, const QString &now, workspace::DocumentStore &store)
{
    QList<Definition> old = definitionsIn(before, store);
    QList<Definition> present = definitionsIn(now, store);
    DefinitionPairs result;
    const auto take = [&](const Definition &definition, const Definition &same) {
        result.pairs.append({definition.path, same.path});
    };
    old.removeIf([&](const Definition &definition) {
        const auto same = std::ranges::find(present, definition.path, &Definition::path);
        if (same == present.end())
            return false;
        take(definition, *same);
        present.erase(same);
        return true;
    });
    QList<Definition> left = old;
    for (const Definition &definition : std::as_const(left)) {
        const Definition *same = withTitle(present, definition.title);
        if (!same || !withTitle(left, definition.title)) {
            result.removed.append(definition.path);
            continue;
        }
        take(definition, *same);
        present.removeIf([path = same->path](const Definition &each) { return each.path == path; });
    }
    for (const Definition &definition : std::as_const(present))
        result.added.append(definition.path);
    return result;
}

} // namespace commands
