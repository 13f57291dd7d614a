#pragma once

#include "context.h"
#include "pathentry.h"

#include <QObject>

namespace drafts {
struct Request;
}

namespace designer {

class ListAndForm;
class NewResourcePanel;
class PastePanel;
class PathClipboard;
class PathList;
struct PastePlan;

/** Shows the panels that add several things to the paths of a definition in one step, and says afterwards what was
 * added, with a button that undoes it. */
class PathIntentions final : public QObject
{
    Q_OBJECT

public:
    PathIntentions(const Context &context, ListAndForm &page, PathList &list, PathClipboard &clipboard,
                   QObject *parent = nullptr);

    /** Shows the panel for a new resource, with the focus in its name. */
    void openNewResource();
    /** Shows the panel for a text that the user has. JSON becomes the body of what is at `place`. */
    void openPaste(const document::Pointer &place);
    /** Adds what is in the clipboard: copied entries, a request, JSON or a part of an API. */
    void paste(const document::Pointer &place);
    /** Adds the operation of a request, and goes to it. */
    void addRequest(const drafts::Request &request);
    void retranslate();

signals:
    /** Emitted when a panel is to be replaced by the form of the current entry. */
    void closed();

private:
    /** Adds what a plan adds. Returns why it can't be added, or an empty text. */
    [[nodiscard]] QString add(const PastePlan &plan);
    void showAdded(const document::Pointer &place, const QString &text);

    const Context m_context;
    ListAndForm &m_page;
    PathList &m_list;
    PathClipboard &m_clipboard;
    PastePanel *m_paste = nullptr;          ///< Made when it is opened for the first time.
    NewResourcePanel *m_resource = nullptr; ///< Made when it is opened for the first time.
};

} // namespace designer
