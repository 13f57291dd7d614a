#include "maptab.h"

#include "banner.h"
#include "currentdescription.h"
#include "documentstore.h"
#include "emptystate.h"
#include "flowlayout.h"
#include "mapexport.h"
#include "naming.h"
#include "navigator.h"
#include "searchfield.h"
#include "tabframe.h"
#include "theme.h"
#include "worker.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace designer {

using document::Pointer;

namespace {

constexpr int MapPauseMs = 300;
constexpr int MapFilterWidth = 240;
constexpr MapColoring Colorings[] = {MapColoring::Methods, MapColoring::Problems, MapColoring::Access,
                                     MapColoring::Deprecated};

} // namespace

MapTab::MapTab(const Context &context, QWidget *parent)
    : DesignerTab(parent)
    , m_context(context)
    , m_definition(context.file)
{
    setObjectName(u"mapTab"_qs);
    m_pause.setSingleShot(true);
    m_pause.setInterval(MapPauseMs);
    buildWidgets();
    retranslate();
    connectAll();
}

MapTab::~MapTab() = default;

void MapTab::buildWidgets()
{
    m_frame = new TabFrame(m_context, u"mapFrame"_qs, this);
    m_page = new QWidget(m_frame);
    auto *bar = new QWidget(m_page);
    const auto button = [bar](const QString &name) {
        auto *made = new QPushButton(bar);
        made->setObjectName(name);
        return made;
    };
    m_filter = new widgets::SearchField({}, u"mapFilter"_qs, bar);
    m_filter->setMinimumWidth(MapFilterWidth);
    m_grouping = new QComboBox(bar);
    m_grouping->setObjectName(u"mapGrouping"_qs);
    m_grouping->addItem({}, int(apimap::Grouping::Path));
    m_grouping->addItem({}, int(apimap::Grouping::Tag));
    m_coloring = new QComboBox(bar);
    m_coloring->setObjectName(u"mapColoring"_qs);
    for (const MapColoring coloring : Colorings)
        m_coloring->addItem({}, int(coloring));
    m_zoomOut = button(u"mapZoomOut"_qs);
    m_zoomIn = button(u"mapZoomIn"_qs);
    m_fit = button(u"mapFit"_qs);
    m_asText = button(u"mapAsText"_qs);
    m_asText->setCheckable(true);
    m_svg = button(u"mapExportSvg"_qs);
    m_svg->setIcon(theme::icon(theme::Icon::Export));
    m_mermaid = button(u"mapExportMermaid"_qs);
    m_mermaid->setIcon(theme::icon(theme::Icon::Export));
    auto *flow = new widgets::FlowLayout(bar);
    for (QWidget *control :
         QList<QWidget *>{m_filter, m_grouping, m_coloring, m_zoomOut, m_zoomIn, m_fit, m_asText, m_svg, m_mermaid})
        flow->addWidget(control);
    m_banner = new widgets::Banner(m_page);
    m_legend = new QLabel(m_page);
    m_legend->setObjectName(u"mapLegend"_qs);
    m_legend->setWordWrap(true);
    m_legend->setTextFormat(Qt::PlainText);
    m_legend->setContentsMargins(theme::Space::Group, 0, theme::Space::Group, theme::Space::Control);
    m_stack = new QStackedWidget(m_page);
    m_emptyState = new widgets::EmptyState(theme::Icon::Schema, m_stack);
    m_view = new MapView(m_stack);
    m_view->setObjectName(u"mapView"_qs);
    m_text = new QPlainTextEdit(m_stack);
    m_text->setObjectName(u"mapText"_qs);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(theme::codeFont());
    m_stack->addWidget(m_emptyState);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_text);
    m_filter->setTarget(m_view);
    auto *column = new QVBoxLayout(m_page);
    column->setContentsMargins({});
    column->setSpacing(0);
    // A flow layout has no margins of its own.
    auto *inset = new QVBoxLayout;
    inset->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Control);
    inset->addWidget(bar);
    column->addLayout(inset);
    column->addWidget(m_banner);
    column->addWidget(m_legend);
    column->addWidget(m_stack, 1);
    m_frame->addPage(m_page);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(m_frame);
}

