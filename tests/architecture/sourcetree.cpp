#include "sourcetree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace architecture {

namespace {
const QString SourceFolder = QStringLiteral(GATEWRIGHT_SOURCE_DIR);
} // namespace

QStringList sourcesBelow(const QString &folder)
{
    QStringList files;
    QDirIterator walk(QDir(SourceFolder).filePath(folder), {u"*.h"_qs, u"*.cpp"_qs}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (walk.hasNext())
        files.append(QDir(SourceFolder).relativeFilePath(walk.next()));
    files.sort();
    return files;
}

QString textOf(const QString &file)
{
    QFile source(QDir(SourceFolder).filePath(file));
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

QList<Include> includesOf(const QString &file)
{
    static const QRegularExpression directive(u"^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"_qs);
    QList<Include> includes;
    const QStringList lines = textOf(file).split(u'\n');
    for (int line = 1; line <= lines.size(); ++line) {
        const auto match = directive.match(lines[line - 1]);
        if (match.hasMatch())
            includes.append({file, line, match.captured(2), match.captured(1) == u"\""});
    }
    return includes;
}

QMap<QString, QStringList> libraries()
{
    QMap<QString, QStringList> found;
    for (const QString &floor : {u"models"_qs, u"app"_qs, u"ui"_qs}) {
        for (const QString &file : sourcesBelow(floor)) {
            QString folder = file.section(u'/', 0, -2);
            while (!folder.isEmpty() && !textOf(folder + u"/CMakeLists.txt"_qs).contains(u"_library("))
                folder = folder.section(u'/', 0, -2);
            found[folder].append(file);
        }
    }
    return found;
}

bool isPublic(const QString &library, const QString &header)
{
    static const QRegularExpression groups(u"\\bGROUPS\\s+([a-z0-9/\\s]+)"_qs);
    const QString folder = header.section(u'/', 0, -2);
    const QString names = groups.match(textOf(library + u"/CMakeLists.txt"_qs)).captured(1);
    return folder == library || names.simplified().split(u' ').contains(folder.mid(library.size() + 1));
}

namespace {

/** The folders of the libraries of models, app and ui, by their names. */
QHash<QString, QString> foldersOfLibraries()
{
    static const QRegularExpression name(u"_library\\(([a-z0-9-]+)"_qs);
    QHash<QString, QString> folders;
    for (const QString &folder : libraries().keys())
        folders.insert(name.match(textOf(folder + u"/CMakeLists.txt"_qs)).captured(1), folder);
    return folders;
}

} // namespace

QSet<QString> givenBy(const QString &library)
{
    static const QHash<QString, QString> folders = foldersOfLibraries();
    static const QRegularExpression publicNames(u"\\bPUBLIC\\s+([A-Za-z0-9:\\-\\s]+?)(?=\\s[A-Z]+\\s|\\))"_qs);
    QSet<QString> given{library};
    for (QStringList waiting{library}; !waiting.isEmpty();) {
        const QString names = publicNames.match(textOf(waiting.takeLast() + u"/CMakeLists.txt"_qs)).captured(1);
        for (const QString &name : names.simplified().split(u' ')) {
            const QString folder = folders.value(name);
            if (folder.isEmpty() || given.contains(folder))
                continue;
            given.insert(folder);
            waiting.append(folder);
        }
    }
    return given;
}

QString partOf(const QString &file)
{
    return file.section(u'/', -1).section(u'.', 0, 0);
}

} // namespace architecture
