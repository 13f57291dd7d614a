#include "excerpt.h"

#include "documentset.h"
#include "edits.h"
#include "editsequence.h"
#include "gatewayfields.h"
#include "memberedit.h"
#include "operations.h"
#include "renamewithreferences.h"
#include "withoutaliases.h"

#include <QSet>

#include <algorithm>

namespace openapi {

namespace {

using document::Document;
using document::EditResult;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

/** Of a text that is read as an excerpt. */
constexpr qsizetype MostExcerptBytes = 8 * 1024 * 1024;

/** The value without members of the gateway extension at any depth. */
Value withoutExtension(const Value &value)
{
    if (value.type() == Value::Type::Array) {
        QList<Value> items;
        for (const Value &item : value.items())
            items.append(withoutExtension(item));
        return Value::array(items);
    }
    if (value.type() != Value::Type::Object)
        return value;
    QList<Value::Member> members;
    for (const Value::Member &member : value.members()) {
        if (!definition::isExtensionName(member.first))
            members.append({member.first, withoutExtension(member.second)});
    }
    return Value::object(members);
}

/** The component that a reference names, with or without a place inside it. */
std::optional<Pointer> componentOf(const Snapshot &snapshot, const ReferenceUse &use)
{
    const QByteArray name = use.reference.toUtf8();
    if (use.kind == UseKind::SecurityName)
        return Pointer{"components", "securitySchemes", name};
    if (const Pointer bare{"components", "schemas", name}; use.kind == UseKind::Mapping && snapshot.at(bare).exists())
        return bare;
    const auto target = use.reference.startsWith(u'#') ? Pointer::parse(use.reference) : std::nullopt;
    if (!target || target->tokens().size() < 3 || target->tokens().first() != "components")
        return std::nullopt;
    return Pointer(target->tokens().first(3));
}

/** The components that the places refer to, and those that these refer to. */
QList<Pointer> componentsFor(const Snapshot &snapshot, const QList<Pointer> &places)
{
    QList<Pointer> found;
    QSet<Pointer> seen;
    QList<Pointer> waiting = places;
    while (!waiting.isEmpty()) {
        for (const ReferenceUse &use : findReferences(snapshot, {waiting.takeFirst()}).uses) {
            const std::optional<Pointer> component = componentOf(snapshot, use);
            if (!component || seen.contains(*component) || !snapshot.at(*component).exists())
                continue;
            seen.insert(*component);
            found.append(*component);
            waiting.append(*component);
        }
    }
    return found;
}

/** The text with copies instead of aliases, because an excerpt has no anchors of the rest. */
base::Result<Snapshot> withCopies(const Snapshot &snapshot)
{
    return snapshot.isValid() ? document::withoutAliases(snapshot) : base::Result<Snapshot>(snapshot);
}

/** The value as a document of its own. */
base::Result<Snapshot> snapshotOf(const Value &value)
{
    const Snapshot empty = Snapshot::parse("null\n", document::Format::Yaml);
    const EditResult edited = document::replaceIn(empty, {}, value);
    if (!edited)
        return edited.error();
    return edited->snapshot;
}

/** A mapping of paths as the `paths` of a document. */
base::Result<Snapshot> wrappedPaths(const Snapshot &paths)
{
    base::Result<Snapshot> wrapped = snapshotOf(Value::object());
    for (qsizetype i = 0; wrapped && i < paths.root().childCount(); ++i) {
        const QByteArray path = paths.root().keyAt(i);
        const base::Result<Value> value = paths.root().childAt(i).value();
        if (!value)
            return value.error();
        const EditResult copied = copyMemberIn(*wrapped, {"paths", path}, *value, {paths, {path}});
        if (!copied)
            return copied.error();
        wrapped = copied->snapshot;
    }
    return wrapped;
}

QList<Pointer> componentPlaces(const Snapshot &snapshot)
{
    QList<Pointer> places;
    const Node components = snapshot.at({"components"});
    for (qsizetype i = 0; components.isMapping() && i < components.childCount(); ++i) {
        const Node kind = components.childAt(i).resolved();
        for (qsizetype j = 0; kind.isMapping() && j < kind.childCount(); ++j)
            places.append({"components", components.keyAt(i), kind.keyAt(j)});
    }
    return places;
}

bool haveEqualValues(const Node &left, const Node &right)
{
    const base::Result<Value> first = left.mergedValue();
    const base::Result<Value> second = right.mergedValue();
    return first && second && *first == *second;
}

/** Of the entries of an excerpt: path items or operations. */
QList<Pointer> entryPlaces(const Snapshot &snapshot, bool areOperations)
{
    QList<Pointer> places;
    for (const QList<PathItem> &items : {pathItems(snapshot), webhooks(snapshot)}) {
        for (const PathItem &item : items) {
            if (!areOperations)
                places.append(item.pointer);
            for (qsizetype i = 0; areOperations && i < item.operations.size(); ++i)
                places.append(operationPointer(item.pointer, item.operations.at(i).method));
        }
    }
    return places;
}

/** The name, or the name with a suffix and a number, for which nothing is there. */
template<typename IsUsed>
QByteArray unusedName(const QByteArray &wanted, const QByteArray &suffix, IsUsed isUsed)
{
    QByteArray name = wanted + (isUsed(wanted) ? suffix : QByteArray());
    for (int number = 2; isUsed(name); ++number)
        name = wanted + suffix + (suffix.isEmpty() ? "" : "-") + QByteArray::number(number);
    return name;
}

/** Puts an excerpt into a document. */
class Insertion final
{
public:
    Insertion(const Snapshot &target, const Snapshot &source)
        : m_sequence(target)
        , m_source(source)
    {
        for (const Operation &operation : operations(target))
            m_ids.insert(operation.operationId);
    }

