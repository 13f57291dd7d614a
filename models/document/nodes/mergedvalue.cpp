#include "mergedvalue.h"

#include "documentlimits.h"
#include "mergedmappings.h"
#include "valuebuilder.h"

#include <QSet>

namespace document {

namespace {

bool isMergeKeyPart(const TilePart &key)
{
    return key.kind() == Kind::Scalar && key.bytes() == "<<";
}

/** Copies a subtree with the members that merge keys bring in. They count as what aliases bring in. */
class MergedValueBuilder final : public ValueBuilder
{
public:
    using ValueBuilder::ValueBuilder;

protected:
    [[nodiscard]] bool buildMapping(const TilePart &part, Value &value) override
    {
        if (!mergeSourceOf(part))
            return ValueBuilder::buildMapping(part, value);
        QList<Value::Member> members;
        bool isMerged = false;
        bool ok = true;
        part.collection()->forEach([&](const TilePlace &place) {
            const bool isMerge = !isMerged && isMergeKeyPart(part.child(place, true));
            isMerged = isMerged || isMerge;
            ok = isMerge ? appendMerged(part, members) : appendMember(part, place, members);
            return ok;
        });
        value = Value::object(std::move(members));
        return ok;
    }

private:
    /** Appends the members that the merge key of a mapping brings in and the mapping does not have itself. */
    [[nodiscard]] bool appendMerged(const TilePart &part, QList<Value::Member> &members)
    {
        QSet<QByteArray> seen;
        bool ok = enterAlias();
        part.collection()->forEach([&](const TilePlace &place) {
            QByteArray text;
            ok = ok && keyText(part.child(place, true), text);
            seen.insert(text);
            return ok;
        });
        if (!ok)
            return false;
        MergedMappings merged(part);
        for (TilePart source = merged.next(); source && ok; source = merged.next()) {
            const bool isMergingToo = bool(mergeSourceOf(source));
            source.collection()->forEach([&](const TilePlace &place) {
                const TilePart key = source.child(place, true);
                QByteArray text;
                ok = keyText(key, text) && take(text.size());
                if (!ok || (isMergingToo && isMergeKeyPart(key)) || seen.contains(text))
                    return ok;
                seen.insert(text);
                members.append(Value::Member(text, Value()));
                ok = build(source.child(place), members.last().second);
                return ok;
            });
        }
        leaveAlias();
        return ok;
    }
};

} // namespace

base::Result<Value> mergedValueOf(const TilePart &part)
{
    Value value;
    MergedValueBuilder builder(MaximumAliasSteps);
    if (!builder.build(part, value))
        return base::Error{base::ErrorCode::TooLarge, QString()};
    return value;
}

} // namespace document
