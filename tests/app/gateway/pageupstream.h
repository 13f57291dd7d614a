#pragma once

#include "recordingpeer.h"

#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace support {

/**
 * An upstream that serves a page and answers its calls: a text, a mirror, pieces, and events. It sends
 * the next event only when the page confirmed the previous one, and receives the report of the page.
 */
class PageUpstream final : public QObject
{
    Q_OBJECT

public:
    explicit PageUpstream(QByteArray page);

    [[nodiscard]] QUrl url(const QString &path = {}) const { return m_peer.url(path); }
    [[nodiscard]] qsizetype connections() const { return m_peer.connections(); }
    /** What the page has found, once it has told. */
    [[nodiscard]] const std::optional<QJsonObject> &report() const { return m_report; }
    /** What was sent and acknowledged of pieces and events, in order: "piece 1", "took piece=1", … */
    [[nodiscard]] const QStringList &steps() const { return m_steps; }
    /** The events that it sends, each as on the wire. */
    [[nodiscard]] static QByteArray event(int number);

private:
    [[nodiscard]] QByteArray answer(const QByteArray &received, QTcpSocket &socket);
    [[nodiscard]] QByteArray mirror(const QByteArray &received) const;
    [[nodiscard]] QByteArray beginEvents(const QByteArray &received, QTcpSocket &socket);
    void goOn(const QByteArray &what);
    void sendPiece();
    void sendEvent();

    QByteArray m_page;
    std::optional<QJsonObject> m_report;
    QStringList m_steps;
    QPointer<QTcpSocket> m_pieces;
    QPointer<QTcpSocket> m_events;
    int m_piece = 0;
    int m_event = 0;
    RecordingPeer m_peer; ///< Its connections use the members above.
};

} // namespace support
