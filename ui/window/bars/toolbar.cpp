#include "toolbar.h"

#include "actions.h"
#include "environmentswitcher.h"
#include "gatewaybar.h"
#include "theme.h"

#include <QLabel>
#include <QToolButton>

namespace window {

namespace {

constexpr ActionId ButtonActions[] = {ActionId::FoldNavigation, ActionId::GoBack, ActionId::GoForward,
                                      ActionId::Save,           ActionId::Undo,   ActionId::Redo};
constexpr qsizetype ActionPrefix = 6; ///< Of "actionSave", whose button is "toolBarSave".

QWidget *newSpacer(QWidget *parent)
{
    auto *spacer = new QWidget(parent);
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return spacer;
}

} // namespace

ToolBar::ToolBar(const Actions &actions, management::EnvironmentList &environments, preview::GatewayControl &gateway,
                 QWidget *parent)
    : QToolBar(parent)
    , m_actions(actions)
{
    setObjectName(u"mainToolBar"_qs);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setMinimumHeight(theme::Size::ToolBar);
    setIconSize({theme::Size::LargeIcon, theme::Size::LargeIcon});
    setContentsMargins(theme::Space::Tight, 0, theme::Space::Control, 0);
    buildWidgets(environments, gateway);
    connect(m_actions[ActionId::SwitchEnvironment], &QAction::triggered, this, &ToolBar::showEnvironments);
}

void ToolBar::buildWidgets(management::EnvironmentList &environments, preview::GatewayControl &gateway)
{
    addActionButtons();
    addWidget(newSpacer(this));
    addEnvironment(environments);
    m_gateway = new GatewayBar(gateway, this);
    addWidget(m_gateway);
    addPaletteButton();
}

void ToolBar::addActionButtons()
{
    for (const ActionId id : ButtonActions) {
        QAction *action = m_actions[id];
        addAction(action);
        QWidget *button = widgetForAction(action);
        button->setObjectName(u"toolBar"_qs + action->objectName().mid(ActionPrefix));
    }
}

void ToolBar::addEnvironment(management::EnvironmentList &environments)
{
    m_environmentLabel = new QLabel(this);
    m_environment = new EnvironmentSwitcher(environments, this);
    m_environmentLabel->setBuddy(m_environment);
    m_environmentLabel->setContentsMargins(theme::Space::Control, 0, theme::Space::Control, 0);
    m_environmentLabelAction = addWidget(m_environmentLabel);
    addWidget(m_environment);
}

void ToolBar::addPaletteButton()
{
    m_paletteButton = new QToolButton(this);
    m_paletteButton->setObjectName(u"paletteButton"_qs);
    m_paletteButton->setIconSize({theme::Size::Icon, theme::Size::Icon});
    m_paletteButton->setIcon(theme::icon(theme::Icon::Search, theme::Role::Muted));
    m_paletteButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_paletteButton, &QToolButton::clicked, m_actions[ActionId::CommandPalette], &QAction::trigger);
    addWidget(m_paletteButton);
    m_paletteButton->setAutoRaise(false); // addWidget() turns it on.
}

void ToolBar::setNarrow(bool narrow)
{
    m_environmentLabelAction->setVisible(!narrow);
    m_paletteButton->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void ToolBar::showEnvironments()
{
    m_environment->setFocus(Qt::ShortcutFocusReason);
    m_environment->showPopup();
}

void ToolBar::retranslate()
{
    for (const ActionId id : ButtonActions)
        widgetForAction(m_actions[id])->setAccessibleName(m_actions[id]->iconText());
    const QAction *palette = m_actions[ActionId::CommandPalette];
    m_environmentLabel->setText(tr("Environment"));
    m_paletteButton->setText(
        tr("Command palette  %1", "%1: shortcut").arg(palette->shortcut().toString(QKeySequence::NativeText)));
    m_paletteButton->setAccessibleName(tr("Command palette"));
    m_paletteButton->setToolTip(palette->toolTip());
}

} // namespace window

#include "moc_toolbar.cpp"
