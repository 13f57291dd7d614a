#pragma once

#include "context.h"
#include "definitionhandle.h"
#include "shapemodel.h"
#include "sharededit.h"

#include <QSet>

#include <map>

namespace designer {

/** Makes the gestures of a shape editor in its definition, and in the other files that the definition refers to. Each
 * gesture is one undo step. */
class ShapeEdits final : public QObject, public items::ShapeSource, public shapes::EditedDocuments
{
    Q_OBJECT

public:
    using Outcome = shapes::Outcome;

    /** Creates the edits of the file of a context. What changes while `form` has the focus was edited in its fields. */
    ShapeEdits(const Context &context, QWidget *form);
    ~ShapeEdits() override;

    /** Begins with another schema: the next edit of each component is announced again. */
    void startOver();
    /** The address of the definition. */
    [[nodiscard]] QString address() const;
    /** Returns the definition of the document at an address, loaded if necessary; null if it can't be loaded. */
    [[nodiscard]] workspace::OpenDefinition *definitionAt(const QString &address);
    /** The address of the document in which the last step was made that can be undone; empty before the first. */
    [[nodiscard]] const QString &editedLast() const { return m_editedLast; }
    /** The number of references to a schema, as of the last time that references were read. */
    [[nodiscard]] qsizetype countUses(const openapi::Place &schema) const;

    /** Makes a gesture at a row as an undo step called `step`. Emits failed() if it fails, and sharedEdited() for the
     * first edit of a component that other places use, too. */
    Outcome make(const QString &step, const shapes::Row &row, const shapes::Gesture &gesture);
    /** Sets the current row, whose keywords are edited in fields beside the tree: their edits are announced, too. */
    void setCurrent(const shapes::Row *row);
    /** Takes the last edit back and makes it in copies of the components, which replace the references. */
    Outcome onlyHere();
    /** True if onlyHere() can be called: the last edit has changed shared components, and nothing has changed since. */
    [[nodiscard]] bool canBeOnlyHere();

    [[nodiscard]] shapes::ShapeReader reader() override;
    [[nodiscard]] document::Snapshot textAt(const QString &address) override;
    [[nodiscard]] bool canEdit(const QString &address) override;
    [[nodiscard]] bool perform(Act act, const shapes::Row &row, const shapes::Gesture &gesture) override;
    void refuseLine(const propertyline::LineFault &fault) override { emit lineRefused(fault); }
    [[nodiscard]] document::Document *find(const QString &address) override;
    [[nodiscard]] openapi::DocumentSet set() override;

signals:
    /** Emitted after an edit of the definition or of another file whose rows were edited. */
    void documentChanged(const QString &address, const document::Change &change);
    /** Emitted after a property was added in the tree. */
    void propertyAdded(const openapi::Place &property);
    /** Emitted when other files may have other texts. */
    void documentsRead();
    void failed(const base::Error &error);
    /** Emitted when a property was typed as a line that has no meaning. */
    void lineRefused(const propertyline::LineFault &fault);
    /** Emitted after an edit of components that `uses` places use together. */
    void sharedEdited(const QStringList &components, qsizetype uses);
    /** Emitted when onlyHere() can't be called any more: the user has undone or redone a step, or closed a file. */
    void sharedEditOver();

private:
    void announce(const SharedEdit &edit);
    /** The innermost component on a way that other places use, too. */
    [[nodiscard]] std::optional<openapi::Place> sharedOn(const QList<shapes::Hop> &way) const;
    /** Follows the edits of a document until `context` is destroyed. An empty address is that of the definition, which
     * can change. */
    void watch(const QString &address, document::Document &document, const QObject &context);
    void forgetLast();
    void forgetFile(const QString &address);
    void follow(const QString &address, const document::Change &change);
    void followField(const QString &address);
    [[nodiscard]] bool takeBack(const EditedText &text);
    void putBack(const EditedText &text, const QString &step);

    const Context m_context;
    const QWidget *m_form;
    struct LentFile {
        workspace::DefinitionHandle definition;
        std::unique_ptr<QObject> connections; ///< The context of the connections with the definition.
    };
    std::map<QString, LentFile> m_files; ///< The other files, by address.
    mutable QHash<openapi::Place, qsizetype> m_uses;
    QSet<openapi::Place> m_announced;
    std::optional<SharedEdit> m_last;     ///< The last edit of components that other places use.
    std::optional<shapes::Row> m_current; ///< The current row, if it is inside a component.
    document::Snapshot m_currentText;     ///< The document with the current row, before an edit in a field.
    QString m_editedLast;
    bool m_isMaking = false;
    bool m_isTakenBack = false; ///< True while a field that has lost the focus has taken its step back.
    std::map<QString, document::Snapshot> m_before; ///< The texts that the gesture that is being made can edit.
};

} // namespace designer
