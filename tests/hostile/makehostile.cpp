#include "hostileenvironment.h"
#include "jsonwriter.h"

#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <cstdio>

namespace {

constexpr quint32 Seed = 20260301;
constexpr qint64 LargestSource = 200'000;

/** A scalar in a line of its own: what is before it, the value, and a comma of JSON. */
const QRegularExpression &scalarLine()
{
    static const QRegularExpression form(u"^(\\s*(?:- )?\"?[^\\s\"':#]+\"?:\\s+)([^\\s{\\[|>&].*?)(,?)$"_qs);
    return form;
}

QStringList definitionsIn(const QStringList &folders)
{
    QStringList found;
    for (const QString &folder : folders) {
        QDirIterator walk(folder, {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            walk.next();
            if (walk.fileInfo().size() <= LargestSource)
                found.append(walk.filePath());
        }
    }
    found.sort();
    return found;
}

/** What `$ref` names instead. */
QStringList references(const QString &outside)
{
    return {u"../outside/canary.yaml"_qs,
            u"../outside/canary.yaml#/get"_qs,
            u"%2e%2e/outside/canary.yaml"_qs,
            outside + u"/canary.yaml"_qs,
            u"file://"_qs + outside + u"/canary.yaml#/get"_qs,
            u"file:"_qs + outside + u"/canary.yaml"_qs,
            u"link.yaml"_qs,
            u"linked/canary.yaml#/get"_qs,
            u"fifo"_qs,
            u"../outside/fifo"_qs,
            u"/proc/self/environ"_qs,
            u"/proc/self/fd/0"_qs,
            u"/etc/shadow#/root"_qs,
            u"/dev/zero"_qs,
            u"/dev/stdin"_qs,
            u"http://127.0.0.1:9/part.yaml"_qs,
            u"~/canary.yaml"_qs};
}

/** What any other field has instead: markup and references to secrets. */
QStringList values(const QString &outside)
{
    const QString image = u"file://"_qs + outside + u"/canary.yaml"_qs;
    return {u"<img src='%1'>"_qs.arg(image),
            u"![x](%1)"_qs.arg(image),
            u"<link rel='stylesheet' href='%1'><iframe src='%1'></iframe>"_qs.arg(image),
            u"<img src='../outside/canary.yaml'>"_qs,
            u"env://GATEWRIGHT_CANARY"_qs,
            u"https://env://GATEWRIGHT_CANARY/v1"_qs,
            u"file://"_qs + outside + u"/secret.txt"_qs,
            u"secrets://canary"_qs,
            u"vault://canary.value"_qs,
            u"../outside/canary.yaml"_qs};
}

/** References to secrets in every syntax; the environment has a value for each. */
QStringList secrets()
{
    return {u"env://GATEWRIGHT_CANARY"_qs, u"file://secret.txt"_qs,
            u"secrets://canary"_qs,        u"consul://canary"_qs,
            u"vault://kv/canary#value"_qs, u"kv://files/secret.txt"_qs,
            u"$kv{far:canary}"_qs,         u"$secret_env.GATEWRIGHT_CANARY"_qs};
}

/** A value with a reference for a field of the gateway extension. */
QString valueWithSecret(const QString &key, QRandomGenerator &random)
{
    const QStringList choices = secrets();
    const QString secret = choices.at(random.bounded(choices.size()));
    const QStringList urls{u"https://stock.example/%1"_qs,    u"https://stock.example/?key=%1"_qs,
                           u"https://%1.stock.example/v1"_qs, u"http://kim:%1@stock.example/"_qs,
                           u"http://127.0.0.1:8200/%1"_qs,    u"%1"_qs};
    const QStringList others{u"%1"_qs, u"x-%1"_qs, u"/%1/"_qs, u"%1:%1"_qs};
    const QStringList &forms = key == u"url" ? urls : others;
    return forms.at(random.bounded(forms.size())).arg(secret);
}

/** Gives some fields of the gateway extension references to secrets. */
void addSecrets(QStringList &lines, QRandomGenerator &random)
{
    static const QRegularExpression field(u"^(\\s*\"?(url|username|password|name|value)\"?:\\s+)\\S.*?(,?)$"_qs);
    const qsizetype extension = lines.indexOf(QRegularExpression(u"^\\s*\"?x-[a-z-]*api-gateway\"?:.*"_qs));
    for (qsizetype at = extension + 1; extension >= 0 && at < lines.size(); ++at) {
        const QRegularExpressionMatch match = field.match(lines.at(at));
        if (!match.hasMatch() || random.bounded(3) != 0)
            continue;
        const QByteArray value = base::jsonQuoted(valueWithSecret(match.captured(2), random).toUtf8());
        lines[at] = match.captured(1) + QString::fromUtf8(value) + match.captured(3);
    }
}

/** Replaces up to six scalars. */
QByteArray mutated(const QByteArray &source, const QString &outside, QRandomGenerator &random)
{
    QStringList lines = QString::fromUtf8(source).split(u'\n');
    QList<qsizetype> scalars;
    for (qsizetype at = 0; at < lines.size(); ++at) {
        if (scalarLine().match(lines.at(at)).hasMatch())
            scalars.append(at);
    }
    for (int left = scalars.isEmpty() ? 0 : random.bounded(1, 7); left > 0; --left) {
        QString &line = lines[scalars.at(random.bounded(scalars.size()))];
        const QRegularExpressionMatch match = scalarLine().match(line);
        const bool isReference = match.captured(1).contains(u"$ref") || random.bounded(4) == 0;
        const QStringList choices = isReference ? references(outside) : values(outside);
        const QByteArray value = base::jsonQuoted(choices.at(random.bounded(choices.size())).toUtf8());
        const bool becomesReference = isReference && !match.captured(1).contains(u"$ref");
        const QString written = QString::fromUtf8(becomesReference ? "{\"$ref\": " + value + '}' : value);
        line = match.captured(1) + written + match.captured(3);
    }
    addSecrets(lines, random);
    return lines.join(u'\n').toUtf8();
}

} // namespace

/** Writes COUNT definitions with hostile references and markup into ROOT, made of those in the folders. The same every
 * time. SETTINGS becomes a settings file whose environment has the secrets of OUTSIDE. */
int main(int argc, char *argv[])
{
    if (argc < 6) {
        std::fputs("usage: makehostile COUNT ROOT OUTSIDE SETTINGS FOLDER…\n", stderr);
        return 2;
    }
    const QString root = QString::fromLocal8Bit(argv[2]);
    const QString outside = QString::fromLocal8Bit(argv[3]);
    saveHostileEnvironment(QString::fromLocal8Bit(argv[4]), outside);
    QStringList folders;
    for (int at = 5; at < argc; ++at)
        folders.append(QString::fromLocal8Bit(argv[at]));
    const QStringList sources = definitionsIn(folders);
    QRandomGenerator random(Seed);
    for (int number = 0; number < QByteArray(argv[1]).toInt() && !sources.isEmpty(); ++number) {
        // The first source, an example with a gateway extension, is every fourth.
        const QString path = number % 4 == 0 ? sources.first() : sources.at(random.bounded(sources.size()));
        QFile source(path);
        QFile target(u"%1/%2.%3"_qs.arg(root).arg(number, 4, 10, QLatin1Char('0')).arg(path.section(u'.', -1)));
        if (!source.open(QIODevice::ReadOnly) || !target.open(QIODevice::WriteOnly))
            return 1;
        target.write(mutated(source.readAll(), outside, random));
    }
    return sources.isEmpty() ? 1 : 0;
}
