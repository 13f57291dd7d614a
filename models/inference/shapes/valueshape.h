#pragma once

#include "textshape.h"
#include "value.h"

#include <QList>

#include <map>
#include <memory>

namespace inference {

class NameGuard;
class ObjectShape;

/** What a shape needs to read values: which names may be written, and how many schemas there may still be. */
struct ShapeReading {
    NameGuard &names;
    qsizetype &schemasLeft; ///< Shapes that find none left allow every value.
};

/** What the JSON values at one place have in common. None of the values is kept. */
class ValueShape final
{
public:
    ValueShape();
    ~ValueShape();
    ValueShape(ValueShape &&) noexcept;
    ValueShape &operator=(ValueShape &&) noexcept;

    void add(const document::Value &value, const ShapeReading &reading, int depth = 0);
    void merge(const ValueShape &other);
    [[nodiscard]] ValueShape copy() const;
    /** Returns the shape of the objects alone, without the other types of the values. */
    [[nodiscard]] ValueShape objectsOnly() const;
    /** Makes further members of the properties whose names are secrets of exchanges that came after them. */
    void withholdSecrets(const NameGuard &names);
    /** Returns true if every value that fits the other shape fits this one. */
    [[nodiscard]] bool covers(const ValueShape &other) const;

    /** The types of the values as bits; 0 if there were only redacted ones. */
    [[nodiscard]] quint8 types() const { return m_types; }
    [[nodiscard]] bool isAny() const { return (m_types & AnyBit) != 0; }
    [[nodiscard]] QByteArray format() const { return m_formats.name(); }
    /** The shape of all items of the arrays; null if they were all empty. */
    [[nodiscard]] const ValueShape *items() const { return m_items.get(); }
    /** The shape of the objects; null if there were none. */
    [[nodiscard]] const ObjectShape *object() const { return m_object.get(); }

private:
    void addObject(const document::Value &value, const ShapeReading &reading, int depth);

    quint8 m_types = 0;
    schema::CommonFormats m_formats;
    std::unique_ptr<ValueShape> m_items;
    std::unique_ptr<ObjectShape> m_object;
};

/** What the objects at one place have in common. */
class ObjectShape final
{
public:
    struct Property {
        qint64 objects = 0; ///< The number of objects that have it.
        ValueShape shape;
    };

    void add(const document::Value &object, const ShapeReading &reading, int depth);
    void merge(const ObjectShape &other);
    void withholdSecrets(const NameGuard &names);
    [[nodiscard]] bool covers(const ObjectShape &other) const;

    /** The names of the properties in the order in which they were seen first. */
    [[nodiscard]] const QList<QByteArray> &names() const { return m_names; }
    [[nodiscard]] const Property &property(const QByteArray &name) const { return m_properties.at(name); }
    /** The number of objects. */
    [[nodiscard]] qint64 objects() const { return m_objects; }
    [[nodiscard]] bool isRequired(const QByteArray &name) const { return property(name).objects == m_objects; }
    /** The shape of all members whose names are not written; null if there are none. */
    [[nodiscard]] const ValueShape *further() const { return m_further.get(); }

private:
    [[nodiscard]] ValueShape &shapeFor(const QByteArray &name, bool isFirst, const ShapeReading &reading);
    void becomeMap();
    void withhold(const QByteArray &name);

    qint64 m_objects = 0;
    QList<QByteArray> m_names;
    std::map<QByteArray, Property> m_properties;
    std::unique_ptr<ValueShape> m_further;
    bool m_isMap = false; ///< True for an object with too many properties: all of them are further ones.
};

} // namespace inference
