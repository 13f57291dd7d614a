#include "foldertexts.h"

#include "operations.h"
#include "problemstext.h"

#include <QCoreApplication>
#include <QLocale>

#include <numeric>

namespace window {

namespace {

using CountState = workspace::FileSummary::State;

struct FolderTexts {
    Q_DECLARE_TR_FUNCTIONS(window::FolderTexts)
};

QString methodCountsText(const QList<int> &counts)
{
    QStringList words;
    for (qsizetype at = 0; at < counts.size(); ++at) {
        if (counts.at(at) > 0)
            words.append(u"%1 %2"_qs.arg(QString::fromLatin1(openapi::methods().at(at).toUpper()),
                                         QString::number(counts.at(at))));
    }
    return words.join(u" · "_qs);
}

QString operationsText(int operations)
{
    return FolderTexts::tr("%n operation(s)", "%n: how many", operations);
}

/** "GET 4 · POST 2", or "6 operations" if some have methods that have no number of their own. */
QString countsText(const FolderNode &node)
{
    const int counted = std::accumulate(node.methods.cbegin(), node.methods.cend(), 0);
    return counted == node.operations ? methodCountsText(node.methods) : operationsText(node.operations);
}

} // namespace

QStringList folderNotes(const FolderNode &node, bool isSwagger)
{
    if (!node.isFile)
        return {FolderTexts::tr("%n file(s)", "%n: how many definitions are in a folder", node.files),
                QString::number(node.files)};
    if (isSwagger)
        return {FolderTexts::tr("Swagger 2.0"), u"2.0"_qs};
    if (node.state == CountState::Waiting)
        return {u"…"_qs};
    if (node.state == CountState::TooLarge)
        return {FolderTexts::tr("large file")};
    if (node.state == CountState::Unreadable)
        return {FolderTexts::tr("not readable")};
    if (node.operations == 0)
        return {FolderTexts::tr("No operations"), u"0"_qs};
    return {countsText(node), operationsText(node.operations), QString::number(node.operations)};
}

QString folderToolTip(const FolderNode &node, bool isSwagger)
{
    QStringList lines{node.path};
    if (!node.isFile)
        lines.append(FolderTexts::tr("%1 in %2", "%1: a number of operations, %2: a number of files")
                         .arg(operationsText(node.operations), folderNotes(node, false).constFirst()));
    else if (isSwagger)
        lines.append(FolderTexts::tr("Swagger 2.0 document. Open it to convert it to OpenAPI."));
    else if (node.state == CountState::TooLarge)
        lines.append(FolderTexts::tr("Files larger than %1 are not counted. Open it to see its problems.", "%1: a size")
                         .arg(QLocale().formattedDataSize(workspace::MaximumCountedBytes, 0)));
    else if (node.state == CountState::Unreadable)
        lines.append(FolderTexts::tr("The file can't be read."));
    else if (node.state == CountState::Counted)
        lines.append(node.operations > 0 ? countsText(node) : FolderTexts::tr("No operations"));
    if (node.problems.total() > 0)
        lines.append(problemsText(node.problems));
    return lines.join(u'\n');
}

QString folderSpokenText(const FolderNode &node, bool isSwagger)
{
    QStringList spoken{node.name};
    if (node.isFile && node.state == CountState::Counted && !isSwagger)
        spoken.append(operationsText(node.operations));
    else
        spoken.append(folderNotes(node, isSwagger).constFirst());
    if (node.problems.total() > 0)
        spoken.append(FolderTexts::tr("%n problem(s)", "%n: how many", node.problems.total()));
    return spoken.join(u", "_qs);
}

} // namespace window
