#pragma once

#include "banner.h"
#include "context.h"
#include "pathtreemodel.h"

#include <QWidget>

namespace designer {

class PathForms;

/** Shows the forms of a path that is a reference below the name of the file that the reference leads to. The forms
 * have a handle of that file, see Workspace::lend(). */
class ReferencedForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ReferencedForm(const Context &context, QWidget *parent = nullptr);

    /** Shows the form of a path or operation whose path is a reference that leads to `target`. */
    void showEntry(const PathEntry &entry, const PathTarget &target);
    /** Stops showing an entry. Its forms are deleted later, and with them the handle of their file. */
    void leave();
    [[nodiscard]] const PathEntry &entry() const { return m_entry; }
    /** Returns where the reference of the shown path leads; std::nullopt while nothing is shown. */
    [[nodiscard]] const std::optional<PathTarget> &target() const { return m_target; }
    /** Returns the definition with the shown path item; null if it can't be edited here. */
    [[nodiscard]] workspace::OpenDefinition *file() const { return m_file; }
    /** Returns file() if it contains `target`, otherwise null: commands must not edit the file of another path. */
    [[nodiscard]] workspace::OpenDefinition *fileOf(const PathTarget &target) const;
    /** Returns the forms that edit file(); null if there is no such file. */
    [[nodiscard]] PathForms *forms() const { return m_forms; }
    /** Shows a path item or operation in Source, in the file that the reference leads to. */
    void openElsewhere(const PathTarget &target);
    void retranslate();

signals:
    /** Emitted when new forms exist, whose signals the owner has to connect. */
    void formsCreated(designer::PathForms *forms);
    /**
     * Forwards Document::aboutToStep() of the file that the reference leads to; stepped() forwards Document::stepped().
     */
    void aboutToStep();
    void stepped(const document::SteppedPlace &place);
    /**
     * Emitted when the file that the reference leads to, which has this address, was edited in these forms or
     * elsewhere.
     */
    void fileChanged(const QString &address, const document::Change &change);

private:
    /** Creates the forms for the file that contains `target`. Does nothing if the file can't be edited here. */
    void openFile(const PathTarget &target);
    void followFile(const PathTarget &target);
    void showForms(PathForms *forms);
    void forgetFile(const workspace::OpenDefinition *definition);
    /**
     * Shows `target` again when control returns to the event loop, unless something else is shown then: the file at its
     * address may be another one.
     */
    void showAgainLater(const PathTarget &target);
    void showBanner();
    void showFile(const QString &name, const QString &open);
    void showMessage(widgets::Banner::Kind kind, const QString &text, const QString &action, const QString &actionName);

    const Context m_context;
    workspace::OpenDefinition &m_api;
    PathEntry m_entry;
    /** Where the reference of the shown path leads; std::nullopt while nothing is shown. */
    std::optional<PathTarget> m_target;
    workspace::OpenDefinition *m_file = nullptr;
    PathForms *m_forms = nullptr;
    widgets::Banner *m_banner = nullptr;
};

} // namespace designer
