#include "reviewground.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>

namespace support {

namespace {

constexpr int GitMs = 30'000;

bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/** Replaces a text that occurs once. */
void replaceOnce(QByteArray &text, const QByteArray &before, const QByteArray &after)
{
    Q_ASSERT(text.count(before) == 1);
    text.replace(before, after);
}

} // namespace

ReviewGround::ReviewGround(QString folder)
    : m_folder(std::move(folder))
{}

bool ReviewGround::hasGit()
{
    return !QStandardPaths::findExecutable(u"git"_qs).isEmpty();
}

bool ReviewGround::git(const QStringList &arguments) const
{
    QProcess process;
    process.setWorkingDirectory(m_folder);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"GIT_CONFIG_NOSYSTEM"_qs, u"1"_qs);
    environment.insert(u"GIT_CONFIG_GLOBAL"_qs, u"/dev/null"_qs);
    for (const QString &who : {u"AUTHOR"_qs, u"COMMITTER"_qs}) {
        environment.insert(u"GIT_%1_NAME"_qs.arg(who), u"Kim Li"_qs);
        environment.insert(u"GIT_%1_EMAIL"_qs.arg(who), u"kim@example.org"_qs);
        environment.insert(u"GIT_%1_DATE"_qs.arg(who), u"1700000000 +0200"_qs);
    }
    process.setProcessEnvironment(environment);
    process.start(u"git"_qs, arguments);
    return process.waitForFinished(GitMs) && process.exitCode() == 0;
}

bool ReviewGround::commit(const QString &message) const
{
    return git({u"add"_qs, u"bookshop.yaml"_qs}) && git({u"commit"_qs, u"-q"_qs, u"-m"_qs, message});
}

bool ReviewGround::prepare() const
{
    QDir(m_folder).removeRecursively();
    return QDir().mkpath(m_folder) && git({u"init"_qs, u"-q"_qs, u"-b"_qs, u"main"_qs}) &&
           writeFile(file(), committed()) && commit(u"Describe the bookshop"_qs) && git({u"tag"_qs, u"v1.2.0"_qs}) &&
           writeFile(file(), edited());
}

QByteArray ReviewGround::committed()
{
    QFile example(QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"));
    return example.open(QIODevice::ReadOnly) ? example.readAll() : QByteArray();
}

QByteArray ReviewGround::edited()
{
    QByteArray text = committed();
    const qsizetype removed = text.indexOf("    delete:\n      tags: [books]\n      summary: Delete a book\n");
    text.remove(removed, text.indexOf("\n  /books/{isbn}/cover:") - removed);
    replaceOnce(text, "schema: {type: integer, minimum: 1, default: 1}",
                "schema: {type: integer, minimum: 1, maximum: 100, default: 1}");
    replaceOnce(text, "      required: [lines]\n", "      required: [lines, shipping]\n");
    replaceOnce(text, "      enum: [hardcover, paperback, audio]\n",
                "      enum: [hardcover, paperback, audio, e-book]\n");
    replaceOnce(text, "        author: {type: string, description: Author name as used in URLs}\n", "");
    replaceOnce(text, "    description: Production\n", "    description: Production, behind the gateway\n");
    replaceOnce(text, "  - name: authors\n    description: Authors and their books\n",
                "  - name: authors\n    description: Authors\n");
    replaceOnce(text, "\n  /orders/{number}:\n",
                "\n  /health:\n    get:\n      summary: Tell whether the shop is open\n      operationId: getHealth\n"
                "      responses:\n        \"204\":\n          description: It is.\n\n  /orders/{number}:\n");
    return text;
}

} // namespace support
