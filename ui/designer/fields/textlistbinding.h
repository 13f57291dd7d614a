#pragma once

#include "fieldbinding.h"

class QLineEdit;

namespace designer {

/** A list of texts on one line, between commas. It is written when the line is left or Return is pressed. */
class TextListBinding final : public FieldBinding
{
    Q_OBJECT

public:
    TextListBinding(document::Document &document, QLineEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Lines; }

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;

private:
    [[nodiscard]] QStringList typedTexts() const;
    void commit();

    document::Document &m_document;
    QLineEdit *m_edit;
};

/** Makes a list of texts hold `texts`: entries that stay are not touched, an empty list takes the member out. */
base::Result<void> writeTexts(document::Document &document, const document::Pointer &list, const QStringList &texts);
/** The texts of a list; other items as empty texts. */
[[nodiscard]] QStringList readTexts(const document::Node &list);

} // namespace designer
