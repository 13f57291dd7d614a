#include "context.h"

#include "definitionview.h"
#include "navigator.h"
#include "operations.h"
#include "references.h"
#include "workspace.h"

namespace designer {

using navigation::View;

document::Document &Context::document() const
{
    return file.document();
}

navigation::Location Context::at(const document::Pointer &pointer) const
{
    return {references.addressOf(file), pointer};
}

Context Context::in(workspace::OpenDefinition &other) const
{
    return {other, api, workspace, references, navigator, store, settings, policies, nullptr, commits, drills};
}

Context Context::inside(ObjectOpener &opener) const
{
    Context inner = *this;
    inner.objects = &opener;
    return inner;
}

void Context::select(const document::Pointer &pointer, const QWidget &in) const
{
    navigator.set(at(pointer), in);
}

void Context::showInSource(const document::Pointer &pointer, const QWidget &from) const
{
    navigator.show(at(pointer), View::Source, &from);
}

void Context::showInSource(const base::Span &span, const QWidget &from) const
{
    navigator.show({references.addressOf(file), {}, navigation::Part::Text, span}, View::Source, &from);
}

void Context::showForm(const document::Pointer &pointer, const QWidget &from) const
{
    navigator.show(at(pointer), View::Form, &from);
}

void Context::showSettings(const document::Pointer &pointer, const QWidget &from) const
{
    const definition::DefinitionView view(api.document().snapshot());
    navigator.show({references.addressOf(api), view.extension() / pointer}, View::Settings, &from);
}

void Context::composeRequest(const QByteArray &path, const QByteArray &method, const QWidget &from) const
{
    navigator.show({references.addressOf(api), openapi::operationPointer({"paths", path}, method)}, View::Composer,
                   &from);
}

void Context::tryForbidden(const QByteArray &path, const QByteArray &method, const QWidget &from) const
{
    navigator.show({references.addressOf(api), openapi::operationPointer({"paths", path}, method)}, View::Tries, &from);
}

void Context::enterObject(const document::Pointer &place, const QWidget &from) const
{
    if (objects)
        objects->enterObject(place);
    else
        showForm(place, from);
}

} // namespace designer
