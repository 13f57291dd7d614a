#include "linemeaning.h"

#include "linemessages.h"
#include "lineschema.h"
#include "linetext.h"

namespace designer {

namespace {

/** "xml, items/properties" */
QString keptText(const QList<document::Pointer> &kept)
{
    QStringList names;
    for (const document::Pointer &place : kept)
        names.append(place.toString().sliced(1));
    return names.join(u", ");
}

QString firstCharacters(const QString &text, qsizetype count)
{
    return text.size() <= count ? text : text.first(count - 1) + u'…';
}

QString firstLines(const QString &text)
{
    QStringList lines = text.trimmed().split(u'\n');
    if (lines.size() > LineMeaning::MostLines)
        lines = lines.first(LineMeaning::MostLines - 1) + QStringList{u"…"_qs};
    for (QString &line : lines)
        line = firstCharacters(line, LineMeaning::MostColumns);
    return lines.join(u'\n');
}

} // namespace

LineMeaning::LineMeaning(const items::TypedProperty &property, const QString &typed)
{
    if (property.isNew() && typed.trimmed().isEmpty()) {
        m_note = tr("Enter a name and a type, such as title! string(1..80) // as printed. Return adds the property and "
                    "begins the next one.");
        return;
    }
    QStringList notes;
    const auto line = property.read(typed);
    if (line) {
        const document::Snapshot &document = property.document();
        const QString canonical = propertyline::lineText(*line, property.scope());
        if (canonical != typed.trimmed())
            notes.append(
                tr("Means: %1", "%1: a line such as name string").arg(firstCharacters(canonical, MostCharacters)));
        m_schema = firstLines(
            QString::fromUtf8(propertyline::previewOf(*line, property.scope().version, document.format())));
    } else {
        notes.append(faultText(line.error()));
    }
    if (const QString kept = keptText(property.kept()); !kept.isEmpty())
        notes.append(tr("Not in the line, stays as it is: %1", "%1: keywords").arg(kept));
    m_note = notes.join(u'\n');
}

QString LineMeaning::faultText(const propertyline::LineFault &fault)
{
    return tr("Column %1: %2", "%1: number, %2: a sentence")
        .arg(QString::number(fault.column + 1), messages::lineText(fault));
}

} // namespace designer
