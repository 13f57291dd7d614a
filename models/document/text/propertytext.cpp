#include "propertytext.h"

#include "characters.h"

namespace document {

QByteArrayView propertyIn(QByteArrayView properties, char mark)
{
    qsizetype at = 0;
    while (at < properties.size()) {
        if (properties[at] == '#') {
            while (at < properties.size() && !is(properties[at], Break))
                ++at;
        }
        const qsizetype from = at;
        while (at < properties.size() && !is(properties[at], WordStop))
            ++at;
        if (at > from && properties[from] == mark)
            return properties.sliced(from, at - from);
        if (at == from)
            ++at;
    }
    return {};
}

} // namespace document
