#include "proxyexportdialog.h"

#include "banner.h"
#include "elidedlabel.h"
#include "errormessages.h"
#include "exporttargets.h"
#include "measures.h"
#include "naming.h"
#include "opendefinition.h"
#include "progressline.h"
#include "theme.h"
#include "worker.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace proxyexport {

namespace {

constexpr QSize StartSize(960, 600);
constexpr int LargestPort = 65'535;
constexpr int UsualPort = 8'080;
constexpr int DefinitionRows = 3; ///< The rows of the list of definitions without scrolling.

} // namespace

ProxyExportDialog::ProxyExportDialog(const QList<workspace::OpenDefinition *> &definitions,
                                     workspace::DocumentStore &store, QWidget *parent)
    : QDialog(parent)
    , m_writer(store)
{
    setObjectName(u"proxyExportDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    resize(StartSize);
    buildWidgets();
    listDefinitions(definitions);
    retranslate();
    connectAll();
    refreshOptions();
}

ProxyExportDialog::~ProxyExportDialog()
{
    m_running.cancel();
}

void ProxyExportDialog::buildWidgets()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    buildOptions();
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"proxyExportBanner"_qs);
    m_progress = new widgets::ProgressLine(this);
    m_summary = new widgets::ElidedLabel({}, this);
    m_summary->setObjectName(u"proxyExportSummary"_qs);
    const auto button = [this](const QString &name) {
        auto *created = new QPushButton(this);
        created->setObjectName(name);
        created->setAutoDefault(false);
        return created;
    };
    m_copy = button(u"proxyExportCopy"_qs);
    m_save = button(u"proxyExportSave"_qs);
    m_close = button(u"proxyExportClose"_qs);
    widgets::makePrimary(m_save);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_summary, 1);
    for (QPushButton *each : {m_copy, m_save, m_close})
        buttons->addWidget(each);
    layout->addWidget(m_banner);
    layout->addWidget(m_progress);
    layout->addWidget(buildResult(), 1);
    layout->addLayout(buttons);
}

void ProxyExportDialog::buildOptions()
{
    m_target = new QComboBox(this);
    m_target->setObjectName(u"proxyExportTarget"_qs);
    for (const TargetChoice &choice : targetChoices())
        m_target->addItem(QString::fromLatin1(choice.title), int(choice.target));
    m_targetLabel = new QLabel(this);
    m_targetLabel->setBuddy(m_target);
    m_placement = new QStackedWidget(this);
    const auto page = [this](QLabel *label, QWidget *field) {
        auto *widget = new QWidget(m_placement);
        auto *line = new QHBoxLayout(widget);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(theme::Space::Control);
        label->setBuddy(field);
        line->addWidget(label);
        line->addWidget(field, 1);
        m_placement->addWidget(widget);
    };
    m_port = new QSpinBox(this);
    m_port->setObjectName(u"proxyExportPort"_qs);
    m_port->setRange(1, LargestPort);
    m_port->setValue(UsualPort);
    m_portLabel = new QLabel(this);
    page(m_portLabel, m_port);
    m_gateway = new QLineEdit(this);
    m_gateway->setObjectName(u"proxyExportGateway"_qs);
    m_gatewayLabel = new QLabel(this);
    page(m_gatewayLabel, m_gateway);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"proxyExportDefinitions"_qs);
    m_list->setFixedHeight(DefinitionRows * theme::Size::Row + theme::Space::Group);
    m_definitionsLabel = new QLabel(this);
    m_definitionsLabel->setBuddy(m_list);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_targetLabel);
    line->addWidget(m_target);
    line->addSpacing(theme::Space::Control);
    line->addWidget(m_placement, 1);
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addLayout(line);
    column->addWidget(m_definitionsLabel);
    column->addWidget(m_list);
}

QWidget *ProxyExportDialog::buildResult()
{
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName(u"proxyExportSplitter"_qs);
    splitter->setChildrenCollapsible(false);
    const auto part = [splitter](QLabel *label, QWidget *content) {
        auto *widget = new QWidget(splitter);
        auto *column = new QVBoxLayout(widget);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(theme::Space::Tight);
        label->setBuddy(content);
        column->addWidget(label);
        column->addWidget(content, 1);
        splitter->addWidget(widget);
    };
    m_report = new QListWidget(splitter);
    m_report->setObjectName(u"proxyExportReport"_qs);
    m_report->setWordWrap(true);
    m_report->setTextElideMode(Qt::ElideNone);
    m_report->setSpacing(theme::Space::Tight / 2);
    m_report->setMinimumHeight(2 * theme::Size::Row);
    m_reportLabel = new QLabel(splitter);
    part(m_reportLabel, m_report);
    m_text = new QPlainTextEdit(splitter);
    m_text->setObjectName(u"proxyExportText"_qs);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(theme::codeFont());
    m_text->setMinimumHeight(3 * theme::Size::Row);
    m_textLabel = new QLabel(splitter);
    part(m_textLabel, m_text);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 2);
    return splitter;
}

