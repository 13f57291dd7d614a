#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace support {

/** What a browser has drawn for an SVG file. */
struct DrawnSvg {
    QString fault;          ///< Why it could not be drawn: the error of the XML or of the browser. Empty if it was.
    QStringList texts;      ///< The texts in the picture, in the order of the file.
    QStringList notVisible; ///< Those of them at whose place nothing dark was drawn.
    QStringList outside;    ///< Those of them that are not inside the picture.
};

/** Draws an SVG file in Chromium, which must be installed, and looks at the pixels where its texts are. */
[[nodiscard]] DrawnSvg drawnByBrowser(const QByteArray &svg);

} // namespace support
