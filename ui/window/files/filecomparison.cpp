#include "filecomparison.h"

#include "comparisondialog.h"
#include "linediff.h"

#include <QCoreApplication>
#include <QPushButton>

namespace window {

namespace {

using difference::DiffLine;
using widgets::ComparisonDialog;
using widgets::ComparisonLine;

struct FileComparison {
    Q_DECLARE_TR_FUNCTIONS(window::FileComparison)
};

ComparisonLine::Kind kindOf(DiffLine::Kind kind)
{
    switch (kind) {
    case DiffLine::Kind::Removed:
        return ComparisonLine::Kind::First;
    case DiffLine::Kind::Added:
        return ComparisonLine::Kind::Second;
    case DiffLine::Kind::Gap:
        return ComparisonLine::Kind::Gap;
    case DiffLine::Kind::Same:
        break;
    }
    return ComparisonLine::Kind::Same;
}

QList<ComparisonLine> linesOf(const QList<DiffLine> &differences)
{
    QList<ComparisonLine> lines;
    for (const DiffLine &line : differences)
        lines.append({kindOf(line.kind), QString::fromUtf8(line.text), static_cast<int>(line.count)});
    return lines;
}

} // namespace

void showFileComparison(const QString &name, const QByteArray &onDisk, const QByteArray &edited,
                        const FileComparisonChoices &choices, QObject *context, QWidget *window)
{
    const QList<DiffLine> differences = difference::unifiedDiff(onDisk, edited);
    auto *dialog = new ComparisonDialog(u"compareDialog"_qs,
                                        FileComparison::tr("Compare %1", "%1: file name").arg(name),
                                        FileComparison::tr("Decide later"), window);
    dialog->setLegend(differences.isEmpty()
                          ? FileComparison::tr("Both texts are the same; only their encoding differs.")
                          : FileComparison::tr("Lines with %1 are in the file on disk, lines with %2 are yours.",
                                               "%1, %2: the characters at the start of such a line")
                                .arg(ComparisonDialog::FirstMark, ComparisonDialog::SecondMark));
    dialog->addComparison(u"compareText"_qs, {}, {}, linesOf(differences));
    const QPushButton *reload = dialog->addButton(
        u"compareReload"_qs, FileComparison::tr("Reload"),
        FileComparison::tr("Replaces your text with the file on disk. Undo restores your edits."));
    const QPushButton *keep = dialog->addButton(
        u"compareKeep"_qs, FileComparison::tr("Keep mine"),
        FileComparison::tr("Keeps your text. The next save overwrites the file on disk."));
    QObject::connect(reload, &QPushButton::clicked, context, choices.reload);
    QObject::connect(keep, &QPushButton::clicked, context, choices.keep);
    dialog->open();
}

} // namespace window
