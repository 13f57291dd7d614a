#include "schemapicture.h"

#include "banner.h"
#include "currentdescription.h"
#include "emptystate.h"
#include "fileexport.h"
#include "flowlayout.h"
#include "graphsvg.h"
#include "measures.h"
#include "naming.h"
#include "pictureview.h"
#include "relationlimits.h"
#include "searchfield.h"
#include "workerloop.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace designer {

namespace {

constexpr int PictureFilterWidth = 200;

} // namespace

SchemaPicture::SchemaPicture(workspace::OpenDefinition &definition, workspace::DocumentStore &store, QWidget *parent)
    : QWidget(parent)
    , m_definition(definition)
    , m_redraw(new WorkerLoop(*this, [this] { return draw(); }))
{
    setObjectName(u"schemaPicture"_qs);
    buildWidgets();
    m_file = new FileExport(definition, store, *m_banner, this);
    retranslate();
    connectAll();
}

void SchemaPicture::buildWidgets()
{
    auto *bar = new QWidget(this);
    const auto button = [bar](const QString &name) {
        auto *made = new QPushButton(bar);
        made->setObjectName(name);
        return made;
    };
    m_filter = new widgets::SearchField({}, u"pictureFilter"_qs, bar);
    m_filter->setMinimumWidth(PictureFilterWidth);
    m_steps = new QComboBox(bar);
    m_steps->setObjectName(u"pictureSteps"_qs);
    for (int steps = 0; steps <= relations::MaximumSteps; ++steps)
        m_steps->addItem(QString(), steps);
    m_zoomOut = button(u"pictureZoomOut"_qs);
    m_zoomIn = button(u"pictureZoomIn"_qs);
    m_fit = button(u"pictureFit"_qs);
    m_export = button(u"pictureExport"_qs);
    m_export->setIcon(theme::icon(theme::Icon::Export));
    auto *flow = new widgets::FlowLayout(bar);
    for (QWidget *control : QList<QWidget *>{m_filter, m_steps, m_zoomOut, m_zoomIn, m_fit, m_export})
        flow->addWidget(control);
    m_banner = new widgets::Banner(this);
    m_note = new QLabel(this);
    m_note->setObjectName(u"pictureNote"_qs);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setContentsMargins(theme::Space::Group, 0, theme::Space::Group, theme::Space::Control);
    m_stack = new QStackedWidget(this);
    m_view = new PictureView(m_stack);
    m_view->setObjectName(u"pictureView"_qs);
    m_emptyState = new widgets::EmptyState(theme::Icon::Schema, m_stack);
    m_stack->addWidget(m_emptyState);
    m_stack->addWidget(m_view);
    m_filter->setTarget(m_view);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // A flow layout has no margins of its own.
    auto *inset = new QVBoxLayout;
    inset->setContentsMargins(theme::Space::Group, 0, theme::Space::Group, theme::Space::Control);
    inset->addWidget(bar);
    column->addLayout(inset);
    column->addWidget(m_banner);
    column->addWidget(m_note);
    column->addWidget(m_stack, 1);
}

void SchemaPicture::connectAll()
{
    connect(&m_definition, &workspace::OpenDefinition::otherDocumentsChanged, this, [this] {
        m_graph.reset();
        ++m_generation;
        m_redraw->requestSoon();
    });
    connect(&m_definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (!change.touches({"components"}))
            return;
        m_graph.reset();
        ++m_generation;
        m_redraw->requestSoon();
    });
    connect(m_filter, &QLineEdit::textChanged, m_view, &PictureView::setFilter);
    connect(m_steps, &QComboBox::activated, this, [this] {
        m_hasChosenSteps = true;
        m_redraw->request();
    });
    connect(m_zoomIn, &QPushButton::clicked, m_view, &PictureView::zoomIn);
    connect(m_zoomOut, &QPushButton::clicked, m_view, &PictureView::zoomOut);
    connect(m_fit, &QPushButton::clicked, m_view, &PictureView::fit);
    connect(m_export, &QPushButton::clicked, this, &SchemaPicture::startExport);
    connect(m_view, &PictureView::chosen, this, &SchemaPicture::chosen);
    connect(m_view, &PictureView::openRequested, this, &SchemaPicture::openRequested);
}

