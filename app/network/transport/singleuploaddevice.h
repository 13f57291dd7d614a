#pragma once

#include <QIODevice>

namespace network {

/**
 * The body of an HTTP request that can't be rewound. Qt repeats a request after a lost connection if it can rewind the
 * body, but a POST must not be sent twice.
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
