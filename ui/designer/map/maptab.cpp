#include "maptab.h"

#include "banner.h"
#include "changehighlight.h"
#include "currentdescription.h"
#include "editmessages.h"
#include "emptystate.h"
#include "fileexport.h"
#include "flowlayout.h"
#include "mapexport.h"
#include "maplimits.h"
#include "mapmoves.h"
#include "markreader.h"
#include "naming.h"
#include "navigator.h"
#include "operationmove.h"
#include "operations.h"
#include "pathdialog.h"
#include "searchfield.h"
#include "tabframe.h"
#include "theme.h"
#include "workerloop.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace designer {

using document::Pointer;

namespace {

constexpr int MapFilterWidth = 200;
constexpr MapColoring Colorings[] = {MapColoring::Methods,    MapColoring::Problems, MapColoring::Access,
                                     MapColoring::Deprecated, MapColoring::Changes,  MapColoring::Traffic,
                                     MapColoring::Policies};

} // namespace

MapTab::MapTab(const Context &context, const items::ExchangeModel *exchanges, QWidget *parent)
    : DesignerTab(parent)
    , m_context(context)
    , m_definition(context.file)
{
    setObjectName(u"mapTab"_qs);
    m_drawing = new WorkerLoop(*this, [this] { return readMap(); });
    m_marking = new MarkReader(context, exchanges, *this);
    buildWidgets();
    m_file = new FileExport(m_definition, context.store, *m_banner, this);
    retranslate();
    connectAll();
}

MapTab::~MapTab() = default;

void MapTab::buildWidgets()
{
    m_frame = new TabFrame(m_context, u"mapFrame"_qs, this);
    m_page = new QWidget(m_frame);
    auto *bar = new QWidget(m_page);
    buildBar(bar);
    m_banner = new widgets::Banner(m_page);
    m_legend = new QLabel(m_page);
    m_legend->setObjectName(u"mapLegend"_qs);
    m_legend->setWordWrap(true);
    m_legend->setTextFormat(Qt::RichText);
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

void MapTab::buildBar(QWidget *bar)
{
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
}

void MapTab::connectAll()
{
    connectData();
    connectView();
    connect(m_filter, &QLineEdit::textChanged, m_drawing, &WorkerLoop::requestSoon);
    connect(m_grouping, &QComboBox::currentIndexChanged, m_drawing, &WorkerLoop::request);
    connect(m_coloring, &QComboBox::currentIndexChanged, this, &MapTab::chooseColoring);
    connect(m_zoomIn, &QPushButton::clicked, m_view, &ZoomView::zoomIn);
    connect(m_zoomOut, &QPushButton::clicked, m_view, &ZoomView::zoomOut);
    connect(m_fit, &QPushButton::clicked, m_view, &ZoomView::fit);
    connect(m_asText, &QPushButton::toggled, this, &MapTab::showTexts);
    auto *asText = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_F1), this);
    asText->setContext(Qt::WidgetWithChildrenShortcut);
    connect(asText, &QShortcut::activated, m_asText, &QPushButton::toggle);
    connect(m_svg, &QPushButton::clicked, this, [this] { startExport(true); });
    connect(m_mermaid, &QPushButton::clicked, this, [this] { startExport(false); });
}

void MapTab::connectData()
{
    connect(&m_definition, &workspace::OpenDefinition::otherDocumentsChanged, m_drawing, &WorkerLoop::requestSoon);
    connect(&m_definition.document(), &document::Document::changed, m_drawing, &WorkerLoop::requestSoon);
    connect(m_marking, &MarkReader::dataChanged, this, &MapTab::refreshColorings);
    connect(m_marking, &MarkReader::marksRead, this, &MapTab::showMarks);
}

