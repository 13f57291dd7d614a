#include "findpanel.h"

#include "elidedlabel.h"
#include "filemessages.h"
#include "finddelegate.h"
#include "folderindex.h"
#include "searchfield.h"
#include "shortpath.h"
#include "theme.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace window {

namespace {

/** After the last key. */
constexpr int PauseMs = 200;

QToolButton *newToggle(const QString &objectName, const QString &text, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(objectName);
    button->setText(text);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

FindPanel::FindPanel(workspace::Workspace &workspace, workspace::DocumentStore &store,
                     const workspace::FolderIndex &index, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_index(index)
    , m_search(new FileSearch(store, this))
{
    setObjectName(u"findPanel"_qs);
    buildWidgets();
    retranslate();
    connectAll();
}

void FindPanel::buildWidgets()
{
    m_field = new widgets::SearchField(QString(), u"findInFilesField"_qs, this);
    m_case = newToggle(u"findInFilesCase"_qs, u"Aa"_qs, this);
    m_expression = newToggle(u"findInFilesExpression"_qs, u".*"_qs, this);
    m_stop = new QToolButton(this);
    m_stop->setObjectName(u"findInFilesStop"_qs);
    m_stop->setIcon(theme::icon(theme::Icon::Stop));
    m_stop->setAutoRaise(true);
    m_state = new widgets::ElidedLabel({}, this);
    m_state->setObjectName(u"findInFilesCount"_qs);
    m_list = new QTreeWidget(this);
    m_list->setObjectName(u"findInFilesList"_qs);
    m_list->setHeaderHidden(true);
    m_list->setColumnCount(1);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformRowHeights(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_list->setItemDelegate(new FindDelegate(m_list));
    m_field->setTarget(m_list);
    setFocusProxy(m_field);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(theme::Space::Control, theme::Space::Tight, theme::Space::Control, theme::Space::Tight);
    line->setSpacing(theme::Space::Tight);
    line->addWidget(m_field, 2);
    line->addWidget(m_case);
    line->addWidget(m_expression);
    line->addWidget(m_stop);
    line->addSpacing(theme::Space::Control);
    line->addWidget(m_state, 3);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
    column->addWidget(m_list, 1);
}

void FindPanel::connectAll()
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &FindPanel::search);
    connect(m_field, &QLineEdit::textChanged, this, &FindPanel::searchSoon);
    connect(m_case, &QToolButton::toggled, this, &FindPanel::searchSoon);
    connect(m_expression, &QToolButton::toggled, this, &FindPanel::searchSoon);
    connect(m_stop, &QToolButton::clicked, this, [this] {
        m_isStopped = true;
        m_search->cancel();
    });
    connect(m_search, &FileSearch::found, this, &FindPanel::add);
    connect(m_search, &FileSearch::finished, this, &FindPanel::refreshState);
    connect(m_list, &QTreeWidget::itemActivated, this, &FindPanel::choose);
}

TextQuery FindPanel::query() const
{
    return {m_field->text(), m_case->isChecked(), m_expression->isChecked()};
}

QList<SearchedText> FindPanel::texts()
{
    QList<SearchedText> texts;
    m_open.clear();
    int untitled = 0;
    for (workspace::OpenDefinition *definition : m_workspace.definitions()) {
        const QString key = definition->path().isEmpty()
                                ? u"%1/%2"_qs.arg(QString::number(++untitled), definition->title())
                                : definition->path();
        m_open.insert(key, definition);
        texts.append({key, definition->document().snapshot()});
    }
    for (const QString &folder : m_index.folders()) {
        const workspace::FolderListingPtr listing = m_index.listing(folder);
        QStringList paths = listing ? listing->files.keys() : QStringList();
        paths.sort();
        for (const QString &path : std::as_const(paths)) {
            if (!m_open.contains(path))
                texts.append({path});
        }
    }
    return texts;
}

void FindPanel::searchSoon()
{
    m_search->cancel();
    m_pause.start();
}

void FindPanel::search()
{
    m_list->clear();
    m_failure.clear();
    m_isStopped = false;
    const TextQuery wanted = query();
    const base::Result<TextSearch> search = TextSearch::of(wanted);
    if (!search)
        m_failure = search.error().detail;
    if (search && !wanted.text.isEmpty())
        m_search->start(*search, texts());
    else
        m_search->cancel();
    refreshState();
}

void FindPanel::add(const QList<FileHits> &files)
{
    const bool isFirst = m_list->topLevelItemCount() == 0;
    for (const FileHits &file : files)
        addFile(file);
    if (isFirst && m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0)->child(0));
    refreshState();
}

void FindPanel::addFile(const FileHits &file)
{
    const QString name = fileName(file.path);
    const QString folder = m_open.contains(file.path) && !file.path.startsWith(u'/')
                               ? QString()
                               : file.path.left(qMax<qsizetype>(file.path.lastIndexOf(u'/'), 0));
    auto *parent = new QTreeWidgetItem(m_list, {name});
    parent->setData(0, FindNoteRole, shortPath(folder));
    parent->setData(0, FindCountRole, file.hits.size());
    parent->setData(0, FindPathRole, file.path);
    parent->setToolTip(0, file.path);
    for (const TextHit &hit : file.hits) {
        auto *item = new QTreeWidgetItem(parent, {hit.before + hit.match + hit.after});
        item->setData(0, FindLineRole, hit.line);
        item->setData(0, FindMatchRole,
                      QPoint(static_cast<int>(hit.before.size()), static_cast<int>(hit.match.size())));
        item->setData(0, FindPathRole, file.path);
        item->setData(0, FindSpanRole, QVariant::fromValue(std::pair(hit.span.offset, hit.span.length)));
    }
    nameEntries(*parent);
    parent->setExpanded(true);
}

void FindPanel::nameEntries(QTreeWidgetItem &file) const
{
    file.setData(0, Qt::AccessibleTextRole,
                 tr("%1, %n match(es)", "%1: a file", file.data(0, FindCountRole).toInt()).arg(file.text(0)));
    for (int index = 0; index < file.childCount(); ++index) {
        QTreeWidgetItem &hit = *file.child(index);
        hit.setData(0, Qt::AccessibleTextRole,
                    tr("Line %1: %2", "%1: a number, %2: the text of the line")
                        .arg(QString::number(hit.data(0, FindLineRole).toInt()), hit.text(0)));
    }
}

void FindPanel::choose(const QTreeWidgetItem *item)
{
    const QVariant span = item->data(0, FindSpanRole);
    const QTreeWidgetItem *hit = span.isValid() ? item : item->child(0);
    if (!hit)
        return;
    const auto [offset, length] = hit->data(0, FindSpanRole).value<std::pair<qsizetype, qsizetype>>();
    const QString path = hit->data(0, FindPathRole).toString();
    if (workspace::OpenDefinition *definition = m_open.value(path))
        emit definitionChosen(definition, {offset, length});
    else
        emit fileChosen(path, {offset, length});
}

void FindPanel::refreshState()
{
    const FileSearch::Totals &totals = m_search->totals();
    const bool isSearching = m_search->isRunning() && !m_isStopped;
    QStringList texts;
    if (!m_failure.isEmpty())
        texts.append(tr("Not a valid regular expression: %1", "%1: the reason").arg(m_failure));
    else if (m_field->text().isEmpty())
        texts.append(tr("Searches the open definitions and the files of opened folders."));
    else {
        texts.append(tr("Matches: %1, files searched: %2", "%1, %2: how many")
                         .arg(QString::number(totals.hits), QString::number(totals.files)));
        if (isSearching)
            texts.append(tr("Searching…"));
        if (m_isStopped)
            texts.append(tr("Stopped."));
        if (totals.isTruncated)
            texts.append(tr("Only the first %1 matches, and %2 of one file, are listed.", "%1, %2: how many")
                             .arg(QString::number(FileSearch::MostHits), QString::number(FileSearch::MostHitsOfFile)));
        if (totals.skipped > 0)
            texts.append(tr("%n file(s) could not be searched: not readable, or larger than %1.",
                            "%n: how many, %1: a size", static_cast<int>(totals.skipped))
                             .arg(QLocale().formattedDataSize(FileSearch::MaximumBytes, 0)));
    }
    m_state->setText(texts.join(u"  "_qs));
    m_stop->setVisible(isSearching && m_failure.isEmpty() && !m_field->text().isEmpty());
}

void FindPanel::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FindPanel::retranslate()
{
    const auto name = [](QWidget *widget, const QString &text) {
        widget->setAccessibleName(text);
        widget->setToolTip(text);
    };
    m_field->setLabel(tr("Find in all files"));
    name(m_case, tr("Match case"));
    name(m_expression, tr("Regular expression"));
    name(m_stop, tr("Stop the search"));
    m_list->setAccessibleName(tr("Lines found"));
    m_state->setAccessibleName(tr("State of the search"));
    for (int index = 0; index < m_list->topLevelItemCount(); ++index)
        nameEntries(*m_list->topLevelItem(index));
    refreshState();
}

} // namespace window

#include "moc_findpanel.cpp"
