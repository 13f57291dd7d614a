#pragma once

#include "context.h"
#include "shapemodel.h"

#include <QWidget>

class QVBoxLayout;
namespace forms {
class FieldMessage;
}
namespace widgets {
class Banner;
class Heading;
} // namespace widgets
namespace designer {

class SchemaActions;
class SchemaDetails;
class SchemaGestures;
class SchemaTreeView;
class ShapeEdits;
class ShapeMarks;

/** The editor of the shape of a schema: a tree of the schemas inside it and inside the targets of its references, with
 * buttons for the current row, its keywords, and a sample. The first edit inside a component that other places use says
 * so, and can be made in a copy instead. */
class SchemaSection final : public QWidget
{
    Q_OBJECT

public:
    explicit SchemaSection(const Context &context, QWidget *parent = nullptr);

    ~SchemaSection() override;

    void setPlace(const document::Pointer &schema);
    /** Keeps the keywords of the current row hidden until the user enters the tree, or they are revealed. A page with
     * several schemas is then shown faster and is shorter. */
    void setStartsFolded() { m_startsFolded = true; }
    /** Sets the keywords of the schema itself that have a control elsewhere, so that the section does not show them. */
    void setHidden(const QByteArrayList &keywords) { m_hidden = keywords; }
    /**
     * Selects the row of the schema with the value at `pointer`, and gives the focus to the field of the value or else
     * to the tree. Returns false if there is no such row.
     */
    bool reveal(const document::Pointer &pointer);
    /** Gives the focus to the tree of the schemas. */
    void focusFirst();
    /** True if the row of the schema with the value at `pointer` is the current row. */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    /** Selects the row in which the value at `pointer` is edited, if the tree shows it: in the schema itself or in a
     * reference that is expanded. Returns false if it does not, or if it shows another document. */
    bool follow(const document::Document &document, const document::Pointer &pointer);
    /** Calls follow() of the sections in a form until one shows the place. Returns false if none does. */
    static bool followIn(const QWidget &forms, const document::Document &document, const document::Pointer &pointer);
    /** Returns the definition of the file with the current row if that is another file, otherwise the one in which the
     * last edit was made if that is another; null if it is the definition itself. */
    [[nodiscard]] workspace::OpenDefinition *otherDefinition() const;
    /** Returns otherDefinition() of the section in a form that has the focus; null if none has it. */
    [[nodiscard]] static workspace::OpenDefinition *otherDefinitionIn(const QWidget &forms);
    void retranslate();

signals:
    /** Emitted when a schema became the component at `component`, whose name the user is to type. */
    void extracted(const document::Pointer &component);
    /** Emitted when otherDefinition() may return another definition. */
    void otherDefinitionChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void connectGestures();
    void refresh();
    void showDetails(const shapes::Row *row);
    void showBreak();
    void unfold();
    void keepRoom();
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QModelIndex rowAround(const openapi::Place &place) const;
    void showShared(const QStringList &components, qsizetype uses);
    /** Selects a place after a gesture. If `editsName` is true, editing the name of the selected row starts. */
    void show(const openapi::Place &place, bool editsName);
    void showFailure(const base::Error &error);
    [[nodiscard]] openapi::Place placeOf(const document::Pointer &pointer) const;

    const Context m_context;
    ShapeEdits *m_edits;
    items::ShapeModel m_model;
    QByteArrayList m_hidden;
    bool m_startsFolded = false;
    bool m_isPlacing = false; ///< True while the tree gets another schema.
    bool m_isFolded = false;  ///< True while the keywords of the current row are hidden.
    widgets::Heading *m_title = nullptr;
    SchemaTreeView *m_tree = nullptr;
    ShapeMarks *m_marks = nullptr; ///< Null if nothing is compared.
    SchemaActions *m_actions = nullptr;
    SchemaGestures *m_gestures = nullptr;
    widgets::Banner *m_shared = nullptr;
    forms::FieldMessage *m_message = nullptr;
    QString m_break; ///< What m_message says about the current row unless it has another message.
    QVBoxLayout *m_detailsColumn = nullptr;
    SchemaDetails *m_details = nullptr;
    QWidget *m_room = nullptr; ///< Keeps the room of the details; see keepRoom().
    /** The details of rows in another file, and its address; null while no such row was selected. */
    std::unique_ptr<SchemaDetails> m_fileDetails;
    QString m_fileAddress;
};

} // namespace designer
