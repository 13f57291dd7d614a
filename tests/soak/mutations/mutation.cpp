#include "mutation.h"

#include "hostiletexts.h"

#include <QDirIterator>
#include <QFile>

#include <algorithm>

namespace mutations {

using hostile::Dice;

namespace {

constexpr qint64 LargestSource = 200'000;
constexpr qsizetype LargestMutated = 500'000;
constexpr int MostMutations = 6;

/** Values that have a meaning of their own in YAML, JSON, OpenAPI or patterns. */
const QByteArrayList Values = {
    "null",
    "~",
    "true",
    "[]",
    "{}",
    "''",
    "*a",
    "&a x",
    "<<",
    "!!binary AA==",
    "!!int x",
    "|",
    ">-",
    "{",
    "[",
    "]",
    "}",
    "- ",
    "? ",
    ": ",
    "#",
    "'",
    "\"",
    "%",
    "@",
    "`",
    "---",
    "...",
    "0",
    "-0",
    "1e999999999",
    "-1",
    "0x10",
    "0o7",
    ".inf",
    ".nan",
    "2147483648",
    "9223372036854775808",
    "1_000",
    "12:30:45",
    "2024-02-30",
    "{$ref: '#'}",
    "{$ref: '#/'}",
    "{$ref: '#/paths'}",
    "{$ref: '#/components'}",
    "{$ref: './api.yaml'}",
    "{$ref: '%'}",
    "{$ref: [a]}",
    "'#/components/schemas/~2'",
    "env://A",
    "https://{a}:{b}/{c",
    "http://[::1",
    "/{a}/{a}",
    "(a+)+$",
    "3.2.0",
    "2.0",
    "1.0.0",
    "4XX",
    "\"\\uD800\"",
    "\"\\u0000\"",
    "{allOf: [{$ref: '#'}]}",
    "{type: [a, null]}",
    "{enum: []}",
    "{multipleOf: 0}",
    "{multipleOf: 1e-400}",
    "{pattern: '[' }",
    "{discriminator: {mapping: {a: '#'}}}",
    "{a: &b {c: *b}}",
    "{<<: *a}",
    "{? {a: b} : c}",
    "\xef\xbb\xbf",
    "\xe2\x80\xa8",
    "\xc2\x85",
};

const QByteArrayList Keys = {"$ref",        "<<",
                             "allOf",       "properties",
                             "items",       "additionalProperties",
                             "type",        "enum",
                             "const",       "pattern",
                             "format",      "example",
                             "examples",    "default",
                             "multipleOf",  "x-a",
                             "$id",         "$anchor",
                             "$schema",     "$dynamicRef",
                             "parameters",  "responses",
                             "get",         "servers",
                             "security",    "tags",
                             "description", "discriminator",
                             "nullable",    "content",
                             "schema",      "''",
                             "? a",         "0",
                             "null",        "\"\\n\""};

QByteArray anyValue(Dice &dice)
{
    switch (dice.below(10)) {
    case 0:
        return hostile::number(dice).left(2'000);
    case 1:
        return hostile::quoted(hostile::pattern(dice).left(2'000));
    case 2:
        return hostile::quoted(hostile::victim(dice).left(5'000));
    case 3: {
        const QByteArray value = hostile::value(dice);
        return value.size() < 20'000 ? value : QByteArray("[[]]");
    }
    case 4: {
        const QByteArray schema = hostile::hostileSchema(dice).schema;
        return schema.size() < 20'000 ? schema : QByteArray("{}");
    }
    default:
        return dice.of(Values);
    }
}

qsizetype indentOf(const QByteArray &line)
{
    return std::find_if(line.begin(), line.end(), [](char c) { return c != ' '; }) - line.begin();
}

void replaceValue(QByteArrayList &lines, Dice &dice)
{
    QByteArray &line = lines[dice.below(lines.size())];
    const qsizetype colon = line.indexOf(':');
    const bool hasComma = line.endsWith(',');
    if (colon >= 0)
        line = line.left(colon + 1) + ' ' + anyValue(dice) + (hasComma ? "," : "");
    else
        line = line.left(indentOf(line)) + "- " + anyValue(dice);
}

void insertMember(QByteArrayList &lines, Dice &dice)
{
    const int at = dice.below(lines.size());
    const QByteArray &beside = lines.at(at);
    const bool isJson = beside.trimmed().startsWith('"');
    const QByteArray key = dice.of(Keys);
    const QByteArray written = isJson && !key.startsWith('"') ? hostile::quoted(key) : key;
    lines.insert(at, beside.left(indentOf(beside)) + written + ": " + anyValue(dice) + (isJson ? "," : ""));
}

void moveLines(QByteArrayList &lines, Dice &dice)
{
    const int from = dice.below(lines.size());
    const int count = std::min<int>(dice.size(1, 50), int(lines.size()) - from);
    const QByteArrayList taken = lines.mid(from, count);
    if (dice.chance(50))
        lines.remove(from, count);
    const int to = dice.below(lines.size() + 1);
    lines = lines.first(to) + taken + lines.sliced(to);
}

void indent(QByteArrayList &lines, Dice &dice)
{
    const int from = dice.below(lines.size());
    const int by = dice.between(-4, 4);
    const QByteArray blank = dice.chance(10) ? "\t" : " ";
    for (qsizetype i = from, end = std::min<qsizetype>(lines.size(), from + dice.size(1, 50)); i < end; ++i)
        lines[i] = by >= 0 ? blank.repeated(by) + lines[i]
                           : lines[i].sliced(std::min<qsizetype>(-by, indentOf(lines[i])));
}

void changeLines(QByteArray &text, Dice &dice)
{
    QByteArrayList lines = text.split('\n');
    switch (dice.below(6)) {
    case 0:
    case 1:
        replaceValue(lines, dice);
        break;
    case 2:
        insertMember(lines, dice);
        break;
    case 3:
        moveLines(lines, dice);
        break;
    case 4:
        indent(lines, dice);
        break;
    default:
        lines.swapItemsAt(dice.below(lines.size()), dice.below(lines.size()));
    }
    text = lines.join('\n');
}

void changeBytes(QByteArray &text, Dice &dice)
{
    const qsizetype at = dice.below(text.size() + 1);
    const qsizetype length = std::min<qsizetype>(dice.size(1, 2'000), text.size() - at);
    const QByteArrayList odd = {QByteArray("\0", 1), "\xff", "\xc3", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                                "\xfe\xff",          "\r",   "\t",   "\x1b",         "\x7f",
                                "\xc2\xa0"};
    switch (dice.below(6)) {
    case 0:
        if (at < text.size())
            text[at] = char(text[at] ^ (1 << dice.below(8)));
        break;
    case 1:
        text.remove(at, length);
        break;
    case 2:
        text.insert(at, text.mid(dice.below(text.size() + 1), length));
        break;
    case 3:
        text.insert(at, dice.of(odd).repeated(dice.size(1, 50)));
        break;
    case 4:
        text.insert(at, dice.of(Values));
        break;
    default:
        text.insert(at, text.mid(at, dice.size(1, 100)).repeated(dice.size(1, 3'000)));
    }
}

} // namespace

QList<Source> sourcesIn(const QStringList &folders)
{
    QStringList paths;
    for (const QString &folder : folders) {
        QDirIterator walk(folder, QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            walk.next();
            const QString suffix = walk.fileInfo().suffix();
            const bool isText = suffix == u"yaml" || suffix == u"yml" || suffix == u"json";
            if (isText && walk.fileInfo().size() <= LargestSource)
                paths.append(walk.filePath());
        }
    }
    paths.sort();
    QList<Source> sources;
    for (const QString &path : paths) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            sources.append({file.readAll(), document::formatOfFileName(path)});
    }
    std::stable_sort(sources.begin(), sources.end(),
                     [](const Source &one, const Source &other) { return one.bytes.size() < other.bytes.size(); });
    return sources;
}

const Source &anySource(const QList<Source> &sources, Dice &dice)
{
    const qsizetype small = dice.chance(60) ? sources.size() * 4 / 5 : 0;
    return sources.at(small + dice.below(sources.size() - small));
}

QByteArray mutated(const Source &source, Dice &dice)
{
    QByteArray text = source.bytes;
    for (int left = dice.between(1, MostMutations); left > 0; --left) {
        if (dice.chance(70))
            changeLines(text, dice);
        else
            changeBytes(text, dice);
        text.truncate(LargestMutated);
    }
    return text;
}

} // namespace mutations
