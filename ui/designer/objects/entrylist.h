#pragma once

#include "context.h"
#include "pointer.h"

#include <QWidget>

namespace editing {
class ListEdit;
}

namespace designer {

class BoundForm;
class TableSection;
class TextListBinding;

/**
 * The list of texts of the current entry of a table, below the table: the scopes of a scheme in a security requirement.
 * That is the first entry until another one is selected.
 */
class EntryList final : public QWidget
{
    Q_OBJECT

public:
    EntryList(const Context &context, TableSection &table, QWidget *parent = nullptr);
    void retranslate();

private:
    void follow();
    [[nodiscard]] QStringList knownTexts() const;

    document::Document &m_document;
    TableSection &m_table;
    document::Pointer m_entry;
    BoundForm *m_form = nullptr;
    editing::ListEdit *m_edit = nullptr;
    TextListBinding *m_binding = nullptr;
};

} // namespace designer
