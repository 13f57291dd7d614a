#pragma once

#include "redact.h"
#include "titledtablemodel.h"

#include <optional>

namespace items {

/** A table model of the events of a stream, oldest first. */
class StreamEventModel final : public TitledTableModel
{
    Q_OBJECT

public:
    enum Column { Time, Sender, Size, Text, ColumnCount };
    /** The largest number of characters of an event that a cell shows. */
    static constexpr qsizetype ShownCharacters = 256;

    explicit StreamEventModel(QObject *parent = nullptr);

    /** Shows the events of another stream. With a redactor, the texts are shown without secrets. */
    void setEvents(const traffic::StreamEvents &stream, std::optional<traffic::Redactor> redactor);
    /** Shows newer events of the same stream: rows of dropped events are removed, new ones are appended. */
    void update(const traffic::StreamEvents &stream);
    /** Sets the texts in the column Sender. */
    void setSenders(const QString &upstream, const QString &client);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(qsizetype row, qsizetype most) const;

    traffic::StreamEvents m_stream;
    std::optional<traffic::Redactor> m_redactor;
    QString m_upstream;
    QString m_client;
};

} // namespace items
