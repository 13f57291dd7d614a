#pragma once

#include "popupframe.h"

#include <functional>

class QLineEdit;
class QListWidget;
class QPushButton;
namespace forms {
class FieldMessage;
}

namespace designer {

/**
 * A popup with one line and a list, in which the user types or picks what is to be added: a status, a media type, the
 * name of a header. Return adds it; Ctrl+Return adds it in the second way, if there is one.
 */
class AddPopup final : public PopupFrame
{
    Q_OBJECT

public:
    /** A text that the list offers, such as "404" with the note "Not Found". */
    struct Offer {
        QString text;
        QString note;
    };
    /** The translated texts of the popup. */
    struct Texts {
        QString label;      ///< The name of the line, such as "Status or component".
        QString add;        ///< The text of the button that adds, such as "Add response".
        QString other = {}; ///< The text of the button that adds in the second way; there is none if it is empty.
    };

    /** Creates the popup. Its controls have object names that begin with `objectName`. */
    AddPopup(const QString &objectName, QWidget *parent);

    void setTexts(const Texts &texts);
    /** Sets which typed texts are complete. Return takes the first offer that begins with any other text. */
    void setComplete(std::function<bool(const QString &)> isComplete) { m_isComplete = std::move(isComplete); }
    /** Shows the popup below `anchor` with these offers, and `text` in its line. */
    void open(QWidget &anchor, const QList<Offer> &offers, const QString &text = {});
    /** Shows below the line why the chosen text could not be added. Call it in a receiver of chosen(); otherwise the
     * popup closes. */
    void refuse(const QString &why);

signals:
    /** Emitted when the user has chosen a text; `isOther` is true for the second way of adding it. */
    void chosen(const QString &text, bool isOther);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildWidgets(const QString &objectName);
    void fill();
    void choose(bool isOther);
    [[nodiscard]] QString chosenText() const;

    QList<Offer> m_offers;
    std::function<bool(const QString &)> m_isComplete;
    bool m_isRefused = false;
    QLineEdit *m_line = nullptr;
    QListWidget *m_list = nullptr;
    forms::FieldMessage *m_message = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_other = nullptr;
};

} // namespace designer
