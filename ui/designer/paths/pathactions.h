#pragma once

#include "pathentry.h"
#include "result.h"

#include <QObject>

namespace document {
class Document;
}

namespace designer {

class ListAndForm;
class MethodForm;
class OperationForm;
class PathForm;
class PathList;

/** Makes the edits that the tree of paths and its forms request, and selects and shows what they changed. */
class PathActions final : public QObject
{
    Q_OBJECT

public:
    struct Forms {
        PathForm &path;
        MethodForm &method;
        OperationForm &operation;
    };

    PathActions(document::Document &document, ListAndForm &page, PathList &list, const Forms &forms,
                QObject *parent = nullptr);

    /** The selected entries, or the current one if none is selected. */
    [[nodiscard]] QList<PathEntry> selected() const;
    void addPath();
    void duplicateSelected();

private:
    void connectList();
    void connectForms();
    void addWebhook();
    void addOperation(bool isAdditional);
    void renameCurrent();
    void moveBy(int by);
    void move(const PathEntry &entry, const PathEntry &sibling);
    void renamePath(const QByteArray &newPath);
    void declareParameter(const QByteArray &newPath, const QByteArray &name);
    void changeMethod(const QByteArray &method);
    /** Selects the entry of a successful edit; shows why an edit failed. */
    bool finish(const base::Result<PathEntry> &result);

    document::Document &m_document;
    ListAndForm &m_page;
    PathList &m_list;
    const Forms m_forms;
};

} // namespace designer