    [[nodiscard]] document::Edited edited() const { return m_sequence.edited(); }
    [[nodiscard]] bool isEmpty() const { return m_sequence.isEmpty(); }

    base::Result<void> putComponents(bool replaces)
    {
        for (const Pointer &place : componentPlaces(m_source)) {
            const Node there = m_sequence.snapshot().at(place);
            if (there.exists() && (!replaces || haveEqualValues(there, m_source.at(place))))
                continue;
            if (auto done = put(place, place); !done)
                return done;
        }
        return {};
    }

    base::Result<Pointer> putPathItem(const Pointer &place)
    {
        const Pointer section = place.parent();
        const auto isUsed = [&](const QByteArray &name) {
            return m_sequence.snapshot().at(section.child(name)).exists();
        };
        const Pointer target = section.child(unusedName(place.last(), "-copy", isUsed));
        if (auto done = put(target, place); !done)
            return done.error();
        return target;
    }

    base::Result<Pointer> putOperation(const Pointer &place, const Pointer &pathItem)
    {
        const Pointer parent = pathItem.isRoot() ? pathItemOf(place) : pathItem;
        QList<QByteArray> wanted = methods();
        wanted.prepend(place.last());
        for (const QByteArray &method : std::as_const(wanted)) {
            const Pointer target = operationPointer(parent, method);
            if (m_sequence.snapshot().at(target).exists())
                continue;
            if (auto done = put(target, place); !done)
                return done.error();
            return target;
        }
        return base::Error{base::ErrorCode::AlreadyExists, parent.toString()};
    }

private:
    base::Result<void> put(const Pointer &target, const Pointer &place)
    {
        const base::Result<Value> value = m_source.at(place).value();
        if (!value)
            return value.error();
        const Value copied = withoutKnownIds(*value, target.tokens().first());
        return m_sequence.add(copyMemberIn(m_sequence.snapshot(), target, copied, {m_source, place}));
    }

    /** Without the operationIds that the document has. */
    Value withoutKnownIds(const Value &value, const QByteArray &section)
    {
        if (section == "components" || value.type() != Value::Type::Object)
            return value;
        QList<Value::Member> members;
        for (const Value::Member &member : value.members()) {
            const bool isId = member.first == "operationId" && member.second.isString();
            if (isId && m_ids.contains(member.second.text()))
                continue;
            if (isId)
                m_ids.insert(member.second.text());
            const bool holdsIds = isFixedMethod(member.first) || member.first == "additionalOperations" ||
                                  section == "additionalOperations";
            members.append({member.first, holdsIds ? withoutKnownIds(member.second, member.first) : member.second});
        }
        return Value::object(members);
    }

