#include "replaydialog.h"

#include "measures.h"
#include "naming.h"
#include "opendefinition.h"
#include "replaylist.h"
#include "replaytexts.h"
#include "rowtable.h"
#include "workspace.h"

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace replay {

namespace {

constexpr int ReplayWidth = 820;
constexpr int ReplayHeight = 520;
constexpr int DifferencesHeight = 140;

} // namespace

ReplayDialog::ReplayDialog(const QString &name, ExchangeBundle bundle, workspace::Workspace &workspace, QWidget *parent)
    : QDialog(parent)
    , m_name(name)
    , m_bundle(std::move(bundle))
    , m_workspace(workspace)
    , m_list(new ReplayList(m_bundle, this))
{
    setObjectName(u"replayDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    buildWidgets();
    retranslate();
    connect(m_definition, &QComboBox::currentIndexChanged, this, &ReplayDialog::replay);
    connect(m_open, &QPushButton::clicked, this, &ReplayDialog::openDefinition);
    connect(m_problemsShown, &QPushButton::toggled, this, &ReplayDialog::showProblems);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_workspace, &workspace::Workspace::opened, this, &ReplayDialog::refreshDefinitions);
    connect(&m_workspace, &workspace::Workspace::closed, this, &ReplayDialog::refreshDefinitions);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ReplayDialog::showDifferences);
    replay();
    resize(ReplayWidth, ReplayHeight);
}

ReplayDialog::~ReplayDialog() = default;

void ReplayDialog::buildWidgets()
{
    m_summary = new QLabel(this);
    m_summary->setObjectName(u"replaySummary"_qs);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    QFont bold = m_summary->font();
    bold.setBold(true);
    m_summary->setFont(bold);
    m_facts = new QLabel(this);
    m_facts->setObjectName(u"bundleFacts"_qs);
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setWordWrap(true);
    m_definitionLabel = new QLabel(this);
    m_definition = new QComboBox(this);
    m_definition->setObjectName(u"replayDefinition"_qs);
    m_definitionLabel->setBuddy(m_definition);
    m_open = new QPushButton(this);
    m_open->setObjectName(u"openBundledDefinition"_qs);
    m_open->setAutoDefault(false);
    m_table = new QTableView(this);
    m_table->setObjectName(u"replayTable"_qs);
    m_table->setModel(m_list);
    widgets::showAsRows(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(ReplayList::Target, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(ReplayList::Result, QHeaderView::ResizeToContents);
    m_differences = new QPlainTextEdit(this);
    m_differences->setObjectName(u"replayDifferences"_qs);
    m_differences->setReadOnly(true);
    m_differences->setTabChangesFocus(true);
    m_differences->setFixedHeight(DifferencesHeight);
    m_problemsShown = new QPushButton(this);
    m_problemsShown->setObjectName(u"bundleProblemsShown"_qs);
    m_problemsShown->setAutoDefault(false);
    m_problemsShown->setCheckable(true);
    m_problemsShown->setVisible(!m_bundle.facts.problems.isEmpty());
    m_problems = new QPlainTextEdit(m_bundle.facts.problems.join(u'\n'), this);
    m_problems->setObjectName(u"bundleProblems"_qs);
    m_problems->setReadOnly(true);
    m_problems->setTabChangesFocus(true);
    m_problems->setFixedHeight(DifferencesHeight);
    m_problems->hide();
    m_close = new QPushButton(this);
    m_close->setObjectName(u"closeReplay"_qs);
    m_close->setAutoDefault(false);
    auto *choice = new QHBoxLayout;
    choice->addWidget(m_definitionLabel);
    choice->addWidget(m_definition, 1);
    choice->addWidget(m_open);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_problemsShown);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_summary);
    layout->addWidget(m_facts);
    layout->addLayout(choice);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_differences);
    layout->addWidget(m_problems);
    layout->addLayout(buttons);
}

QString ReplayDialog::factsText() const
{
    return tr("Written by %1, with the environment “%2”. Nothing is sent: the recorded response is that of the "
              "upstream.",
              "%1: name and version of a program, %2: name of an environment")
        .arg(m_bundle.facts.program, m_bundle.facts.environment);
}

