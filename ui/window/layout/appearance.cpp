#include "appearance.h"

#include "actions.h"
#include "settings.h"
#include "settingstable.h"
#include "theme.h"

#include <QApplication>
#include <QWidget>

namespace window {

namespace {

constexpr std::pair<ActionId, theme::Choice> ThemeActions[] = {
    {ActionId::ThemeSystem, theme::Choice::System},
    {ActionId::ThemeLight, theme::Choice::Light},
    {ActionId::ThemeDark, theme::Choice::Dark},
};

} // namespace

Appearance::Appearance(settings::Settings &settings, const Actions &actions, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_actions(actions)
    , m_baseFont(QApplication::font())
{
    connectAll();
}

void Appearance::connectAll()
{
    for (const auto &[id, choice] : ThemeActions)
        connect(m_actions[id], &QAction::triggered, this,
                [this, value = static_cast<int>(choice)] { m_settings.set(settings::ThemeChoice, value); });
    const auto changeZoom = [this](double step) {
        m_settings.set(settings::Zoom, m_settings.get(settings::Zoom) + step);
    };
    connect(m_actions[ActionId::ZoomIn], &QAction::triggered, this, [changeZoom] { changeZoom(settings::ZoomStep); });
    connect(m_actions[ActionId::ZoomOut], &QAction::triggered, this, [changeZoom] { changeZoom(-settings::ZoomStep); });
    connect(m_actions[ActionId::ZoomReset], &QAction::triggered, this,
            [this] { m_settings.set(settings::Zoom, settings::Zoom.fallback()); });
    m_settings.follow(settings::ThemeChoice, this, [this](int choice) { showTheme(choice); });
    m_settings.follow(settings::Zoom, this, [this](double factor) { showZoom(factor); });
}

void Appearance::showTheme(int choice)
{
    if (theme::Theme *theme = theme::current())
        theme->choose(static_cast<theme::Choice>(choice));
    for (const auto &[id, shown] : ThemeActions) {
        if (static_cast<int>(shown) == choice)
            m_actions[id]->setChecked(true);
    }
}

void Appearance::showZoom(double factor)
{
    QFont font = m_baseFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    if (font == QApplication::font())
        return;
    QApplication::setFont(font);
    // Qt tells this only the widgets that have no font of their own. Those of headings and code are relative to it.
    for (QWidget *widget : QApplication::allWidgets()) {
        QEvent change(QEvent::FontChange);
        if (widget->testAttribute(Qt::WA_SetFont))
            QCoreApplication::sendEvent(widget, &change);
    }
}

} // namespace window

#include "moc_appearance.cpp"
