#include "streameventmodel.h"

#include <QLocale>

#include <algorithm>

namespace items {

using traffic::StreamEvent;
using traffic::StreamEvents;

StreamEventModel::StreamEventModel(QObject *parent)
    : TitledTableModel(parent)
{}

void StreamEventModel::setEvents(const StreamEvents &stream, std::optional<traffic::Redactor> redactor)
{
    beginResetModel();
    m_stream = stream;
    m_redactor = std::move(redactor);
    endResetModel();
}

void StreamEventModel::update(const StreamEvents &stream)
{
    const qsizetype known = m_stream.events.size();
    const qint64 gone = std::min<qint64>(stream.dropped - m_stream.dropped, known);
    const qint64 common = known - gone;
    if (gone < 0 || common > stream.events.size())
        return setEvents(stream, std::move(m_redactor));
    if (gone > 0) {
        beginRemoveRows({}, 0, static_cast<int>(gone) - 1);
        m_stream.events.remove(0, gone);
        endRemoveRows();
    }
    m_stream.dropped = stream.dropped;
    if (common == stream.events.size())
        return;
    beginInsertRows({}, static_cast<int>(common), static_cast<int>(stream.events.size()) - 1);
    m_stream.events = stream.events;
    endInsertRows();
}

void StreamEventModel::setSenders(const QString &upstream, const QString &client)
{
    m_upstream = upstream;
    m_client = client;
    if (rowCount() > 0)
        emit dataChanged(index(0, Sender), index(rowCount() - 1, Sender), {Qt::DisplayRole});
}

int StreamEventModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_stream.events.size());
}

int StreamEventModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString StreamEventModel::text(qsizetype row, qsizetype most) const
{
    const StreamEvent &event = m_stream.events.at(row);
    const QByteArray bytes = m_redactor ? m_redactor->eventText(m_stream, row) : event.text;
    const QByteArrayView control = traffic::controlFrameName(event.opcode);
    const QByteArray named = bytes.isEmpty() ? control.toByteArray() : control.toByteArray() + ' ' + bytes;
    QString text = QString::fromUtf8(control.isEmpty() ? bytes : named).trimmed();
    if (text.size() > most)
        text = text.left(most) + u'…';
    else if (event.size > event.text.size())
        text += u'…';
    return text;
}

QVariant StreamEventModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const StreamEvent &event = m_stream.events.at(index.row());
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = index.column() == Time || index.column() == Size;
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role == Qt::ToolTipRole && index.column() == Text)
        return text(index.row(), StreamEvents::MaximumText);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Time:
        return QLocale().toString(event.at, 'f', 0);
    case Sender:
        return event.fromClient ? m_client : m_upstream;
    case Size:
        return QLocale().formattedDataSize(event.size, 1, QLocale::DataSizeSIFormat);
    default:
        return text(index.row(), ShownCharacters).simplified();
    }
}

} // namespace items

#include "moc_streameventmodel.cpp"
