#include "checkcontext.h"

#include "operations.h"

namespace lint {

namespace {

QSet<QByteArray> declaredTags(const document::Snapshot &snapshot)
{
    QSet<QByteArray> names;
    const document::Node tags = snapshot.at({"tags"}).resolved();
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        if (const document::Node name = tags.childAt(i).resolved().member("name"); name.isString())
            names.insert(name.bytes());
    }
    return names;
}

} // namespace

CheckContext::CheckContext(const Subject &checked, specification::Version documentVersion, Report &diagnostics)
    : subject(checked)
    , version(documentVersion)
    , report(diagnostics)
    , examples(checked, documentVersion, diagnostics)
    , tags(declaredTags(checked.document.snapshot()))
{}

bool hasText(const specification::Place &place, QByteArrayView member)
{
    const document::Node value = place.value(member);
    return value.isString() && value.contentSpan().length > 0 && !value.bytes().isEmpty();
}

document::Node CheckContext::resolved(const document::Node &node) const
{
    const std::optional<QString> reference = openapi::referenceOf(node);
    return reference ? resolved(*reference).node : node;
}

openapi::Resolution CheckContext::resolved(const QString &reference) const
{
    const openapi::Resolution found = openapi::resolveReference(subject.document.snapshot(), reference);
    for (const document::Pointer &place : found.way)
        read.insert(place);
    return found;
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
