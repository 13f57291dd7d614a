#include "headerlines.h"

#include <QSet>

namespace traffic {
namespace {

QString nameOf(const QString &line)
{
    return line.section(u':', 0, 0).trimmed().toLower();
}

} // namespace

QString mergedHeaderLines(const QString &text, const QStringList &before, const QStringList &now)
{
    QStringList own = text.split(u'\n');
    own.removeIf([](const QString &line) { return line.trimmed().isEmpty(); });
    for (const QString &line : before)
        own.removeOne(line);
    QSet<QString> names;
    for (const QString &line : std::as_const(own))
        names.insert(nameOf(line));
    QStringList lines;
    for (const QString &line : now) {
        if (!names.contains(nameOf(line)))
            lines.append(line);
    }
    return (lines + own).join(u'\n');
}

} // namespace traffic
