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

/** The first line: the first of the texts, the most precise one first, that fits after its type. The last one fits. */
QString subjectOf(const QString &type, const QStringList &texts)
{
    const auto fits = [&type](const QString &text) { return type.size() + text.size() <= LongestSubject; };
    const auto found = std::ranges::find_if(texts, fits);
    return type + (found == texts.cend() ? texts.constLast() : *found);
}

/** Breaks a line between words. The lines after the first one are indented by two. */
QString wrapped(const QString &text)
{
    QString lines;
    QString line;
    const qsizetype indent = text.size() - text.trimmed().size();
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const bool isFirst = line.isEmpty() || line.trimmed().isEmpty();
        if (!isFirst && line.size() + 1 + word.size() > LongestBodyLine) {
            lines += line + u'\n';
            line = u"  "_qs + word;
            continue;
        }
        line = isFirst ? QString(indent, u' ') + word : QString(line + u' ' + word);
    }
    return lines + line;
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

/** A sentence as a part of a first line, without the full stop. */
QString asSubject(const QString &sentence)
{
    const QString line = lineOf(sentence);
    return line.endsWith(u'.') ? line.chopped(1) : line;
}

QString subjectLine(const QList<ApiChange> &changes, const QList<OperationChanges> &sections)
{
    const QString title = titleOf(sections.first());
    //: The first line of a commit message. %1 is an operation such as GET /pets
    const QString change = CommitTexts::tr("change %1").arg(title);
    //: The first line of a commit message
    const QString count = CommitTexts::tr("change %n operations", nullptr, int(sections.size()));
    QStringList texts;
    if (sections.size() == 1 && sections.first().changes.size() == 1) {
        const ApiChange &only = *sections.first().changes.first();
        for (const QString &sentence : {changeText(only), changeHeadline(only)}) {
            //: The first line of a commit message. %1 is an operation such as GET /pets, %2 a sentence about its change
            texts.append(CommitTexts::tr("%1: %2").arg(title, asSubject(sentence)));
        }
    }
    if (sections.size() == 1)
        return subjectOf(typeOf(changes), texts << change << count);
    //: The end of the first line of a commit message
    const QString rest = CommitTexts::tr("and %n more operations", nullptr, int(sections.size() - 1));
    return subjectOf(typeOf(changes), {change + u' ' + rest, count});
}

QString breakingFooter(const QList<OperationChanges> &sections)
{
    QStringList broken;
    for (const OperationChanges &section : sections) {
        if (section.level() != Level::Breaking)
            continue;
        broken.append(titleOf(section) + u": "_qs + lineOf(changeText(*section.changes.first())));
    }
    if (broken.isEmpty())
        return {};
    // The lines after the first one are indented, so that they belong to the footer.
    QString footer;
    for (const QString &line : std::as_const(broken))
        footer += wrapped(footer.isEmpty() ? u"BREAKING CHANGE: "_qs + line : u"  "_qs + line) + u'\n';
    return u'\n' + footer;
}

QString editText(const TextEdit &edit)
{
    const QString place = lineOf(edit.place);
    switch (edit.kind) {
    case TextEdit::Kind::Added:
        //: A line of a commit message. %1 is a place of a document such as info › title
        return CommitTexts::tr("add %1").arg(place);
    case TextEdit::Kind::Removed:
        //: A line of a commit message. %1 is a place of a document such as info › title
        return CommitTexts::tr("remove %1").arg(place);
    case TextEdit::Kind::Renamed:
        //: A line of a commit message. %1 is a place of a document such as schemas › Pet
        return CommitTexts::tr("rename %1").arg(place);
    case TextEdit::Kind::Changed:
        break;
    }
    return CommitTexts::tr("change %1").arg(place);
}

/** The first line about edits alone. */
QString editSubject(const QList<TextEdit> &edits)
{
    //: The first line of a commit message
    const QString count = CommitTexts::tr("edit %n places", nullptr, int(edits.size()));
    return subjectOf(u"docs(api): "_qs,
                     edits.size() == 1 ? QStringList{editText(edits.first()), count} : QStringList{count});
}

QString editSection(const QList<TextEdit> &edits, qsizetype room)
{
    QString text;
    for (const TextEdit &edit : edits.first(std::clamp<qsizetype>(room, 0, edits.size())))
        text += wrapped(u"- "_qs + editText(edit)) + u'\n';
    return text;
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

QString commitMessage(const QList<ApiChange> &changes, const QList<TextEdit> &edits)
{
    if (changes.isEmpty() && edits.isEmpty())
        return {};
    const QList<OperationChanges> sections = sectionsOf(changes);
    QString text = (changes.isEmpty() ? editSubject(edits) : subjectLine(changes, sections)) + u'\n';
    qsizetype lines = 0;
    for (const OperationChanges &section : sections) {
        if (lines >= MostBodyLines)
            break;
        text += u'\n' + titleOf(section) + u'\n';
        for (const ApiChange *change : section.changes) {
            if (++lines > MostBodyLines)
                break;
            const QString mark = change->level == Level::Info ? QString() : levelName(change->level) + u": "_qs;
            text += wrapped(u"- "_qs + mark + lineOf(changeText(*change))) + u'\n';
        }
    }
    const bool hasEditList = !edits.isEmpty() && (!changes.isEmpty() || edits.size() > 1);
    if (hasEditList && lines < MostBodyLines) {
        text += u'\n' + (changes.isEmpty() ? QString() : CommitTexts::tr("Other edits") + u'\n');
        text += editSection(edits, MostBodyLines - lines);
        lines += edits.size();
    }
    const qsizetype all = changes.size() + (hasEditList ? edits.size() : 0);
    if (const qsizetype left = all - MostBodyLines; left > 0)
        text += u"\n"_qs + CommitTexts::tr("%n more changes", nullptr, int(left)) + u'\n';
    return text + breakingFooter(sections);
}

QString changesAsMarkdown(const QList<ApiChange> &changes, const QList<TextEdit> &edits)
{
    QString text;
    const auto addHeading = [&text](const QString &heading) {
        text += (text.isEmpty() ? u"### "_qs : u"\n### "_qs) + heading + u"\n\n"_qs;
    };
    for (const OperationChanges &section : sectionsOf(changes)) {
        addHeading(section.operation.isEmpty() ? CommitTexts::tr("Document") : asMarkdown(section.operation));
        for (const ApiChange *change : section.changes) {
            text += u"- **%1** %2 (`%3`)\n"_qs.arg(levelName(change->level), asMarkdown(changeText(*change)),
                                                   change->id);
            if (!change->example.isEmpty())
                text += u"  "_qs + CommitTexts::tr("Example:") + u" `"_qs +
                        QString::fromUtf8(change->example).replace(u'`', u'\'') + u"`\n"_qs;
        }
    }
    if (!edits.isEmpty())
        addHeading(CommitTexts::tr("Other edits"));
    for (const TextEdit &edit : edits)
        text += u"- "_qs + asMarkdown(editText(edit)) + u'\n';
    return text;
}

} // namespace messages