void MapTab::connectAll()
{
    connect(&m_definition, &workspace::OpenDefinition::otherDocumentsChanged, this, &MapTab::refreshSoon);
    connect(&m_definition.document(), &document::Document::changed, this, &MapTab::refreshSoon);
    connect(&m_definition, &workspace::OpenDefinition::diagnosticsChanged, this, [this] {
        if (isVisible())
            showColors();
    });
    connect(&m_pause, &QTimer::timeout, this, &MapTab::refresh);
    connect(m_filter, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(m_grouping, &QComboBox::currentIndexChanged, this, &MapTab::refresh);
    connect(m_coloring, &QComboBox::currentIndexChanged, this, &MapTab::showColors);
    connect(m_zoomIn, &QPushButton::clicked, m_view, &ZoomView::zoomIn);
    connect(m_zoomOut, &QPushButton::clicked, m_view, &ZoomView::zoomOut);
    connect(m_fit, &QPushButton::clicked, m_view, &ZoomView::fit);
    connect(m_asText, &QPushButton::toggled, this, &MapTab::showTexts);
    auto *asText = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_F1), this);
    asText->setContext(Qt::WidgetWithChildrenShortcut);
    connect(asText, &QShortcut::activated, m_asText, &QPushButton::toggle);
    connect(m_svg, &QPushButton::clicked, this, [this] { startExport(true); });
    connect(m_mermaid, &QPushButton::clicked, this, [this] { startExport(false); });
    connect(m_banner, &widgets::Banner::closed, m_banner, &widgets::Banner::clear);
    connect(m_view, &MapView::opened, this, &MapTab::open);
    connect(m_view, &MapView::currentChanged, this, [this] {
        const openapi::Place place = m_view->currentPlace();
        if (isVisible() && !place.pointer.isRoot() && place.address == placeOf({}).address)
            m_context.select(place.pointer, *m_view);
    });
}

void MapTab::retranslate()
{
    m_filter->setLabel(tr("Find on the map"));
    m_grouping->setAccessibleName(tr("Grouping of the map"));
    m_grouping->setToolTip(tr("How paths are put together"));
    m_grouping->setItemText(0, tr("By path"));
    m_grouping->setItemText(1, tr("By tag"));
    m_coloring->setAccessibleName(tr("Colors of the map"));
    m_coloring->setToolTip(tr("What the colors of operations show"));
    m_coloring->setItemText(0, tr("Color: method"));
    m_coloring->setItemText(1, tr("Color: problems"));
    m_coloring->setItemText(2, tr("Color: credentials"));
    m_coloring->setItemText(3, tr("Color: deprecated"));
    widgets::setButtonText(m_zoomIn, tr("Zoom in"), tr("Zoom in (+, or Ctrl and the wheel)"));
    widgets::setButtonText(m_zoomOut, tr("Zoom out"), tr("Zoom out (-, or Ctrl and the wheel)"));
    widgets::setButtonText(m_fit, tr("Fit"), tr("Show the whole map (0)"));
    widgets::setButtonText(m_asText, tr("As text"), tr("Show the map as text (Ctrl+F1)"));
    widgets::setButtonText(m_svg, tr("Export SVG…"), tr("Save the map as a picture"));
    widgets::setButtonText(m_mermaid, tr("Export Mermaid…"), tr("Save the map as a diagram for Markdown"));
    m_view->setAccessibleName(tr("Map of the API"));
    m_text->setAccessibleName(tr("Map as text"));
    showTexts();
}

openapi::Place MapTab::placeOf(const Pointer &pointer) const
{
    return {m_view->map()->map.address, pointer};
}

