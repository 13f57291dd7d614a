#include "differencedeviations.h"

#include <algorithm>
#include <array>

namespace support {

namespace {

struct Deviation {
    QStringView name;
    QStringView reason;
};

constexpr QStringView WrongType = u"the type is string or integer, so that `properties` or the format has no effect "
                                  u"(JSON Schema 2020-12, validation §4.2)";
constexpr QStringView ManyChanges =
    u"the documents differ in security and types too, which the checker does not report";

constexpr std::array Deviations{
    Deviation{u"Breaking_AddPattern", u"the property is readOnly, so that requests do not have it"},
    Deviation{u"Breaking_AddPatternRecursive", u"the property is readOnly, so that requests do not have it"},
    Deviation{u"ResponsePropertyAllOfRemoved", u"the removed branches demand nothing that the others do not"},
    Deviation{u"Breaking_AddedEnum", ManyChanges},
    Deviation{u"Breaking_Comments", ManyChanges},
    Deviation{u"Breaking_ModifiedExtension", ManyChanges},
    Deviation{u"RequestPropertyMarkedOptional", u"the new document requires a property with an empty name"},
    Deviation{u"RequestPropertyMarkedRequired", u"the old document requires a property with an empty name"},
    Deviation{u"ResponseBodyDependentRequiredChanged", u"requiring more narrows what responses can be"},
    Deviation{u"ResponsePropertyPatternChanged",
              u"a required property becomes write-only, so that responses do not have it"},
    Deviation{u"RequestPropertyFormatChangedCheck", WrongType},
    Deviation{u"ResponsePropertyFormatChangedCheck", WrongType},
    Deviation{u"ResponsePropertyFormatRemovedCheck", WrongType},
    Deviation{u"ResponsePropertyTypeChangedCheck", WrongType},
    Deviation{u"ResponseSchemaTypeMultiCheck", WrongType},
};

} // namespace

QString deviationOf(const QString &name)
{
    const auto found = std::ranges::find(Deviations, QStringView(name), &Deviation::name);
    return found == Deviations.end() ? QString() : found->reason.toString();
}

} // namespace support
