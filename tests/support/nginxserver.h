#pragma once

#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>

namespace support {

/** An nginx of one process on a free port of 127.0.0.1, with its files in a temporary folder. Ended by the destructor.
 */
class NginxServer final : public QObject
{
    Q_OBJECT

public:
    explicit NginxServer(QObject *parent = nullptr);
    ~NginxServer() override;

    /** Empty if it is not installed. */
    [[nodiscard]] static QString program();

    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] QUrl url(const QString &path = {}) const;
    /** The folder of relative paths in the configuration and of the files of put(). */
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] bool put(const QString &name, const QByteArray &content) const;

    /**
     * Starts with `events { … } http { … }`, whose server has to listen on port(), and waits until it does. Returns the
     * error message, or an empty text.
     */
    [[nodiscard]] QByteArray start(QByteArray configuration);
    /** Stops the server. True if it exited normally. */
    [[nodiscard]] bool stop();

private:
    [[nodiscard]] bool isListening() const;
    [[nodiscard]] QByteArray complaints();

    QTemporaryDir m_folder;
    QProcess m_process;
    quint16 m_port = 0;
};

} // namespace support
