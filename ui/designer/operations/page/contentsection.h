#pragma once

#include "context.h"
#include "pointer.h"
#include "result.h"

#include <QWidget>

class QAction;
class QComboBox;
class QPushButton;
namespace document {
struct Change;
}
namespace forms {
class FieldMessage;
}
namespace widgets {
class ToneLabel;
}
namespace workspace {
class OpenDefinition;
} // namespace workspace

namespace designer {

class AddPopup;
class FoldedSection;
class MenuButton;
class PartsRow;
class SchemaSection;

/**
 * The media types of a request body or response, as a drop-down list in which they are added, renamed and removed, and
 * the schema of the current one. Controls have object names that begin with the name of the section.
 */
class ContentSection final : public QWidget
{
    Q_OBJECT

public:
    ContentSection(const Context &context, const QString &objectName, QWidget *parent = nullptr);

    /** Shows the `content` of the object at `owner`; nothing for the root. */
    void setOwner(const document::Pointer &owner);
    /** Returns the place of the current media type, after following its reference; the root if there is none. */
    [[nodiscard]] document::Pointer mediaType() const;
    [[nodiscard]] QByteArray current() const { return m_current; }
    void setCurrent(const QByteArray &mediaType);
    /** Opens the popup that adds a media type. */
    void openAdding();
    /** Gives the focus to what the user edits first in a new media type: the button that adds a part, or the schema. */
    void focusFirst();
    /** Chooses the media type that contains `pointer`, and shows the control for it. Returns null if the section has
     * none; the examples are in another panel. */
    QWidget *reveal(const document::Pointer &pointer);
    /** True if the section shows a control for the value at `pointer`. */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

signals:
    void currentChanged();

private:
    void buildWidgets();
    void buildMenu();
    void connectAll();
    void refreshIfTouched(const document::Change &change);
    void refresh();
    void showTypes();
    void showSchema();
    void showRestTitle();
    void add(const QString &name);
    void rename(const QString &name);
    void remove();
    void addSchema();
    void openRenaming();
    void report(const base::Result<document::Pointer> &result);
    [[nodiscard]] QWidget *newRest(QWidget *parent);
    [[nodiscard]] document::Pointer schemaPlace() const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    QString m_name;
    document::Pointer m_owner;
    QByteArray m_current;
    bool m_isRenaming = false;
    widgets::ToneLabel *m_empty = nullptr;
    QComboBox *m_types = nullptr;
    QPushButton *m_add = nullptr;
    MenuButton *m_menu = nullptr;
    QAction *m_renameAction = nullptr;
    QAction *m_removeAction = nullptr;
    QAction *m_openAction = nullptr;
    QAction *m_sourceAction = nullptr;
    AddPopup *m_popup = nullptr;
    forms::FieldMessage *m_message = nullptr;
    QPushButton *m_addSchema = nullptr;
    PartsRow *m_parts = nullptr;
    SchemaSection *m_schema = nullptr; ///< Made when a media type with a schema is shown for the first time.
    QWidget *m_schemaBox = nullptr;
    FoldedSection *m_rest = nullptr;
};

} // namespace designer
