#include "gridfaults.h"

#include <QCoreApplication>

namespace designer {

namespace {
struct GridFaults {
    Q_DECLARE_TR_FUNCTIONS(designer::GridFaults)
};
} // namespace

QString faultText(const operationgrid::Fault &fault)
{
    using Kind = operationgrid::Fault::Kind;
    const QString &argument = fault.argument;
    switch (fault.kind) {
    case Kind::UsedOperationId:
        return GridFaults::tr("Another operation has the operation ID %1.", "%1: operation ID").arg(argument);
    case Kind::UnknownScheme:
        return GridFaults::tr("The definition has no security scheme %1.", "%1: name").arg(argument);
    case Kind::NotAList:
        return GridFaults::tr("Separate names with commas. A name in quotes is not complete.");
    case Kind::NotARequirement:
        return argument.isEmpty()
                   ? GridFaults::tr("A security scheme is missing at the end.")
                   : GridFaults::tr("Can't read \"%1\". Write schemes as in: key | oauth(read, write) + key",
                                    "%1: text")
                         .arg(argument);
    case Kind::NotAFlag:
        return GridFaults::tr("%1 is neither true nor false.", "%1: text").arg(argument);
    case Kind::NotAStatus:
        return GridFaults::tr("%1 is not a status. Use a code, a class such as 4XX, or default.", "%1: text")
            .arg(argument);
    case Kind::NeedsResponse:
        return GridFaults::tr("An operation needs a response in this version of OpenAPI.");
    case Kind::HasLineBreak:
        return GridFaults::tr("Texts of several lines can't be edited in a cell.");
    case Kind::IsFixed:
        return GridFaults::tr("Methods and paths can't be edited here.");
    case Kind::IsElsewhere:
        return GridFaults::tr("The operation is in another file.");
    case Kind::NotEditable:
        return GridFaults::tr("The value has another form in the file. Edit it in Source.");
    }
    return {};
}

} // namespace designer
