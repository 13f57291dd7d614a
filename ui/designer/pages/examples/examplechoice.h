#pragma once

#include "examples.h"

#include <QWidget>

#include <functional>

class QAction;
class QComboBox;
class QPushButton;

namespace designer {

class AddPopup;
class MenuButton;

/** A drop-down list of the named examples of a media type, with a button that adds one and a menu that renames and
 * removes the current one. */
class ExampleChoice final : public QWidget
{
    Q_OBJECT

public:
    /** Creates the choice. `newValue` returns the value that a new example begins with. */
    ExampleChoice(document::Document &document, std::function<document::Value()> newValue, QWidget *parent = nullptr);

    /** Shows the examples of the media type at `holder`; nothing for the root. */
    void setHolder(const document::Pointer &holder);
    [[nodiscard]] bool isEmpty() const { return m_examples.isEmpty(); }
    /** Returns the current example; an entry without a name and places if the media type has none. */
    [[nodiscard]] content::ExampleEntry current() const;
    /** Returns the place of the current example's value, or of the value that an edit creates. The root if the example
     * is in another file. */
    [[nodiscard]] document::Pointer valuePlace() const;
    /** Chooses the example that contains `pointer`. Returns false if none does. */
    bool choose(const document::Pointer &pointer);
    void retranslate();

signals:
    /** Emitted when another example is the current one, or its place has changed. */
    void currentChanged();
    /** Emitted when the user has added or renamed the current example, and may want to edit it. */
    void named();

private:
    void buildWidgets();
    void connectAll();
    void refresh();
    void openNaming(bool isRenaming);
    void name(const QString &text);
    void remove();

    document::Document &m_document;
    std::function<document::Value()> m_newValue;
    document::Pointer m_holder;
    QByteArray m_name;
    QList<content::ExampleEntry> m_examples;
    bool m_isRenaming = false;
    QComboBox *m_names = nullptr;
    QPushButton *m_add = nullptr;
    MenuButton *m_menu = nullptr;
    QAction *m_renameAction = nullptr;
    QAction *m_removeAction = nullptr;
    AddPopup *m_popup = nullptr;
};

} // namespace designer
