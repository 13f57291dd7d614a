#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace support {

/** A repository in a folder, which the git program changes without the user's configuration. */
class GitRepository final
{
public:
    explicit GitRepository(const QString &folder)
        : m_folder(folder)
    {
        QVERIFY(QDir().mkpath(folder));
        run({QStringLiteral("init"), QStringLiteral("-q"), QStringLiteral("-b"), QStringLiteral("main")});
    }

    [[nodiscard]] static bool isInstalled() { return !QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty(); }
    [[nodiscard]] QString path(const QString &name) const { return m_folder + u'/' + name; }

    /** Runs git. A merge that ends with conflicts may fail. */
    void run(const QStringList &arguments, bool mayFail = false) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("GIT_CONFIG_GLOBAL"), QStringLiteral("/dev/null"));
        environment.insert(QStringLiteral("GIT_CONFIG_NOSYSTEM"), QStringLiteral("1"));
        environment.insert(QStringLiteral("GIT_EDITOR"), QStringLiteral("true"));
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder);
        process.start(QStringLiteral("git"),
                      QStringList{QStringLiteral("-c"), QStringLiteral("user.name=A"), QStringLiteral("-c"),
                                  QStringLiteral("user.email=a@example.com")} +
                          arguments);
        QVERIFY(process.waitForFinished());
        QVERIFY2(mayFail || process.exitCode() == 0, process.readAllStandardError().constData());
    }
    void runWords(const QString &words, bool mayFail = false) const { run(words.split(u' '), mayFail); }

    /** Writes a file and commits it. */
    void commit(const QString &name, const QByteArray &text, const QString &message = QStringLiteral("Change")) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
        file.close();
        run({QStringLiteral("add"), QStringLiteral("-A")});
        run({QStringLiteral("commit"), QStringLiteral("-q"), QStringLiteral("-m"), message});
    }
    [[nodiscard]] QByteArray bytesOf(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /** Commits `base` on the branch main, `theirs` on the branch `branch` and `ours` on main, which is checked out. */
    void diverge(const QString &name, const QByteArray &base, const QByteArray &ours, const QByteArray &theirs,
                 const QString &branch = QStringLiteral("feature/limits")) const
    {
        commit(name, base);
        run({QStringLiteral("checkout"), QStringLiteral("-q"), QStringLiteral("-b"), branch});
        commit(name, theirs);
        runWords(QStringLiteral("checkout -q main"));
        commit(name, ours);
    }

private:
    QString m_folder;
};

} // namespace support
