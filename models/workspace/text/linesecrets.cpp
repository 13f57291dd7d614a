#include "linesecrets.h"

#include "linecollection.h"
#include "linereader.h"
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

constexpr qsizetype AlreadyRead = -1;
/** How often the bytes of a text can be looked at, on average. Texts that people write need one or two times. When it
 * is spent, all that follows is taken for a secret. */
constexpr qsizetype MostReadings = 32;
constexpr qsizetype LeastWork = 1024 * 1024;

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
        , m_reader(text, isJson, m_work)
    {}

    [[nodiscard]] LineSecrets read(const QList<Span> &words);

private:
    [[nodiscard]] bool readKey(const Span &word);
    [[nodiscard]] bool readName(const Span &word);
    void readCollection(const Span &key, const Span &collection);
    void readDescription(const QList<LineEntry> &entries, Described described);
    void readField(const Span &collection, bool isNamed);
    void readItems(const Span &list);
    [[nodiscard]] bool isDescription(const Span &key, const QList<LineEntry> &entries, Keys keys) const;
    [[nodiscard]] Span nameWith(const Span &word) const;
    [[nodiscard]] QByteArray keyOf(const Span &key) const;
    [[nodiscard]] QByteArrayView bytes(const Span &span) const { return m_text.sliced(span.offset, span.length); }
    void add(const Span &span);
    void addContent(const Span &value);
    bool noteAlias(QByteArrayView name);
    void readAnchored(qsizetype anchorEnd);
    void readAnchors();
    bool hasSpentWork(qsizetype from);

    const QByteArrayView m_text;
    qsizetype m_work = 0;
    const LineReader m_reader;
    qsizetype m_readTo = 0;                 ///< Words before it have been read.
    qsizetype m_describedTo = 0;            ///< The end of the last mapping whose examples have been read.
    QHash<QByteArray, qsizetype> m_anchors; ///< Where the name of each ends, or AlreadyRead.
    QList<qsizetype> m_aliased;             ///< Anchors that are to be read: what one names can have aliases of others.
    bool m_hasAnchors = false;
    LineSecrets m_found;
};

LineSecrets GuessingReader::read(const QList<Span> &words)
{
    for (const Span &word : words) {
        if (word.offset < m_readTo || hasSpentWork(word.end()))
            continue;
        if (!readKey(word) && !readName(word))
            m_found.words.append(word);
    }
    while (!m_aliased.isEmpty()) {
        const qsizetype anchorEnd = m_aliased.takeLast();
        if (!hasSpentWork(anchorEnd))
            readAnchored(anchorEnd);
    }
    return std::move(m_found);
}

/** True if no more can be read: then everything from there on is a secret. */
bool GuessingReader::hasSpentWork(qsizetype from)
{
    if (m_work <= LeastWork + MostReadings * m_text.size())
        return false;
    m_found.secrets.append({from, m_text.size() - from});
    m_readTo = m_text.size();
    return true;
}

/** The name that ends with the word, with escapes of JSON in it. */
Span GuessingReader::nameWith(const Span &word) const
{
    qsizetype begin = word.offset;
    while (begin > 0 && word.offset - begin < base::LongestSecretName) {
        const qsizetype before = m_reader.skipBack(begin, " \t\r\n");
        if (isInName(m_text.at(begin - 1)) || m_text.at(begin - 1) == '\\')
            --begin;
        else if (before < begin && m_reader.isAt(before - 1, "\\") && m_reader.isAt(before, Breaks))
            begin = before - 1; // The string goes on after a break.
        else
            break;
    }
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
    Span value = valueOfKey(m_reader, key);
    if (value.length > 0) {
        add(value);
        m_readTo = value.end();
        return true;
    }
    // `x-secret-values`: the key goes on.
    const qsizetype wordEnd = key.end();
    while (key.end() < m_text.size() && key.length < base::LongestSecretName &&
           (isInName(m_text.at(key.end())) || m_text.at(key.end()) == '\\'))
        ++key.length;
    if (key.end() > wordEnd && !base::isSecretCollection(keyOf(key)))
        return false;
    const Span collection = collectionOfKey(m_reader, key);
    if (collection.length == 0)
        return false;
    readCollection(key, collection);
    return true;
}

void GuessingReader::readCollection(const Span &key, const Span &collection)
{
    const QList<LineEntry> entries = entriesIn(m_reader, collection);
    const Keys keys = keysBelow(keyOf(keyAround(m_reader, key)));
    if (isDescription(key, entries, keys))
        return readDescription(entries, keys == Keys::Types ? Described::Type : Described::Value);
    for (const LineEntry &entry : entries)
        add(entry.value);
    m_readTo = collection.end();
}

/** The level of the first key: comments can be before it. */
static qsizetype firstLevel(const QList<LineEntry> &entries)
{
    const auto first = std::find_if(entries.begin(), entries.end(),
                                    [](const auto &each) { return each.key.length > 0; });
    return first == entries.end() ? -1 : first->level;
}

