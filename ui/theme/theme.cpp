#include "theme.h"

#include "style.h"
#include "systemscheme.h"

#include <QApplication>
#include <QWidget>

namespace theme {

namespace {

Palette systemPalette(const QApplication &application)
{
    const bool dark = application.palette().color(QPalette::Window).lightness() < 128;
    return dark ? Palette::dark() : Palette::light();
}

/** Visible windows keep the palette that they were created with, so each gets the application's palette again. */
void refreshWindows()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (!window->testAttribute(Qt::WA_SetPalette))
            window->setPalette(QPalette());
    }
}

} // namespace

Theme::Theme(QApplication &application)
    : QObject(&application)
    , m_application(application)
    , m_systemPalette(systemPalette(application))
    , m_palette(m_systemPalette)
{
    application.setFont(startFont(QApplication::font()));
    application.setStyle(new Style);
    askSystemScheme(this, [this](bool prefersDark) {
        m_systemPalette = prefersDark ? Palette::dark() : Palette::light();
        if (m_choice == Choice::System)
            choose(m_choice);
    });
}

void Theme::choose(Choice choice)
{
    m_choice = choice;
    switch (choice) {
    case Choice::System:
        m_palette = m_systemPalette;
        break;
    case Choice::Light:
        m_palette = Palette::light();
        break;
    case Choice::Dark:
        m_palette = Palette::dark();
        break;
    }
    m_application.setPalette(m_palette.toQPalette());
    refreshWindows();
    emit changed();
}

Theme *apply(QApplication &application, Choice choice)
{
    Theme *theme = current();
    if (!theme)
        theme = new Theme(application);
    theme->choose(choice);
    return theme;
}

Theme *current()
{
    return qApp ? qApp->findChild<Theme *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
}

const Palette &palette()
{
    static const Palette fallback = Palette::light();
    const Theme *theme = current();
    return theme ? theme->palette() : fallback;
}

} // namespace theme

#include "moc_theme.cpp"
