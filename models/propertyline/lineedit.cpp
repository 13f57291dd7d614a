#include "lineedit.h"

#include "adoptedforms.h"
#include "foundline.h"
#include "lineschema.h"
#include "memberedit.h"
#include "propertyrename.h"
#include "schemachange.h"
#include "schemaedit.h"

namespace propertyline {

using document::Document;
using document::Node;
using document::Pointer;

namespace {

/** Makes an edit as one undo step, or nothing if it fails. */
template<typename Edit>
base::Result<void> asOneStep(const EditedSchema &edited, Edit edit)
{
    const document::Snapshot before = edited.document.snapshot();
    base::Result<void> done;
    {
        const Document::Step step(edited.document, edited.step);
        done = edit(step);
    }
    edited.document.closeStep();
    if (!done && !edited.document.isAt(before) && edited.document.canUndo())
        edited.document.undo(Document::By::Program);
    return done;
}

Pointer placeOf(const EditedSchema &edited, const QByteArray &name)
{
    return edited.schema / Pointer{"properties", name};
}

/** The schema of a property as it is written, which an alias is not. */
Node writtenSchema(const EditedSchema &edited, const QByteArray &name)
{
    const Node properties = edited.document.snapshot().at(edited.schema / QByteArray("properties"));
    const qsizetype index = properties.isMapping() ? properties.indexOf(name) : -1;
    return index < 0 ? Node() : properties.childAt(index);
}

/** Changes the schema of a property from what it says to what a line says. */
base::Result<void> changeSchema(const EditedSchema &edited, const FoundLine &found, const QByteArray &name, Line line)
{
    const bool isOld = edited.version == specification::Version::V30;
    line.type = withFormsOf(line.type, found.line.type, isOld);
    const document::Snapshot before = edited.document.snapshot();
    SchemaChange change(before);
    const Pointer place = placeOf(edited, name);
    const document::Value old = schemaOf(found.line, edited.version);
    const document::Value now = schemaOf(line, edited.version);
    const bool isUnreadable = found.chips.contains(Pointer());
    if (isUnreadable && old != now)
        return base::Error{base::ErrorCode::Unsupported, place.toString()};
    if (auto done = change.changeSchema(place, old, now); !done)
        return done;
    return edited.document.apply(before, change.edited());
}

} // namespace

base::Result<void> changeLine(const EditedSchema &edited, const QByteArray &name, const Line &line)
{
    if (!writtenSchema(edited, name).exists())
        return base::Error{base::ErrorCode::NotFound, placeOf(edited, name).toString()};
    return asOneStep(edited, [&](const Document::Step &step) -> base::Result<void> {
        const FoundLine found = readLine(edited.document.snapshot().at(edited.schema), name, edited.version);
        if (auto done = changeSchema(edited, found, name, line); !done)
            return done;
        if (line.isRequired != found.line.isRequired) {
            if (auto done = openapi::setRequired(edited.document, edited.schema, name, line.isRequired); !done)
                return done;
        }
        const QByteArray newName = line.name.toUtf8();
        const Pointer place = placeOf(edited, name);
        if (line.name == found.line.name) {
            step.setSubject(document::Subject{place}, document::Subject{place});
            return {};
        }
        step.setSubject(document::Subject{place, true}, document::Subject{placeOf(edited, newName), true});
        return openapi::renameProperty(edited.document, edited.schema, name, newName);
    });
}

base::Result<void> addLines(const EditedSchema &edited, const QList<NewProperty> &lines, qsizetype index)
{
    return asOneStep(edited, [&](const Document::Step &step) -> base::Result<void> {
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const Line &line = lines[i].line;
            const QByteArray name = line.name.toUtf8();
            const Pointer place = placeOf(edited, name);
            if (writtenSchema(edited, name).exists())
                return base::Error{base::ErrorCode::AlreadyExists, line.name};
            const document::Value schema = lines[i].schema.value_or(schemaOf(line, edited.version));
            const bool isFirst = edited.document.snapshot().at(place.parent()).childCount() == 0;
            if (auto done = isFirst ? openapi::setMember(edited.document, place, schema)
                                    : edited.document.insert(place, schema, index < 0 ? -1 : index + i);
                !done)
                return done;
            if (auto done = line.isRequired ? openapi::setRequired(edited.document, edited.schema, name, true)
                                            : base::Result<void>();
                !done)
                return done;
            step.setSubject(std::nullopt, document::Subject{place, true});
        }
        return {};
    });
}

} // namespace propertyline