void MapTab::connectView()
{
    m_view->setMoves([this](const apimap::MapPart &part, const apimap::MapPart &onto) { return refusal(part, onto); });
    connect(m_view, &MapView::opened, this, &MapTab::open);
    connect(m_view, &MapView::moved, this, &MapTab::move);
    connect(m_view, &MapView::shiftRequested, this, &MapTab::shift);
    connect(m_view, &MapView::menuRequested, this, &MapTab::showMenu);
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
    m_coloring->setItemText(0, tr("Color: method"));
    m_coloring->setItemText(1, tr("Color: problems"));
    m_coloring->setItemText(2, tr("Color: credentials"));
    m_coloring->setItemText(3, tr("Color: deprecated"));
    m_coloring->setItemText(4, tr("Color: changes"));
    m_coloring->setItemText(5, tr("Color: traffic"));
    m_coloring->setItemText(6, tr("Color: policies"));
    widgets::setButtonText(m_zoomIn, tr("Zoom in"), tr("Zoom in (+, or Ctrl and the wheel)"));
    widgets::setButtonText(m_zoomOut, tr("Zoom out"), tr("Zoom out (-, or Ctrl and the wheel)"));
    widgets::setButtonText(m_fit, tr("Fit"), tr("Show the whole map (0)"));
    widgets::setButtonText(m_asText, tr("As text"), tr("Show the map as text (Ctrl+F1)"));
    widgets::setButtonText(m_svg, tr("Export SVG…"), tr("Save the map as a picture"));
    widgets::setButtonText(m_mermaid, tr("Export Mermaid…"), tr("Save the map as a diagram for Markdown"));
    m_view->setAccessibleName(tr("Map of the API"));
    m_text->setAccessibleName(tr("Map as text"));
    refreshColorings();
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

/** The map has not been read again yet after an edit that is undone. */
bool MapTab::follow(const Pointer &pointer)
{
    if (!reveal(pointer))
        return false;
    m_wanted = pointer;
    return true;
}

void MapTab::open(const openapi::Place &place)
{
    if (place.address == placeOf({}).address)
        m_context.showForm(place.pointer, *m_view);
    else
        m_context.navigator.show({place.address, place.pointer}, navigation::View::Form, m_view);
}

bool MapTab::readMap()
{
    const Presentation presentation = presentationOf(m_definition);
    if (presentation != Presentation::Forms) {
        m_frame->explain(presentation);
        return false;
    }
    m_frame->showPage(m_page);
    m_frame->refreshBanner();
    const auto draw = [current = workspace::CurrentDescription(m_definition),
                       grouping = apimap::Grouping(m_grouping->currentData().toInt()), filter = m_filter->text(),
                       moreText = tr("%1 more"), sizes = mapSizes()]() -> Outcome {
        LaidOutMap drawn;
        drawn.map = apimap::limited(apimap::filtered(apimap::readMap(current.read(), grouping), filter), moreText);
        drawn.layout = apimap::layOut(drawn.map, sizes);
        drawn.sizes = sizes;
        return std::make_shared<const LaidOutMap>(std::move(drawn));
    };
    m_drawing->run(draw, [this](const Outcome &outcome) {
        if (outcome)
            showMap(*outcome);
    });
    return true;
}

void MapTab::showMap(const std::shared_ptr<const LaidOutMap> &map)
{
    m_isReading = false;
    m_view->setMap(map);
    showMarks(coloring(), {});
    m_marking->read(m_view->map(), coloring());
    if (m_wanted.isRoot() || !reveal(Pointer(m_wanted)))
        return;
    widgets::ChangeHighlight::show(*m_view->viewport(), m_view->rectOf(m_view->current()).toAlignedRect());
}

MapColoring MapTab::coloring() const
{
    return MapColoring(m_coloring->currentData().toInt());
}

/** An entry without data is disabled, and says why. The drop-down says it too, because the entry can't get the focus.
 */
void MapTab::refreshColorings()
{
    auto *items = qobject_cast<QStandardItemModel *>(m_coloring->model());
    QStringList reasons;
    for (int row = 0; row < m_coloring->count(); ++row) {
        const QString reason = m_marking->missingData(Colorings[row]);
        items->item(row)->setEnabled(reason.isEmpty());
        items->item(row)->setToolTip(reason);
        items->item(row)->setAccessibleDescription(reason);
        if (!reason.isEmpty())
            reasons.append(reason);
    }
    reasons.prepend(tr("What the colors of operations show"));
    m_coloring->setToolTip(reasons.join(u'\n'));
    m_coloring->setAccessibleDescription(reasons.join(u'\n'));
    if (!m_marking->missingData(coloring()).isEmpty())
        m_coloring->setCurrentIndex(0);
}

void MapTab::chooseColoring()
{
    showMarks(coloring(), {});
    m_marking->read(m_view->map(), coloring());
}

void MapTab::showMarks(MapColoring coloring, const MapMarks &marks)
{
    m_marks = marks;
    m_view->setColors(coloring, marks);
    showTexts();
}

/** Shows the map, its text, or why there is none. */
void MapTab::showTexts()
{
    const apimap::ApiMap &map = m_view->map()->map;
    const bool isEmpty = map.operations.isEmpty() && map.schemas.isEmpty() && map.groups.isEmpty();
    const bool isText = m_asText->isChecked();
    showLegend();
    if (isText) {
        const auto noteOf = [this, &map](int operation) {
            const auto meaning = meaningOf(map, operation, coloring(), m_marks);
            return meaning ? meaning->text : QString();
        };
        // The words of the map are English, those of the legend the user's.
        m_text->setPlainText(m_legend->accessibleName() + u'\n' + apimap::textOf(map, noteOf));
    }
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
}

void MapTab::showLegend()
{
    const apimap::ApiMap &map = m_view->map()->map;
    QStringList plain{tr("%n operations", "on the map", int(map.operations.size())),
                      tr("%n schemas", "on the map", int(map.schemas.size()))};
    QStringList rich = plain;
    int unmarked = int(map.operations.size());
    for (const auto &[meaning, count] : legendOf(map, coloring(), m_marks)) {
        unmarked -= count;
        const QString entry = tr("%1: %2", "%1: what a color says, %2: how many operations")
                                  .arg(meaning.text, QString::number(count));
        plain.append(entry);
        rich.append(u"<span style='color:%1'>%2</span>\u00A0%3"_qs.arg(
            theme::color(meaning.role).name(), characterOf(meaning.shape), entry.toHtmlEscaped()));
    }
    if (coloring() != MapColoring::Methods && unmarked > 0) {
        plain.append(tr("Without a mark: %1", "%1: how many operations").arg(unmarked));
        rich.append(plain.last());
    }
    m_legend->setText(rich.join(u" · "_qs));
    m_legend->setAccessibleName(plain.join(u", "_qs));
    m_legend->setVisible(!map.operations.isEmpty() || !map.schemas.isEmpty());
}

bool MapTab::isReadOnly() const
{
    return m_definition.document().readOnlyReason() != document::ReadOnlyReason::None;
}

QString MapTab::refusal(const apimap::MapPart &part, const apimap::MapPart &onto) const
{
    return isReadOnly() ? tr("The file is read-only.")
                        : dropRefusal(m_view->map()->map, m_definition.document().snapshot(), part, onto);
}

void MapTab::showMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"mapMenu"_qs);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const apimap::MapPart part = m_view->current();
    const openapi::Place place = m_view->currentPlace();
    menu->addAction(tr("Open"), this, [this, place] { open(place); })->setShortcut(Qt::Key_Return);
    if (part.kind == apimap::MapPart::Kind::Operation) {
        QAction *move = menu->addAction(tr("Move to path…"), this, [this, place] {
            // The map can have been read again while the menu was open.
            if (m_view->select(place))
                choosePath(m_view->current());
        });
        move->setEnabled(!isReadOnly());
    } else if (part.kind == apimap::MapPart::Kind::Row) {
        for (const int by : {-1, 1}) {
            QAction *move = menu->addAction(by < 0 ? tr("Move up") : tr("Move down"), this, [this, by] { shift(by); });
            move->setShortcut(Qt::ALT | (by < 0 ? Qt::Key_Up : Qt::Key_Down));
            move->setEnabled(!isReadOnly() &&
                             rowBeside(m_view->map()->map, part, by).kind != apimap::MapPart::Kind::None);
        }
    }
    menu->popup(position);
}

