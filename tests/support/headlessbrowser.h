#pragma once

#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>

namespace support {

/** Chromium on one page, without a window and with a profile of its own. Ends when this goes. */
class HeadlessBrowser final : public QObject
{
    Q_OBJECT

public:
    explicit HeadlessBrowser(QObject *parent = nullptr);
    ~HeadlessBrowser() override;

    /** Empty where it is not installed. */
    [[nodiscard]] static QString program();

    /** This name leads to 127.0.0.1. To be called before open(), like the next. */
    void pointToThisMachine(const QString &host);
    /** Base64 of the SHA-256 of the only public key of a server that needs no authority. */
    void trustKey(const QByteArray &hash);

    void open(const QUrl &page);
    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    /** What it wrote to its standard error, for the text of a failure. */
    [[nodiscard]] QByteArray complaints();

private:
    [[nodiscard]] QStringList arguments() const;

    QTemporaryDir m_home;
    QProcess m_process;
    QString m_resolverRules;
    QByteArray m_trustedKey;
    QByteArray m_complaints;
};

} // namespace support
