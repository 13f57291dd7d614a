#include "names.h"

#include <QSet>

#include <algorithm>

namespace openapi {

using document::Node;
using document::Pointer;

namespace {

bool isTagPlace(const QList<QByteArray> &tokens)
{
    const bool isName = tokens.size() == 3 && tokens[2] == "name";
    return (tokens.size() == 2 || isName) && tokens[0] == "tags";
}

bool isServerVariable(const ReferencedDocument &document, const Pointer &place)
{
    const auto &tokens = place.tokens();
    return tokens.size() > 2 && tokens[tokens.size() - 2] == "variables" &&
           document.snapshot().at(urlOfVariable(place)).isString();
}

/** The operationId of a link names an operation, and has none. */
bool isOfLink(const ReferencedDocument &document, const Pointer &place)
{
    const auto &names = document.names();
    return std::any_of(names.begin(), names.end(), [&](const NameUse &use) { return use.pointer == place; });
}

/** The documents that an API description consists of. */
class SameDescription final
{
public:
    SameDescription(const DocumentSet &set, const QString &address)
        : m_set(set)
    {
        QSet<QString> parts;
        for (const ReferencedDocumentPtr &document : set.documents()) {
            const QSet<QString> reached = reachedFrom(document);
            const bool isEntry = document->address() == address || !document->isPart();
            if (isEntry && reached.contains(address)) {
                m_addresses.insert(document->address());
                parts += reached;
            }
        }
        for (const QString &part : std::as_const(parts)) {
            if (const auto document = set.find(part); document && document->isPart())
                m_addresses.insert(part);
        }
    }

    [[nodiscard]] bool contains(const QString &address) const { return m_addresses.contains(address); }

private:
    [[nodiscard]] QSet<QString> reachedFrom(const ReferencedDocumentPtr &document) const
    {
        QSet<QString> reached{document->address()};
        QList<ReferencedDocumentPtr> waiting{document};
        for (qsizetype i = 0; i < waiting.size(); ++i) {
            for (const QString &address : waiting[i]->otherAddresses()) {
                const ReferencedDocumentPtr other = m_set.find(address);
                if (!other || reached.contains(address))
                    continue;
                reached.insert(address);
                waiting.append(other);
            }
        }
        return reached;
    }

    const DocumentSet &m_set;
    QSet<QString> m_addresses;
};

bool isNameOf(NameKind kind, ThingKind thing)
{
    const bool isOfTag = kind == NameKind::Tag || kind == NameKind::TagParent;
    return isOfTag ? thing == ThingKind::Tag : thing == ThingKind::Operation;
}

} // namespace

Thing thingAt(const ReferencedDocument &document, const Pointer &place)
{
    const document::Snapshot &snapshot = document.snapshot();
    if (isTagPlace(place.tokens())) {
        const Pointer tag(place.tokens().first(2));
        if (const Node name = snapshot.at(tag).resolved().member("name"); name.isString())
            return {ThingKind::Tag, tag, name.bytes()};
    }
    const Node value = snapshot.at(place);
    if (place.last() == "operationId" && value.isString() && !isOfLink(document, place))
        return {ThingKind::Operation, place, value.bytes()};
    return {isServerVariable(document, place) ? ThingKind::ServerVariable : ThingKind::Entry, place, place.last()};
}

Pointer urlOfVariable(const Pointer &variable)
{
    return variable.parent().parent() / QByteArray("url");
}

QList<FoundName> namesOf(const DocumentSet &set, const QString &address, const Thing &thing)
{
    QList<FoundName> found;
    const SameDescription description(set, address);
    for (const ReferencedDocumentPtr &document : set.documents()) {
        for (qsizetype i = 0; description.contains(document->address()) && i < document->names().size(); ++i) {
            const NameUse &use = document->names()[i];
            if (use.name == thing.name && isNameOf(use.kind, thing.kind))
                found.append({document, i});
        }
    }
    return found;
}

} // namespace openapi
