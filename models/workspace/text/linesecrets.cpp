#include "linesecrets.h"

#include "linecollection.h"
#include "linevalue.h"
#include "secretfields.h"
#include "secretwords.h"

#include <QHash>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace workspace {

using base::Span;

namespace {

/** Longer than any key: in a long line of letters, each word would otherwise search all of it. */
constexpr qsizetype LongestName = 128;
constexpr qsizetype AlreadyRead = -1;

/** Bytes of plain keys, besides blanks. */
bool isInName(char byte)
{
    return QChar::isLetterOrNumber(uchar(byte)) || QByteArrayView("_-.").contains(byte);
}

class GuessingReader final
{
public:
    GuessingReader(QByteArrayView text, bool isJson)
        : m_text(text)
        , m_isJson(isJson)
    {}

    [[nodiscard]] LineSecrets read(const QList<Span> &words);

private:
    [[nodiscard]] bool readKey(const Span &word);
    [[nodiscard]] bool readName(const Span &word);
    void readCollection(const Span &key, const Span &collection);
    void readDescription(const QList<LineEntry> &entries);
    [[nodiscard]] bool isDescription(const Span &key, const QList<LineEntry> &entries) const;
    [[nodiscard]] Span nameWith(const Span &word) const;
    [[nodiscard]] QByteArray keyOf(const Span &key) const;
    [[nodiscard]] QByteArrayView bytes(const Span &span) const { return m_text.sliced(span.offset, span.length); }
    void add(const Span &span);
    bool addAnchored(QByteArrayView name);
    void readAnchors();

