#include "proxyexportdialog.h"

#include "banner.h"
#include "codeview.h"
#include "definitionchoice.h"
#include "elidedlabel.h"
#include "emptystate.h"
#include "errormessages.h"
#include "measures.h"
#include "naming.h"
#include "progressline.h"
#include "reportlist.h"
#include "targetoptions.h"
#include "theme.h"
#include "worker.h"

#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace proxyexport {

namespace {

constexpr QSize StartSize(1000, 620);
constexpr int ReportWidth = 420;
constexpr int NarrowWidth = 760; ///< Below it, the text is below the report.

QVBoxLayout *columnOf(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Tight);
    return column;
}

} // namespace

ProxyExportDialog::ProxyExportDialog(const QList<workspace::OpenDefinition *> &definitions,
                                     workspace::DocumentStore &store, QWidget *parent)
    : QDialog(parent)
    , m_writer(store)
    , m_options(new TargetOptions(this))
    , m_definitions(new DefinitionChoice(definitions, this))
{
    setObjectName(u"proxyExportDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    buildWidgets();
    retranslate();
    connectAll();
    resize(StartSize);
    widgets::rememberSize(*this);
    start();
}

ProxyExportDialog::~ProxyExportDialog()
{
    m_running.cancel();
}

void ProxyExportDialog::buildWidgets()
{
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"proxyExportBanner"_qs);
    m_progress = new widgets::ProgressLine(this);
    m_splitter = new QSplitter(this);
    m_splitter->setObjectName(u"proxyExportSplitter"_qs);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(theme::Space::Group);
    m_splitter->addWidget(buildChoice());
    m_splitter->addWidget(buildText());
    m_splitter->setSizes({ReportWidth, StartSize.width() - ReportWidth});
    m_splitter->setStretchFactor(1, 1);
    m_summary = new widgets::ElidedLabel({}, this);
    m_summary->setObjectName(u"proxyExportSummary"_qs);
    m_summary->setElideMode(Qt::ElideRight);
    const auto button = [this](const QString &name) {
        auto *created = new QPushButton(this);
        created->setObjectName(name);
        created->setAutoDefault(false);
        return created;
    };
    m_copy = button(u"proxyExportCopy"_qs);
    m_save = button(u"proxyExportSave"_qs);
    m_saveFolder = button(u"proxyExportSaveFolder"_qs);
    m_close = button(u"proxyExportClose"_qs);
    widgets::makePrimary(m_saveFolder);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_summary, 1);
    for (QPushButton *each : {m_copy, m_save, m_saveFolder, m_close})
        buttons->addWidget(each);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_options);
    layout->addWidget(m_banner);
    layout->addWidget(m_progress);
    layout->addWidget(m_splitter, 1);
    layout->addLayout(buttons);
}

QWidget *ProxyExportDialog::buildChoice()
{
    auto *choice = new QWidget(m_splitter);
    m_definitions->setObjectName(u"proxyExportDefinitions"_qs);
    m_definitionsLabel = new QLabel(choice);
    m_definitionsLabel->setBuddy(m_definitions);
    m_report = new ReportList(choice);
    m_report->setObjectName(u"proxyExportReport"_qs);
    m_reportLabel = new QLabel(choice);
    m_reportLabel->setBuddy(m_report);
    QVBoxLayout *column = columnOf(choice);
    column->addWidget(m_definitionsLabel);
    column->addWidget(m_definitions);
    column->addSpacing(theme::Space::Tight);
    column->addWidget(m_reportLabel);
    column->addWidget(m_report, 1);
    return choice;
}

QWidget *ProxyExportDialog::buildText()
{
    m_stack = new QStackedWidget(m_splitter);
    m_stack->setMinimumHeight(4 * theme::Size::Row);
    auto *page = new QWidget(m_stack);
    m_text = new widgets::CodeView(page);
    m_text->setObjectName(u"proxyExportText"_qs);
    m_text->setTabChangesFocus(true);
    m_text->setLineNumbersVisible(true);
    m_textLabel = new QLabel(page);
    m_textLabel->setBuddy(m_text);
    QVBoxLayout *column = columnOf(page);
    column->addWidget(m_textLabel);
    column->addWidget(m_text, 1);
    m_empty = new widgets::EmptyState(theme::Icon::Export, m_stack);
    m_empty->setObjectName(u"proxyExportEmpty"_qs);
    m_stack->addWidget(page);
    m_stack->addWidget(m_empty);
    return m_stack;
}

void ProxyExportDialog::connectAll()
{
    connect(m_options, &TargetOptions::targetChanged, this, [this] {
        m_isOtherTarget = true;
        start();
    });
    connect(m_options, &TargetOptions::placementChanged, this, &ProxyExportDialog::start);
    connect(m_definitions, &QListWidget::itemChanged, this, &ProxyExportDialog::start);
    connect(m_copy, &QPushButton::clicked, this, &ProxyExportDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &ProxyExportDialog::chooseFile);
    connect(m_saveFolder, &QPushButton::clicked, this, &ProxyExportDialog::chooseFolder);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
}

