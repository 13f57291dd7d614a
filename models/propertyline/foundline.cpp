#include "foundline.h"

#include "linelimits.h"
#include "linetext.h"
#include "schemareader.h"

namespace propertyline {

using document::Node;

namespace {

bool isRequiredIn(const Node &owner, const QByteArray &name)
{
    const Node names = owner.member("required").resolved();
    for (qsizetype i = 0; names.isSequence() && i < names.childCount(); ++i) {
        if (names.childAt(i).resolved().bytes() == name)
            return true;
    }
    return false;
}

} // namespace

FoundLine readLine(const Node &owner, const QByteArray &name, specification::Version version)
{
    FoundLine found;
    found.line.name = QString::fromUtf8(name);
    found.line.isRequired = isRequiredIn(owner, name);
    const Node properties = owner.member("properties").resolved();
    const qsizetype index = properties.isMapping() ? properties.indexOf(name) : -1;
    if (index < 0)
        return found;
    const Node schema = properties.childAt(index);
    SchemaReader reader(version);
    reader.read(schema, found.line);
    found.chips = reader.chips();
    if (lineText(found.line, {}).size() <= MaximumLineLength)
        return found;
    found.line.type = Type();
    found.line.defaultValue.reset();
    found.line.description.clear();
    found.chips.clear();
    for (qsizetype i = 0; i < schema.childCount(); ++i)
        found.chips.append(document::Pointer{schema.keyAt(i)});
    return found;
}

} // namespace propertyline
