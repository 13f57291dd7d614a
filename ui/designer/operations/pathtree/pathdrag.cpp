#include "pathdrag.h"

#include <QDataStream>
#include <QIODevice>
#include <QMimeData>

namespace designer {

QString draggedPathType()
{
    return u"application/x-gatewright-path-entry"_qs;
}

QMimeData *newPathDrag(const PathEntry &entry, const void *owner)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << quintptr(owner) << entry.path << entry.method << entry.isWebhook;
    auto *data = new QMimeData;
    data->setData(draggedPathType(), bytes);
    return data;
}

std::optional<PathEntry> draggedPath(const QMimeData *data, const void *owner)
{
    if (!data || !data->hasFormat(draggedPathType()))
        return std::nullopt;
    QDataStream stream(data->data(draggedPathType()));
    quintptr from = 0;
    PathEntry entry;
    stream >> from >> entry.path >> entry.method >> entry.isWebhook;
    return stream.status() == QDataStream::Ok && from == quintptr(owner) ? std::optional(entry) : std::nullopt;
}

} // namespace designer
