#pragma once

#include "colors.h"
#include "fonts.h"
#include "icon.h"
#include "measures.h"

#include <QObject>

class QApplication;

namespace theme {

/** The theme that the user chose: light, dark, or the color scheme of the desktop (System). */
enum class Choice { System, Light, Dark };

/**
 * The current theme of the application, which is its parent. Widgets that paint with theme::color() need no connection:
 * Qt sends them QEvent::PaletteChange.
 */
class Theme final : public QObject
{
    Q_OBJECT

public:
    explicit Theme(QApplication &application);

    [[nodiscard]] Choice choice() const { return m_choice; }
    [[nodiscard]] const Palette &palette() const { return m_palette; }
    /** Applies the theme that the user chose immediately. */
    void choose(Choice choice);

signals:
    /** Emitted after the palette of the theme has changed. */
    void changed();

private:
    QApplication &m_application;
    Palette m_systemPalette;
    Palette m_palette;
    Choice m_choice = Choice::System;
};

/** Sets the style, palette and font of the application. The returned object lives as long as the application. May be
 * called more than once. */
Theme *apply(QApplication &application, Choice choice);
/** The theme of the running application, or null before apply(). */
[[nodiscard]] Theme *current();

} // namespace theme
