#include "componentplaces.h"

#include "components.h"

namespace openapi {

namespace {

/** The name of the file that an address names, without its suffix. */
QByteArray nameOfFile(const QString &address)
{
    const QString name = address.mid(address.lastIndexOf(u'/') + 1);
    return name.left(name.lastIndexOf(u'.') > 0 ? name.lastIndexOf(u'.') : name.size()).toUtf8();
}

} // namespace

QByteArray ComponentPlaces::nameOf(const Place &object)
{
    return object.pointer.isRoot() ? nameOfFile(object.address) : object.pointer.last();
}

document::Pointer ComponentPlaces::placeFor(const QByteArray &section, const Place &object)
{
    const document::Pointer map{"components", section};
    const document::Node known = m_entry.at(map).resolved();
    const QByteArray wanted = componentName(nameOf(object));
    QByteArray name = wanted;
    for (int &i = m_numbers[map / wanted]; known.member(name).exists() || m_given.contains(map / name); ++i)
        name = wanted + QByteArray::number(i + 2);
    m_given.insert(map / name);
    return map / name;
}

} // namespace openapi
