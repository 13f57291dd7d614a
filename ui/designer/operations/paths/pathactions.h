#pragma once

#include "pathcommands.h"
#include "pathentry.h"
#include "result.h"

#include <QObject>

namespace designer {

class ListAndForm;
class PathForms;
class PathList;
class ReferencedForm;

/**
 * Makes the edits that the tree of paths and the forms of its entries request, and selects and shows what an edit
 * changed.
 */
class PathActions final : public QObject
{
    Q_OBJECT

public:
    /**
     * Creates the object and connects it to the tree. `forms` are the forms of the path items that are in the document
     * itself, `referenced` the forms of path items that references lead to.
     */
    PathActions(document::Document &document, ListAndForm &page, PathList &list, PathForms &forms,
                ReferencedForm &referenced, QObject *parent = nullptr);

    /** Makes the edits that `forms` request from now on. */
    void connectForms(PathForms &forms);

    /** Returns the selected entries of the tree, or the current one if none is selected. */
    [[nodiscard]] QList<PathEntry> selected() const;
    void addPath();
    void duplicateSelected();
    /** Gives the focus to the name of the current entry in its form. */
    void editName();

private:
    void connectList();
    /** Returns the forms that show an entry: those of the document, or those of the file that its path refers to. */
    [[nodiscard]] PathForms &formsOf(const PathEntry &entry) const;
    /** Returns the commands for the operations of the entry's path, in the path item that has them. */
    [[nodiscard]] PathCommands commandsFor(const PathEntry &entry) const;
    void addWebhook();
    void addOperation(bool isAdditional);
    void moveBy(int by);
    void move(const PathEntry &entry, const PathEntry &sibling);
    // The entry is that of the form: while the form is left, another one is current. It is copied, because the form
    // shows the result before the edit returns.
    /** Renames a path. Returns false if the new name is refused; the path's form says why. */
    bool rename(PathEntry path, const QByteArray &newPath);
    void declareParameter(PathEntry entry, const QByteArray &newPath, const QByteArray &name);
    void changeMethod(PathEntry entry, const QByteArray &method);
    /** Selects the entry that an edit returned, or shows why the edit failed. Returns true if it succeeded. */
    bool finish(const base::Result<PathEntry> &result);

    document::Document &m_document;
    ListAndForm &m_page;
    PathList &m_list;
    PathForms &m_forms;
    ReferencedForm &m_referenced;
};

} // namespace designer
