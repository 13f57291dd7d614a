#include "colors.h"

#include <array>

namespace theme {

namespace {

struct Pair {
    Role role;
    QRgb light;
    QRgb dark;
};

constexpr std::array Table{
    Pair{Role::Window, 0xF5F6F8, 0x14161A},     Pair{Role::Surface, 0xFFFFFF, 0x1B1E24},
    Pair{Role::Raised, 0xFFFFFF, 0x23272F},     Pair{Role::Line, 0xDFE2E8, 0x2C313B},
    Pair{Role::Border, 0x8A93A3, 0x6B7588},     Pair{Role::Text, 0x1B1F27, 0xE7EAF0},
    Pair{Role::Muted, 0x566070, 0xA3ADBD},      Pair{Role::Accent, 0x2A59C9, 0x86ABFF},
    Pair{Role::AccentText, 0xFFFFFF, 0x14161A}, Pair{Role::Selection, 0xDCE6FB, 0x2A3C63},
    Pair{Role::Ok, 0x156F40, 0x56C991},         Pair{Role::Warning, 0x8F5400, 0xE3AC55},
    Pair{Role::Error, 0xBF2529, 0xFF8585},      Pair{Role::Information, 0x0F6C86, 0x5CC4DE},
    Pair{Role::Put, 0x2A59C9, 0x86ABFF},        Pair{Role::Patch, 0x7638B4, 0xC7A2F7},
    Pair{Role::Added, 0xDDF3E6, 0x17382A},      Pair{Role::Removed, 0xFBE1E1, 0x43242A},
    Pair{Role::Changed, 0xFFF0D0, 0x3F3318},
};

struct Method {
    QStringView name;
    Role role;
};

constexpr std::array Methods{
    Method{u"GET", Role::Ok},      Method{u"POST", Role::Warning}, Method{u"PUT", Role::Put},
    Method{u"PATCH", Role::Patch}, Method{u"DELETE", Role::Error},
};

} // namespace

Palette Palette::light()
{
    return Palette(false);
}

Palette Palette::dark()
{
    return Palette(true);
}

QColor Palette::color(Role role) const
{
    for (const Pair &pair : Table) {
        if (pair.role == role)
            return QColor(m_dark ? pair.dark : pair.light);
    }
    return QColor(m_dark ? Qt::white : Qt::black);
}

QColor Palette::method(QStringView name) const
{
    for (const Method &method : Methods) {
        if (name.compare(method.name, Qt::CaseInsensitive) == 0)
            return color(method.role);
    }
    return color(Role::Muted);
}

QColor Palette::status(int code) const
{
    switch (code / 100) {
    case 1:
        return color(Role::Put);
    case 2:
        return color(Role::Ok);
    case 3:
        return color(Role::Patch);
    case 4:
        return color(Role::Warning);
    default:
        return color(Role::Error);
    }
}

QColor Palette::tint(const QColor &tone, Role base) const
{
    constexpr double Share = 0.12;
    const QColor ground = color(base);
    const auto mix = [](int over, int under) { return qRound(over * Share + under * (1 - Share)); };
    return QColor(mix(tone.red(), ground.red()), mix(tone.green(), ground.green()), mix(tone.blue(), ground.blue()));
}

QPalette Palette::toQPalette() const
{
    QPalette result;
    const auto set = [&](QPalette::ColorRole role, Role ours) { result.setColor(role, color(ours)); };
    set(QPalette::Window, Role::Window);
    set(QPalette::WindowText, Role::Text);
    set(QPalette::Base, Role::Surface);
    set(QPalette::AlternateBase, Role::Window);
    set(QPalette::ToolTipBase, Role::Raised);
    set(QPalette::ToolTipText, Role::Text);
    set(QPalette::PlaceholderText, Role::Muted);
    set(QPalette::Text, Role::Text);
    set(QPalette::Button, Role::Surface);
    set(QPalette::ButtonText, Role::Text);
    set(QPalette::BrightText, Role::Error);
    set(QPalette::Highlight, Role::Selection);
    set(QPalette::HighlightedText, Role::Text);
    set(QPalette::Link, Role::Accent);
    set(QPalette::LinkVisited, Role::Patch);
    set(QPalette::Light, Role::Raised);
    set(QPalette::Midlight, Role::Line);
    set(QPalette::Mid, Role::Line);
    set(QPalette::Dark, Role::Border);
    result.setColor(QPalette::Shadow, QColor(0, 0, 0, m_dark ? 120 : 60));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        result.setColor(QPalette::Disabled, role, color(Role::Muted));
    return result;
}

QColor color(Role role)
{
    return palette().color(role);
}

} // namespace theme
