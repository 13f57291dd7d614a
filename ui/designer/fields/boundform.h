#pragma once

#include "context.h"
#include "fieldbinding.h"
#include "form.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QToolButton;

namespace designer {

class FieldMark;
class FlagBinding;
class ParagraphBinding;
class ReviewMarks;
class TextBinding;

/**
 * Makes `form` the only content of `page`, at most as wide as theme::Size::Field. The help texts of the form wrap at
 * that width.
 */
void placeInColumn(forms::Form *form, QWidget *page);

/**
 * A form whose fields are bound to places of a definition. Each field shows why it can't be edited or what is wrong
 * with its value.
 */
class BoundForm final : public QWidget
{
    Q_OBJECT

public:
    explicit BoundForm(const Context &context, QWidget *parent = nullptr);
    /** Completes the edits in the fields of the form. */
    ~BoundForm() override;

    [[nodiscard]] forms::Form &form() const { return *m_form; }
    /** Places the fields in two columns where there is room. Call it before fields are added. */
    void useColumns();
    /**
     * Adds a line edit to the form and binds it to the document. It has no label; the caller sets one when it
     * translates its texts.
     */
    TextBinding *addText(QLineEdit *edit, const QString &objectName);
    /** Adds a field for a text, which is as high as the text, up to a number of lines. */
    ParagraphBinding *addParagraph(QPlainTextEdit *edit, const QString &objectName, int lines);
    FlagBinding *addFlag(QCheckBox *box, const QString &objectName);
    /** Adds messages and the action "Show in Source" to a binding whose control is already a field of form(). */
    void watch(FieldBinding *binding);
    /** Sets a note for a field. The note is shown only if neither the field's state nor a problem of its value has a
     * message, except while the text in the field is refused: then the note is the reason. */
    void setNote(QWidget *field, forms::FieldMessage::Kind kind, const QString &text);
    /** Sets places whose problems are shown at the field, in addition to the problems of the field's own place. */
    void setAdditionalPlaces(QWidget *field, const QList<document::Pointer> &places);

    /** Returns the field for the value at `pointer` or for its nearest ancestor; null if the form has none. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    /** Updates all fields of the form from the document, and their messages. */
    void refresh();

signals:
    /**
     * Forwards FieldBinding::typed() of each field: the user has typed a text and completed it by leaving the field.
     * `before` is the text that the field had, `now` the one that was typed.
     */
    void typed(const QString &before, const QString &now);
    void typingChanged(bool isTyping);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Watched {
        FieldBinding *binding = nullptr;
        QToolButton *sourceButton = nullptr;
        FieldMark *mark = nullptr; ///< Null if nothing is compared.
        forms::FieldMessage::Kind noteKind = forms::FieldMessage::Kind::Information;
        QString note;
        QString failure;
        QList<document::Pointer> places;
    };

    [[nodiscard]] Watched *watchedFor(const QWidget *field);
    void retranslate();
    void refreshMessage(Watched &watched);
    void refreshMessages();
    void addMark(Watched &watched);
    bool showDiagnostic(const Watched &watched);
    /** Shows that the edit of a field breaks clients; false if it does not. */
    bool showBreak(const Watched &watched);
    void showFailure(QWidget *field, const base::Error &error);

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    forms::Form *m_form = nullptr;
    ReviewMarks *m_marks = nullptr; ///< Null if nothing is compared.
    QList<Watched> m_watched;
};

} // namespace designer