void MapTab::choosePath(const apimap::MapPart &operation)
{
    const openapi::Place place = m_view->placeOf(operation);
    const document::Snapshot snapshot = m_definition.document().snapshot();
    auto *dialog = new PathDialog(m_view->descriptionOf(operation).section(u'\n', 0, 0), this);
    for (const QByteArray &path : pathsOf(snapshot))
        dialog->addPath(path, moveRefusalText(openapi::targetRefusal(snapshot, place.pointer, {"paths", path})));
    connect(dialog, &PathDialog::chosen, this, [this, place](const QByteArray &path) {
        moveTo(place.pointer, {"paths", path});
    });
    dialog->open();
}

void MapTab::move(const apimap::MapPart &part, const apimap::MapPart &onto)
{
    const openapi::Place place = m_view->placeOf(part);
    if (part.kind == apimap::MapPart::Kind::Operation)
        return moveTo(place.pointer, m_view->placeOf(onto).pointer);
    document::Document &document = m_definition.document();
    base::Result<void> done;
    {
        const document::Document::Step step(document, tr("Move path"));
        done = moveRow(document, m_view->map()->map, part, onto);
    }
    document.closeStep();
    finishMove(done ? base::Result<Pointer>(place.pointer) : base::Result<Pointer>(done.error()));
}

