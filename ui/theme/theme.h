#pragma once

#include "colors.h"
#include "fonts.h"
#include "icon.h"
#include "measures.h"

#include <QObject>

class QApplication;

namespace theme {

/** What the person chose; System follows the desktop. */
enum class Choice { System, Light, Dark };

/**
 * The look in force, a child of the application. Widgets that paint with theme::color() need no connection: Qt sends
 * them QEvent::PaletteChange.
 */
class Theme final : public QObject
{
    Q_OBJECT

public:
    explicit Theme(QApplication &application);

    [[nodiscard]] Choice choice() const { return m_choice; }
    [[nodiscard]] const Palette &palette() const { return m_palette; }
    /** Applies the choice immediately. */
    void choose(Choice choice);

signals:
    /** The palette is another one. */
    void changed();

private:
    QApplication &m_application;
    Palette m_systemPalette;
    Palette m_palette;
    Choice m_choice = Choice::System;
};

/** Gives the application its style, palette and font; the answer lives as long as the application. May be called again.
 */
Theme *apply(QApplication &application, Choice choice);
/** The theme of the running application, or null before apply(). */
[[nodiscard]] Theme *current();

} // namespace theme
