#include "commitmessage.h"

#include "differencemessages.h"
#include "showntext.h"

#include <QCoreApplication>

#include <algorithm>

namespace messages {

namespace {

using ApiChange = difference::Change;
using difference::Level;

struct CommitTexts {
    Q_DECLARE_TR_FUNCTIONS(CommitMessage)
};

/** The changes of one operation. */
struct OperationChanges {
    QString operation;
    QList<const ApiChange *> changes; ///< The most severe first.
    [[nodiscard]] Level level() const { return changes.first()->level; }
};

/** Operations with breaking changes first, otherwise in the order of the changes. */
QList<OperationChanges> sectionsOf(const QList<ApiChange> &changes)
{
    QList<OperationChanges> sections;
    QHash<QString, qsizetype> known;
    for (const ApiChange &change : changes) {
        const auto found = known.constFind(change.operation);
        if (found == known.cend()) {
            known.insert(change.operation, sections.size());
            sections.append({change.operation, {&change}});
        } else {
            sections[*found].changes.append(&change);
        }
    }
    for (OperationChanges &section : sections)
        std::ranges::stable_sort(section.changes, {}, [](const ApiChange *change) { return change->level; });
    std::ranges::stable_sort(sections, {}, [](const OperationChanges &section) { return section.level(); });
    return sections;
}

QString lineOf(const QString &text)
{
    return base::shownText(text).simplified();
}

QString shortened(const QString &text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    const qsizetype blank = text.lastIndexOf(u' ', most - 1);
    return text.first(blank > most / 2 ? blank : most - 1).trimmed() + u'…';
}

QString titleOf(const OperationChanges &section)
{
    return section.operation.isEmpty() ? CommitTexts::tr("the document") : lineOf(section.operation);
}

bool isAddition(const ApiChange &change)
{
    return !change.oldPlace && change.newPlace;
}

/** The type and scope of Conventional Commits. */
QString typeOf(const QList<ApiChange> &changes)
{
    const bool isBreaking = std::ranges::any_of(changes,
                                                [](const ApiChange &each) { return each.level == Level::Breaking; });
    const bool isFeature = isBreaking || std::ranges::any_of(changes, isAddition);
    return QString::fromLatin1(isFeature ? "feat(api)" : "fix(api)") + (isBreaking ? u"!: "_qs : u": "_qs);
}

QString subjectLine(const QList<ApiChange> &changes, const QList<OperationChanges> &sections)
{
    const QString type = typeOf(changes);
    const qsizetype room = LongestSubject - type.size();
    if (sections.size() == 1 && sections.first().changes.size() == 1) {
        //: The first line of a commit message. %1 is an operation such as GET /pets, %2 a sentence about its change
        const QString text = CommitTexts::tr("%1: %2").arg(titleOf(sections.first()),
                                                           lineOf(changeText(*sections.first().changes.first())));
        return type + shortened(text.endsWith(u'.') ? text.chopped(1) : text, room);
    }
    const qsizetype others = sections.size() - 1;
    const QString rest = others == 0 ? QString()
                                     //: The end of the first line of a commit message
                                     : u' ' + CommitTexts::tr("and %n more operations", nullptr, int(others));
    //: The first line of a commit message. %1 is an operation such as GET /pets
    const QString text = CommitTexts::tr("change %1").arg(titleOf(sections.first()));
    return type + shortened(text, room - rest.size()) + rest;
}

QString breakingFooter(const QList<OperationChanges> &sections)
{
    QStringList broken;
    for (const OperationChanges &section : sections) {
        if (section.level() != Level::Breaking)
            continue;
        broken.append(titleOf(section) + u": "_qs + lineOf(changeText(*section.changes.first())));
    }
    // The lines after the first one are indented, so that they belong to the footer.
    return broken.isEmpty() ? QString() : u"\nBREAKING CHANGE: "_qs + broken.join(u"\n  "_qs) + u'\n';
}

/** A text whose characters mean nothing in Markdown. */
QString asMarkdown(const QString &text)
{
    QString escaped;
    for (const QChar letter : lineOf(text)) {
        if (u"\\`*_{}[]<>#|!~"_qs.contains(letter))
            escaped += u'\\';
        escaped += letter;
    }
    return escaped;
}

} // namespace

QString commitMessage(const QList<ApiChange> &changes)
{
    if (changes.isEmpty())
        return {};
    const QList<OperationChanges> sections = sectionsOf(changes);
    QString text = subjectLine(changes, sections) + u'\n';
    qsizetype lines = 0;
    for (const OperationChanges &section : sections) {
        if (lines >= MostBodyLines)
            break;
        text += u'\n' + titleOf(section) + u'\n';
        for (const ApiChange *change : section.changes) {
            if (++lines > MostBodyLines)
                break;
            const QString mark = change->level == Level::Info ? QString() : levelName(change->level) + u": "_qs;
            text += u"- "_qs + mark + lineOf(changeText(*change)) + u'\n';
        }
    }
    if (const qsizetype left = changes.size() - MostBodyLines; left > 0)
        text += u"\n"_qs + CommitTexts::tr("%n more changes", nullptr, int(left)) + u'\n';
    return text + breakingFooter(sections);
}

QString changesAsMarkdown(const QList<ApiChange> &changes)
{
    QString text;
    for (const OperationChanges &section : sectionsOf(changes)) {
        text += (text.isEmpty() ? u"### "_qs : u"\n### "_qs) +
                (section.operation.isEmpty() ? CommitTexts::tr("Document") : asMarkdown(section.operation)) +
                u"\n\n"_qs;
        for (const ApiChange *change : section.changes) {
            text += u"- **%1** %2 (`%3`)\n"_qs.arg(levelName(change->level), asMarkdown(changeText(*change)),
                                                   change->id);
            if (!change->example.isEmpty())
                text += u"  "_qs + CommitTexts::tr("Example:") + u" `"_qs +
                        QString::fromUtf8(change->example).replace(u'`', u'\'') + u"`\n"_qs;
        }
    }
    return text;
}

} // namespace messages