bool MapTab::reveal(const Pointer &pointer)
{
    m_wanted = {};
    for (Pointer place = pointer; !place.isRoot(); place = place.parent()) {
        if (m_view->select(placeOf(place))) {
            m_view->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    if (m_isReading)
        m_wanted = pointer;
    return m_isReading;
}

bool MapTab::shows(const Pointer &pointer) const
{
    return m_view->currentPlace() == placeOf(pointer);
}

void MapTab::open(const openapi::Place &place)
{
    if (place.address == placeOf({}).address)
        m_context.showForm(place.pointer, *m_view);
    else
        m_context.navigator.show({place.address, place.pointer}, navigation::View::Form, m_view);
}

void MapTab::refreshSoon()
{
    m_isStale = true;
    if (isVisible())
        m_pause.start();
}

/** One run at a time: the next one starts when the last one ends. */
void MapTab::refresh()
{
    m_isStale = true;
    if (!isVisible() || m_isRunning)
        return;
    const Presentation presentation = presentationOf(m_definition);
    if (presentation != Presentation::Forms) {
        m_frame->explain(presentation);
        return;
    }
    m_frame->showPage(m_page);
    m_frame->refreshBanner();
    m_isStale = false;
    m_isRunning = true;
    const auto draw = [current = workspace::CurrentDescription(m_definition),
                       grouping = apimap::Grouping(m_grouping->currentData().toInt()), filter = m_filter->text(),
                       sizes = mapSizes()]() -> Outcome {
        LaidOutMap drawn;
        drawn.map = apimap::filtered(apimap::readMap(current.read(), grouping), filter);
        drawn.layout = apimap::layOut(drawn.map, sizes);
        drawn.sizes = sizes;
        return std::make_shared<const LaidOutMap>(std::move(drawn));
    };
    base::runOnWorker(this, draw, [this](const Outcome &outcome) {
        m_isRunning = false;
        if (outcome)
            showMap(*outcome);
        if (m_isStale)
            refresh();
    });
}

void MapTab::showMap(const std::shared_ptr<const LaidOutMap> &map)
{
    m_isReading = false;
    m_view->setMap(map);
    showColors();
    if (!m_wanted.isRoot())
        (void)reveal(std::exchange(m_wanted, {}));
}

void MapTab::showColors()
{
    const auto coloring = MapColoring(m_coloring->currentData().toInt());
    const MapProblems problems = coloring == MapColoring::Problems
                                     ? problemsOf(m_view->map()->map, placeOf({}).address, m_definition.diagnostics())
                                     : MapProblems();
    m_view->setColors(coloring, problems);
    showTexts();
}

/** Shows the map, its text, or why there is none. */
void MapTab::showTexts()
{
    const apimap::ApiMap &map = m_view->map()->map;
    const bool isEmpty = map.operations.isEmpty() && map.schemas.isEmpty() && map.groups.isEmpty();
    const bool isText = m_asText->isChecked();
    if (isText)
        m_text->setPlainText(apimap::textOf(map));
    m_stack->setCurrentWidget(isEmpty  ? static_cast<QWidget *>(m_emptyState)
                              : isText ? static_cast<QWidget *>(m_text)
                                       : m_view);
    for (QWidget *control : QList<QWidget *>{m_zoomIn, m_zoomOut, m_fit})
        control->setEnabled(!isEmpty && !isText);
    for (QWidget *control : QList<QWidget *>{m_asText, m_svg, m_mermaid})
        control->setEnabled(!isEmpty);
    if (m_isReading)
        m_emptyState->setTexts(tr("Drawing the map…"), QString());
    else if (!m_filter->text().isEmpty())
        m_emptyState->setTexts(tr("Nothing found"), tr("No operation and no schema has all of these words."));
    else
        m_emptyState->setTexts(tr("No paths yet"), tr("The map shows the paths, operations and schemas of the API."));
    m_emptyState->setAction({}, u"mapAction"_qs);
    const int operations = int(map.operations.size());
    m_legend->setText(isEmpty ? QString()
                              : tr("%n operations", "on the map", operations) + u" · "_qs +
                                    tr("%n schemas", "on the map", int(map.schemas.size())));
    m_legend->setVisible(!isEmpty);
}

void MapTab::startExport(bool isSvg)
{
    auto *dialog = new QFileDialog(this, isSvg ? tr("Export SVG") : tr("Export Mermaid"), QString(),
                                   isSvg ? tr("SVG files (*.svg)") : tr("Mermaid files (*.mmd)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(isSvg ? u"svg"_qs : u"mmd"_qs);
    const QFileInfo own(m_definition.path().isEmpty() ? m_definition.title() : m_definition.path());
    dialog->selectFile(own.completeBaseName() + (isSvg ? u"-map.svg"_qs : u"-map.mmd"_qs));
    connect(dialog, &QFileDialog::fileSelected, this, [this, isSvg](const QString &path) { write(path, isSvg); });
    dialog->open();
}

void MapTab::write(const QString &path, bool isSvg)
{
    const LaidOutMap &shown = *m_view->map();
    const QString title = tr("Map of %1", "%1: name of a definition").arg(m_definition.title());
    const base::Result<void> written = m_context.store.write(
        path, isSvg ? apimap::svgOf(shown.map, shown.layout, shown.sizes, title) : apimap::mermaidOf(shown.map));
    const QString name = QFileInfo(path).fileName();
    if (written)
        m_banner->show(widgets::Banner::Kind::Success, tr("The map was saved to %1.", "%1: file name").arg(name));
    else
        m_banner->show(widgets::Banner::Kind::Error, tr("The map could not be saved to %1.", "%1: file name").arg(name),
                       written.error().detail);
}

void MapTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    // Labels are as wide as the font needs.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        refreshSoon();
    DesignerTab::changeEvent(event);
}

void MapTab::showEvent(QShowEvent *event)
{
    DesignerTab::showEvent(event);
    if (m_isStale)
        refresh();
}

} // namespace designer

#include "moc_maptab.cpp"
