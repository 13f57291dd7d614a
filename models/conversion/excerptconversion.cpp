#include "excerptconversion.h"

#include "conversion.h"

namespace conversion {

using document::Document;
using document::Pointer;
using openapi::Excerpt;

namespace {

/** True for a member that contains entries. Only entries are put into a document, so its extension is not. */
bool containsEntries(const Pointer &place, bool areOperations)
{
    constexpr qsizetype MemberOfPathItem = 3;
    return place == Pointer{"webhooks"} ||
           (areOperations && place.tokens().size() == MemberOfPathItem && place.tokens().first() == "paths");
}

} // namespace

base::Result<ConvertedExcerpt> convertExcerpt(const Excerpt &excerpt, specification::Version to)
{
    const std::optional<specification::Version> from = specification::versionOf(excerpt.version());
    if (!from || *from == to)
        return ConvertedExcerpt{excerpt, {}};
    const base::Result<QByteArray> text = excerpt.text(document::Format::Yaml);
    if (!text)
        return text.error();
    Document document(*text, document::Format::Yaml);
    base::Result<QList<Loss>> losses = convert(document, to);
    if (!losses)
        return losses.error();
    const base::Result<Excerpt> converted = Excerpt::read(document.snapshot().text(), excerpt.hasOperationsOnly());
    if (!converted)
        return converted.error();
    for (Loss &loss : *losses) {
        if (loss.kind == Loss::Kind::Renamed && containsEntries(loss.pointer, excerpt.hasOperationsOnly()))
            loss = {Loss::Kind::Removed, loss.pointer, loss.arguments.first(1)};
    }
    return ConvertedExcerpt{*converted, *losses};
}

} // namespace conversion
