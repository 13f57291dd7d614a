#include "targetoptions.h"

#include "exporttargets.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStackedWidget>

namespace proxyexport {

namespace {

constexpr int LargestPort = 65'535;
constexpr int UsualPort = 8'080;
constexpr int PortWidth = 96;
constexpr int GatewayWidth = 240; ///< The most that the field for a name takes.

} // namespace

TargetOptions::TargetOptions(QWidget *parent)
    : QWidget(parent)
{
    buildWidgets();
    retranslate();
    connect(m_target, &QComboBox::currentIndexChanged, this, [this] {
        refresh();
        emit targetChanged();
    });
    connect(m_port, &QSpinBox::valueChanged, this, &TargetOptions::placementChanged);
    connect(m_gateway, &QLineEdit::textChanged, this, [this] {
        refresh();
        emit placementChanged();
    });
}

void TargetOptions::buildWidgets()
{
    m_target = new QComboBox(this);
    m_target->setObjectName(u"proxyExportTarget"_qs);
    for (const TargetChoice &choice : targetChoices())
        m_target->addItem(QString::fromLatin1(choice.title), int(choice.target));
    m_targetLabel = new QLabel(this);
    m_targetLabel->setBuddy(m_target);
    m_placement = new QStackedWidget(this);
    const auto page = [this](QLabel *label, QWidget *field) {
        auto *line = new QHBoxLayout(label->parentWidget());
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(theme::Space::Control);
        label->setBuddy(field);
        line->addWidget(label);
        line->addWidget(field, 1);
        line->addStretch();
        m_placement->addWidget(label->parentWidget());
    };
    auto *portPage = new QWidget(m_placement);
    m_portLabel = new QLabel(portPage);
    m_port = new QSpinBox(portPage);
    m_port->setObjectName(u"proxyExportPort"_qs);
    m_port->setRange(1, LargestPort);
    m_port->setValue(UsualPort);
    m_port->setMaximumWidth(PortWidth);
    page(m_portLabel, m_port);
    auto *gatewayPage = new QWidget(m_placement);
    m_gatewayLabel = new QLabel(gatewayPage);
    m_gateway = new QLineEdit(gatewayPage);
    m_gateway->setObjectName(u"proxyExportGateway"_qs);
    m_gateway->setMaximumWidth(GatewayWidth);
    page(m_gatewayLabel, m_gateway);
    m_hint = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_hint->setObjectName(u"proxyExportHint"_qs);
    m_hint->setVisible(false);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_targetLabel);
    line->addWidget(m_target);
    line->addSpacing(theme::Space::Control);
    line->addWidget(m_placement, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Tight);
    column->addLayout(line);
    column->addWidget(m_hint);
}

deploy::Target TargetOptions::target() const
{
    return static_cast<deploy::Target>(m_target->currentData().toInt());
}

std::optional<deploy::Placement> TargetOptions::placement() const
{
    if (!deploy::needsGateway(target()))
        return deploy::Placement(static_cast<quint16>(m_port->value()));
    if (!deploy::isGatewayName(m_gateway->text()))
        return std::nullopt;
    return deploy::Placement(m_gateway->text());
}

void TargetOptions::refresh()
{
    const bool needsGateway = deploy::needsGateway(target());
    m_placement->setCurrentIndex(needsGateway ? 1 : 0);
    const bool isInvalid = !m_gateway->text().isEmpty() && !deploy::isGatewayName(m_gateway->text());
    widgets::setInvalid(m_gateway, isInvalid);
    m_hint->setRole(isInvalid ? theme::Role::Error : theme::Role::Muted);
    m_hint->setText(
        isInvalid ? tr("The name of a Gateway has only lower-case letters, digits, hyphens and dots between them.")
                  : tr("The name of the Gateway in the cluster that the routes attach to."));
    m_hint->setVisible(needsGateway);
    m_gateway->setAccessibleDescription(m_hint->text());
}

void TargetOptions::retranslate()
{
    const auto label = [](QLabel *shown, QWidget *field, const QString &text) {
        shown->setText(text);
        field->setAccessibleName(widgets::spokenLabel(text));
    };
    label(m_targetLabel, m_target, tr("&Proxy:"));
    label(m_portLabel, m_port, tr("P&ort:"));
    label(m_gatewayLabel, m_gateway, tr("&Gateway name:"));
    refresh();
}

void TargetOptions::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace proxyexport

#include "moc_targetoptions.cpp"
