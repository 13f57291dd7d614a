#pragma once

#include "context.h"
#include "error.h"
#include "pointer.h"

#include <QWidget>

class QAction;
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
class LiveReferences;
class OpenDefinition;
} // namespace workspace

namespace designer {

class AddPopup;
class MenuButton;
class ResponsePane;
class StatusTabs;

/** The responses in the page of an operation: tabs by status, and the response of the current tab below them. */
class ResponsesSection final : public QWidget
{
    Q_OBJECT

public:
    ResponsesSection(const Context &context, const workspace::LiveReferences &references, QWidget *parent = nullptr);

    /** Shows the responses of the operation at `operation`. */
    void setOperation(const document::Pointer &operation);
    [[nodiscard]] ResponsePane &pane() const { return *m_pane; }
    /** Returns the status of the current response; an empty text if there is none. */
    [[nodiscard]] QByteArray current() const;
    void setCurrent(const QByteArray &status);
    /** Opens the popup that adds a response. */
    void openAdding();
    void refreshReferences();
    /** Chooses the response that contains `pointer`, shows the control for it, and returns it; null if there is none.
     */
    QWidget *reveal(const document::Pointer &pointer);
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

signals:
    /** Emitted when another response is the current one. */
    void currentChanged();

private:
    void buildWidgets(const workspace::LiveReferences &references);
    void connectAll();
    void refreshIfTouched(const document::Change &change);
    void refresh();
    void showPane();
    void selectCurrent();
    void openRenaming();
    void add(const QString &text, bool hasBody);
    void rename(const QString &text);
    void move(int by);
    void remove();
    void refuse(const base::Error &error);

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    document::Pointer m_place; ///< The place of `responses`.
    bool m_isRenaming = false;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_empty = nullptr;
    StatusTabs *m_tabs = nullptr;
    QPushButton *m_add = nullptr;
    MenuButton *m_menu = nullptr;
    QAction *m_renameAction = nullptr;
    QAction *m_removeAction = nullptr;
    QAction *m_earlierAction = nullptr;
    QAction *m_laterAction = nullptr;
    QAction *m_openAction = nullptr;
    QAction *m_sourceAction = nullptr;
    AddPopup *m_popup = nullptr;
    forms::FieldMessage *m_message = nullptr;
    ResponsePane *m_pane = nullptr;
};

} // namespace designer
