#include "checkcontext.h"

#include "operations.h"

namespace lint {

CheckContext::CheckContext(const description::Description &checked, Report &diagnostics)
    : description(checked)
    , version(checked.trees().first().version)
    , report(diagnostics)
    , examples(checked, diagnostics)
    , tags(openapi::declaredTags(checked.entry()->snapshot()))
    , m_document(checked.entry())
    , m_resolver(checked.set())
{}

void CheckContext::check(const description::Tree &tree)
{
    if (tree.document != m_document)
        queryOfPath.clear();
    m_document = tree.document;
    version = tree.version;
    report.check(tree.document);
}

bool hasText(const specification::Place &place, QByteArrayView member)
{
    const document::Node value = place.value(member);
    return value.isString() && value.contentSpan().length > 0 && !value.bytes().isEmpty();
}

document::Node CheckContext::resolved(const document::Node &node)
{
    return openapi::referenceOf(node) ? resolvedReference(node.member("$ref")).node : node;
}

openapi::SetResolution CheckContext::resolvedReference(const document::Node &value)
{
    const openapi::ReferenceTarget target = targetOf(value);
    openapi::SetResolution found = m_resolver.resolve(target);
    noteRead(target.place);
    return found;
}

/** Relative to the schema resource that the reference is in. The references of a piece that was not edited may not have
 * been read. */
openapi::ReferenceTarget CheckContext::targetOf(const document::Node &value) const
{
    const auto use = m_document->useAt(value.span().offset);
    return use ? description.targetOf(*m_document, *use) : openapi::readReference(value.text(), m_document->address());
}

/** Notes the places of the entry document on the way from a place. */
void CheckContext::noteRead(const openapi::Place &first)
{
    const QString &entry = description.entry()->address();
    QSet<openapi::Place> elsewhere;
    for (std::optional<openapi::Place> place = first; place; place = m_resolver.next(*place)) {
        // Once a place was read, the rest of its chain was, too.
        const bool isNew = place->address == entry ? !read.contains(place->pointer) : !elsewhere.contains(*place);
        if (!isNew)
            return;
        if (place->address == entry)
            read.insert(place->pointer);
        else
            elsewhere.insert(*place);
    }
}

std::optional<specification::ObjectKind> CheckContext::kindOf(const document::Node &value,
                                                              specification::ObjectKind expected)
{
    const openapi::ReferenceTarget target = targetOf(value);
    const std::pair key(target.place, target.anchor);
    const auto known = m_kinds.constFind(key);
    const Kind kind = known == m_kinds.constEnd() ? *m_kinds.insert(key, readKind(target)) : *known;
    // What is where it should be stays so, whatever changes inside it.
    if (kind.found != expected)
        noteRead(kind.place);
    return kind.found;
}

CheckContext::Kind CheckContext::readKind(const openapi::ReferenceTarget &target) const
{
    const auto place = description.placeOf(target);
    const openapi::ReferencedDocumentPtr document = place ? description.set().find(place->address) : nullptr;
    const document::Node node = document ? document->snapshot().at(place->pointer).resolved() : document::Node();
    if (!node.exists() || !document->snapshot().isValid())
        return {target.place, std::nullopt};
    // A file can consist of the schema `true`.
    const bool isSchema = node.isBool() && !description.treeAt(*place);
    return {*place, isSchema ? specification::ObjectKind::Schema : description.kindAt(*place)};
}

const QSet<QByteArray> &CheckContext::variablesIn(const QByteArray &url)
{
    if (url != lastUrl) {
        const QList<QByteArray> names = openapi::templateNames(url);
        lastUrl = url;
        lastVariables = {names.begin(), names.end()};
    }
    return lastVariables;
}

void CheckContext::addAtValue(const rules::Rule &rule, const specification::Place &place,
                              const specification::Member &member, const QStringList &arguments)
{
    if (!report.isOn(rule))
        return;
    report.addAt(rule, place.pointer() / member.key, member.value.span(), arguments);
}

void CheckContext::addAtKey(const rules::Rule &rule, const specification::Place &place,
                            const specification::Member &member, const QStringList &arguments)
{
    if (!report.isOn(rule))
        return;
    report.addAt(rule, place.pointer() / member.key,
                 member.isMerged ? place.headSpan() : place.node.keySpanAt(member.index), arguments);
}

void CheckContext::addAtObject(const rules::Rule &rule, const specification::Place &place, const QStringList &arguments)
{
    if (!report.isOn(rule))
        return;
    report.addAt(rule, place.pointer(), place.headSpan(), arguments);
}

void CheckContext::addAtItem(const rules::Rule &rule, const specification::Place &place, QByteArrayView member,
                             qsizetype index, const document::Node &at, const QStringList &arguments)
{
    if (!report.isOn(rule))
        return;
    report.addAt(rule, (place.pointer() / member.toByteArray()).child(index), at.span(), arguments);
}

} // namespace lint
