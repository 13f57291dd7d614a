#include "conflicttexts.h"

#include "changetexts.h"
#include "diagnosticmessages.h"
#include "editmessages.h"
#include "errormessages.h"
#include "showntext.h"

#include <QCoreApplication>

namespace merge {

namespace {

using base::ErrorCode;
using conflicts::Choice;
using merge::ConflictKind;
using merge::SideName;

struct MergeTexts {
    Q_DECLARE_TR_FUNCTIONS(merge::MergeTexts)
};

/** The name of the operation at the start of a place below `paths`; empty for another place. */
QString operationName(const QList<QByteArray> &tokens)
{
    if (tokens.size() < 3 || tokens.first() != "paths" || tokens.at(2).startsWith("x-"))
        return {};
    return QString::fromUtf8(tokens.at(2).toUpper() + ' ' + tokens.at(1));
}

/** What names an item of a list, such as the name of a parameter; otherwise its number, from 1. */
QByteArray itemName(const document::Node &item, const QByteArray &token)
{
    for (const char *key : {"name", "url", "$ref", "operationId"}) {
        if (const QByteArray name = item.member(key).bytes(); !name.isEmpty())
            return name;
    }
    if (item.isScalar())
        return item.bytes();
    bool isNumber = false;
    const qlonglong index = token.toLongLong(&isNumber);
    return isNumber ? QByteArray::number(index + 1) : token;
}

/** The name of an item that the document does not have. */
QByteArray goneItemName(const conflicts::ConflictItem &item, const merge::SideSnapshots &sides)
{
    for (const SideName side : {SideName::Theirs, SideName::Ours, SideName::Base}) {
        if (const auto &place = merge::placeOn(item.conflict.places, side); place && !place->isRoot())
            return itemName(sides.of(side).at(*place), place->last());
    }
    return "-";
}

} // namespace

QString placeName(const conflicts::ConflictItem &item, const document::Snapshot &document,
                  const merge::SideSnapshots &sides)
{
    const QList<QByteArray> tokens = item.place.tokens();
    if (tokens.isEmpty())
        return designer::placeText(document, item.place);
    const QString operation = operationName(tokens);
    QStringList names;
    document::Node node = document.root();
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        const bool isItem = node.isSequence();
        node = node.at(document::Pointer({tokens.at(i)}));
        if (!operation.isEmpty() && i < 3)
            continue;
        const bool isGone = isItem && !node.exists() && i == tokens.size() - 1;
        names.append(QString::fromUtf8(isGone   ? goneItemName(item, sides)
                                       : isItem ? itemName(node, tokens.at(i))
                                                : tokens.at(i)));
    }
    if (!operation.isEmpty())
        names.prepend(operation);
    return base::shownText(names.join(u" › "_qs));
}

QString kindName(const conflicts::ConflictItem &item)
{
    const merge::Conflict &conflict = item.conflict;
    switch (conflict.kind) {
    case ConflictKind::BothChanged:
        return MergeTexts::tr("Both changed");
    case ConflictKind::BothAdded:
        return MergeTexts::tr("Both added");
    case ConflictKind::RemovedByOurs:
        return MergeTexts::tr("Ours removed, theirs changed");
    case ConflictKind::RemovedByTheirs:
        return MergeTexts::tr("Theirs removed, ours changed");
    case ConflictKind::BothRenamed:
        return MergeTexts::tr("Both renamed");
    case ConflictKind::NameTaken:
        return MergeTexts::tr("The new name is taken");
    case ConflictKind::Comments:
        return MergeTexts::tr("Both changed comments");
    case ConflictKind::NotWritable:
        return MergeTexts::tr("The change of theirs was left out");
    case ConflictKind::Lines:
        return MergeTexts::tr("Both changed lines");
    case ConflictKind::Finding:
        break;
    }
    return base::shownText(messages::diagnosticText(conflict.finding));
}

QString choiceWord(Choice choice)
{
    switch (choice) {
    case Choice::Open:
        return MergeTexts::tr("open", "a conflict");
    case Choice::Base:
        return MergeTexts::tr("base", "a side of a merge");
    case Choice::Ours:
        return MergeTexts::tr("ours", "a side of a merge");
    case Choice::Theirs:
        return MergeTexts::tr("theirs", "a side of a merge");
    case Choice::Edited:
        return MergeTexts::tr("edited", "a conflict");
    case Choice::Accepted:
        return MergeTexts::tr("kept", "a conflict");
    case Choice::Gone:
        break;
    }
    return MergeTexts::tr("solved", "a conflict");
}

theme::Role choiceColor(Choice choice)
{
    return choice == Choice::Open ? theme::Role::Error : theme::Role::Ok;
}

QString sideName(SideName side, const git::ConflictSides &names)
{
    const auto named = [](const QString &word, const QString &name) {
        return name.isEmpty()
                   ? word
                   : MergeTexts::tr("%1: %2", "%1: Ours or Theirs, %2: a branch").arg(word, base::shownText(name));
    };
    if (side == SideName::Base)
        return MergeTexts::tr("Base", "a side of a merge");
    return side == SideName::Ours ? named(MergeTexts::tr("Ours", "a side of a merge"), names.ours)
                                  : named(MergeTexts::tr("Theirs", "a side of a merge"), names.theirs);
}

QString operationNote(git::ConflictOperation operation)
{
    using git::ConflictOperation;
    switch (operation) {
    case ConflictOperation::Rebase:
        return MergeTexts::tr("In a rebase, ours is the branch that your commits are put on, and theirs is your "
                              "commit.");
    case ConflictOperation::CherryPick:
        return MergeTexts::tr("Theirs is the commit that is picked.");
    case ConflictOperation::Revert:
        return MergeTexts::tr("Theirs is the version before the commit that is reverted.");
    case ConflictOperation::Merge:
    case ConflictOperation::Other:
        break;
    }
    return {};
}

QString resolutionFailure(const base::Error &error)
{
    switch (error.code) {
    case ErrorCode::Unsupported:
        return MergeTexts::tr("This text can't be written here, for example because of an alias. Edit the text "
                              "instead.");
    case ErrorCode::NotFound:
        return MergeTexts::tr("The place of this conflict is gone, because what is around it was removed. Keep it as "
                              "it is, or undo the removal.");
    case ErrorCode::SyntaxError:
        return error.detail.isEmpty()
                   ? MergeTexts::tr("The document has a syntax error. Fix it in Source first.")
                   : MergeTexts::tr("The text has a syntax error at %1.", "%1: line and column").arg(error.detail);
    default:
        break;
    }
    return designer::editFailureText(error);
}

QString mergeFailure(const base::Error &error)
{
    switch (error.code) {
    case ErrorCode::NotFound:
        return error.detail.isEmpty()
                   ? MergeTexts::tr("Git has no conflict for this file. Choose the versions to merge.")
                   : MergeTexts::tr("%1 does not exist, or does not have this file.", "%1: a revision or a file")
                         .arg(base::shownText(error.detail));
    case ErrorCode::TooLarge:
        return MergeTexts::tr("A version, or the number of its changes, is too large to merge.");
    case ErrorCode::Damaged:
        return MergeTexts::tr("A version is not a text in UTF-8, UTF-16 or UTF-32.");
    case ErrorCode::ReadOnly:
        return MergeTexts::tr("The document is read-only.");
    default:
        break;
    }
    return messages::errorText(error);
}

} // namespace merge
