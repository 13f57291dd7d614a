#pragma once

#include "listbinding.h"

namespace designer {

/** Binds a list editor to a list of texts, such as the tags of an operation. */
class TextListBinding final : public ListBinding
{
    Q_OBJECT

public:
    using ListBinding::ListBinding;

protected:
    [[nodiscard]] bool acceptsItem(const document::Node &item) const override;
    [[nodiscard]] QString textOf(const document::Node &item) const override;
    [[nodiscard]] base::Result<document::Value> valueOf(const QString &text) const override;
};

} // namespace designer
