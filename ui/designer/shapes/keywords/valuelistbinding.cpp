#include "valuelistbinding.h"

#include "listedit.h"
#include "schematypes.h"
#include "valuetext.h"

namespace designer {

using document::Document;
using document::Node;
using document::Value;

ValueListBinding::ValueListBinding(Document &document, editing::ListEdit *edit)
    : ListBinding(document, edit)
{
    edit->setCodeFont();
}

/** Then `12` is a text too, because no number is valid. */
bool ValueListBinding::isOfTexts() const
{
    return openapi::typesOf(document().snapshot().at(place().pointer.parent())) == QByteArrayList{"string"};
}

base::Result<Value> ValueListBinding::valueOf(const QString &text) const
{
    base::Result<Value> value = document::readValueText(text.toUtf8());
    if (isOfTexts() && (!value || !value->isString()))
        return Value::string(text);
    return value;
}

QString ValueListBinding::textOf(const Node &item) const
{
    if (item.isString() && isOfTexts()) {
        const auto read = document::readValueText(item.bytes());
        const bool isSame = !read || !read->isString() || read->bytes() == item.bytes();
        if (isSame && item.text().trimmed() == item.text() && !item.bytes().isEmpty())
            return item.text();
    }
    return QString::fromUtf8(document::valueTextOf(document().snapshot(), item)).trimmed();
}

bool ValueListBinding::acceptsItem(const Node &item) const
{
    return !textOf(item).isEmpty();
}

} // namespace designer

#include "moc_valuelistbinding.cpp"
