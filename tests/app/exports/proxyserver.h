#pragma once

#include "exportedconfiguration.h"

#include <QHash>
#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>

namespace support {

/** The values of environment variables by their names. */
using Environment = QHash<QByteArray, QByteArray>;

/** Another program that proxies with an exported configuration, on a free port of 127.0.0.1. Its files are in a
 * temporary folder. Ended by the destructor. */
class ProxyServer final
{
public:
    explicit ProxyServer(deploy::Target target);
    ~ProxyServer();
    Q_DISABLE_COPY_MOVE(ProxyServer)

    /** Returns the targets that have a program; an HTTPRoute has none. */
    [[nodiscard]] static QList<deploy::Target> targets();
    /** Returns why the target's program can't be run; empty if it can. */
    [[nodiscard]] static QByteArray absence(deploy::Target target);

    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] QUrl url() const { return QUrl(u"http://127.0.0.1:%1"_qs.arg(m_port)); }

    /** Writes a configuration for port(), and returns the program's complaints about it; empty if it is accepted. */
    [[nodiscard]] QByteArray check(const deploy::ExportedConfiguration &configuration, const Environment &environment);
    /** Starts the program with the configuration of the last check(), and waits until it listens. Returns the error
     * message; empty if it does. */
    [[nodiscard]] QByteArray start();
    /** Returns what the program has written to its log. */
    [[nodiscard]] QByteArray log();

private:
    [[nodiscard]] QByteArray prepare(const deploy::ExportedConfiguration &configuration);
    [[nodiscard]] bool put(const QString &name, const QByteArray &content) const;
    [[nodiscard]] QStringList arguments(bool isCheck) const;
    [[nodiscard]] bool isListening() const;

    deploy::Target m_target;
    quint16 m_port = 0;
    QString m_configuration;
    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
    QProcess m_process;
};

} // namespace support
