#include "fuzzinput.h"
#include "selection.h"
#include "snapshot.h"

using document::Format;
using document::Snapshot;
using fuzz::require;

namespace {

constexpr qint64 Steps = 20'000;

/** References in the document. */
class OwnReferences final : public jsonpath::References
{
public:
    explicit OwnReferences(const Snapshot &document)
        : m_document(document)
    {}

    std::optional<jsonpath::Source> targetOf(const void *, const document::Node &reference) override
    {
        const auto pointer = document::Pointer::parse(reference.member("$ref").text());
        if (!pointer || !m_document.at(*pointer).exists())
            return std::nullopt;
        return jsonpath::Source{nullptr, m_document.at(*pointer), *pointer};
    }

private:
    const Snapshot &m_document;
};

} // namespace

/** A path in the first line, a document after it: the places exist, and the work is bounded. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray input(reinterpret_cast<const char *>(data), qsizetype(size));
    const qsizetype end = input.indexOf('\n');
    const QString text = QString::fromUtf8(input.first(end < 0 ? input.size() : end));
    const auto path = jsonpath::Path::parse(text);
    if (!path) {
        require(!path.error().expected.isEmpty(), "an error says what is expected", {input});
        require(path.error().offset <= text.toUtf8().size(), "an error is in the path", {input});
        return 0;
    }
    const Snapshot snapshot = Snapshot::parse(end < 0 ? QByteArray() : input.sliced(end + 1), Format::Yaml);
    if (!snapshot.isValid())
        return 0;
    OwnReferences references(snapshot);
    for (jsonpath::References *followed :
         {static_cast<jsonpath::References *>(nullptr), static_cast<jsonpath::References *>(&references)}) {
        jsonpath::Selection selection({nullptr, snapshot.root(), {}}, followed, Steps);
        qint64 found = 0;
        const bool isComplete = selection.select(*path, [&](const jsonpath::Match &match) {
            ++found;
            const document::Pointer place = match.item.place();
            require(place.isRoot() || snapshot.at(place).exists(), "a place exists",
                    {input, place.toString().toUtf8()});
        });
        require(found <= Steps + 1, "each value takes a step", {input});
        require(isComplete == (selection.steps() >= 0), "missing values are known", {input});
    }
    return 0;
}
