#include "examplecheck.h"

#include "examplevalidator.h"
#include "objectplace.h"

#include <algorithm>

namespace lint {

using document::Node;
using document::Pointer;
using document::Snapshot;
using specification::ObjectKind;
using Result = ExampleCheck::Result;

namespace {

/** Any, because the schemas of one document are checked alone. */
const QString CheckedAddress = u"/document"_qs;

bool hasExamples(ObjectKind kind)
{
    return kind == ObjectKind::MediaType || kind == ObjectKind::Parameter || kind == ObjectKind::Header;
}

class ExampleFinder final
{
public:
    explicit ExampleFinder(const Snapshot &snapshot)
        : m_snapshot(snapshot)
        , m_version(openapi::versionOf(snapshot))
    {}

    [[nodiscard]] std::optional<ExamplePlace> find(const Pointer &pointer) const
    {
        const QByteArray name = pointer.last();
        const Pointer owner = pointer.parent();
        const ObjectKind kind = kindAt(owner);
        if (kind == ObjectKind::Schema && (name == "example" || name == "default"))
            return ExamplePlace{pointer, owner, ExampleUse::Both, false};
        if (isItemOfSchema(owner))
            return ExamplePlace{pointer, owner.parent(), ExampleUse::Both, false};
        if (hasExamples(kind) && name == "example")
            return inHolder(pointer, owner, false);
        const bool isField = name == "value" || name == "dataValue" || name == "serializedValue";
        const bool isEntry = kind == ObjectKind::Example && owner.parent().last() == "examples";
        if (isField && isEntry && hasExamples(kindAt(owner.parent().parent())))
            return inHolder(pointer, owner.parent().parent(), name == "serializedValue");
        return std::nullopt;
    }

private:
    [[nodiscard]] ObjectKind kindAt(const Pointer &place) const
    {
        return openapi::objectPlaceAt(m_snapshot, place, m_version).kind;
    }

    [[nodiscard]] bool isItemOfSchema(const Pointer &list) const
    {
        const bool isList = list.last() == "enum" ||
                            (list.last() == "examples" && m_version != specification::Version::V30);
        return isList && m_snapshot.at(list).isSequence() && kindAt(list.parent()) == ObjectKind::Schema;
    }

    /** Of a media type, parameter or header. */
    [[nodiscard]] std::optional<ExamplePlace> inHolder(const Pointer &value, const Pointer &holder,
                                                       bool isSerialized) const
    {
        const Pointer schema = holder / QByteArray("schema");
        const bool isContent = kindAt(holder) == ObjectKind::MediaType;
        const bool isJson = isContent ? isJsonContent(holder.last()) : !isSerialized;
        const bool isOther = !isJson && (isSerialized || m_snapshot.at(value).isString());
        if (!m_snapshot.at(schema).exists() || isOther)
            return std::nullopt;
        return ExamplePlace{value, schema, useOf(holder), isSerialized};
    }

    [[nodiscard]] ExampleUse useOf(const Pointer &holder) const
    {
        if (kindAt(holder) == ObjectKind::Parameter)
            return ExampleUse::Request;
        for (Pointer around = holder; !around.isRoot(); around = around.parent()) {
            const ObjectKind kind = kindAt(around);
            if (kind == ObjectKind::Response)
                return ExampleUse::Response;
            if (kind == ObjectKind::RequestBody || kind == ObjectKind::Parameter)
                return ExampleUse::Request;
        }
        return ExampleUse::Both;
    }

    const Snapshot &m_snapshot;
    specification::Version m_version;
};

ExampleCheck checkValue(const Snapshot &snapshot, const Node &value, const ExamplePlace &example)
{
    ExampleValidator validator({}, CheckedAddress, snapshot, openapi::versionOf(snapshot));
    if (!validator.isKnownDialect())
        return {Result::NotChecked, {}, {}};
    const ExampleOutcome outcome = validator.validate(value, {}, {CheckedAddress, example.schema}, example.use);
    // A value that can't be compared with a part of its schema can still differ from the rest.
    for (const schema::Finding &finding : outcome.findings) {
        const bool isLimit = finding.keyword == u"steps" || finding.keyword == u"schemas" ||
                             finding.keyword == u"depth" || finding.keyword == u"values" ||
                             finding.keyword == u"patternSteps";
        if (isLimit)
            return {Result::NotChecked, finding, {}};
        return {
            Result::Differs, finding, {}, outcome.findings.first(std::min(outcome.findings.size(), MostDifferences))};
    }
    if (!outcome.obstacles.isEmpty())
        return {Result::NotChecked, outcome.obstacles.first(), {}};
    return {Result::Fits, {}, {}};
}

} // namespace

std::optional<ExamplePlace> exampleAt(const Snapshot &snapshot, const Pointer &pointer)
{
    return ExampleFinder(snapshot).find(pointer);
}

Node exampleValue(const Snapshot &snapshot, const ExamplePlace &example)
{
    const Node node = snapshot.at(example.value).resolved();
    if (!example.isSerialized)
        return node;
    const Snapshot json = Snapshot::parse(node.bytes(), document::Format::Json);
    return json.isValid() ? json.root() : Node();
}

ExampleCheck checkExample(const Snapshot &snapshot, const ExamplePlace &example)
{
    const Node node = snapshot.at(example.value).resolved();
    if (!node.exists())
        return {};
    const Node value = exampleValue(snapshot, example);
    if (value.exists())
        return checkValue(snapshot, value, example);
    const auto json = document::Value::fromJson(node.bytes());
    return {Result::NotJson, {}, json ? QString() : json.error().detail};
}

} // namespace lint
