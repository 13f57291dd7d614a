#include "filterwords.h"

#include "cancellation.h"
#include "exchangeproblem.h"
#include "filterterm.h"
#include "targettext.h"

#include <algorithm>
#include <optional>
#include <set>

namespace items {
namespace {

using Key = FilterTerm::Key;

/** Longer values help nobody who types. */
constexpr qsizetype LongestWord = 120;
/** The largest number of offered texts. */
constexpr qsizetype MaximumOffered = 50;

/** A sorted list of different words with a limit. */
class WordSet final
{
public:
    void add(const QString &word)
    {
        if (!word.isEmpty() && word.size() <= LongestWord &&
            static_cast<qsizetype>(m_words.size()) < FilterWords::MaximumWords)
            m_words.insert(word);
    }
    [[nodiscard]] QStringList list() const { return QStringList(m_words.begin(), m_words.end()); }

private:
    std::set<QString> m_words;
};

void addNames(WordSet &words, const http::HeaderList &headers)
{
    for (const http::HeaderList::Field &field : headers.fields())
        words.add(QString::fromUtf8(field.name).toLower());
}

/** The word that the cursor is in or after: where it begins, and whether a quote is open in it. */
struct WordStart {
    qsizetype begin = 0;
    qsizetype colon = -1; ///< The first colon outside of quotes, or -1.
};

WordStart wordBefore(QStringView text)
{
    WordStart word;
    bool isQuoted = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text.at(at);
        if (c == u'"')
            isQuoted = !isQuoted;
        if (isQuoted)
            continue;
        const bool isSign = (c == u'(' || c == u'-') && word.begin == at;
        if (c.isSpace() || isSign || c == u')')
            word = {at + 1, -1};
        else if (c == u':' && word.colon < 0)
            word.colon = at;
    }
    return word;
}

QString quoted(const QString &value)
{
    const bool needsQuotes = std::any_of(value.begin(), value.end(),
                                         [](QChar c) { return c.isSpace() || c == u'(' || c == u')'; });
    return needsQuotes ? u'"' + value + u'"' : value;
}

QStringList valuesOf(Key key, const FilterWords &words)
{
    switch (key) {
    case Key::Status:
        return QStringList{u"1xx"_qs, u"2xx"_qs, u"3xx"_qs, u"4xx"_qs, u"5xx"_qs, u"none"_qs} + words.statuses;
    case Key::Method:
        return words.methods;
    case Key::Path:
        return words.paths;
    case Key::Api:
        return words.apis;
    case Key::Header:
        return words.headers;
    case Key::Changed:
        return QStringList{u"*"_qs, u"target"_qs, u"body"_qs} + words.changes;
    case Key::Problem:
        return problemWords();
    case Key::Larger:
    case Key::Smaller:
        return {u"1kB"_qs, u"10kB"_qs, u"100kB"_qs, u"1MB"_qs};
    case Key::Slower:
    case Key::Faster:
        return {u"50ms"_qs, u"200ms"_qs, u"1s"_qs, u"10s"_qs};
    case Key::Comment:
        return {u"*"_qs};
    case Key::Duration:
    case Key::Body:
    case Key::Word:
        break;
    }
    return {};
}

/** Those that begin with the text first, then those that contain it. */
QStringList fitting(const QStringList &candidates, QStringView typed)
{
    QStringList begin;
    QStringList inside;
    for (const QString &candidate : candidates) {
        if (candidate.startsWith(typed, Qt::CaseInsensitive))
            begin.append(candidate);
        else if (candidate.contains(typed, Qt::CaseInsensitive))
            inside.append(candidate);
    }
    return (begin + inside).mid(0, MaximumOffered);
}

} // namespace

FilterWords filterWordsOf(const QList<KeptExchange> &exchanges)
{
    WordSet methods;
    WordSet statuses;
    WordSet paths;
    WordSet apis;
    WordSet headers;
    WordSet changes;
    for (qsizetype i = exchanges.size(); i > 0 && !base::isUnwanted(); --i) {
        const traffic::ExchangePtr exchange = exchanges.at(i - 1).exchange();
        methods.add(QString::fromUtf8(exchange->request.method));
        if (exchange->response.status > 0)
            statuses.add(QString::number(exchange->response.status));
        apis.add(exchange->apiName);
        const QByteArray target = exchanges.at(i - 1).shownTarget().toUtf8();
        paths.add(QString::fromUtf8(http::splitTarget(target).path));
        addNames(headers, exchange->request.headers);
        addNames(headers, exchange->response.headers);
        for (const traffic::Change &change : exchange->changes)
            changes.add(QString::fromUtf8(change.name).toLower());
    }
    return {methods.list(), statuses.list(), paths.list(), apis.list(), headers.list(), changes.list()};
}

FilterOffer filterOffer(const QString &filter, qsizetype cursor, const FilterWords &words)
{
    const QStringView before = QStringView(filter).left(cursor);
    const WordStart word = wordBefore(before);
    std::optional<Key> key;
    if (word.colon >= 0)
        key = FilterTerm::keyNamed(before.mid(word.begin, word.colon - word.begin));
    FilterOffer offer;
    if (!key) {
        QStringList keys;
        for (const QString &name : FilterTerm::keyNames())
            keys.append(name + u':');
        offer.position = word.begin;
        if (word.colon < 0)
            offer.texts = fitting(keys + QStringList{u"not"_qs, u"or"_qs}, before.mid(word.begin));
    } else {
        offer.position = word.colon + 1;
        if (*key == Key::Status || *key == Key::Method || *key == Key::Problem)
            offer.position = std::max(offer.position, before.lastIndexOf(u',') + 1);
        const QString typed = before.mid(offer.position).toString().remove(u'"');
        for (const QString &value : fitting(valuesOf(*key, words), typed))
            offer.texts.append(quoted(value));
    }
    // All of the word is replaced, also what is after the cursor.
    qsizetype end = cursor;
    while (end < filter.size() && !filter.at(end).isSpace() && filter.at(end) != u')')
        ++end;
    offer.length = end - offer.position;
    const QString written = filter.mid(offer.position, offer.length);
    if (offer.texts.size() == 1 && offer.texts.first().compare(written, Qt::CaseInsensitive) == 0)
        offer.texts.clear();
    return offer;
}

} // namespace items
