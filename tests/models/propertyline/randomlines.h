#pragma once

#include "line.h"
#include "linescope.h"

#include <QRandomGenerator>

namespace support {

/** Makes random lines in their canonical form. */
class RandomLines final
{
public:
    RandomLines(quint32 seed, const propertyline::LineScope &scope)
        : m_random(seed)
        , m_scope(scope)
    {}

    [[nodiscard]] propertyline::Line line();

private:
    [[nodiscard]] int choose(int count) { return int(m_random.bounded(count)); }
    [[nodiscard]] QString text();
    [[nodiscard]] document::Value value(int depth);
    [[nodiscard]] propertyline::Type type(int depth);
    [[nodiscard]] propertyline::Type choice(int depth);
    [[nodiscard]] propertyline::Type base();
    void addFacets(propertyline::Type &type);
    void addBounds(propertyline::Facets &facets, bool isLength);

    QRandomGenerator m_random;
    const propertyline::LineScope &m_scope;
};

} // namespace support
