#include "fragment.h"

namespace openapi {

using document::Document;
using document::Pointer;
using document::Snapshot;
using specification::Version;

namespace {

class Fragments final : public document::Context
{
public:
    explicit Fragments(QList<Fragment> all)
        : m_all(std::move(all))
    {}
    [[nodiscard]] const QList<Fragment> &all() const { return m_all; }

private:
    QList<Fragment> m_all;
};

QList<Fragment> fragmentsOf(const Snapshot &snapshot)
{
    const auto *fragments = dynamic_cast<const Fragments *>(snapshot.context().get());
    return fragments ? fragments->all() : QList<Fragment>();
}

std::optional<Version> statedVersion(const Snapshot &snapshot)
{
    return specification::versionOf(snapshot.at({"openapi"}).text());
}

} // namespace

void addFragment(Document &document, const Fragment &fragment)
{
    QList<Fragment> all = fragmentsOf(document.snapshot());
    // The last that was added comes first: of documents of several versions, its user is the current one.
    all.removeIf([&](const Fragment &known) { return known.pointer == fragment.pointer; });
    all.prepend(fragment);
    document.setContext(std::make_shared<Fragments>(all));
}

std::optional<Fragment> fragmentAround(const Snapshot &snapshot, const Pointer &pointer)
{
    std::optional<Fragment> innermost;
    for (const Fragment &fragment : fragmentsOf(snapshot)) {
        const bool isInner = !innermost || innermost->pointer.contains(fragment.pointer);
        if (fragment.pointer.contains(pointer) && isInner)
            innermost = fragment;
    }
    return innermost;
}

std::optional<Version> knownVersion(const Snapshot &snapshot)
{
    if (const std::optional<Version> stated = statedVersion(snapshot))
        return stated;
    const QList<Fragment> fragments = fragmentsOf(snapshot);
    return fragments.isEmpty() ? std::nullopt : std::optional(fragments.first().version);
}

} // namespace openapi
