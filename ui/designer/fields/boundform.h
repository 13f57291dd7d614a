#pragma once

#include "fieldbinding.h"
#include "form.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QToolButton;
namespace workspace {
class OpenDefinition;
}

namespace designer {

class FlagBinding;
class ParagraphBinding;
class TextBinding;

/** Makes `form` the content of `page`, at most as wide as a field. Help texts wrap at that width. */
void placeInColumn(forms::Form *form, QWidget *page);

/**
 * Fields that are bound to places of a definition. Each field shows why it can't be edited or what is wrong with its
 * value.
 */
class BoundForm final : public QWidget
{
    Q_OBJECT

public:
    explicit BoundForm(workspace::OpenDefinition &definition, QWidget *parent = nullptr);
    /** Completes the edits of its fields. */
    ~BoundForm() override;

    [[nodiscard]] forms::Form &form() const { return *m_form; }
    /** Adds a field without a label; the caller sets the label when it translates its texts. */
    TextBinding *addText(QLineEdit *edit, const QString &objectName);
    ParagraphBinding *addParagraph(QPlainTextEdit *edit, const QString &objectName, int lines);
    FlagBinding *addFlag(QCheckBox *box, const QString &objectName);
    /** Adds messages and "Show in Source" to a binding whose control is already a field of form(). */
    void watch(FieldBinding *binding);
    /** Sets a message for the field. It is shown only when neither the field's state nor a problem has a message,
     * except while the text in the field is refused: then it is the reason. */
    void setNote(QWidget *field, forms::FieldMessage::Kind kind, const QString &text);
    /** Shows problems of these places at the field, in addition to those of its own place. */
    void setAdditionalPlaces(QWidget *field, const QList<document::Pointer> &places);

    /** The field of this place or of its nearest ancestor; null when there is none. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    /** Updates all fields and messages. */
    void refresh();

signals:
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);
    /** As of FieldBinding, for each of the fields. */
    void typed(const QString &before, const QString &now);
    void typingChanged(bool isTyping);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Watched {
        FieldBinding *binding = nullptr;
        QToolButton *sourceButton = nullptr;
        forms::FieldMessage::Kind noteKind = forms::FieldMessage::Kind::Information;
        QString note;
        QString failure;
        QList<document::Pointer> places;
    };

    [[nodiscard]] Watched *watchedFor(const QWidget *field);
    void retranslate();
    void refreshMessage(Watched &watched);
    void refreshMessages();
    bool showDiagnostic(const Watched &watched);
    void showFailure(QWidget *field, const base::Error &error);

    workspace::OpenDefinition &m_definition;
    forms::Form *m_form = nullptr;
    QList<Watched> m_watched;
};

} // namespace designer
