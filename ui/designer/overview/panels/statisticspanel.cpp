#include "statisticspanel.h"

#include "badge.h"
#include "currentdescription.h"
#include "flowlayout.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "runpacer.h"
#include "worker.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace designer {

namespace {

constexpr qsizetype MostTags = 8;
constexpr qsizetype MostSchemas = 8;

using StatisticsOutcome = base::Result<reading::Statistics>;

/** "12 (80 %)" */
QString share(int count, int all)
{
    const QLocale locale;
    return all == 0 ? locale.toString(count)
                    : StatisticsPanel::tr("%1 (%2 %)", "%1: how many, %2: how many of a hundred")
                          .arg(locale.toString(count), locale.toString(count * 100 / all));
}

} // namespace

StatisticsPanel::StatisticsPanel(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_pacer(new RunPacer(m_definition.document(), this, this))
{
    setObjectName(u"statistics"_qs);
    m_title = new widgets::Heading({}, theme::Heading::Section, this);
    m_methods = new QWidget(this);
    m_schemas = new QWidget(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_methods);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::Space::Group);
    grid->setVerticalSpacing(theme::Space::Tight);
    grid->setColumnStretch(1, 1);
    m_operations = addRow(*grid, u"statisticsOperations"_qs);
    m_described = addRow(*grid, u"statisticsDescribed"_qs);
    m_examples = addRow(*grid, u"statisticsExamples"_qs);
    m_deprecated = addRow(*grid, u"statisticsDeprecated"_qs);
    m_tags = addRow(*grid, u"statisticsTags"_qs);
    m_schemaCount = addRow(*grid, u"statisticsSchemas"_qs);
    m_file = addRow(*grid, u"statisticsFile"_qs);
    column->addLayout(grid);
    m_schemasLabel = new widgets::ToneLabel({}, theme::Role::Muted, this);
    column->addWidget(m_schemasLabel);
    column->addWidget(m_schemas);
    for (QWidget *area : {m_methods, m_schemas})
        new widgets::FlowLayout(area);
    connect(m_pacer, &RunPacer::due, this, &StatisticsPanel::start);
    connect(&m_definition, &workspace::OpenDefinition::otherDocumentsChanged, m_pacer, &RunPacer::restart);
    m_pacer->restart(); // When it is shown.
    refresh();
}

StatisticsPanel::Row StatisticsPanel::addRow(QGridLayout &grid, const QString &objectName)
{
    Row row{new widgets::ToneLabel({}, theme::Role::Muted, this), new QLabel(this)};
    row.label->setWordWrap(false);
    row.value->setObjectName(objectName);
    row.value->setWordWrap(true);
    row.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const int number = grid.rowCount();
    grid.addWidget(row.label, number, 0, Qt::AlignTop);
    grid.addWidget(row.value, number, 1);
    return row;
}

void StatisticsPanel::setRow(const Row &row, const QString &label, const QString &value)
{
    row.label->setText(label);
    row.value->setText(value);
    row.value->setAccessibleName(label);
    row.value->setAccessibleDescription(value);
}

void StatisticsPanel::start()
{
    const auto count = [current = workspace::CurrentDescription(m_definition)]() -> StatisticsOutcome {
        return reading::statisticsOf(current.read());
    };
    base::runOnWorker(this, count, [this](const StatisticsOutcome &counted) {
        if (!m_pacer->finish() || !counted || *counted == m_statistics)
            return;
        m_statistics = *counted;
        refresh();
    });
}

void StatisticsPanel::refresh()
{
    const QLocale locale;
    const reading::Statistics &all = m_statistics;
    m_title->setText(tr("Statistics"));
    QStringList operations{
        tr("%1 in %2 paths", "%1, %2: how many").arg(locale.toString(all.operations), locale.toString(all.paths))};
    if (all.webhooks > 0)
        operations.append(tr("%n webhook(s)", nullptr, all.webhooks));
    setRow(m_operations, tr("Operations"), operations.join(u", "));
    setRow(m_described, tr("With a description"), share(all.described, all.operations));
    setRow(m_examples, tr("With an example"), share(all.withExamples, all.operations));
    setRow(m_deprecated, tr("Deprecated"), share(all.deprecated, all.operations));
    QStringList tags;
    for (const reading::Count &tag : all.tags.first(std::min(all.tags.size(), MostTags)))
        tags.append(tr("%1: %2", "%1: a tag, %2: how many").arg(tag.name, locale.toString(tag.count)));
    if (all.tags.size() > MostTags)
        tags.append(tr("and %n more", nullptr, int(all.tags.size() - MostTags)));
    setRow(m_tags, tr("Operations by tag"), tags.isEmpty() ? tr("None") : tags.join(u", "));
    setRow(m_schemaCount, tr("Schemas"), locale.toString(all.schemas));
    setRow(m_file, tr("File"),
           tr("OpenAPI %1, %2", "%1: version, %2: size").arg(all.version, locale.formattedDataSize(all.bytes)));
    m_schemasLabel->setText(tr("Schemas with the most references"));
    fillMethods();
    fillSchemas();
}

void StatisticsPanel::fillMethods()
{
    qDeleteAll(m_methods->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    for (auto method = m_statistics.methods.cbegin(); method != m_statistics.methods.cend(); ++method) {
        auto *pair = new QWidget(m_methods);
        auto *row = new QHBoxLayout(pair);
        row->setContentsMargins(0, 0, theme::Space::Control, 0);
        row->setSpacing(theme::Space::Tight);
        row->addWidget(new widgets::MethodBadge(QString::fromUtf8(method.key()), pair));
        row->addWidget(new QLabel(QLocale().toString(method.value()), pair));
        m_methods->layout()->addWidget(pair);
    }
    m_methods->setVisible(!m_statistics.methods.isEmpty());
}

void StatisticsPanel::fillSchemas()
{
    qDeleteAll(m_schemas->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    const QList<reading::Count> &used = m_statistics.usedSchemas;
    for (qsizetype i = 0; i < std::min(used.size(), MostSchemas); ++i) {
        const QString text = tr("%1: %2", "%1: a schema, %2: how many")
                                 .arg(used[i].name, QLocale().toString(used[i].count));
        auto *button = new QPushButton(m_schemas);
        button->setObjectName(u"statisticsSchema%1"_qs.arg(i));
        // An ampersand would underline the letter after it.
        widgets::setButtonText(button, QString(text).replace(u'&', u"&&"_qs), tr("Open this schema"));
        const document::Pointer place{"components", "schemas", used[i].name.toUtf8()};
        connect(button, &QPushButton::clicked, this, [this, place] { m_context.showForm(place, *this); });
        m_schemas->layout()->addWidget(button);
    }
    m_schemas->setVisible(!used.isEmpty());
    m_schemasLabel->setVisible(!used.isEmpty());
}

void StatisticsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_statisticspanel.cpp"