bool GuessingReader::isDescription(const Span &key, const QList<LineEntry> &entries, Keys keys) const
{
    const qsizetype level = firstLevel(entries);
    return std::any_of(entries.begin(), entries.end(), [&](const LineEntry &entry) {
        if (entry.level != level || entry.key.length == 0)
            return false;
        const QByteArray field = keyOf(entry.key);
        return isFieldOfDescription(field, bytes(entry.value)) || isFieldOfSettings(bytes(key), field) ||
               isFieldOfObject(field, keys);
    });
}

/** Examples and defaults of a parameter, header or schema, and what is no field of one. */
void GuessingReader::readDescription(const QList<LineEntry> &entries, Described described)
{
    const qsizetype level = firstLevel(entries);
    qsizetype readTo = 0;
    for (const LineEntry &entry : entries) {
        if (entry.key.length == 0 || entry.key.offset < readTo)
            continue;
        if (hasSpentWork(entry.key.offset))
            return;
        const QByteArray key = keyOf(entry.key);
        const bool isOwn = described != Described::Name && entry.level == level;
        const bool mayMatter = isOwn || isValueField(key);
        const Span collection = mayMatter ? collectionOfKey(m_reader, entry.key) : Span{entry.key.end(), 0};
        const bool isUnknown = isOwn && !isKnownField(key, collection.length > 0);
        if (isUnknown || isValueField(key) || (isOwn && isSchemaField(key)))
            add(entry.value);
        if (isValueField(key) || (isUnknown && described == Described::Value)) {
            readField(collection, key.endsWith("examples"));
            readTo = collection.length > 0 ? collection.end() : readTo;
        } else if (isOwn && isSchemaField(key)) {
            readItems(collection);
        }
    }
}

/** All values in the collection of a field. */
void GuessingReader::readField(const Span &collection, bool isNamed)
{
    for (const LineEntry &inside : entriesIn(m_reader, collection)) {
        const QByteArray name = keyOf(inside.key);
        if (!isNamed || (name != "summary" && name != "description" && name != "$ref"))
            add(inside.value);
    }
}

/** Values in a list that should have schemas. */
void GuessingReader::readItems(const Span &list)
{
    if (!m_reader.isAt(list.offset, "[-"))
        return;
    for (const LineEntry &item : entriesIn(m_reader, list)) {
        const qsizetype front = m_reader.skipBack(item.value.offset, "# \t");
        if (item.key.length == 0 && !m_reader.between(front, item.value.offset).contains('#'))
            add(item.value);
    }
}

/** `name: Authorization`: the mapping around it may have an example. */
bool GuessingReader::readName(const Span &word)
{
    const Span name = nameWith(word);
    qsizetype at = m_reader.skipBack(name.offset - (m_reader.isAt(name.offset - 1, "\"'") ? 1 : 0), Blanks);
    // A block scalar, whose text begins in the next line.
    if (m_reader.isAt(at - 1, Breaks))
        at = m_reader.skipBack(m_reader.skipBack(m_reader.skipBack(at, " \t\r\n"), "|>+-"), Blanks);
    if (!m_reader.isAt(at - 1, ":"))
        return false;
    at -= m_reader.isAt(at - 2, "\"'") ? 2 : 1;
    const Span key = nameWith({at, 0});
    if (const QByteArray field = keyOf(key); field != "name" && field != "key")
        return false;
    if (word.offset >= m_describedTo) {
        const Span mapping = mappingAround(m_reader, key);
        readDescription(entriesIn(m_reader, mapping), Described::Name);
        m_describedTo = mapping.end();
    }
    return true;
}

void GuessingReader::add(const Span &span)
{
    const QByteArrayView value = bytes(span);
    if (!value.startsWith('*') || m_reader.isJson() || !noteAlias(value.sliced(1)))
        addContent(span);
}

void GuessingReader::addContent(const Span &value)
{
    const QByteArrayView content = bytes(value);
    if (!content.isEmpty() && !isWordOfYaml(content) && !isPlainlyNoSecret(content) && !isOnlyReference(m_text, value))
        m_found.secrets.append(value);
}

/** Notes what an alias refers to. Returns false if there is no such anchor: then the text is no alias. */
bool GuessingReader::noteAlias(QByteArrayView name)
{
    readAnchors();
    const auto anchor = m_anchors.find(name.toByteArray());
    if (anchor == m_anchors.end())
        return false;
    // Each is read once: what it names can contain its own alias.
    if (const qsizetype end = std::exchange(*anchor, AlreadyRead); end != AlreadyRead)
        m_aliased.append(end);
    return true;
}

void GuessingReader::readAnchored(qsizetype anchorEnd)
{
    const Span value = valueOfAnchor(m_reader, anchorEnd);
    const QList<LineEntry> entries = entriesIn(m_reader, value);
    const bool isBlock = value.length > 0 && QByteArrayView("|>").contains(m_text.at(value.offset));
    if (isBlock || entries.size() < 2)
        add(value);
    else
        std::for_each(entries.begin(), entries.end(), [this](const LineEntry &entry) { add(entry.value); });
}

void GuessingReader::readAnchors()
{
    if (std::exchange(m_hasAnchors, true))
        return;
    for (qsizetype mark = m_text.indexOf('&'); mark >= 0; mark = m_text.indexOf('&', mark + 1)) {
        qsizetype end = mark + 1;
        while (end < m_text.size() && end - mark < base::LongestSecretName && isInName(m_text.at(end)))
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