    EditSequence m_sequence;
    const Snapshot &m_source;
    QSet<QString> m_ids;
};

/** Renames components of the excerpt that the target has with other values. */
base::Result<Snapshot> withUnusedNames(Snapshot source, const Snapshot &target, const QStringList &conflicts)
{
    for (const QString &conflict : conflicts) {
        const Pointer place = *Pointer::parse(QString(u"/components/"_qs + conflict));
        const auto isUsed = [&](const QByteArray &name) {
            const Pointer there = place.parent().child(name);
            return target.at(there).exists() || (name != place.last() && source.at(there).exists());
        };
        const QString address = u"excerpt"_qs;
        const DocumentSet set({std::make_shared<const ReferencedDocument>(address, source)});
        const auto plan = planRename(set, {address, place}, unusedName(place.last(), {}, isUsed));
        if (!plan)
            return plan.error();
        source = plan->documents.first().edited.snapshot;
    }
    return source;
}

} // namespace

base::Result<Excerpt> Excerpt::take(const Snapshot &written, const QList<Source> &sources, bool areOperations)
{
    const base::Result<Snapshot> withoutAliases = withCopies(written);
    if (!withoutAliases)
        return withoutAliases.error();
    const Snapshot &snapshot = *withoutAliases;
    QList<std::pair<Pointer, Pointer>> copies;
    QList<Pointer> places;
    for (const Source &source : sources) {
        copies.append({source.as, source.place});
        places.append(source.place);
    }
    for (const Pointer &component : componentsFor(snapshot, places))
        copies.append({component, component});
    base::Result<Snapshot> made = snapshotOf(
        Value::object({{"openapi", Value::string(snapshot.at({"openapi"}).bytes())}}));
    if (!made)
        return made.error();
    for (const auto &[as, place] : std::as_const(copies)) {
        const Node node = snapshot.at(place).resolved();
        if (!node.exists())
            return base::Error{base::ErrorCode::NotFound, place.toString()};
        const base::Result<Value> value = node.value();
        if (!value)
            return value.error();
        const EditResult copied = copyMemberIn(*made, as, withoutExtension(*value), {snapshot, place});
        if (!copied)
            return copied.error();
        made = copied->snapshot;
    }
    return Excerpt(*made, areOperations);
}

base::Result<Excerpt> Excerpt::read(const QByteArray &text, bool areOperations)
{
    if (text.size() > MostExcerptBytes)
        return base::Error{base::ErrorCode::TooLarge, QString::number(text.size())};
    Snapshot snapshot = Snapshot::parse(text, document::Format::Yaml);
    const base::Error refusal{base::ErrorCode::Unsupported, {}};
    if (!snapshot.isValid() || !snapshot.root().isMapping())
        return refusal;
    const base::Result<Snapshot> withoutAliases = withCopies(snapshot);
    if (!withoutAliases)
        return withoutAliases.error();
    snapshot = *withoutAliases;
    if (snapshot.root().childCount() > 0 && snapshot.root().keyAt(0).startsWith('/')) {
        const base::Result<Snapshot> wrapped = wrappedPaths(snapshot);
        if (!wrapped)
            return wrapped.error();
        snapshot = *wrapped;
    }
    if (entryPlaces(snapshot, areOperations).isEmpty())
        return refusal;
    return Excerpt(snapshot, areOperations);
}

base::Result<QByteArray> Excerpt::text(document::Format format) const
{
    if (format == document::Format::Yaml)
        return m_snapshot.text();
    constexpr int Indent = 2;
    const base::Result<Value> value = m_snapshot.root().value();
    if (!value)
        return value.error();
    return QByteArray(value->toJson(Indent) + '\n');
}

QStringList Excerpt::conflicts(const Snapshot &target) const
{
    QStringList names;
    for (const Pointer &place : componentPlaces(m_snapshot)) {
        const Node there = target.at(place);
        if (there.exists() && !haveEqualValues(there, m_snapshot.at(place)))
            names.append(Pointer(place.tokens().mid(1)).toString().mid(1));
    }
    names.sort();
    return names;
}

base::Result<QList<Pointer>> Excerpt::putInto(Document &document, const Pointer &pathItem, Conflict conflict) const
{
    const Snapshot before = document.snapshot();
    base::Result<Snapshot> source = m_snapshot;
    if (conflict == Conflict::Rename)
        source = withUnusedNames(m_snapshot, before, conflicts(before));
    if (!source)
        return source.error();
    Insertion insertion(before, *source);
    if (auto done = insertion.putComponents(conflict == Conflict::Replace); !done)
        return done.error();
    QList<Pointer> places;
    for (const Pointer &entry : entryPlaces(*source, m_areOperations)) {
        const base::Result<Pointer> place = m_areOperations ? insertion.putOperation(entry, pathItem)
                                                            : insertion.putPathItem(entry);
        if (!place)
            return place.error();
        places.append(*place);
    }
    document::Edited edited = insertion.edited();
    // Components come along with what the user adds.
    if (!places.isEmpty()) {
        edited.before = std::nullopt;
        edited.after = document::Subject{places.constFirst(), true};
    }
    if (auto done = document.apply(before, edited); !done)
        return done.error();
    return places;
}

} // namespace openapi
