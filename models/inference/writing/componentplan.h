#pragma once

#include "valueshape.h"

#include <QHash>
#include <QSet>

namespace inference {

/** Finds the objects that repeat: with the same properties at several places. They become schema components, which all
 * of these objects fit. */
class ComponentPlan final
{
public:
    /** `taken` are the names of components that the document has. */
    explicit ComponentPlan(const QSet<QByteArray> &taken = {})
        : m_taken(taken)
    {}

    /** Adds the objects of a value, with a word for the value, such as `pet`. */
    void add(const ValueShape &value, const QByteArray &word);
    /** Chooses the components. */
    void settle();

    /** Returns the name of the component for an object, or an empty name if it is none. */
    [[nodiscard]] QByteArray nameOf(const ObjectShape &object) const;
    struct Component {
        QByteArray name;
        const ValueShape *shape = nullptr;
    };
    /** Returns the components in the order of their names. */
    [[nodiscard]] QList<Component> components() const;

private:
    /** The objects with the same properties. */
    struct Group {
        int places = 0;
        QByteArray word; ///< What the first of them is called.
        QByteArray name; ///< The name of the component; empty for objects at one place.
        ValueShape shape;
    };
    void visit(const ValueShape &value, const QByteArray &word);
    [[nodiscard]] bool mergeNested(const ValueShape &value, bool isInside);
    [[nodiscard]] QByteArray freeName(const QByteArray &word);

    std::map<QByteArray, Group> m_groups; ///< By the names of the properties.
    QList<QByteArray> m_order;            ///< The keys of the groups in the order in which they were seen.
    QSet<QByteArray> m_taken;
};

} // namespace inference