void ProxyExportDialog::start()
{
    m_running.cancel();
    m_banner->clear();
    const QList<deploy::ExportedDefinition> definitions = m_definitions->chosen();
    if (m_definitions->count() == 0)
        return showNothing(tr("No definition to export"),
                           tr("No open definition has a gateway extension that can be exported."));
    if (definitions.isEmpty())
        return showNothing(tr("No definition selected"), tr("Select at least one definition."));
    const std::optional<deploy::Placement> placement = m_options->placement();
    if (!placement)
        return showNothing(tr("No preview yet"), tr("Enter the name of the Gateway to see the manifest."));
    using Exported = base::Result<deploy::ExportedConfiguration>;
    m_progress->setActive(true);
    setCanSave(false);
    m_running = base::runOnWorker(
        this,
        [definitions, placement = *placement, proxy = m_options->target()] {
            return Exported(deploy::exportConfiguration(proxy, deploy::planExport(definitions), placement));
        },
        [this](const Exported &exported) {
            if (exported)
                showConfiguration(*exported);
        });
}

void ProxyExportDialog::showConfiguration(const deploy::ExportedConfiguration &configuration)
{
    m_configuration = configuration;
    m_progress->setActive(false);
    m_stack->setCurrentIndex(0);
    m_report->setLines(reportLines(m_options->target(), configuration));
    m_text->setCode(previewText(configuration));
    if (std::exchange(m_isOtherTarget, false)) {
        m_text->moveCursor(QTextCursor::Start);
        for (QScrollBar *bar : {m_text->verticalScrollBar(), m_text->horizontalScrollBar()})
            bar->setValue(bar->minimum());
    }
    const auto lost = configuration.report.withVerdict(deploy::Verdict::Lost).size();
    const auto differs = configuration.report.withVerdict(deploy::Verdict::Differs).size();
    m_summary->setText(tr("Lost: %1, differs: %2, variables to set: %3", "%1, %2, %3: numbers")
                           .arg(QString::number(lost), QString::number(differs),
                                QString::number(configuration.report.variables.size())));
    setCanSave(true);
}

void ProxyExportDialog::showNothing(const QString &title, const QString &text)
{
    m_configuration.reset();
    m_progress->setActive(false);
    m_report->setLines({});
    m_text->setCode({});
    m_empty->setTexts(title, text);
    m_stack->setCurrentIndex(1);
    m_summary->setText({});
    setCanSave(false);
}

void ProxyExportDialog::setCanSave(bool canSave)
{
    for (QPushButton *button : {m_copy, m_save, m_saveFolder})
        button->setEnabled(canSave);
}

void ProxyExportDialog::copy()
{
    if (!m_configuration)
        return;
    QGuiApplication::clipboard()->setText(QString::fromUtf8(m_configuration->main.content));
    m_banner->show(widgets::Banner::Kind::Success, tr("The configuration was copied."));
}

void ProxyExportDialog::chooseFile()
{
    if (!m_configuration)
        return;
    auto *dialog = new QFileDialog(this, tr("Save configuration"));
    dialog->setObjectName(u"proxyExportFileDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(m_configuration->main.name);
    // The file dialog has asked before it replaces a file.
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &path) { save(path, ExistingFile::Replace); });
    dialog->open();
}

void ProxyExportDialog::chooseFolder()
{
    if (!m_configuration)
        return;
    auto *dialog = new QFileDialog(this, tr("Save configuration in a folder"));
    dialog->setObjectName(u"proxyExportFolderDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) {
        if (m_configuration)
            save(QDir(folder).filePath(m_configuration->main.name), ExistingFile::Keep);
    });
    dialog->open();
}

void ProxyExportDialog::save(const QString &path, ExistingFile existing)
{
    if (!m_configuration)
        return;
    const auto write = [configuration = *m_configuration, path, existing](workspace::DocumentStore &store) {
        return writeConfiguration(store, configuration, path, existing);
    };
    m_writer.run(write, [this, path](const base::Result<void> &written) { showSaved(path, written); });
}

void ProxyExportDialog::showSaved(const QString &path, const base::Result<void> &written)
{
    if (written) {
        m_banner->show(widgets::Banner::Kind::Success, tr("Exported to %1.", "%1 is a file").arg(path));
        return;
    }
    if (written.error().code != base::ErrorCode::AlreadyExists) {
        m_banner->show(widgets::Banner::Kind::Error, tr("%1 could not be written.", "%1 is a file").arg(path),
                       messages::errorText(written.error()));
        return;
    }
    m_banner->show(widgets::Banner::Kind::Warning, tr("%1 already exists.", "%1 is a file").arg(path));
    QPushButton *replace = m_banner->addAction(tr("Replace"), u"proxyExportReplace"_qs);
    connect(replace, &QPushButton::clicked, this, [this, path] { save(path, ExistingFile::Replace); });
    replace->setFocus(Qt::OtherFocusReason);
}

void ProxyExportDialog::retranslate()
{
    setWindowTitle(tr("Export to proxy"));
    const auto label = [](QLabel *shown, QWidget *field, const QString &text) {
        shown->setText(text);
        field->setAccessibleName(widgets::spokenLabel(text));
    };
    label(m_definitionsLabel, m_definitions, tr("&Definitions:"));
    label(m_reportLabel, m_report, tr("&Report:"));
    label(m_textLabel, m_text, tr("Con&figuration:"));
    widgets::setButtonText(m_copy, tr("Copy"), tr("Copy the configuration"));
    widgets::setButtonText(m_save, tr("Save as…"), tr("Save the configuration in a file, and what it needs beside it"));
    widgets::setButtonText(m_saveFolder, tr("Save in folder…"),
                           tr("Save the files of the configuration with their usual names in a folder"));
    widgets::setButtonText(m_close, tr("Close"));
}

void ProxyExportDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    m_splitter->setOrientation(width() < NarrowWidth ? Qt::Vertical : Qt::Horizontal);
}

void ProxyExportDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    start(); // Its texts are translated, too.
}

} // namespace proxyexport

#include "moc_proxyexportdialog.cpp"
