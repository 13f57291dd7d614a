#include "mergedriversetup.h"

#include "errormessages.h"
#include "exitcode.h"
#include "gitfiles.h"
#include "linediff.h"
#include "repositoryplaces.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace commands {

namespace {

const QByteArray DriverName = "gatewright";
const QStringList UsualPatterns = {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs};

/** The name of the program for a shell: without its folder if the shell finds this program so. */
QByteArray programForShell()
{
    const QString path = QCoreApplication::applicationFilePath();
    const QString found = QStandardPaths::findExecutable(u"gatewright"_qs);
    if (!found.isEmpty() && QFileInfo(found).canonicalFilePath() == QFileInfo(path).canonicalFilePath())
        return "gatewright";
    return '\'' + path.toUtf8().replace('\'', "'\\''") + '\'';
}

/** A pattern that is one word in a line of .gitattributes. */
bool isPattern(const QString &pattern)
{
    return !pattern.isEmpty() && !pattern.startsWith(u'#') && !pattern.startsWith(u'!') && !pattern.startsWith(u'[') &&
           !pattern.startsWith(u'"') &&
           std::ranges::none_of(pattern, [](QChar each) { return each.isSpace() || !each.isPrint(); });
}

git::MergeDriverFiles textsOf(const QByteArray &config, const QByteArray &attributes)
{
    return {config, attributes};
}

} // namespace

int MergeDriverSetup::install(const QStringList &patterns, bool isYes)
{
    git::MergeDriver driver{
        DriverName, "Merge API descriptions by meaning", programForShell() + " merge --path %P -o %A %O %A %B", {}};
    for (const QString &pattern : patterns.isEmpty() ? UsualPatterns : patterns) {
        if (!isPattern(pattern))
            return refuse(u"--pattern needs a pattern of .gitattributes without spaces, such as apis/*.yaml"_qs);
        driver.patterns.append(pattern.toUtf8());
    }
    const base::Result<Files> files = read();
    if (!files)
        return refuse(messages::errorText(files.error()));
    return change(*files, git::withMergeDriver(textsOf(files->config.before, files->attributes.before), driver), isYes);
}

int MergeDriverSetup::uninstall(bool isYes)
{
    const base::Result<Files> files = read();
    if (!files)
        return refuse(messages::errorText(files.error()));
    return change(*files, git::withoutMergeDriver(textsOf(files->config.before, files->attributes.before), DriverName),
                  isYes);
}

base::Result<MergeDriverSetup::Files> MergeDriverSetup::read()
{
    storage::GitFiles reader;
    const QString folder = QDir::currentPath();
    const auto places = git::repositoryPlaces(folder, reader);
    if (!places)
        return places.error();
    if (!*places)
        return base::Error{base::ErrorCode::NotFound, folder + u"/.git"_qs};
    const auto config = readFile((*places)->config);
    if (!config)
        return config.error();
    const auto attributes = readFile((*places)->workTree + u"/.gitattributes"_qs);
    if (!attributes)
        return attributes.error();
    return Files{*config, *attributes};
}

base::Result<MergeDriverSetup::File> MergeDriverSetup::readFile(const QString &path)
{
    switch (m_store.entryAt(path)) {
    case workspace::DirectoryEntry::Nothing:
        return File{path, {}, false};
    case workspace::DirectoryEntry::Other:
        return base::Error{base::ErrorCode::WrongFileType, path};
    case workspace::DirectoryEntry::File:
        break;
    }
    const base::Result<QByteArray> bytes = m_store.read(path);
    if (!bytes)
        return bytes.error();
    return File{path, *bytes, true};
}

int MergeDriverSetup::change(const Files &files, const git::MergeDriverFiles &after, bool isYes)
{
    if (after == textsOf(files.config.before, files.attributes.before)) {
        m_console.printLine(u"There is nothing to change."_qs);
        return Clean;
    }
    show(files.config, after.config);
    show(files.attributes, after.attributes);
    if (!isYes && !m_console.isInteractive())
        return refuse(u"nothing was written, because there is no terminal to ask on. Add --yes to write this."_qs);
    if (!isYes) {
        const QByteArray answer = m_console.askLine(u"Write this? [y/N] "_qs).trimmed().toLower();
        if (answer != "y" && answer != "yes") {
            m_console.complain(u"nothing was written"_qs);
            return Findings;
        }
    }
    // The section comes first and goes last: git merges lines for files of a driver that it does not know.
    const bool isWritten = write(files.config, after.config) && write(files.attributes, after.attributes);
    return isWritten ? Clean : UsageOrInput;
}

void MergeDriverSetup::show(const File &file, const QByteArray &after)
{
    if (file.before == after)
        return;
    m_console.printLine(file.path);
    for (const difference::DiffLine &line : difference::unifiedDiff(file.before, after, 0)) {
        using Kind = difference::DiffLine::Kind;
        if (line.kind == Kind::Added || line.kind == Kind::Removed)
            m_console.printLine((line.kind == Kind::Added ? u"+ "_qs : u"- "_qs) + QString::fromUtf8(line.text));
    }
}

bool MergeDriverSetup::write(const File &file, const QByteArray &after)
{
    if (file.before == after)
        return true;
    // The file may have become a link since it was read.
    base::Result<void> written = base::Error{base::ErrorCode::WrongFileType, file.path};
    if (m_store.entryAt(file.path) != workspace::DirectoryEntry::Other)
        written = after.isEmpty() ? m_store.remove(file.path) : m_store.write(file.path, after);
    if (!written)
        m_console.complain(messages::errorText(written.error()));
    return written.isOk();
}

int MergeDriverSetup::refuse(const QString &message)
{
    m_console.complain(u"gatewright merge: "_qs + message);
    return UsageOrInput;
}

} // namespace commands
