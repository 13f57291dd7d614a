#pragma once

#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>

namespace support {

/** Chromium on one page, without a window and with a temporary profile. Ended by the destructor. */
class HeadlessBrowser final : public QObject
{
    Q_OBJECT

public:
    explicit HeadlessBrowser(QObject *parent = nullptr);
    ~HeadlessBrowser() override;

    /** Empty if it is not installed. */
    [[nodiscard]] static QString program();

    /** Resolves a host name to 127.0.0.1. Call it before open(). */
    void pointToThisMachine(const QString &host);
    /** Trusts a public key without an authority. `hash` is its SHA-256 in base64. Call it before open(). */
    void trustKey(const QByteArray &hash);

    void open(const QUrl &page);
    /** Opens a page without any network, ends when it is loaded, and gives the HTML of its elements. What the page
     * logs, such as the error of a script, is in complaints(). Empty if the browser does not end. */
    [[nodiscard]] QByteArray elementsOf(const QUrl &page);
    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    /** The standard error of the program, for the message of a failure. */
    [[nodiscard]] QByteArray complaints();

private:
    [[nodiscard]] QStringList arguments() const;
    void removeHome() const;

    QTemporaryDir m_home;
    QProcess m_process;
    QString m_resolverRules;
    QByteArray m_trustedKey;
    QByteArray m_complaints;
};

} // namespace support