/** The outcome of all exchanges, which is what the dialog is opened for. */
void ReplayDialog::showSummary()
{
    const QList<Outcome> &outcomes = m_list->outcomes();
    const auto others = std::count_if(outcomes.begin(), outcomes.end(),
                                      [](const Outcome &outcome) { return !outcome.isSame(); });
    if (outcomes.isEmpty())
        m_summary->setText(tr("The bundle has no exchange to replay."));
    else if (outcomes.constFirst().notServed)
        m_summary->setText(tr("The gateway does not serve the definition."));
    else if (outcomes.size() == 1)
        m_summary->setText(others == 0 ? tr("The outcome is the same.") : tr("The outcome is another one."));
    else if (others == 0)
        m_summary->setText(tr("The outcome of all %1 exchanges is the same.", "%1: a number").arg(outcomes.size()));
    else
        m_summary->setText(tr("The outcome of %1 of %2 exchanges is another one.", "numbers of exchanges")
                               .arg(QString::number(others), QString::number(outcomes.size())));
}

void ReplayDialog::showProblems()
{
    m_problems->setVisible(m_problemsShown->isChecked());
}

void ReplayDialog::refreshDefinitions()
{
    const workspace::OpenDefinition *const before = chosen();
    const QSignalBlocker blocker(m_definition);
    m_offered.clear();
    m_definition->clear();
    m_definition->addItem(
        tr("%1 of the bundle", "%1: file name").arg(QString::fromUtf8(m_bundle.files.constFirst().name)));
    for (workspace::OpenDefinition *definition : m_workspace.definitions()) {
        m_offered.append(definition);
        m_definition->addItem(tr("%1, open", "%1: file name").arg(definition->title()));
        connect(&definition->document(), &document::Document::changed, this, &ReplayDialog::replay,
                Qt::UniqueConnection);
        if (definition == before)
            m_definition->setCurrentIndex(m_definition->count() - 1);
    }
}

workspace::OpenDefinition *ReplayDialog::chosen() const
{
    return m_offered.value(m_definition->currentIndex() - 1);
}

void ReplayDialog::replay()
{
    const int row = std::max(m_table->currentIndex().row(), 0);
    if (const workspace::OpenDefinition *const definition = chosen())
        m_list->replay(definition->document().snapshot(), definition->path());
    else
        m_list->replay(m_bundle.definition(), QString::fromUtf8(m_bundle.files.constFirst().name));
    m_table->selectRow(row);
    showSummary();
    showDifferences();
}

void ReplayDialog::showDifferences()
{
    const int row = m_table->currentIndex().row();
    const bool hasOutcome = row >= 0 && row < m_list->outcomes().size();
    const Outcome outcome = hasOutcome ? m_list->outcomes().at(row) : Outcome();
    m_differences->setPlainText(outcome.isSame() && !outcome.hasUnknownCredential
                                    ? tr("Response, upstream request and changes are as they were recorded.")
                                    : differencesText(outcome));
}

/** As an untitled definition: its secrets are missing, and nothing is allowed to it. */
void ReplayDialog::openDefinition()
{
    const zip::ZipEntry &file = m_bundle.files.constFirst();
    workspace::OpenDefinition *const opened = m_workspace.addUntitled(
        QFileInfo(QString::fromUtf8(file.name)).fileName(), file.content, formatOf(file.name));
    refreshDefinitions();
    const qsizetype place = m_offered.indexOf(opened);
    m_definition->setCurrentIndex(static_cast<int>(place) + 1);
}

void ReplayDialog::retranslate()
{
    setWindowTitle(tr("Bundle %1", "%1: file name").arg(m_name));
    m_facts->setText(factsText());
    m_definitionLabel->setText(tr("&Definition"));
    m_definition->setAccessibleName(tr("Definition"));
    widgets::setButtonText(m_open, tr("Open the definition"), tr("Open the bundle's definition, to edit a copy of it"));
    widgets::setButtonText(m_close, tr("Close"));
    m_table->setAccessibleName(tr("Exchanges"));
    m_differences->setAccessibleName(tr("Differences"));
    widgets::setButtonText(m_problemsShown,
                           tr("Problems of the definition (%1)", "%1: a number").arg(m_bundle.facts.problems.size()));
    m_problems->setAccessibleName(tr("Problems of the definition"));
    showSummary();
    refreshDefinitions();
}

void ReplayDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace replay

#include "moc_replaydialog.cpp"
