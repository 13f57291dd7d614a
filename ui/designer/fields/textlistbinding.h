#pragma once

#include "fieldbinding.h"

class QLineEdit;

namespace designer {

/** A list of texts on one line, separated by commas. It is written when editing is finished. */
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

/** Replaces a list by `texts`. Unchanged items are not rewritten; an empty list removes the member. */
base::Result<void> writeTexts(document::Document &document, const document::Pointer &list, const QStringList &texts);
/** The texts of a list; items of other types are empty texts. */
[[nodiscard]] QStringList readTexts(const document::Node &list);

} // namespace designer
