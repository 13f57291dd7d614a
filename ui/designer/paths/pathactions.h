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

/** Makes the edits that the tree of paths and its forms request, and selects and shows what they changed. */
class PathActions final : public QObject
{
    Q_OBJECT

public:
    /** `forms` are those of the document's own path items. */
    PathActions(document::Document &document, ListAndForm &page, PathList &list, PathForms &forms,
                ReferencedForm &referenced, QObject *parent = nullptr);

    /** Makes the edits that these forms request. */
    void connectForms(PathForms &forms);

    /** The selected entries, or the current one if none is selected. */
    [[nodiscard]] QList<PathEntry> selected() const;
    void addPath();
    void duplicateSelected();
    /** Gives the focus to the name of the current entry. */
    void editName();

private:
    void connectList();
    /** The forms that show the entry. */
    [[nodiscard]] PathForms &formsOf(const PathEntry &entry) const;
    /** For the operations of the entry's path, where they are. */
    [[nodiscard]] PathCommands commandsFor(const PathEntry &entry) const;
    void addWebhook();
    void addOperation(bool isAdditional);
    void moveBy(int by);
    void move(const PathEntry &entry, const PathEntry &sibling);
    // The entry is that of the form: while the form is left, another one is current. It is copied, because the form
    // shows the result before the edit returns.
    /** False if the name is refused, which the form says. */
    bool rename(PathEntry path, const QByteArray &newPath);
    void declareParameter(PathEntry entry, const QByteArray &newPath, const QByteArray &name);
    void changeMethod(PathEntry entry, const QByteArray &method);
    /** Selects the entry of a successful edit; shows why an edit failed. */
    bool finish(const base::Result<PathEntry> &result);

    document::Document &m_document;
    ListAndForm &m_page;
    PathList &m_list;
    PathForms &m_forms;
    ReferencedForm &m_referenced;
};

} // namespace designer
