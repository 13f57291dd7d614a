#include "findinfiles.h"

#include "heading.h"
#include "searchfield.h"
#include "theme.h"
#include "whendone.h"

#include <QListWidget>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace window {

namespace {

constexpr qsizetype MostHits = 500;
constexpr QSize FindStartSize(720, 480);

using Hits = base::Result<QList<QList<TextHit>>>;

/** The hits of each text, MostHits in total. */
Hits searchAll(const QList<document::Snapshot> &texts, const QString &wanted)
{
    QList<QList<TextHit>> all;
    qsizetype left = MostHits;
    for (const document::Snapshot &text : texts) {
        all.append(findLines(text, wanted, left));
        left -= all.last().size();
    }
    return all;
}

} // namespace

FindInFiles::FindInFiles(workspace::Workspace &workspace, QWidget *parent)
    : QDialog(parent)
    , m_workspace(workspace)
{
    setObjectName(u"findInFiles"_qs);
    setWindowTitle(tr("Find in all files"));
    setAttribute(Qt::WA_DeleteOnClose);
    buildWidgets();
    connect(m_field, &QLineEdit::textChanged, this, &FindInFiles::search);
    connect(m_list, &QListWidget::itemActivated, this, &FindInFiles::chooseCurrent);
    search();
}

void FindInFiles::buildWidgets()
{
    m_field = new widgets::SearchField(tr("Find in all files"), u"findInFilesField"_qs, this);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"findInFilesList"_qs);
    m_list->setAccessibleName(tr("Lines found"));
    m_list->setUniformItemSizes(true);
    m_field->setTarget(m_list);
    m_count = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_count->setObjectName(u"findInFilesCount"_qs);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    column->addWidget(m_count);
    resize(FindStartSize);
}

/** Searches in a worker. The result of an outdated search is dropped. */
void FindInFiles::search()
{
    QList<document::Snapshot> texts;
    QList<QPointer<workspace::OpenDefinition>> definitions;
    for (workspace::OpenDefinition *definition : m_workspace.definitions()) {
        definitions.append(definition);
        texts.append(definition->document().snapshot());
    }
    const auto searched = QtConcurrent::run(searchAll, texts, m_field->text());
    base::whenDone(searched, this, [this, definitions, generation = ++m_generation](const Hits &hits) {
        if (!hits || generation != m_generation)
            return;
        QList<Found> found;
        for (qsizetype file = 0; file < hits->size(); ++file) {
            for (const TextHit &hit : hits->at(file))
                found.append({definitions.at(file), hit});
        }
        showFound(found);
    });
}

void FindInFiles::showFound(const QList<Found> &found)
{
    m_found = found;
    m_list->clear();
    for (const Found &one : found) {
        if (one.definition)
            m_list->addItem(tr("%1:%2  %3", "%1: file, %2: number of a line, %3: the line")
                                .arg(one.definition->title())
                                .arg(one.hit.line)
                                .arg(one.hit.text));
    }
    m_list->setCurrentRow(0);
    if (m_field->text().isEmpty())
        m_count->setText(tr("Searches all open definitions."));
    else if (found.size() >= MostHits)
        m_count->setText(tr("First %1 matching lines", "%1: how many").arg(MostHits));
    else
        m_count->setText(tr("Matching lines: %1", "%1: how many").arg(found.size()));
}

void FindInFiles::chooseCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_found.size() || !m_found.at(row).definition)
        return;
    const Found found = m_found.at(row);
    accept();
    emit chosen(found.definition, found.hit.span);
}

} // namespace window

#include "moc_findinfiles.cpp"
