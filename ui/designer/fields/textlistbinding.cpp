#include "textlistbinding.h"

namespace designer {

using document::Node;
using document::Value;

bool TextListBinding::acceptsItem(const Node &item) const
{
    return item.isString();
}

QString TextListBinding::textOf(const Node &item) const
{
    return item.text();
}

base::Result<Value> TextListBinding::valueOf(const QString &text) const
{
    return Value::string(text);
}

} // namespace designer

#include "moc_textlistbinding.cpp"
