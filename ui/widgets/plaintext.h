#pragma once

class QApplication;

namespace widgets {

/**
 * From now on labels, message boxes and tool tips show their text as it is. Qt interprets what looks like HTML in them
 * by default, and most texts contain names and messages from files and servers: `<img src="…">` would open a file.
 *
 * A label whose format is set to Qt::RichText keeps it: its class escapes what isn't its own.
 */
void showMarkupAsText(QApplication &application);

} // namespace widgets
