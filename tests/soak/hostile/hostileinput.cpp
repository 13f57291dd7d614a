#include "hostileinput.h"

#include <QDir>
#include <QFile>

#include <sys/stat.h>

namespace hostile {

Input makeInput(quint32 seed, quint32 number, int divisor)
{
    QList<Kind> kinds;
    for (const auto some :
         {rulesetKinds(), schemaKinds(), definitionKinds(), referenceKinds(), settingsKinds(), repositoryKinds()})
        kinds.append({some.begin(), some.end()});
    const Kind &kind = kinds.at(number % size_t(kinds.size()));
    Dice dice(seed, number, divisor);
    Input input;
    input.kind = kind.name;
    kind.make(dice, input);
    return input;
}

bool writeInput(const Input &input, const QString &folder)
{
    // The program refuses state that others can read or write.
    umask(0077);
    const auto prepared = [&folder](const QString &name) {
        const QString path = folder + u'/' + name;
        QDir().mkpath(path.section(u'/', 0, -2));
        return path;
    };
    bool isWritten = true;
    for (auto file = input.files.begin(); file != input.files.end(); ++file) {
        QFile target(prepared(file.key()));
        isWritten = target.open(QIODevice::WriteOnly) && target.write(*file) == file->size() && isWritten;
    }
    for (auto link = input.links.begin(); link != input.links.end(); ++link)
        isWritten = QFile::link(*link, prepared(link.key())) && isWritten;
    for (const QString &pipe : input.pipes)
        isWritten = mkfifo(QFile::encodeName(prepared(pipe)).constData(), 0600) == 0 && isWritten;
    return isWritten;
}

} // namespace hostile
