#pragma once

#include <QIODevice>

namespace network {

/**
 * A body that can be read once. The network layer repeats a request whose connection broke where it can rewind the
 * body; a creation must not be made twice, so this one cannot be.
 */
class SingleUploadDevice final : public QIODevice
{
    Q_OBJECT

public:
    explicit SingleUploadDevice(QByteArray bytes, QObject *parent = nullptr);

    [[nodiscard]] bool isSequential() const override { return true; }
    bool seek(qint64) override { return false; }
    [[nodiscard]] qint64 bytesAvailable() const override;

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qint64 m_taken = 0;
};

} // namespace network
