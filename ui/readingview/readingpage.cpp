#include "readingpage.h"

#include "accessiblereading.h"
#include "banner.h"
#include "bundle.h"
#include "emptystate.h"
#include "htmlexport.h"
#include "naming.h"
#include "navigator.h"
#include "opendefinition.h"
#include "readingview.h"
#include "references.h"
#include "searchfield.h"
#include "textfinder.h"
#include "theme.h"
#include "worker.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

namespace readingview {

namespace {

/** After a key, so that the document is not read for each letter. */
constexpr int PauseMs = 120;
constexpr int SearchWidth = 260;
/** Bytes of a text whose outline is read immediately, larger ones on a worker. */
constexpr qsizetype LargestRead = 4 * 1024 * 1024;

/** What is read from a text on a worker. */
struct ReadDocument {
    document::Snapshot snapshot;
    reading::Outline outline;
    reading::SchemaUses uses;
};
using ReadOutcome = base::Result<ReadDocument>;

ReadOutcome readOnWorker(const document::Snapshot &snapshot)
{
    const auto uses = reading::schemaUses(description::Description(snapshot));
    return ReadDocument{snapshot, reading::outlineOf(snapshot), uses};
}

/** With what the references to other files lead to. */
ReadOutcome readWithOtherFiles(const document::Snapshot &snapshot, const openapi::DocumentSet &set,
                               const QString &address)
{
    document::Document copy(snapshot.text(), snapshot.format());
    const auto bundled = bundling::bundle(copy, set, address);
    return readOnWorker(bundled ? copy.snapshot() : snapshot);
}

} // namespace

ReadingPage::ReadingPage(workspace::OpenDefinition &definition, workspace::References &references,
                         navigation::Navigator &navigator, workspace::DocumentStore &store, QWidget *parent)
    : QWidget(parent)
    , m_definition(definition)
    , m_references(references)
    , m_navigator(navigator)
    , m_export(new HtmlExport(definition, references, store, this))
{
    setObjectName(u"readingPage"_qs);
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    buildWidgets();
    connectAll();
    retranslate();
    read();
}

void ReadingPage::buildWidgets()
{
    m_search = new widgets::SearchField({}, u"readingSearch"_qs, this);
    m_search->setMaximumWidth(SearchWidth);
    m_found = new QLabel(this);
    m_found->setObjectName(u"readingFound"_qs);
    m_open = new QPushButton(this);
    m_open->setObjectName(u"readingOpen"_qs);
    m_source = new QPushButton(this);
    m_source->setObjectName(u"readingSource"_qs);
    m_exportButton = new QPushButton(theme::icon(theme::Icon::Export), {}, this);
    m_exportButton->setObjectName(u"readingExport"_qs);
    m_banner = new widgets::Banner(this);
    m_stack = new QStackedWidget(this);
    m_view = new ReadingView(m_stack);
    makeAccessible(*m_view);
    m_view->setObjectName(u"readingView"_qs);
    m_finder = new TextFinder(*m_view);
    m_explanation = new widgets::EmptyState(theme::Icon::Api, m_stack);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_explanation);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(theme::Space::Group, theme::Space::Control, theme::Space::Group, theme::Space::Control);
    bar->setSpacing(theme::Space::Control);
    bar->addWidget(m_search, 1);
    bar->addWidget(m_found);
    bar->addStretch(1);
    bar->addWidget(m_open);
    bar->addWidget(m_source);
    bar->addWidget(m_exportButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);
}

void ReadingPage::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, &ReadingPage::refreshSoon);
    connect(&m_references, &workspace::References::changed, this, [this] {
        if (hasOtherFiles())
            refreshSoon();
    });
    connect(&m_pause, &QTimer::timeout, this, &ReadingPage::refresh);
    connect(m_search, &QLineEdit::returnPressed, this, &ReadingPage::findNext);
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_finder->stop();
        m_found->clear();
    });
    connect(m_finder, &TextFinder::finished, this,
            [this](bool isFound) { m_found->setText(isFound ? QString() : tr("Not found")); });
    connect(m_view, &ReadingView::currentChanged, this, [this] {
        refreshButtons();
        if (!m_isFollowing && !currentPlace().isRoot())
            m_navigator.set(location(), *this);
    });
    const auto open = [this] {
        if (!currentPlace().isRoot())
            m_navigator.show(location(), navigation::View::Form, this);
    };
    connect(m_view, &ReadingView::openRequested, this, open);
    connect(m_open, &QPushButton::clicked, this, open);
    connect(m_source, &QPushButton::clicked, this,
            [this] { m_navigator.show(location(), navigation::View::Source, this); });
    connect(m_view, &ReadingView::menuRequested, this, &ReadingPage::showMenu);
    connect(m_exportButton, &QPushButton::clicked, m_export, &HtmlExport::start);
    connect(m_export, &HtmlExport::finished, this, [this](const QString &path, const base::Result<void> &written) {
        showExported(path, written ? QString() : written.error().detail, written.isOk());
    });
}

