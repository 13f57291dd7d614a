#pragma once

#include "listbinding.h"

namespace designer {

/**
 * Binds a list editor to a list of values in a schema, such as `enum`. An entry is written as YAML or JSON or, in a
 * schema of texts, as a text.
 */
class ValueListBinding final : public ListBinding
{
    Q_OBJECT

public:
    ValueListBinding(document::Document &document, editing::ListEdit *edit);

protected:
    [[nodiscard]] bool acceptsItem(const document::Node &item) const override;
    [[nodiscard]] QString textOf(const document::Node &item) const override;
    [[nodiscard]] base::Result<document::Value> valueOf(const QString &text) const override;

private:
    [[nodiscard]] bool isOfTexts() const;
};

} // namespace designer
