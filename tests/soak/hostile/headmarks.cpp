#include "headmarks.h"

#include "changedlines.h"
#include "gitfiles.h"
#include "headtext.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace hostile {

int printMarks(const QString &file)
{
    constexpr int unreadable = 2;
    const QString path = QFileInfo(file).absoluteFilePath();
    QFile opened(path);
    if (!opened.open(QIODevice::ReadOnly))
        return unreadable;
    storage::GitFiles files;
    const auto commit = git::headCommit(path, files);
    const auto text = git::headText(path, files);
    if (!commit || !text) {
        std::printf("error %d\n", int(text ? commit.error().code : text.error().code));
        return unreadable;
    }
    const auto snapshot = document::Snapshot::parse(opened.readAll(), document::formatOfFileName(path));
    const qsizetype changes = *text ? difference::ChangedLines(**text, snapshot).changes().size() : 0;
    std::printf("%lld changes\n", qint64(changes));
    return 0;
}

} // namespace hostile
