#pragma once

#include "context.h"
#include "result.h"
#include "shapemodel.h"

#include <QObject>

#include <optional>

namespace designer {

class AddPopup;
class BranchesPopup;
class SchemaActions;
class SchemaTreeView;
class ShapeEdits;

/** What the actions of a schema tree do with its current row: adding, pasting, renaming, moving, extracting schemas,
 * and so on. Each is one undo step. */
class SchemaGestures final : public QObject
{
    Q_OBJECT

public:
    /** The parts of a shape editor that the gestures use. */
    struct Parts {
        ShapeEdits &edits;
        items::ShapeModel &model;
        SchemaTreeView &tree;
        SchemaActions &actions;
    };
    /** Connects the actions of a shape editor. Popups open in `parent`. */
    SchemaGestures(const Context &context, const Parts &parts, QWidget *parent);

    /** Makes the schema of the current row from a sample in JSON. */
    void makeFromSample(const QByteArray &sample);
    void retranslate();

signals:
    /** Emitted after a gesture, with the place to select. If `editsName` is true, its name is to be edited. */
    void made(const openapi::Place &place, bool editsName);
    /** Emitted when a sample is not JSON. Other failures are those of the edits. */
    void failed(const base::Error &error);
    /** Emitted after lines were pasted, with a message about what was added and what not. */
    void pasted(const QString &message, bool areAllAdded);
    /** Emitted when a schema became the component at `component`, whose name the user is to type. */
    void extracted(const document::Pointer &component);
    /** Emitted when the list of values with titles is to get the focus. */
    void titledValuesAdded();

private:
    using Outcome = base::Result<openapi::Place>;
    /** Where a new property goes: the row below which it is listed, and the row whose target gets it. */
    struct PropertyPlace {
        QModelIndex parent;
        shapes::Row into;
    };
    void connectActions();
    void connectRowActions();
    void finish(const Outcome &outcome, bool editsName = false);
    /** Makes a gesture at the current row, as an undo step of this name. */
    void make(const QString &step, const shapes::Gesture &gesture);
    void add(const QByteArray &keyword);
    [[nodiscard]] std::optional<PropertyPlace> placeForProperty() const;
    void addProperty();
    void paste(const QString &text);
    [[nodiscard]] static QString pasteText(qsizetype added, const QStringList &refused);
    [[nodiscard]] shapes::Row rowForBranches(const shapes::Row &row, const QByteArray &keyword) const;
    void askForBranches(const QByteArray &keyword);
    void addBranches(const QByteArray &keyword, const QStringList &references, bool hasDiscriminator);
    void addTitledValues();
    void moveBy(int by);
    void extract();
    void addDiscriminator();
    void askForRefinement();
    void askForComponent();
    void addComponent(const QString &name);

    const Context m_context;
    ShapeEdits *m_edits;
    items::ShapeModel &m_model;
    SchemaTreeView *m_tree;
    SchemaActions *m_actions;
    BranchesPopup *m_branches;
    QWidget *m_parent;
    AddPopup *m_newComponent = nullptr; ///< Made when a component is added for the first time.
    shapes::Row m_newComponentAt;       ///< The row that gets the reference to it.
};

} // namespace designer
