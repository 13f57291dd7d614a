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

/** Makes `form` the content of `page`, as wide as fields are; sentences below them are wrapped at that width. */
void placeInColumn(forms::Form *form, QWidget *page);

/** Fields tied to places of a definition. At each field stands why it cannot be edited, or what is wrong with its
 * value. */
class BoundForm final : public QWidget
{
    Q_OBJECT

public:
    explicit BoundForm(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    [[nodiscard]] forms::Form &form() const { return *m_form; }
    /** Labels come with retranslate(); object names stay. */
    TextBinding *addText(QLineEdit *edit, const QString &objectName);
    ParagraphBinding *addParagraph(QPlainTextEdit *edit, const QString &objectName, int lines);
    FlagBinding *addFlag(QCheckBox *box, const QString &objectName);
    /** Watches a binding whose control is a field of form() already. */
    void watch(FieldBinding *binding);
    /** A message of the page's own, shown where neither the field's state nor a problem has one. */
    void setNote(QWidget *field, forms::FieldMessage::Kind kind, const QString &text);
    /** Problems of these places are shown at the field besides those of its own. */
    void setFurtherPlaces(QWidget *field, const QList<document::Pointer> &places);

    /** The field for this place, or for the nearest place around it; null when there is none. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    /** Reads all fields and messages again. */
    void refresh();

signals:
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);

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
