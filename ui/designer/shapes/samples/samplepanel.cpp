#include "samplepanel.h"

#include "codeview.h"
#include "fonts.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "references.h"
#include "samplerequest.h"
#include "worker.h"
#include "workspace.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace designer {

namespace {

/** After a key, so that a sample is not made for each letter. */
constexpr int SamplePauseMs = 250;
constexpr int SmallestSampleHeight = 220;

using SampleOutcome = base::Result<SampleText>;

} // namespace

SamplePanel::SamplePanel(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_definition(context.file)
    , m_references(context.references)
{
    buildWidgets();
    m_pause.setSingleShot(true);
    m_pause.setInterval(SamplePauseMs);
    connect(&m_pause, &QTimer::timeout, this, &SamplePanel::start);
    // A sample depends on all schemas that its schema refers to.
    connect(&m_definition.document(), &document::Document::changed, this, &SamplePanel::schedule);
    connect(&m_references, &workspace::References::changed, this, &SamplePanel::schedule);
    connect(m_extent, &QComboBox::activated, this, [this] {
        m_isStale = true;
        start();
    });
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    connect(m_make, &QPushButton::clicked, this, &SamplePanel::makeRequested);
    connect(m_fold, &QToolButton::toggled, this, &SamplePanel::refreshFold);
    retranslate();
}

void SamplePanel::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_fold = new QToolButton(this);
    m_fold->setObjectName(u"foldSample"_qs);
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    m_fold->setFont(theme::headingFont(theme::Heading::Group));
    m_fold->hide();
    m_extent = new QComboBox(this);
    m_extent->setObjectName(u"sampleExtent"_qs);
    m_text = new widgets::CodeView(this);
    m_text->setObjectName(u"sampleText"_qs);
    m_text->setMinimumHeight(SmallestSampleHeight);
    m_problem = new widgets::ToneLabel({}, theme::Role::Warning, this);
    m_problem->setObjectName(u"sampleProblem"_qs);
    m_problem->hide();
    m_copy = new QPushButton(theme::icon(theme::Icon::Copy), {}, this);
    m_copy->setObjectName(u"copySample"_qs);
    m_make = new QPushButton(this);
    m_make->setObjectName(u"makeFromSample"_qs);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme::Space::Control);
    head->addWidget(m_fold);
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_extent);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_make);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addLayout(head);
    column->addWidget(m_text, 1);
    column->addWidget(m_problem);
    column->addLayout(buttons);
}

void SamplePanel::retranslate()
{
    m_title->setText(tr("Sample"));
    widgets::setButtonText(m_fold, tr("Sample"), tr("Show or hide the sample"));
    m_text->setAccessibleName(tr("Sample"));
    const int extent = std::max(0, m_extent->currentIndex());
    m_extent->clear();
    m_extent->addItem(tr("All properties"), int(schema::Extent::Full));
    m_extent->addItem(tr("Required properties"), int(schema::Extent::Minimal));
    m_extent->setCurrentIndex(extent);
    m_extent->setAccessibleName(tr("Content of the sample"));
    widgets::setButtonText(m_copy, tr("Copy"));
    widgets::setButtonText(m_make, tr("Make from sample…"), tr("Replaces the selected schema by one for your JSON"));
}

void SamplePanel::setFoldable(bool isFoldable)
{
    m_isFoldable = isFoldable;
    refreshFold();
}

void SamplePanel::refreshFold()
{
    const bool isOpen = !m_isFoldable || m_fold->isChecked();
    m_fold->setVisible(m_isFoldable);
    m_fold->setIcon(theme::icon(isOpen ? theme::Icon::ChevronDown : theme::Icon::ChevronRight));
    m_title->setVisible(!m_isFoldable);
    for (QWidget *part : {static_cast<QWidget *>(m_extent), static_cast<QWidget *>(m_text),
                          static_cast<QWidget *>(m_copy), static_cast<QWidget *>(m_make)})
        part->setVisible(isOpen);
    m_problem->setVisible(isOpen && !m_problem->text().isEmpty());
    if (isOpen && m_isStale)
        m_pause.start();
}

void SamplePanel::setSchema(const document::Pointer &schema)
{
    if (m_schema == schema)
        return;
    m_schema = schema;
    m_isStale = true;
    m_pause.stop();
    if (!m_text->isHidden())
        start();
}

void SamplePanel::schedule()
{
    m_isStale = true;
    if (m_text->isVisible() && !m_schema.isRoot())
        m_pause.start();
}

void SamplePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale && !m_text->isHidden())
        m_pause.start();
}

/** One run at a time: the next one starts when the last one has ended. */
void SamplePanel::start()
{
    if (m_isRunning || !m_isStale || m_schema.isRoot() || !m_definition.document().snapshot().isValid())
        return;
    m_isRunning = true;
    m_isStale = false;
    const auto extent = static_cast<schema::Extent>(m_extent->currentData().toInt());
    const SampleRequest request = sampleRequestFor(m_definition, m_references, m_schema, extent,
                                                   schema::Direction::Any);
    const auto make = [request] { return SampleOutcome(sampleText(request)); };
    base::runOnWorker(this, make, [this](const SampleOutcome &outcome) {
        m_isRunning = false;
        if (m_isStale)
            start();
        else if (outcome)
            show(outcome->json, outcome->problem);
    });
}

void SamplePanel::show(const QString &text, const QString &problem)
{
    m_text->setCode(text);
    m_problem->setText(
        problem.isEmpty()
            ? QString()
            : tr("No value was found that fits the schema. %1", "%1: why this one does not").arg(problem));
    m_problem->setVisible(!problem.isEmpty() && !m_text->isHidden());
}

} // namespace designer

#include "moc_samplepanel.cpp"
