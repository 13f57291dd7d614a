#pragma once

#include <QColor>
#include <QPalette>
#include <QStringView>

namespace theme {

/** The purpose of a color. Widgets ask for the color of a role and never name a color themselves. */
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

/**
 * The colors of the light or of the dark theme. Every text role has a contrast of at least 4.5:1 on Window, Surface,
 * Raised and Selection.
 */
class Palette final
{
public:
    [[nodiscard]] static Palette light();
    [[nodiscard]] static Palette dark();

    [[nodiscard]] bool isDark() const { return m_dark; }
    /** Returns the color that a role has in this palette. */
    [[nodiscard]] QColor color(Role role) const;
    /**
     * Returns the color of an HTTP method: GET green, POST amber, PUT blue, PATCH purple, DELETE red, others muted. The
     * name may be in any letter case.
     */
    [[nodiscard]] QColor method(QStringView name) const;
    /**
     * Returns the color of an HTTP status code: 1xx blue, 2xx green, 3xx violet, 4xx amber, 5xx and 0 (no response)
     * red.
     */
    [[nodiscard]] QColor status(int code) const;
    /** Returns `color` at 12 % over the color of the role `base`, for the background of badges and banners. */
    [[nodiscard]] QColor tint(const QColor &color, Role base = Role::Surface) const;
    /** Returns the colors of this palette as a QPalette for Qt's controls. */
    [[nodiscard]] QPalette toQPalette() const;

private:
    explicit Palette(bool dark)
        : m_dark(dark)
    {}
    bool m_dark = false;
};

/** Returns the palette of the current theme; the light one before theme::apply(). */
[[nodiscard]] const Palette &palette();
/** Shorthand for palette().color(role). Call it while painting: the color changes with the theme. */
[[nodiscard]] QColor color(Role role);

} // namespace theme