void ProxyExportDialog::listDefinitions(const QList<workspace::OpenDefinition *> &definitions)
{
    for (workspace::OpenDefinition *definition : definitions) {
        m_definitions.append(definition);
        auto *item = new QListWidgetItem(definition->title(), m_list);
        item->setToolTip(definition->path());
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    m_list->setCurrentRow(0);
}

void ProxyExportDialog::connectAll()
{
    connect(m_target, &QComboBox::currentIndexChanged, this, &ProxyExportDialog::refreshOptions);
    connect(m_port, &QSpinBox::valueChanged, this, &ProxyExportDialog::start);
    connect(m_gateway, &QLineEdit::textChanged, this, &ProxyExportDialog::start);
    connect(m_list, &QListWidget::itemChanged, this, &ProxyExportDialog::start);
    connect(m_copy, &QPushButton::clicked, this, &ProxyExportDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &ProxyExportDialog::choosePath);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
}

deploy::Target ProxyExportDialog::target() const
{
    return static_cast<deploy::Target>(m_target->currentData().toInt());
}

void ProxyExportDialog::refreshOptions()
{
    m_placement->setCurrentIndex(deploy::needsGateway(target()) ? 1 : 0);
    start();
}

QList<deploy::ExportedDefinition> ProxyExportDialog::chosen() const
{
    QList<deploy::ExportedDefinition> definitions;
    for (qsizetype i = 0; i < m_definitions.size(); ++i) {
        const workspace::OpenDefinition *definition = m_definitions[i];
        if (definition && m_list->item(int(i))->checkState() == Qt::Checked && canBeExported(*definition))
            definitions.append({definition->title(), definition::DefinitionView(definition->document().snapshot())});
    }
    return definitions;
}

void ProxyExportDialog::start()
{
    m_running.cancel();
    m_banner->clear();
    const QList<deploy::ExportedDefinition> definitions = chosen();
    const bool needsGateway = deploy::needsGateway(target());
    if (m_definitions.isEmpty())
        return showNothing(tr("No open definition has a gateway extension that can be exported."));
    if (definitions.isEmpty())
        return showNothing(tr("Select at least one definition."));
    if (needsGateway && m_gateway->text().isEmpty())
        return showNothing(tr("Enter the name of the Gateway."));
    if (needsGateway && !deploy::isGatewayName(m_gateway->text()))
        return showNothing(
            tr("The name of a Gateway has only lower-case letters, digits, hyphens and dots between them."));
    const auto placement = needsGateway ? deploy::Placement(m_gateway->text())
                                        : deploy::Placement(static_cast<quint16>(m_port->value()));
    using Exported = base::Result<deploy::ExportedConfiguration>;
    m_progress->setActive(true);
    for (QPushButton *button : {m_copy, m_save})
        button->setEnabled(false);
    m_running = base::runOnWorker(
        this,
        [definitions, placement, proxy = target()] {
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
    m_report->clear();
    m_report->addItems(reportLines(configuration.report));
    m_text->setPlainText(previewText(configuration));
    const auto lost = configuration.report.withVerdict(deploy::Verdict::Lost).size();
    const auto differs = configuration.report.withVerdict(deploy::Verdict::Differs).size();
    m_summary->setText(tr("Lost: %1, differs: %2, variables to set: %3", "%1, %2, %3: numbers")
                           .arg(QString::number(lost), QString::number(differs),
                                QString::number(configuration.report.variables.size())));
    for (QPushButton *button : {m_copy, m_save})
        button->setEnabled(true);
}

void ProxyExportDialog::showNothing(const QString &why)
{
    m_configuration.reset();
    m_progress->setActive(false);
    m_report->clear();
    m_text->clear();
    m_summary->setText(why);
    for (QPushButton *button : {m_copy, m_save})
        button->setEnabled(false);
}

void ProxyExportDialog::copy()
{
    if (!m_configuration)
        return;
    QGuiApplication::clipboard()->setText(QString::fromUtf8(m_configuration->main.content));
    m_banner->show(widgets::Banner::Kind::Success, tr("The configuration was copied."));
}

void ProxyExportDialog::choosePath()
{
    if (!m_configuration)
        return;
    auto *dialog = new QFileDialog(this, tr("Export to proxy"));
    dialog->setObjectName(u"proxyExportFileDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(m_configuration->main.name);
    connect(dialog, &QFileDialog::fileSelected, this, &ProxyExportDialog::save);
    dialog->open();
}

void ProxyExportDialog::save(const QString &path)
{
    if (!m_configuration)
        return;
    const auto write = [configuration = *m_configuration, path](workspace::DocumentStore &store) {
        return writeConfiguration(store, configuration, path);
    };
    m_writer.run(write, [this, path](const base::Result<void> &written) {
        if (written)
            m_banner->show(widgets::Banner::Kind::Success, tr("Exported to %1.", "%1 is a file").arg(path));
        else
            m_banner->show(widgets::Banner::Kind::Error, tr("%1 could not be written.", "%1 is a file").arg(path),
                           messages::errorText(written.error()));
    });
}

void ProxyExportDialog::retranslate()
{
    setWindowTitle(tr("Export to proxy"));
    const auto label = [](QLabel *shown, QWidget *field, const QString &text) {
        shown->setText(text);
        field->setAccessibleName(widgets::spokenLabel(text));
    };
    label(m_targetLabel, m_target, tr("&Proxy:"));
    label(m_portLabel, m_port, tr("P&ort:"));
    label(m_gatewayLabel, m_gateway, tr("&Gateway name:"));
    label(m_definitionsLabel, m_list, tr("&Definitions:"));
    label(m_reportLabel, m_report, tr("&Report:"));
    label(m_textLabel, m_text, tr("Con&figuration:"));
    widgets::setButtonText(m_copy, tr("Copy"), tr("Copy the configuration"));
    widgets::setButtonText(m_save, tr("Save…"), tr("Save the configuration, and the files that it needs beside it"));
    widgets::setButtonText(m_close, tr("Close"));
    if (m_configuration)
        showConfiguration(*m_configuration);
}

void ProxyExportDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace proxyexport

#include "moc_proxyexportdialog.cpp"
