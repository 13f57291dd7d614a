#pragma once

#include <QColor>
#include <QPalette>
#include <QStringView>

namespace theme {

/** The purpose of a color. Widgets use roles only. */
enum class Role {
    Window,
    Surface,
    Raised,
    Line,
    Border,
    Text,
    Muted,
    Accent,
    AccentText, ///< Text on an Accent background.
    Selection,
    Ok,
    Warning,
    Error,
    Information,
    Put,
    Patch,
    Added,
    Removed,
    Changed,
};

/** The colors of a theme. Every text role has a contrast of at least 4.5:1 on Window, Surface, Raised and Selection. */
class Palette final
{
public:
    [[nodiscard]] static Palette light();
    [[nodiscard]] static Palette dark();

    [[nodiscard]] bool isDark() const { return m_dark; }
    /** The color of a role in this palette. */
    [[nodiscard]] QColor color(Role role) const;
    /** GET green, POST amber, PUT blue, PATCH purple, DELETE red, others muted. The name may be in any letter case. */
    [[nodiscard]] QColor method(QStringView name) const;
    /** 1xx blue, 2xx green, 3xx violet, 4xx amber, 5xx and 0 (no response) red. */
    [[nodiscard]] QColor status(int code) const;
    /** `color` at 12 % over `base`: the background of badges and banners. */
    [[nodiscard]] QColor tint(const QColor &color, Role base = Role::Surface) const;
    /** The colors as a palette for Qt's controls. */
    [[nodiscard]] QPalette toQPalette() const;

private:
    explicit Palette(bool dark)
        : m_dark(dark)
    {}
    bool m_dark = false;
};

/** The palette of the current theme; the light one before theme::apply(). */
[[nodiscard]] const Palette &palette();
/** Shorthand for palette().color(role). Call it while painting: the color changes with the theme. */
[[nodiscard]] QColor color(Role role);

} // namespace theme