void MapTab::moveTo(const Pointer &operation, const Pointer &path)
{
    document::Document &document = m_definition.document();
    const openapi::MoveRefusal refusal = openapi::moveRefusal(document.snapshot(), operation, path);
    if (refusal != openapi::MoveRefusal::None) {
        m_banner->show(widgets::Banner::Kind::Error, moveRefusalText(refusal));
        return;
    }
    base::Result<Pointer> moved = Pointer();
    {
        const document::Document::Step step(document, tr("Move operation"));
        moved = openapi::moveToPathItem(document, operation, path);
    }
    document.closeStep();
    finishMove(moved);
}

void MapTab::shift(int by)
{
    const apimap::MapPart onto = rowBeside(m_view->map()->map, m_view->current(), by);
    if (onto.kind == apimap::MapPart::Kind::Row && !isReadOnly())
        move(m_view->current(), onto);
}

void MapTab::finishMove(const base::Result<Pointer> &moved)
{
    if (!moved) {
        m_banner->show(widgets::Banner::Kind::Error, editFailureText(moved.error()));
        return;
    }
    m_banner->clear();
    m_wanted = *moved;
    m_drawing->request();
}

void MapTab::startExport(bool isSvg)
{
    ExportedFile file{.dialogTitle = isSvg ? tr("Export SVG") : tr("Export Mermaid"),
                      .filter = isSvg ? tr("SVG files (*.svg)") : tr("Mermaid files (*.mmd)"),
                      .suffix = isSvg ? u"svg"_qs : u"mmd"_qs,
                      .ending = u"-map"_qs,
                      .saved = tr("The map was saved to %1.", "%1: file name"),
                      .failed = tr("The map could not be saved to %1.", "%1: file name")};
    m_file->start(file, [this, isSvg] {
        const LaidOutMap &shown = *m_view->map();
        return isSvg ? apimap::svgOf(shown.map, shown.layout, shown.sizes,
                                     tr("Map of %1", "%1: name of a definition").arg(m_definition.title()))
                     : apimap::mermaidOf(shown.map);
    });
}

void MapTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        showLegend();
    // Labels are as wide as the font needs.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        m_drawing->requestSoon();
    DesignerTab::changeEvent(event);
}

} // namespace designer

#include "moc_maptab.cpp"
