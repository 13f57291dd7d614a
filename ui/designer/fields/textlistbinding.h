#pragma once

#include "fieldbinding.h"

class QLineEdit;

namespace designer {

/**
 * Binds a line edit to a list of texts, which the line shows separated by commas. The list is written when the edit is
 * completed.
 */
class TextListBinding final : public FieldBinding
{
    Q_OBJECT

public:
    TextListBinding(document::Document &document, QLineEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Lines; }

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;
    void flush() override;
    [[nodiscard]] bool isDelayed() const override;

private:
    [[nodiscard]] QStringList typedTexts() const;

    document::Document &m_document;
    QLineEdit *m_edit;
};

/**
 * Replaces the items of a list by `texts`. Items that stay the same are not written again; without texts, the member is
 * removed.
 */
base::Result<void> writeTexts(document::Document &document, const document::Pointer &list, const QStringList &texts);
/** Returns the texts of a list, with an empty text for each item of another type. */
[[nodiscard]] QStringList readTexts(const document::Node &list);

} // namespace designer
