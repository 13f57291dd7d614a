#include "xmlform.h"

#include "bodysource.h"

namespace requests {

using document::Node;

XmlForm xmlFormOf(SchemaLook &look, const openapi::Place &schema, const QByteArray &name,
                  specification::Version version)
{
    using NodeType = XmlForm::NodeType;
    const Node xml = !isPlace(schema) ? Node() : look.keyword(schema, "xml");
    const QByteArray own = xml.member("name").resolved().bytes();
    XmlForm form;
    form.isNamed = !own.isEmpty();
    form.name = form.isNamed ? own : name;
    form.prefix = xml.member("prefix").resolved().bytes();
    form.uri = xml.member("namespace").resolved().bytes();
    form.isWrapped = xml.member("wrapped").resolved().toBool();
    static const QHash<QByteArray, NodeType> types{{"element", NodeType::Element},
                                                   {"attribute", NodeType::Attribute},
                                                   {"text", NodeType::Text},
                                                   {"cdata", NodeType::CData},
                                                   {"none", NodeType::None}};
    if (specification::Since32.contain(version))
        form.type = types.value(xml.member("nodeType").resolved().bytes(), NodeType::Default);
    if (form.type == NodeType::Default && xml.member("attribute").resolved().toBool())
        form.type = NodeType::Attribute;
    return form;
}

} // namespace requests
