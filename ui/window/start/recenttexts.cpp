#include "recenttexts.h"

#include "problemstext.h"
#include "shortpath.h"
#include "showntext.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace window {

namespace {

struct RecentTexts {
    Q_DECLARE_TR_FUNCTIONS(window::RecentTexts)
};

} // namespace

QString recentName(const RecentFile &entry)
{
    const QString name = QFileInfo(entry.path).fileName();
    return base::shownText(name.isEmpty() ? entry.path : name);
}

QString recentPlace(const RecentFile &entry)
{
    QStringList parts{QStringList{entry.title, entry.version}.join(u' ').trimmed(),
                      base::shownText(shortPath(QFileInfo(entry.path).path()))};
    parts.removeAll(QString());
    return parts.join(u" · "_qs);
}

QStringList recentNotes(const RecentFile &entry)
{
    QStringList notes;
    if (entry.state == RecentFile::State::Missing)
        notes.append(RecentTexts::tr("not found"));
    if (entry.hasUnsavedEdits)
        notes.append(RecentTexts::tr("unsaved edits"));
    if (entry.isChanged && entry.state == RecentFile::State::File)
        notes.append(RecentTexts::tr("changed on disk"));
    if (entry.problems && entry.problems->total() > 0 && entry.state == RecentFile::State::File)
        notes.append(problemsText(*entry.problems));
    return notes;
}

bool needsAttention(const RecentFile &entry)
{
    return entry.state == RecentFile::State::Missing || entry.hasUnsavedEdits || entry.isChanged;
}

} // namespace window
