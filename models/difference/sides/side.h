#pragma once

#include "description.h"
#include "descriptionresolver.h"

namespace difference {

/** A node of a description, with its place. */
struct Located {
    openapi::Place place;
    document::Node node;

    [[nodiscard]] bool exists() const { return node.exists(); }
    [[nodiscard]] document::Node member(QByteArrayView key) const { return node.member(key).resolved(); }
    /** Returns the member with a key; its node is missing if there is none. */
    [[nodiscard]] Located at(const QByteArray &key) const
    {
        return {{place.address, place.pointer.child(key)}, member(key)};
    }
    /** Returns the item of a list. */
    [[nodiscard]] Located at(qsizetype index) const
    {
        return {{place.address, place.pointer.child(index)}, node.childAt(index).resolved()};
    }
};

/** A member of an object of a description. */
struct LocatedMember {
    QByteArray key;
    Located value;
};

/** One of the two descriptions that are compared. */
class Side final
{
public:
    explicit Side(const description::Description &description)
        : m_description(description)
        , m_resolver(description::resolverOf(description))
        , m_address(description.entry()->address())
    {}

    [[nodiscard]] const description::Description &description() const { return m_description; }
    [[nodiscard]] openapi::ReferenceResolver &resolver() { return m_resolver; }
    /** Returns the root of the entry document. */
    [[nodiscard]] Located root() const { return {{m_address, {}}, m_description.entry()->snapshot().root()}; }
    /** Returns a node, or the target of its references; std::nullopt if they can't be resolved. */
    [[nodiscard]] std::optional<Located> follow(const Located &node);
    /** Returns the version of the document at an address or, if it states none, that of the entry document. */
    [[nodiscard]] specification::Version versionAt(const QString &address);
    /** Returns the members of an object with references followed. Members whose references can't be resolved are left
     * out. */
    [[nodiscard]] QList<LocatedMember> followedMembers(const Located &object);
    /** Returns the members of an object. */
    [[nodiscard]] static QList<LocatedMember> members(const Located &object);
    /** Returns true for the name of an extension. Maps of names, such as `headers`, do not have any. */
    [[nodiscard]] static bool isExtension(const LocatedMember &member) { return member.key.startsWith("x-"); }

private:
    const description::Description &m_description;
    openapi::ReferenceResolver m_resolver;
    QString m_address;
};

} // namespace difference
