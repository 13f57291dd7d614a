#pragma once

#include "lineoffer.h"

#include <QFrame>

class QLabel;
class QTreeWidget;
namespace widgets {
class ToneLabel;
}

namespace designer {

/** The panel below a line that is being typed: a list of words that complete it, a note about it, and the schema that
 * it means. It never has the focus, and its list has a current item only after the user has chosen one. */
class LinePanel final : public QFrame
{
    Q_OBJECT

public:
    explicit LinePanel(QWidget *line);

    /** Lists words without a current one; hides the list if there are none. */
    void setOffers(const QList<LineOffer> &offers);
    [[nodiscard]] bool hasOffers() const { return !m_offers.isEmpty(); }
    [[nodiscard]] const QList<LineOffer> &offers() const { return m_offers; }
    /** The index of the word that the user has chosen in the list; -1 if there is none. */
    [[nodiscard]] int chosen() const;
    /** Chooses the next word or the one before. Before the first word there is none. */
    void step(int by);
    /** Shows a note and a schema; both can be empty. */
    void setMeaning(const QString &note, const QString &schema);
    /** Puts the panel below the line, or above it if there is no room on the screen, and shows it if it has contents.
     */
    void place();

signals:
    /** Emitted when a word of the list is clicked, with its index. */
    void clicked(int index);

private:
    QWidget *m_line;
    QTreeWidget *m_list = nullptr;
    widgets::ToneLabel *m_note = nullptr;
    QLabel *m_schema = nullptr;
    QList<LineOffer> m_offers;
};

} // namespace designer