    const QByteArrayView m_text;
    const bool m_isJson;
    qsizetype m_readTo = 0;                 ///< Words before it have been read.
    qsizetype m_describedTo = 0;            ///< The end of the last mapping whose examples have been read.
    QHash<QByteArray, qsizetype> m_anchors; ///< Where the name of each ends, or AlreadyRead.
    bool m_hasAnchors = false;
    LineSecrets m_found;
};

LineSecrets GuessingReader::read(const QList<Span> &words)
{
    for (const Span &word : words) {
        if (word.offset < m_readTo)
            continue;
        if (!readKey(word) && !readName(word))
            m_found.words.append(word);
    }
    return std::move(m_found);
}

/** The name that ends with the word, with escapes of JSON in it. */
Span GuessingReader::nameWith(const Span &word) const
{
    qsizetype begin = word.offset;
    while (begin > 0 && word.offset - begin < LongestName &&
           (isInName(m_text.at(begin - 1)) || m_text.at(begin - 1) == '\\'))
        --begin;
    return {begin, word.end() - begin};
}

/** A key without its escapes. */
QByteArray GuessingReader::keyOf(const Span &key) const
{
    const QByteArray written = bytes(key).toByteArray();
    return written.contains('\\') ? QJsonDocument::fromJson("[\"" + written + "\"]")[0].toString().toUtf8() : written;
}

bool GuessingReader::readKey(const Span &word)
{
    Span key = nameWith(word);
    Span value = valueOfKey(m_text, key, m_isJson);
    if (value.length > 0) {
        add(value);
        m_readTo = value.end();
        return true;
    }
    // `x-secret-values`: the key goes on.
    const qsizetype wordEnd = key.end();
    while (key.end() < m_text.size() && key.length < LongestName && isInName(m_text.at(key.end())))
        ++key.length;
    if (key.end() > wordEnd && !base::isSecretCollection(bytes(key)))
        return false;
    const Span collection = collectionOfKey(m_text, key, m_isJson);
    if (collection.length == 0)
        return false;
    readCollection(key, collection);
    return true;
}

void GuessingReader::readCollection(const Span &key, const Span &collection)
{
    const QList<LineEntry> entries = entriesIn(m_text, collection, m_isJson);
    if (isDescription(key, entries))
        return readDescription(entries);
    for (const LineEntry &entry : entries)
        add(entry.value);
    m_readTo = collection.end();
}

bool GuessingReader::isDescription(const Span &key, const QList<LineEntry> &entries) const
{
    return std::any_of(entries.begin(), entries.end(), [&](const LineEntry &entry) {
        const QByteArray field = keyOf(entry.key);
        return entry.level == entries.first().level &&
               (isFieldOfDescription(field, bytes(entry.value)) || isFieldOfSettings(bytes(key), field));
    });
}

/** Examples and defaults of a parameter, header or schema. */
void GuessingReader::readDescription(const QList<LineEntry> &entries)
{
    qsizetype readTo = 0;
    for (const LineEntry &entry : entries) {
        const QByteArray key = keyOf(entry.key);
        if (!isValueField(key) || entry.key.offset < readTo)
            continue;
        add(entry.value);
        const bool isNamed = key.endsWith("examples");
        const Span collection = collectionOfKey(m_text, entry.key, m_isJson);
        for (const LineEntry &inside : entriesIn(m_text, collection, m_isJson)) {
            const QByteArray name = keyOf(inside.key);
            if (!isNamed || (name != "summary" && name != "description" && name != "$ref"))
                add(inside.value);
        }
        readTo = collection.length > 0 ? collection.end() : readTo;
    }
}

/** `name: Authorization`: the mapping around it may have an example. */
bool GuessingReader::readName(const Span &word)
{
    const Span name = nameWith(word);
    const auto isOneOf = [this](qsizetype at, QByteArrayView marks) {
        return at >= 0 && at < m_text.size() && marks.contains(m_text.at(at));
    };
    const auto skipBack = [&isOneOf](qsizetype at, QByteArrayView marks) {
        while (isOneOf(at - 1, marks))
            --at;
        return at;
    };
    qsizetype at = skipBack(name.offset - (isOneOf(name.offset - 1, "\"'") ? 1 : 0), " \t");
    // A block scalar, whose text begins in the next line.
    if (isOneOf(at - 1, "\r\n"))
        at = skipBack(skipBack(skipBack(at, " \t\r\n"), "|>+-"), " \t");
    if (!isOneOf(at - 1, ":"))
        return false;
    at -= isOneOf(at - 2, "\"'") ? 2 : 1;
    const Span key = nameWith({at, 0});
    if (const QByteArray field = keyOf(key); field != "name" && field != "key")
        return false;
    if (word.offset >= m_describedTo) {
        const Span mapping = mappingAround(m_text, key);
        readDescription(entriesIn(m_text, mapping, m_isJson));
        m_describedTo = mapping.end();
    }
    return true;
}

void GuessingReader::add(const Span &span)
{
    const QByteArrayView value = bytes(span);
    if (value.startsWith('*') && !m_isJson && addAnchored(value.sliced(1)))
        return;
    const bool isWord = value == "null" || value == "true" || value == "false" || value == "~";
    if (span.length > 0 && !isWord && !isPlainlyNoSecret(value))
        m_found.secrets.append(span);
}

/** What an alias refers to. Returns false if there is no such anchor: then the text is no alias. */
bool GuessingReader::addAnchored(QByteArrayView name)
{
    readAnchors();
    const auto anchor = m_anchors.find(name.toByteArray());
    if (anchor == m_anchors.end())
        return false;
    // Each is read once: what it names can contain its own alias.
    if (const qsizetype end = std::exchange(*anchor, AlreadyRead); end != AlreadyRead) {
        const Span value = valueOfAnchor(m_text, end);
        const QList<LineEntry> entries = entriesIn(m_text, value, m_isJson);
        const bool isBlock = value.length > 0 && QByteArrayView("|>").contains(m_text.at(value.offset));
        if (isBlock || entries.size() < 2)
            add(value);
        else
            std::for_each(entries.begin(), entries.end(), [this](const LineEntry &entry) { add(entry.value); });
    }
    return true;
}

void GuessingReader::readAnchors()
{
    if (std::exchange(m_hasAnchors, true))
        return;
    for (qsizetype mark = m_text.indexOf('&'); mark >= 0; mark = m_text.indexOf('&', mark + 1)) {
        qsizetype end = mark + 1;
        while (end < m_text.size() && end - mark < LongestName && isInName(m_text.at(end)))
            ++end;
        if (end > mark + 1)
            m_anchors.insert(m_text.sliced(mark + 1, end - mark - 1).toByteArray(), end);
    }
}

} // namespace

LineSecrets lineSecrets(QByteArrayView text, const QList<Span> &words, bool isJson)
{
    return GuessingReader(text, isJson).read(words);
}

} // namespace workspace
