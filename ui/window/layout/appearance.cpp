#include "appearance.h"

#include "actions.h"
#include "theme.h"
#include "windowsettings.h"

#include <QApplication>

namespace window {

namespace {

constexpr std::pair<ActionId, theme::Choice> ThemeActions[] = {
    {ActionId::ThemeSystem, theme::Choice::System},
    {ActionId::ThemeLight, theme::Choice::Light},
    {ActionId::ThemeDark, theme::Choice::Dark},
};

} // namespace

Appearance::Appearance(base::Settings &settings, const Actions &actions, QObject *parent)
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
                [this, value = static_cast<int>(choice)] { setTheme(value); });
    connect(m_actions[ActionId::ZoomIn], &QAction::triggered, this,
            [this] { setZoom(m_settings.get(Zoom) + ZoomStep); });
    connect(m_actions[ActionId::ZoomOut], &QAction::triggered, this,
            [this] { setZoom(m_settings.get(Zoom) - ZoomStep); });
    connect(m_actions[ActionId::ZoomReset], &QAction::triggered, this, [this] { setZoom(1.0); });
}

void Appearance::apply()
{
    setTheme(m_settings.get(ThemeChoice));
    setZoom(m_settings.get(Zoom));
}

void Appearance::setTheme(int choice)
{
    m_settings.set(ThemeChoice, choice);
    if (theme::Theme *theme = theme::current())
        theme->choose(static_cast<theme::Choice>(choice));
    for (const auto &[id, shown] : ThemeActions) {
        if (static_cast<int>(shown) == choice)
            m_actions[id]->setChecked(true);
    }
}

void Appearance::setZoom(double factor)
{
    const double bounded = qBound(SmallestZoom, factor, LargestZoom);
    m_settings.set(Zoom, bounded);
    QFont font = m_baseFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * bounded);
    else
        font.setPixelSize(qRound(font.pixelSize() * bounded));
    if (font != QApplication::font())
        QApplication::setFont(font);
}

} // namespace window

#include "moc_appearance.cpp"
