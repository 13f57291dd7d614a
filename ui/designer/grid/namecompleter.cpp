#include "namecompleter.h"

#include <QLineEdit>

#include <algorithm>

namespace designer {

namespace {

/** The offset of the name at the end of a text. */
qsizetype startOfName(const QString &text)
{
    const qsizetype start = std::max({text.lastIndexOf(u','), text.lastIndexOf(u'|'), text.lastIndexOf(u'+')}) + 1;
    return start + (text.sliced(start).startsWith(u' ') ? 1 : 0);
}

} // namespace

NameCompleter::NameCompleter(const QStringList &names, QLineEdit &line)
    : QCompleter(names, &line)
    , m_line(line)
{
    setCaseSensitivity(Qt::CaseInsensitive);
}

QStringList NameCompleter::splitPath(const QString &text) const
{
    return {text.sliced(startOfName(text)).trimmed()};
}

QString NameCompleter::pathFromIndex(const QModelIndex &index) const
{
    const QString text = m_line.text();
    return text.first(startOfName(text)) + QCompleter::pathFromIndex(index);
}

} // namespace designer

#include "moc_namecompleter.cpp"