void ReadingPage::retranslate()
{
    m_search->setLabel(tr("Find in this view"));
    widgets::setButtonText(m_open, tr("Open in designer"), tr("Edit the selected operation or schema (Enter)"));
    widgets::setButtonText(m_source, tr("Show in Source"), tr("Show the selected operation or schema in Source"));
    widgets::setButtonText(m_exportButton, tr("Export HTML…"), tr("Save this view as one page that works offline"));
    m_view->setAccessibleName(tr("Reading view"));
    m_explanation->setTexts(tr("Nothing to read"), tr("This file is not an OpenAPI document."));
    refreshButtons();
}

/** The first time: what is visible first. Which schemas are used where takes longer and follows. Of a large text, the
 * window would wait even for the outline. */
void ReadingPage::read()
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    if (snapshot.size() <= LargestRead)
        m_view->setDocument(snapshot, reading::outlineOf(snapshot), {});
    refreshContent();
    refresh();
}

void ReadingPage::refreshContent()
{
    const bool isApi = m_definition.document().snapshot().at({"openapi"}).exists();
    m_stack->setCurrentWidget(isApi ? static_cast<QWidget *>(m_view) : m_explanation);
    m_search->setEnabled(isApi);
    m_exportButton->setEnabled(isApi);
    refreshButtons();
}

void ReadingPage::refreshSoon()
{
    m_isStale = true;
    if (isVisible())
        m_pause.start();
}

bool ReadingPage::hasOtherFiles() const
{
    const auto document = m_references.set().find(m_references.addressOf(m_definition));
    return document && !document->otherAddresses().isEmpty();
}

void ReadingPage::refresh()
{
    m_isStale = false;
    const quint64 generation = ++m_generation;
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const bool hasOthers = hasOtherFiles() && snapshot.isValid();
    const auto run = [snapshot, hasOthers, set = m_references.set(), address = m_references.addressOf(m_definition)] {
        return hasOthers ? readWithOtherFiles(snapshot, set, address) : readOnWorker(snapshot);
    };
    m_reading.cancel();
    m_reading = base::runOnWorker(this, run, [this, generation](const ReadOutcome &read) {
        if (!read || generation != m_generation)
            return;
        m_isFollowing = true;
        m_view->setDocument(read->snapshot, read->outline, read->uses);
        m_isFollowing = false;
        refreshContent();
    });
}

void ReadingPage::follow(const document::Pointer &pointer)
{
    m_isFollowing = true;
    const qsizetype entry = reading::entryAt(m_view->entries().outline(), pointer);
    if (entry >= 0 && entry != m_view->current())
        m_view->showPlace(pointer);
    m_isFollowing = false;
}

navigation::Location ReadingPage::location() const
{
    return {m_references.addressOf(m_definition), currentPlace()};
}

document::Pointer ReadingPage::currentPlace() const
{
    const qsizetype current = m_view->current();
    return current < 0 ? document::Pointer() : m_view->entries()[current].pointer;
}

void ReadingPage::exportHtml()
{
    m_exportButton->click(); // Disabled while there is nothing to export.
}

void ReadingPage::refreshButtons()
{
    const bool hasPlace = !currentPlace().isRoot();
    m_open->setEnabled(hasPlace);
    m_source->setEnabled(hasPlace);
}

void ReadingPage::findNext()
{
    m_found->clear();
    m_finder->findNext(m_search->text());
}

void ReadingPage::showMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy"), QKeySequence(QKeySequence::Copy), m_view, &ReadingView::copy);
    menu->addSeparator();
    QAction *open = menu->addAction(m_open->text(), m_open, &QPushButton::click);
    open->setEnabled(m_open->isEnabled());
    QAction *source = menu->addAction(m_source->text(), m_source, &QPushButton::click);
    source->setEnabled(m_source->isEnabled());
    const reading::Runs links = m_view->links();
    if (!links.isEmpty()) {
        QMenu *targets = menu->addMenu(tr("Go to link"));
        for (const reading::Run &link : links) {
            // An ampersand would underline the letter after it.
            const QString text = QString(link.text.simplified()).replace(u'&', u"&&"_qs);
            targets->addAction(text, m_view, [this, link] { m_view->follow(link); });
        }
    }
    menu->popup(position);
}

void ReadingPage::showExported(const QString &path, const QString &problem, bool isWritten)
{
    const QString name = QFileInfo(path).fileName();
    if (isWritten)
        m_banner->show(widgets::Banner::Kind::Success, tr("The page was saved to %1.", "%1: file name").arg(name));
    else
        m_banner->show(widgets::Banner::Kind::Error,
                       tr("The page could not be saved to %1.", "%1: file name").arg(name), problem);
}

void ReadingPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ReadingPage::showEvent(QShowEvent *event)
{
    if (m_isStale)
        refresh();
    QWidget::showEvent(event);
}

} // namespace readingview

#include "moc_readingpage.cpp"
