#include "folderpanel.h"

#include "folderdelegate.h"
#include "folderindex.h"
#include "foldermodel.h"
#include "heading.h"
#include "searchfield.h"
#include "theme.h"
#include "worker.h"

#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

namespace {

constexpr int FilterMinimumHeight = 140;

/** True if all words are in the text, in any letter case. */
bool hasWords(const QString &text, const QStringList &words)
{
    return std::all_of(words.cbegin(), words.cend(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

FolderPanel::FolderPanel(workspace::FolderIndex &index, workspace::Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_index(index)
    , m_workspace(workspace)
    , m_model(new FolderModel(index, this))
{
    setObjectName(u"folderPanel"_qs);
    setMinimumHeight(FilterMinimumHeight);
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
}

void FolderPanel::buildWidgets()
{
    m_filter = new widgets::SearchField(QString(), u"folderFilter"_qs, this);
    m_tree = new QTreeView(this);
    m_tree->setObjectName(u"folderTree"_qs);
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new FolderDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setMouseTracking(true);
    m_tree->setIndentation(theme::Size::Icon);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    // As in the navigation.
    m_tree->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_filter->setTarget(m_tree);
    m_note = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_note->setObjectName(u"folderNote"_qs);
    m_note->setContentsMargins(theme::Space::Control, 0, theme::Space::Control, theme::Space::Tight);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control, theme::Space::Tight);
    top->addWidget(m_filter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_tree, 1);
    column->addWidget(m_note);
}

void FolderPanel::connectAll()
{
    connect(m_filter, &QLineEdit::textChanged, this, &FolderPanel::filter);
    connect(m_tree, &QTreeView::activated, this, &FolderPanel::choose);
    connect(m_tree, &QTreeView::clicked, this, &FolderPanel::choose);
    connect(m_tree, &QTreeView::expanded, this, &FolderPanel::expandOnlyChild);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, [this](const QPoint &place) {
        const QModelIndex index = m_tree->indexAt(place);
        if (!index.isValid())
            return;
        const bool isFile = index.data(FolderIsFileRole).toBool();
        emit menuRequested(isFile ? index.data(FolderPathRole).toString() : QString(),
                           m_tree->viewport()->mapToGlobal(place));
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &FolderPanel::expandFolders);
    connect(&m_workspace, &workspace::Workspace::foldersChanged, this, &FolderPanel::refresh);
    connect(&m_index, &workspace::FolderIndex::counted, this, &FolderPanel::refreshNote);
    connect(&m_index, &workspace::FolderIndex::closed, this, &FolderPanel::refresh);
    connect(&m_index, &workspace::FolderIndex::listed, this, [this] {
        if (m_model->isFiltered())
            filter();
        refreshNote();
    });
}

void FolderPanel::choose(const QModelIndex &index)
{
    if (index.data(FolderIsFileRole).toBool())
        emit fileChosen(index.data(FolderPathRole).toString());
}

void FolderPanel::refresh()
{
    setHidden(m_workspace.folders().isEmpty());
    expandFolders();
    refreshNote();
}

/** Searches in a worker. The result of an outdated search is dropped. */
void FolderPanel::filter()
{
    const QStringList words = m_filter->text().split(u' ', Qt::SkipEmptyParts);
    const quint64 generation = ++m_generation;
    if (words.isEmpty()) {
        m_matchNote.clear();
        const QString current = m_tree->currentIndex().data(FolderPathRole).toString();
        m_model->showAll();
        m_tree->setCurrentIndex(m_model->indexOf(current));
        refreshNote();
        return;
    }
    QList<std::pair<QString, workspace::FolderListingPtr>> listings;
    for (const QString &folder : m_index.folders()) {
        if (const workspace::FolderListingPtr listing = m_index.listing(folder))
            listings.append({folder, listing});
    }
    const auto search = [listings, words]() -> base::Result<Matches> {
        Matches found;
        for (const auto &[folder, listing] : listings) {
            for (auto file = listing->files.cbegin(); file != listing->files.cend(); ++file) {
                if (hasWords(file.key().mid(folder.size()), words))
                    found.paths.append(file.key());
            }
        }
        found.paths.sort();
        found.paths.removeDuplicates();
        found.count = found.paths.size();
        found.paths = found.paths.mid(0, MostMatches);
        return found;
    };
    base::runOnWorker(this, search, [this, generation](const base::Result<Matches> &found) {
        if (found && generation == m_generation)
            showMatches(*found);
    });
}

void FolderPanel::showMatches(const Matches &matches)
{
    const bool isTruncated = matches.count > matches.paths.size();
    m_matchNote = isTruncated ? tr("First %1 of %2 files found", "%1, %2: how many")
                                    .arg(QString::number(matches.paths.size()), QString::number(matches.count))
                              : tr("%n file(s) found", "%n: how many", static_cast<int>(matches.count));
    m_model->setMatches(matches.paths);
    m_tree->expandAll();
    for (QModelIndex first = m_model->index(0, 0); first.isValid(); first = m_tree->indexBelow(first)) {
        if (first.data(FolderIsFileRole).toBool()) {
            m_tree->setCurrentIndex(first);
            break;
        }
    }
    refreshNote();
}

void FolderPanel::refreshNote()
{
    QStringList notes;
    if (!m_matchNote.isEmpty())
        notes.append(m_matchNote);
    for (const QString &folder : m_index.folders()) {
        const workspace::FolderListingPtr listing = m_index.listing(folder);
        const QString name = folder.sliced(folder.lastIndexOf(u'/') + 1);
        if (!listing)
            notes.append(tr("Reading %1…", "%1: a folder").arg(name));
        else if (listing->isTruncated)
            notes.append(
                tr("%1 has more files than are listed. Open one of its folders instead.", "%1: a folder").arg(name));
        else if (listing->files.isEmpty())
            notes.append(tr("%1 contains no API definition.", "%1: a folder").arg(name));
    }
    if (const qsizetype waiting = m_index.waitingCount(); waiting > 0 && notes.isEmpty())
        notes.append(tr("Checking… %n file(s) left", "%n: how many", static_cast<int>(waiting)));
    m_note->setText(notes.join(u'\n'));
    m_note->setHidden(notes.isEmpty());
}

void FolderPanel::expandFolders()
{
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_tree->expand(m_model->index(row, 0));
}

/** A folder with one entry needs no second click. */
void FolderPanel::expandOnlyChild(const QModelIndex &index)
{
    if (m_model->rowCount(index) == 1)
        m_tree->expand(m_model->index(0, 0, index));
}

void FolderPanel::select(const workspace::OpenDefinition *definition)
{
    const QModelIndex index = definition ? m_model->indexOf(definition->path()) : QModelIndex();
    if (!index.isValid() || index == m_tree->currentIndex())
        return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void FolderPanel::find()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void FolderPanel::closeFolder()
{
    const QString current = m_model->folderOf(m_tree->currentIndex());
    const QStringList open = m_workspace.folders();
    if (!open.isEmpty())
        m_workspace.removeFolder(open.contains(current) ? current : open.constLast());
}

void FolderPanel::retranslate()
{
    m_filter->setLabel(tr("Filter files"));
    m_tree->setAccessibleName(tr("Files of the opened folders"));
    m_note->setAccessibleName(tr("State of the opened folders"));
    refreshNote();
}

} // namespace window

#include "moc_folderpanel.cpp"
