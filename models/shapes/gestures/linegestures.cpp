#include "linegestures.h"

#include "gesturestep.h"
#include "lineedit.h"
#include "propertyowner.h"
#include "rowgestures.h"
#include "valuegestures.h"

namespace shapes {

using document::Document;
using document::Pointer;
using propertyline::Line;

propertyline::LineScope lineScope(const document::Snapshot &snapshot, specification::Version version)
{
    propertyline::LineScope scope{{}, version};
    const document::Node schemas = snapshot.at({"components", "schemas"});
    for (qsizetype i = 0; schemas.isMapping() && i < schemas.childCount(); ++i) {
        const QByteArray name = schemas.keyAt(i);
        if (!name.startsWith("x-"))
            scope.components.append(QString::fromUtf8(name));
    }
    return scope;
}

QSet<QString> takenNames(const document::Snapshot &snapshot, const Row &row)
{
    const Pointer owner = propertyOwner(snapshot, row.target.pointer);
    const document::Node properties = snapshot.at(owner / QByteArray("properties"));
    QSet<QString> names;
    for (qsizetype i = 0; properties.isMapping() && i < properties.childCount(); ++i)
        names.insert(QString::fromUtf8(properties.keyAt(i)));
    return names;
}

propertyline::FoundLine lineOf(const document::Snapshot &snapshot, const Row &row)
{
    propertyline::FoundLine found = propertyline::readLine(snapshot.at(row.written.owner), row.written.name,
                                                           row.version);
    found.line.isRequired = row.isRequired;
    return found;
}

Outcome setLine(const Editing &editing, const Row &row, const Line &line)
{
    if (row.kind != RowKind::Property)
        return unsupported(row);
    QStringList addresses{row.address};
    for (const MergedSchema &schema : row.requiredBy)
        addresses.append(schema.place.address);
    return inSteps(editing, addresses, [&]() -> Outcome {
        Line schema = line;
        schema.name = QString::fromUtf8(row.written.name);
        schema.isRequired = row.written.isRequired;
        Outcome done = inStep(editing, row, row.place(), [&](Document &document) {
            return placeOr(propertyline::changeLine({document, row.written.owner, row.version, editing.step},
                                                    row.written.name, schema),
                           row.written.pointer);
        });
        if (done && line.isRequired != row.isRequired)
            done = setRequired(editing, row, line.isRequired);
        if (done && line.name != schema.name)
            done = rename(editing, row, line.name.toUtf8());
        return done;
    });
}

Outcome addLines(const Editing &editing, const Row &row, const QList<propertyline::NewProperty> &lines)
{
    if (row.state != openapi::ReferenceState::Resolved || lines.isEmpty())
        return unsupported(row);
    return inStep(editing, row, row.target, [&](Document &document) {
        const Pointer owner = propertyOwner(document.snapshot(), row.target.pointer);
        return placeOr(propertyline::addLines({document, owner, row.version, editing.step}, lines),
                       owner / Pointer{"properties", lines.last().line.name.toUtf8()});
    });
}

} // namespace shapes