void SchemaPicture::retranslate()
{
    m_filter->setLabel(tr("Find schemas"));
    m_steps->setAccessibleName(tr("Shown schemas"));
    m_steps->setToolTip(tr("Which schemas the picture shows"));
    m_steps->setItemText(0, tr("All schemas"));
    m_steps->setItemText(1, tr("Within 1 step", "of the selected schema"));
    for (int steps = 2; steps <= relations::MaximumSteps; ++steps)
        m_steps->setItemText(steps, tr("Within %1 steps", "of the selected schema").arg(steps));
    widgets::setButtonText(m_zoomIn, tr("Zoom in"), tr("Zoom in (+, or Ctrl and the wheel)"));
    widgets::setButtonText(m_zoomOut, tr("Zoom out"), tr("Zoom out (-, or Ctrl and the wheel)"));
    widgets::setButtonText(m_fit, tr("Fit"), tr("Show the whole picture (0)"));
    widgets::setButtonText(m_export, tr("Export SVG…"), tr("Save this picture as a file"));
    m_view->setAccessibleName(tr("Picture of schemas"));
    refreshNote();
}

void SchemaPicture::setChosen(const document::Pointer &schema)
{
    if (schema == m_chosen)
        return;
    m_chosen = schema;
    m_redraw->request();
}

bool SchemaPicture::draw()
{
    const auto drawing = [current = workspace::CurrentDescription(m_definition), known = m_graph, chosen = m_chosen,
                          steps = m_hasChosenSteps ? m_steps->currentData().toInt() : -1,
                          sizes = m_view->sizes()]() -> Outcome {
        Drawn drawn;
        drawn.graph = known
                          ? known
                          : std::make_shared<const relations::SchemaGraph>(relations::readSchemaGraph(current.read()));
        const bool isLarge = drawn.graph->schemas.size() > size_t(relations::MaximumBoxes);
        drawn.steps = steps >= 0 ? steps : isLarge ? 1 : 0;
        drawn.part = relations::partOfGraph(*drawn.graph, chosen, drawn.steps);
        drawn.layout = relations::layOut(drawn.part.graph, sizes);
        return drawn;
    };
    m_redraw->run(drawing, [this, generation = m_generation](const Outcome &outcome) {
        if (!outcome)
            return;
        if (generation == m_generation)
            m_graph = outcome->graph;
        showDrawn(*outcome);
    });
    return true;
}

void SchemaPicture::showDrawn(const Drawn &drawn)
{
    m_isReading = false;
    m_shown = drawn.part;
    if (!m_hasChosenSteps)
        m_steps->setCurrentIndex(m_steps->findData(drawn.steps));
    m_view->setPicture(drawn.part, drawn.layout);
    const bool isEmpty = drawn.part.graph.schemas.empty();
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_emptyState) : m_view);
    for (QWidget *control : QList<QWidget *>{m_filter, m_steps, m_zoomIn, m_zoomOut, m_fit, m_export})
        control->setEnabled(!isEmpty);
    refreshNote();
}

QString SchemaPicture::noteOf(const relations::GraphPart &part) const
{
    QStringList sentences;
    const int count = int(part.graph.schemas.size());
    if (part.within > count)
        sentences.append(
            tr("The picture shows %1 of %2 schemas, those nearest to %3.", "%1, %2: how many, %3: name of a schema")
                .arg(QString::number(count), QString::number(part.within),
                     part.graph.schemas[size_t(part.chosen)].name));
    else if (part.total > count)
        sentences.append(tr("The picture shows %1 of %2 schemas.", "%1, %2: how many")
                             .arg(QString::number(count), QString::number(part.total)));
    if (part.leftOutLines > 0)
        sentences.append(tr("References left out: %1.", "%1: how many").arg(part.leftOutLines));
    return sentences.join(u' ');
}

void SchemaPicture::refreshNote()
{
    const QString note = noteOf(m_shown);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    if (m_isReading)
        m_emptyState->setTexts(tr("Drawing the picture…"), QString());
    else
        m_emptyState->setTexts(tr("No schemas yet"),
                               tr("The picture shows how the schemas of this definition refer to one another."));
    m_emptyState->setAction({}, u"pictureAction"_qs);
}

void SchemaPicture::startExport()
{
    const ExportedFile file{.dialogTitle = tr("Export SVG"),
                            .filter = tr("SVG files (*.svg)"),
                            .suffix = u"svg"_qs,
                            .ending = u"-schemas"_qs,
                            .saved = tr("The picture was saved to %1.", "%1: file name"),
                            .failed = tr("The picture could not be saved to %1.", "%1: file name")};
    m_file->start(file, [this] {
        return relations::svgOf(m_view->graph(), m_view->layoutOfGraph(),
                                tr("Schemas of %1", "%1: name of a definition").arg(m_definition.title()),
                                tr("… %1 more"));
    });
}

void SchemaPicture::changeEvent(QEvent *event)
{
    // Boxes are as wide as the font needs.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        m_redraw->requestSoon();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_schemapicture.cpp"
