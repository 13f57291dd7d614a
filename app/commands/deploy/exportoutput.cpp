#include "exportoutput.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace commands {

bool isOutputFolder(const QString &output)
{
    return output.endsWith(u'/') || QFileInfo(output).isDir();
}

QString outputFile(const QString &output, const QString &name)
{
    return isOutputFolder(output) ? QDir(output).filePath(name) : output;
}

QString outputProblem(const QString &file, const QStringList &definitions)
{
    const QString known = QFileInfo(file).canonicalFilePath();
    const bool isDefinition = !known.isEmpty() && std::ranges::any_of(definitions, [&known](const QString &each) {
        return QFileInfo(each).canonicalFilePath() == known;
    });
    return isDefinition ? u"%1 is one of the definitions and is not replaced"_qs.arg(file) : QString();
}

} // namespace commands
