#pragma once

#include "context.h"
#include "resourcedraft.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLineEdit;
namespace forms {
class Form;
}

namespace designer {

class DraftFrame;
class PropertyLines;

/**
 * A panel that describes a resource and adds it as one undo step: its name, its properties as lines, and what clients
 * can do with it. The paths, schemas, parameters and responses are shown before they are added.
 */
class NewResourcePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit NewResourcePanel(const Context &context, QWidget *parent = nullptr);

    /** Gives the focus to the name. What was typed before is still there. */
    void open();
    void retranslate();

signals:
    /** Emitted when the resource was added: `operation` is the place of its first operation, `what` says what was added
     * in a few words. */
    void added(const document::Pointer &operation, const QString &what);
    /** Emitted when the user does not want to add a resource. */
    void cancelled();

private:
    void buildWidgets();
    void connectAll();
    void refreshSoon();
    void refresh();
    void refreshScope(const QByteArray &name);
    void add();
    void clear();
    void showNameMessage(const QString &text);
    [[nodiscard]] QByteArray name() const;
    [[nodiscard]] drafts::Resource resource() const;
    [[nodiscard]] bool showFault();

    const Context m_context;
    QTimer m_pause;
    QString m_ownSchema; ///< The name of the schema of the resource.
    forms::Form *m_form = nullptr;
    QLineEdit *m_name = nullptr;
    PropertyLines *m_fields = nullptr;
    QList<std::pair<drafts::ResourceAction, QCheckBox *>> m_actions;
    QCheckBox *m_paging = nullptr;
    DraftFrame *m_frame = nullptr;
    drafts::Additions m_draft;
};

} // namespace designer
