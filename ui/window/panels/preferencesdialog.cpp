#include "preferencesdialog.h"

#include "form.h"
#include "heading.h"
#include "languages.h"
#include "naming.h"
#include "permissionsgroup.h"
#include "settingstable.h"
#include "theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>

namespace window {

namespace {

using settings::KiB;
using settings::MiB;

constexpr int PreferencesWidth = theme::Size::Field;

int percent(double zoom)
{
    return qRound(zoom * 100);
}

int inUnits(qint64 bytes, qint64 unit)
{
    return static_cast<int>(bytes / unit);
}

/** A stored size that the unit rounds is kept if the shown value is the same. */
void storeSize(settings::Settings &settings, const settings::Setting<qint64> &setting, qint64 unit, int shown)
{
    if (inUnits(settings.get(setting), unit) != shown)
        settings.set(setting, shown * unit);
}

} // namespace

PreferencesDialog::PreferencesDialog(settings::Settings &settings, consent::Grants &grants,
                                     const management::EnvironmentList &environments, bool gatewayRuns, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_form(new forms::Form)
    , m_restart(new widgets::ToneLabel({}, theme::Role::Muted, this))
{
    setObjectName(u"preferencesDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *column = new QVBoxLayout(this);
    auto *scroll = new QScrollArea(this); // For small screens and large text.
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // It scrolls to the field with the focus.
    scroll->setWidgetResizable(true);
    column->addWidget(scroll, 1);
    buildAppearance();
    buildFiles();
    buildGateway();
    buildRecording();
    buildPermissions(grants, environments);
    m_form->addStretch();
    scroll->setWidget(m_form);
    m_restart->setObjectName(u"preferencesRestart"_qs);
    m_restart->setVisible(gatewayRuns);
    column->addWidget(m_restart);
    column->addLayout(newButtonRow());
    retranslate();
    showValues();
    m_language->setFocus();
    const int wanted = m_form->heightForWidth(PreferencesWidth) + sizeHint().height() - scroll->sizeHint().height();
    resize(PreferencesWidth + 2 * theme::Space::Group, qMin(wanted, screen()->availableGeometry().height() * 9 / 10));
}

void PreferencesDialog::buildAppearance()
{
    m_appearance = m_form->addHeading({});
    m_language = new QComboBox;
    m_language->addItem(QString(), QString());
    for (const language::Language &each : language::languages())
        m_language->addItem(each.name, each.code);
    m_form->addField({}, m_language, u"preferencesLanguage"_qs);
    m_theme = new QComboBox;
    for (const theme::Choice choice : {theme::Choice::System, theme::Choice::Light, theme::Choice::Dark})
        m_theme->addItem(QString(), static_cast<int>(choice));
    m_form->addField({}, m_theme, u"preferencesTheme"_qs);
    m_zoom = new QSpinBox;
    m_zoom->setRange(percent(settings::Zoom.least), percent(settings::Zoom.most));
    m_zoom->setSingleStep(percent(settings::ZoomStep));
    m_zoom->setSuffix(u" %"_qs);
    m_form->addField({}, m_zoom, u"preferencesZoom"_qs);
}

void PreferencesDialog::buildFiles()
{
    m_files = m_form->addHeading({});
    m_reopen = new QCheckBox;
    m_form->addCheck(m_reopen, u"preferencesReopenFiles"_qs);
}

void PreferencesDialog::buildGateway()
{
    m_gateway = m_form->addHeading({});
    m_port = new QSpinBox;
    m_port->setRange(settings::GatewayPort.least, settings::GatewayPort.most);
    m_form->addField({}, m_port, u"preferencesPort"_qs);
    m_prefixMatch = new QCheckBox;
    m_form->addCheck(m_prefixMatch, u"preferencesPrefixMatch"_qs);
}

void PreferencesDialog::buildRecording()
{
    m_recording = m_form->addHeading({});
    m_body = addSize(u"preferencesRecordedBody"_qs, u" KiB"_qs, KiB, settings::RecordedBody);
    m_memory = addSize(u"preferencesRecordedMemory"_qs, u" MiB"_qs, MiB, settings::RecordedMemory);
    m_file = addSize(u"preferencesRecordedFile"_qs, u" MiB"_qs, MiB, settings::RecordedFile);
}

void PreferencesDialog::buildPermissions(consent::Grants &grants, const management::EnvironmentList &environments)
{
    m_permissions = m_form->addHeading({});
    m_permissionsGroup = new PermissionsGroup(grants, environments, m_form);
    m_form->addWidget(m_permissionsGroup);
}

QSpinBox *PreferencesDialog::addSize(const QString &objectName, const QString &suffix, qint64 unit,
                                     const settings::Setting<qint64> &setting)
{
    auto *box = new QSpinBox;
    box->setRange(inUnits(setting.least, unit), inUnits(setting.most, unit));
    box->setSuffix(suffix);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_form->addField({}, box, objectName);
    return box;
}

QHBoxLayout *PreferencesDialog::newButtonRow()
{
    m_defaults = new QPushButton(this);
    m_defaults->setObjectName(u"preferencesDefaults"_qs);
    m_defaults->setAutoDefault(false);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(u"preferencesCancel"_qs);
    m_cancel->setAutoDefault(false);
    m_save = new QPushButton(this);
    m_save->setObjectName(u"preferencesSave"_qs);
    m_save->setDefault(true);
    widgets::makePrimary(m_save);
    auto *row = new QHBoxLayout;
    row->setSpacing(theme::Space::Control);
    row->addWidget(m_defaults);
    row->addStretch();
    row->addWidget(m_cancel);
    row->addWidget(m_save);
    connect(m_defaults, &QPushButton::clicked, this, &PreferencesDialog::showDefaults);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &PreferencesDialog::save);
    return row;
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_appearance->setText(tr("Appearance"));
    m_form->setLabel(m_language, tr("Language"));
    m_language->setItemText(0, tr("System"));
    m_form->setLabel(m_theme, tr("Theme"));
    m_theme->setItemText(0, tr("System"));
    m_theme->setItemText(1, tr("Light"));
    m_theme->setItemText(2, tr("Dark"));
    m_form->setLabel(m_zoom, tr("Text size"));
    m_files->setText(tr("Files"));
    m_form->setLabel(m_reopen, tr("Reopen files at start"));
    m_gateway->setText(tr("Test gateway"));
    m_form->setLabel(m_port, tr("Port"));
    m_port->setSpecialValueText(tr("Any free port"));
    m_prefixMatch->setText(tr("Match listen paths as prefixes"));
    m_prefixMatch->setAccessibleName(m_prefixMatch->text());
    m_form->setHelp(m_prefixMatch, tr("/a also serves /ab, in addition to /a and the paths below it."));
    m_permissions->setText(tr("Permissions"));
    m_permissionsGroup->retranslate();
    m_recording->setText(tr("Recording"));
    m_form->setLabel(m_body, tr("Maximum per body"));
    m_form->setHelp(m_body, tr("The rest of the body is forwarded and counted, but not recorded."));
    m_form->setLabel(m_memory, tr("Memory for all bodies"));
    m_form->setLabel(m_file, tr("Temporary file for all bodies"));
    m_form->setHelp(
        m_file,
        tr("Used when the memory is full. It is deleted when the gateway stops. Bodies that don't fit are truncated and "
           "marked."));
    m_restart->setText(tr("The gateway is running. It restarts if you save changes to its settings."));
    widgets::setButtonText(m_defaults, tr("Restore defaults"));
    widgets::setButtonText(m_cancel, tr("Cancel"));
    widgets::setButtonText(m_save, tr("Save"));
}

template<typename Read>
void PreferencesDialog::showAll(const Read &read)
{
    // A language that this version does not have is shown as the system's.
    m_language->setCurrentIndex(qMax(0, m_language->findData(read(settings::Language))));
    m_theme->setCurrentIndex(m_theme->findData(read(settings::ThemeChoice)));
    m_zoom->setValue(percent(read(settings::Zoom)));
    m_reopen->setChecked(read(settings::ReopenFiles));
    m_port->setValue(read(settings::GatewayPort));
    m_prefixMatch->setChecked(read(settings::GatewayPrefixMatch));
    m_body->setValue(inUnits(read(settings::RecordedBody), KiB));
    m_memory->setValue(inUnits(read(settings::RecordedMemory), MiB));
    m_file->setValue(inUnits(read(settings::RecordedFile), MiB));
}

void PreferencesDialog::showValues()
{
    showAll([this](const auto &setting) { return m_settings.get(setting); });
}

void PreferencesDialog::showDefaults()
{
    showAll([](const auto &setting) { return setting.fallback(); });
}

void PreferencesDialog::save()
{
    m_settings.set(settings::Language, m_language->currentData().toString());
    m_settings.set(settings::ThemeChoice, m_theme->currentData().toInt());
    if (percent(m_settings.get(settings::Zoom)) != m_zoom->value())
        m_settings.set(settings::Zoom, m_zoom->value() / 100.0);
    m_settings.set(settings::ReopenFiles, m_reopen->isChecked());
    m_settings.set(settings::GatewayPort, m_port->value());
    m_settings.set(settings::GatewayPrefixMatch, m_prefixMatch->isChecked());
    storeSize(m_settings, settings::RecordedBody, KiB, m_body->value());
    storeSize(m_settings, settings::RecordedMemory, MiB, m_memory->value());
    storeSize(m_settings, settings::RecordedFile, MiB, m_file->value());
    accept();
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace window

#include "moc_preferencesdialog.cpp"
