#pragma once

class QApplication;

namespace widgets {

/**
 * Makes labels, message boxes and tool tips show their text as it is, from now on. By default Qt interprets a text that
 * looks like HTML, and most texts contain names and messages from files and servers: `<img src="…">` would open a file.
 *
 * A label whose format is set to Qt::RichText keeps it: its class escapes text from elsewhere itself.
 */
void showMarkupAsText(QApplication &application);

} // namespace widgets
