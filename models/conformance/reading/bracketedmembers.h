#pragma once

#include "receivedrequest.h"
#include "valueshapes.h"

namespace conformance {

/**
 * Reads members whose names are in brackets, `filter[name]=value`, as the style `deepObject` writes them. The style
 * does not define how values inside members are written: they are read as clients write them, `filter[list][]=1`,
 * `filter[list][0]=1`, `filter[list]=1&filter[list]=2` and `filter[object][name]=1`.
 */
class BracketedMembers final
{
public:
    /** The largest number of names in brackets of one pair; the rest of a longer name is one name. */
    static constexpr int MaximumNames = 16;

    /** `pairs` are those of a query or form; those whose names begin otherwise than with `name[` are left out. */
    BracketedMembers(const QByteArray &name, const QList<ReceivedPair> &pairs);

    [[nodiscard]] bool isEmpty() const { return m_root.children.isEmpty(); }
    /** Returns the object, or the list if the schema asks for one, with values of the types that the schema allows. */
    [[nodiscard]] document::Value value(const openapi::Place &schema, requests::SchemaLook &look) const;

private:
    struct Member {
        QByteArray name;
        QList<QByteArray> texts; ///< The values of the name itself.
        QList<Member> children;
    };

    [[nodiscard]] static document::Value valueOf(const Member &member, const std::optional<openapi::Place> &schema,
                                                 requests::SchemaLook &look);

    Member m_root;
};

} // namespace conformance
