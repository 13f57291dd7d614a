#pragma once

#include "objecttype.h"
#include "pointer.h"

#include <QWidget>

class QPushButton;
namespace document {
struct Change;
}
namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets
namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

class Breadcrumb;
class ObjectForm;
class ReferencePicker;
class SchemaSection;

/**
 * An object inside an operation or a component: the way to it, and its form. Objects inside it are opened in its place.
 * When an edit removes the object, the nearest one around it is shown.
 */
class ObjectPage final : public QWidget
{
    Q_OBJECT

public:
    explicit ObjectPage(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Makes the page a part of the form of the root, which has a title itself. The page shows the root too, instead of
     * emitting rootRequested(). */
    void setEmbedded();
    /** Reads other files too, and the references of this one as they are known. */
    void setReferences(workspace::References &references);

    /** Shows the object at `place`, or the nearest around it. The way starts with the place `root` and its name. */
    void open(const document::Pointer &root, const QString &rootName, const document::Pointer &place);
    [[nodiscard]] const document::Pointer &place() const { return m_place; }
    /** Scrolls to the top of the page, with the focus in its first field: the user has opened the object. */
    void enter();
    /** Shows the object that has this place, and focuses its control if there is one. */
    QWidget *reveal(const document::Pointer &pointer);
    /** True if the page shows the object that has this place, or the one whose table lists it. */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

signals:
    /** The user goes back to the start of the way. */
    void rootRequested();
    /** An edit has removed all objects between the one that was shown and the start of the way. */
    void removed();
    /** Another object is shown. */
    void opened(const document::Pointer &place);
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void show(const document::Pointer &place);
    void showSteps();
    [[nodiscard]] document::Pointer objectFor(const document::Pointer &place) const;
    /** objectFor(), or the schema around it, whose editor shows all that is inside. */
    [[nodiscard]] document::Pointer shownFor(const document::Pointer &place) const;
    void openTarget();
    void openSchema(const document::Pointer &keyword);
    void followEmbedded(const document::Change &change);
    void followRemoval(const document::Change &change);

    workspace::OpenDefinition &m_definition;
    bool m_isOpen = false;
    bool m_isEmbedded = false;
    document::Pointer m_root;
    QString m_rootName;
    document::Pointer m_place;
    Breadcrumb *m_steps = nullptr;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_kind = nullptr;
    ReferencePicker *m_picker = nullptr;
    QPushButton *m_target = nullptr;
    forms::FieldMessage *m_message = nullptr;
    ObjectForm *m_form = nullptr;
    SchemaSection *m_schema = nullptr;
};

} // namespace designer
