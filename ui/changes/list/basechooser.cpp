#include "basechooser.h"

#include "branches.h"
#include "settings.h"
#include "settingstable.h"
#include "worker.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>

#include <algorithm>

namespace changes {

using review::BaseChoice;

namespace {

/** The largest number of branches, and of tags, that are offered. */
constexpr int MostOffered = 200;
/** The largest number of revisions that are remembered. */
constexpr int MostRemembered = 5;
constexpr int ChooserWidth = 160;
const QString FileEntry = u"file"_qs;

} // namespace

BaseChooser::BaseChooser(const review::ReviewSources &sources, settings::Settings &settings, QWidget *parent)
    : QComboBox(parent)
    , m_sources(sources)
    , m_settings(settings)
{
    setObjectName(u"changesBase"_qs);
    setEditable(true);
    setInsertPolicy(NoInsert);
    setMinimumWidth(ChooserWidth);
    lineEdit()->setObjectName(u"changesBaseText"_qs);
    fill({});
    retranslate();
    connect(this, &QComboBox::activated, this, &BaseChooser::choose);
    connect(lineEdit(), &QLineEdit::returnPressed, this, &BaseChooser::chooseTyped);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &BaseChooser::chooseTyped);
}

void BaseChooser::retranslate()
{
    setAccessibleName(tr("Compare with"));
    lineEdit()->setAccessibleName(tr("Compare with"));
    setToolTip(
        tr("What the document is compared with: HEAD, a branch, a tag, a commit such as HEAD~2, or another file"));
    setItemText(count() - 1, tr("Another file…"));
}

void BaseChooser::setFile(const QString &path)
{
    m_path = path;
    if (path.isEmpty())
        return fill({});
    const auto read = [path, files = m_sources.files] { return git::referenceNames(path, *files, MostOffered); };
    base::runOnWorker(m_sources.threads(), this, read, [this, path](const base::Result<git::ReferenceNames> &names) {
        if (names && path == m_path)
            fill(names->branches + names->tags);
    });
}

void BaseChooser::fill(const QStringList &revisions)
{
    m_revisions = revisions;
    const QSignalBlocker blocker(this);
    const QString typed = lineEdit()->text();
    clear();
    QStringList offered{u"HEAD"_qs, u"HEAD~1"_qs};
    offered += m_settings.get(settings::RecentRevisions) + revisions;
    offered.removeDuplicates();
    addItems(offered);
    insertSeparator(count());
    addItem(tr("Another file…"), FileEntry);
    setEditText(typed.isEmpty() ? review::nameOf(m_choice) : typed);
}

void BaseChooser::setChoice(const BaseChoice &choice)
{
    m_choice = choice;
    if (lineEdit()->hasFocus() && lineEdit()->isModified())
        return;
    const QSignalBlocker blocker(this);
    setEditText(review::nameOf(choice));
}

void BaseChooser::choose(int index)
{
    if (itemData(index) == FileEntry)
        return chooseFile();
    chooseTyped();
}

void BaseChooser::chooseTyped()
{
    const QString text = lineEdit()->text().trimmed();
    const bool isShown = text == review::nameOf(m_choice);
    if (isShown || text == itemText(count() - 1))
        return;
    const bool isHead = text.isEmpty() || text == u"HEAD";
    m_choice = isHead ? BaseChoice() : BaseChoice{BaseChoice::Kind::Revision, text};
    lineEdit()->setModified(false);
    setEditText(review::nameOf(m_choice));
    if (!isHead)
        remember(text);
    emit chosen(m_choice);
}

void BaseChooser::remember(const QString &revision)
{
    QStringList recent = m_settings.get(settings::RecentRevisions);
    recent.removeAll(revision);
    recent.prepend(revision);
    m_settings.set(settings::RecentRevisions, recent.first(std::min<qsizetype>(recent.size(), MostRemembered)));
    fill(m_revisions);
}

void BaseChooser::chooseFile()
{
    setEditText(review::nameOf(m_choice));
    auto *dialog = new QFileDialog(this, tr("Compare with another file"), QFileInfo(m_path).path());
    dialog->setObjectName(u"changesBaseDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_choice = {BaseChoice::Kind::File, QFileInfo(path).absoluteFilePath()};
        setEditText(review::nameOf(m_choice));
        emit chosen(m_choice);
    });
    dialog->open();
}

} // namespace changes

#include "moc_basechooser.cpp"
