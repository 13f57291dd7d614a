#include "parameterpreview.h"

#include "examplefix.h"
#include "objectplace.h"
#include "parameterstyle.h"
#include "previewline.h"
#include "refs.h"
#include "runpacer.h"
#include "worker.h"
#include "workspace.h"

#include <QEvent>
#include <QVBoxLayout>

#include <optional>

namespace designer {

using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;
using specification::ObjectKind;

namespace {

/** The object that has `schema` and examples: the parameter, or the media type of its content. */
Pointer valueOwner(const Snapshot &snapshot, const Pointer &parameter)
{
    const Pointer content = parameter / QByteArray("content");
    const Node types = snapshot.at(content);
    if (!types.isMapping() || types.childCount() == 0)
        return parameter;
    const openapi::Resolution type = openapi::resolveAt(snapshot, content / types.keyAt(0));
    return type.isResolved() ? type.target : content / types.keyAt(0);
}

std::optional<Value> valueOf(const Node &node)
{
    const auto value = node.resolved().value();
    return node.exists() && value ? std::optional(*value) : std::nullopt;
}

std::optional<Value> ownExample(const Snapshot &snapshot, const Pointer &owner)
{
    if (const auto value = valueOf(snapshot.at(owner / QByteArray("example"))))
        return value;
    const Pointer examples = owner / QByteArray("examples");
    const Node entries = snapshot.at(examples);
    if (!entries.isMapping() || entries.childCount() == 0)
        return std::nullopt;
    const Node example = openapi::resolveAt(snapshot, examples / entries.keyAt(0)).node;
    const auto data = valueOf(example.member("dataValue"));
    return data ? data : valueOf(example.member("value"));
}

std::optional<Value> exampleOf(const Snapshot &snapshot, const Pointer &owner, lint::ExampleUse use)
{
    if (const auto value = ownExample(snapshot, owner))
        return value;
    const Pointer schema = owner / QByteArray("schema");
    if (!snapshot.at(schema).exists())
        return std::nullopt;
    const auto made = lint::makeExample(snapshot, {owner / QByteArray("example"), schema, use, false});
    return made ? std::optional(*made) : std::nullopt;
}

} // namespace

ParameterPreview::ParameterPreview(workspace::OpenDefinition &definition, QWidget *parent)
    : QWidget(parent)
    , m_definition(definition)
    , m_pacer(new RunPacer(definition.document(), this, this))
    , m_line(new forms::PreviewLine(u"parameterPreview"_qs, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_line);
    connect(m_pacer, &RunPacer::due, this, &ParameterPreview::start);
    retranslate();
}

void ParameterPreview::setPlace(const Pointer &parameter)
{
    if (parameter == m_place)
        return;
    m_place = parameter;
    m_pacer->restart();
}

base::Result<ParameterPreview::Preview> ParameterPreview::previewAt(const Snapshot &snapshot, const Pointer &place)
{
    const specification::Version version = openapi::versionOf(snapshot);
    const bool isHeader = openapi::objectPlaceAt(snapshot, place, version).kind == ObjectKind::Header;
    const lint::ExampleUse use = isHeader ? lint::ExampleUse::Both : lint::ExampleUse::Request;
    const std::optional<Value> value = exampleOf(snapshot, valueOwner(snapshot, place), use);
    if (!value)
        return Preview{{}, Reason::NoValue};
    const auto text = openapi::writtenParameter(
        openapi::writingOf(snapshot.at(place), version, isHeader ? place.last() : QByteArray()), *value);
    if (!text)
        return Preview{{}, Reason::NotDefined};
    return Preview{*text, text->isEmpty() ? Reason::NotSent : Reason::Written};
}

void ParameterPreview::start()
{
    const Snapshot snapshot = m_definition.document().snapshot();
    base::runOnWorker(
        this, [snapshot, place = m_place] { return previewAt(snapshot, place); },
        [this, snapshot](const base::Result<Preview> &preview) {
            const bool isCurrent = m_pacer->finish();
            if (!isCurrent || !preview || !snapshot.isValid())
                return;
            m_preview = *preview;
            retranslate();
        });
}

void ParameterPreview::retranslate()
{
    QString placeholder = tr("There is no example, and the schema has no value that can be shown.");
    if (m_preview.reason == Reason::NotSent)
        placeholder = tr("Nothing: empty values are not sent.");
    else if (m_preview.reason == Reason::NotDefined)
        placeholder = tr("The specification does not define this style for such a value.");
    m_line->setCaption(tr("In the request:"));
    m_line->setValue(m_preview.text, placeholder);
}

void ParameterPreview::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_parameterpreview.cpp"
