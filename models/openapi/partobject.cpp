#include "partobject.h"

namespace openapi {

using document::Document;
using document::Pointer;
using document::Snapshot;
using specification::Version;

namespace {

class PartObjects final : public document::Context
{
public:
    explicit PartObjects(QList<PartObject> all)
        : m_all(std::move(all))
    {}
    [[nodiscard]] const QList<PartObject> &all() const { return m_all; }

private:
    QList<PartObject> m_all;
};

QList<PartObject> partObjectsOf(const Snapshot &snapshot)
{
    const auto *objects = dynamic_cast<const PartObjects *>(snapshot.context().get());
    return objects ? objects->all() : QList<PartObject>();
}

std::optional<Version> statedVersion(const Snapshot &snapshot)
{
    return specification::versionOf(snapshot.at({"openapi"}).text());
}

} // namespace

void addPartObject(Document &document, const PartObject &object)
{
    QList<PartObject> all = partObjectsOf(document.snapshot());
    // The last that was added comes first: of documents of several versions, its user is the current one.
    all.removeIf([&](const PartObject &known) { return known.pointer == object.pointer; });
    all.prepend(object);
    document.setContext(std::make_shared<PartObjects>(all));
}

std::optional<PartObject> partObjectAround(const Snapshot &snapshot, const Pointer &pointer)
{
    std::optional<PartObject> innermost;
    for (const PartObject &object : partObjectsOf(snapshot)) {
        const bool isInner = !innermost || innermost->pointer.contains(object.pointer);
        if (object.pointer.contains(pointer) && isInner)
            innermost = object;
    }
    return innermost;
}

std::optional<Version> knownVersion(const Snapshot &snapshot)
{
    if (const std::optional<Version> stated = statedVersion(snapshot))
        return stated;
    const QList<PartObject> objects = partObjectsOf(snapshot);
    return objects.isEmpty() ? std::nullopt : std::optional(objects.first().version);
}

} // namespace openapi
