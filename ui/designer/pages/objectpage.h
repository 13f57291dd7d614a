#pragma once

#include "context.h"
#include "objecttype.h"
#include "pointer.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;
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

namespace designer {

class Breadcrumb;
class ObjectForm;
class ParameterForm;
class ReferencePicker;
class SchemaSection;

/**
 * A page with the form of an object inside an operation or a component, below a breadcrumb that leads to the object.
 * Objects inside it open in the same page. When an edit removes the object, the page shows its nearest ancestor.
 */
class ObjectPage final : public QWidget, private ObjectOpener
{
    Q_OBJECT

public:
    explicit ObjectPage(const Context &context, QWidget *parent = nullptr);
    /** Completes the edits in the form, while the form is whole. */
    ~ObjectPage() override;

    /** Makes the page a part of the form of the root, which has a title itself. The page then shows the root's own form
     * too, instead of emitting rootRequested(). */
    void setEmbedded();

    /**
     * Shows the object at `place` or, if it does not exist, its nearest ancestor. The breadcrumb starts with the
     * operation or component at `root`, which is called `rootName`.
     */
    void open(const document::Pointer &root, const QString &rootName, const document::Pointer &place);
    [[nodiscard]] const document::Pointer &place() const { return m_place; }
    /**
     * Scrolls to the top of the page and gives the focus to its first field. Called when the user has opened the
     * object.
     */
    void enter();
    /**
     * Shows the object that contains the value at `pointer`, and focuses and returns the control for the value; returns
     * null if there is none.
     */
    QWidget *reveal(const document::Pointer &pointer);
    /**
     * True if the page already shows the object that contains the value at `pointer`, or the one whose table lists that
     * object.
     */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

signals:
    /** Emitted when the user goes back to the root, the start of the breadcrumb. */
    void rootRequested();
    /**
     * Emitted when an edit has removed the shown object and all its ancestors below the root, so that the page has
     * nothing to show.
     */
    void removed();
    /** Emitted when the page shows another object, which is at `place`. */
    void opened(const document::Pointer &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void show(const document::Pointer &place);
    void enterObject(const document::Pointer &place) override;
    void showSteps();
    [[nodiscard]] document::Pointer objectFor(const document::Pointer &place) const;
    /**
     * Returns the place of the object whose form shows the value at `place`: objectFor(), the outermost schema around
     * that object, whose editor shows all that is inside, or the parameter or header with that schema.
     */
    [[nodiscard]] document::Pointer shownFor(const document::Pointer &place) const;
    void showParameter(specification::ObjectKind kind);
    [[nodiscard]] bool isParameterShown() const;
    void openTarget();
    void openSchema(const document::Pointer &keyword);
    void followEmbedded(const document::Change &change);
    void followRemoval(const document::Change &change);

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    bool m_isOpen = false;
    bool m_isEmbedded = false;
    document::Pointer m_root;
    QString m_rootName;
    document::Pointer m_place;
    Breadcrumb *m_steps = nullptr;
    QVBoxLayout *m_column = nullptr;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_kind = nullptr;
    ReferencePicker *m_picker = nullptr;
    QPushButton *m_target = nullptr;
    forms::FieldMessage *m_message = nullptr;
    ObjectForm *m_form = nullptr;
    ParameterForm *m_parameter = nullptr; ///< Made when a parameter or header is shown for the first time.
    SchemaSection *m_schema = nullptr;
};

} // namespace designer
