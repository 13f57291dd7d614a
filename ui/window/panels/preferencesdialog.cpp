#include "preferencesdialog.h"

#include "form.h"
#include "heading.h"
#include "naming.h"
#include "theme.h"
#include "windowsettings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>

#include <limits>

namespace window {

namespace {

constexpr qint64 KiB = 1024;
constexpr qint64 MiB = 1024 * KiB;
constexpr int PreferencesWidth = theme::Size::Field;
constexpr int LargestBody = 1024 * 1024; ///< KiB: 1 GiB.
constexpr int LargestMemory = 16 * 1024; ///< MiB
constexpr int LargestFile = 1024 * 1024; ///< MiB

int percent(double zoom)
{
    return qRound(zoom * 100);
}

int inUnits(qint64 bytes, qint64 unit)
{
    return static_cast<int>(qBound(qint64(0), bytes / unit, qint64(std::numeric_limits<int>::max())));
}

/** True if the value changed. A stored size that the unit rounds is kept if the shown value is the same. */
bool storeSize(base::Settings &settings, const base::Setting<qint64> &setting, qint64 unit, int shown)
{
    if (inUnits(settings.get(setting), unit) == shown)
        return false;
    settings.set(setting, shown * unit);
    return true;
}

/** True if the value changed. */
template<typename T>
bool store(base::Settings &settings, const base::Setting<T> &setting, const T &value)
{
    if (settings.get(setting) == value)
        return false;
    settings.set(setting, value);
    return true;
}

} // namespace

PreferencesDialog::PreferencesDialog(base::Settings &settings, bool gatewayRuns, QWidget *parent)
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
    buildGateway();
    buildRecording();
    m_form->addStretch();
    scroll->setWidget(m_form);
    m_restart->setObjectName(u"preferencesRestart"_qs);
    m_restart->setVisible(gatewayRuns);
    column->addWidget(m_restart);
    column->addLayout(newButtonRow());
    retranslate();
    showValues();
    m_theme->setFocus();
    const int wanted = m_form->heightForWidth(PreferencesWidth) + sizeHint().height() - scroll->sizeHint().height();
    resize(PreferencesWidth + 2 * theme::Space::Group, qMin(wanted, screen()->availableGeometry().height() * 9 / 10));
}

void PreferencesDialog::buildAppearance()
{
    m_appearance = m_form->addHeading({});
    m_theme = new QComboBox;
    for (const theme::Choice choice : {theme::Choice::System, theme::Choice::Light, theme::Choice::Dark})
        m_theme->addItem(QString(), static_cast<int>(choice));
    m_form->addField({}, m_theme, u"preferencesTheme"_qs);
    m_zoom = new QSpinBox;
    m_zoom->setRange(percent(SmallestZoom), percent(LargestZoom));
    m_zoom->setSingleStep(percent(ZoomStep));
    m_zoom->setSuffix(u" %"_qs);
    m_form->addField({}, m_zoom, u"preferencesZoom"_qs);
}

void PreferencesDialog::buildGateway()
{
    m_gateway = m_form->addHeading({});
    m_port = new QSpinBox;
    m_port->setRange(0, std::numeric_limits<quint16>::max());
    m_form->addField({}, m_port, u"preferencesPort"_qs);
    m_prefixMatch = new QCheckBox;
    m_form->addCheck(m_prefixMatch, u"preferencesPrefixMatch"_qs);
}

void PreferencesDialog::buildRecording()
{
    m_recording = m_form->addHeading({});
    m_body = addSize(u"preferencesRecordedBody"_qs, u" KiB"_qs, LargestBody);
    m_memory = addSize(u"preferencesRecordedMemory"_qs, u" MiB"_qs, LargestMemory);
    m_file = addSize(u"preferencesRecordedFile"_qs, u" MiB"_qs, LargestFile);
}

QSpinBox *PreferencesDialog::addSize(const QString &objectName, const QString &unit, int largest)
{
    auto *box = new QSpinBox;
    box->setRange(0, largest);
    box->setSuffix(unit);
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
    m_form->setLabel(m_theme, tr("Theme"));
    m_theme->setItemText(0, tr("System"));
    m_theme->setItemText(1, tr("Light"));
    m_theme->setItemText(2, tr("Dark"));
    m_form->setLabel(m_zoom, tr("Text size"));
    m_gateway->setText(tr("Test gateway"));
    m_form->setLabel(m_port, tr("Port"));
    m_port->setSpecialValueText(tr("Any free port"));
    m_prefixMatch->setText(tr("Match listen paths as prefixes"));
    m_prefixMatch->setAccessibleName(m_prefixMatch->text());
    m_form->setHelp(m_prefixMatch, tr("/a also serves /ab, in addition to /a and the paths below it."));
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
    m_theme->setCurrentIndex(m_theme->findData(read(ThemeChoice)));
    m_zoom->setValue(percent(read(Zoom)));
    m_port->setValue(read(GatewayPort));
    m_prefixMatch->setChecked(read(GatewayPrefixMatch));
    m_body->setValue(inUnits(read(RecordedBody), KiB));
    m_memory->setValue(inUnits(read(RecordedMemory), MiB));
    m_file->setValue(inUnits(read(RecordedFile), MiB));
}

void PreferencesDialog::showValues()
{
    showAll([this](const auto &setting) { return m_settings.get(setting); });
}

void PreferencesDialog::showDefaults()
{
    showAll([](const auto &setting) { return setting.fallback; });
}

void PreferencesDialog::save()
{
    bool appearance = store(m_settings, ThemeChoice, m_theme->currentData().toInt());
    if (percent(m_settings.get(Zoom)) != m_zoom->value())
        appearance |= store(m_settings, Zoom, m_zoom->value() / 100.0);
    bool gateway = store(m_settings, GatewayPort, m_port->value());
    gateway |= store(m_settings, GatewayPrefixMatch, m_prefixMatch->isChecked());
    gateway |= storeSize(m_settings, RecordedBody, KiB, m_body->value());
    gateway |= storeSize(m_settings, RecordedMemory, MiB, m_memory->value());
    gateway |= storeSize(m_settings, RecordedFile, MiB, m_file->value());
    accept();
    if (appearance)
        emit appearanceChanged();
    if (gateway)
        emit gatewayChanged();
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace window

#include "moc_preferencesdialog.cpp"
