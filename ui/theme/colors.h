#pragma once

#include <QColor>
#include <QPalette>
#include <QStringView>

namespace theme {

/** What a colour means. Pages name roles and never a colour. */
enum class Role {
    Window,
    Surface,
    Raised,
    Line,
    Border,
    Text,
    Muted,
    Accent,
    AccentText, ///< Text on a field of Accent.
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

/** The colours of one theme. Every text role has at least 4.5:1 on Window, Surface, Raised and Selection. */
class Palette final
{
public:
    [[nodiscard]] static Palette light();
    [[nodiscard]] static Palette dark();

    [[nodiscard]] bool isDark() const { return m_dark; }
    /** The colour of a role in this palette. */
    [[nodiscard]] QColor color(Role role) const;
    /** GET green, POST amber, PUT blue, PATCH purple, DELETE red, others muted; the name may have any case. */
    [[nodiscard]] QColor method(QStringView name) const;
    /** 1xx blue, 2xx green, 3xx violet, 4xx amber, 5xx and 0 (no response) red. */
    [[nodiscard]] QColor status(int code) const;
    /** `color` at 12 % over `base`: the ground of badges and banners. */
    [[nodiscard]] QColor tint(const QColor &color, Role base = Role::Surface) const;
    /** The same for the controls of Qt. */
    [[nodiscard]] QPalette toQPalette() const;

private:
    explicit Palette(bool dark)
        : m_dark(dark)
    {}
    bool m_dark = false;
};

/** The palette of the theme in force; the light one before theme::apply(). */
[[nodiscard]] const Palette &palette();
/** Shorthand for palette().color(role). Read it while painting: it changes with the theme. */
[[nodiscard]] QColor color(Role role);

} // namespace theme
