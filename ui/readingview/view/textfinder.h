#pragma once

#include "textposition.h"

#include <QObject>
#include <QString>
#include <QTimer>

namespace readingview {

class ReadingView;

/** Finds a text in a ReadingView. Reads the entries of the document in short steps, so that the window stays
 * responsive. */
class TextFinder final : public QObject
{
    Q_OBJECT

public:
    explicit TextFinder(ReadingView &view);

    /** Starts to find the next place of a text after the view's cursor, continuing from the start of the document after
     * its end. Ignores letter case. */
    void findNext(const QString &text);
    void stop() { m_step.stop(); }

signals:
    /** The search has ended. If the text was found, it is selected in the view. */
    void finished(bool isFound);

private:
    void search();
    [[nodiscard]] bool searchEntry(qsizetype entry, const TextPosition &after);

    ReadingView &m_view;
    QTimer m_step;
    QString m_text;
    TextPosition m_start;
    qsizetype m_searched = 0; ///< The number of entries that were searched so far.
};

} // namespace readingview
