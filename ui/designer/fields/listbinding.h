#pragma once

#include "fieldbinding.h"

namespace editing {
class ListEdit;
}

namespace designer {

/**
 * Binds a list editor to a list in the document. Each completed entry is one undo step. Entries whose texts stay the
 * same are not written again, and a list without entries is removed from the file.
 */
class ListBinding : public FieldBinding
{
    Q_OBJECT

public:
    ListBinding(document::Document &document, editing::ListEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Lines; }

signals:
    /** Emitted with the reason why a typed text can't be an entry; with an empty text when it is dropped or correct. */
    void invalidTyped(const QString &why);

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;
    void setEditable(bool editable) override;
    /** True if the editor can show this item of the list in a row. */
    [[nodiscard]] virtual bool acceptsItem(const document::Node &item) const = 0;
    [[nodiscard]] virtual QString textOf(const document::Node &item) const = 0;
    [[nodiscard]] virtual base::Result<document::Value> valueOf(const QString &text) const = 0;
    [[nodiscard]] document::Document &document() const { return m_document; }

private:
    [[nodiscard]] bool writeEntries(const QStringList &texts);
    void moveEntry(int from, int to);

    document::Document &m_document;
    editing::ListEdit *m_edit;
};

} // namespace designer
