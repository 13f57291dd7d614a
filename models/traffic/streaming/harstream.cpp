#include "harstream.h"

#include "cancellation.h"
#include "harentry.h"
#include "harscanner.h"
#include "targettext.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace traffic {

namespace {

using base::Error;
using base::ErrorCode;
using Event = HarScanner::Event;

/** The open brackets around the value of `log`, around that of `entries`, and around an entry. */
constexpr qsizetype LogDepth = 1;
constexpr qsizetype EntriesDepth = 2;
constexpr qsizetype EntryDepth = 3;

constexpr QByteArrayView ByteOrderMark = "\xef\xbb\xbf";

bool isName(const QByteArray &key, QStringView name)
{
    if (!key.contains('\\'))
        return QString::fromUtf8(key) == u'"' + name.toString() + u'"';
    return QJsonDocument::fromJson('[' + key + ']').array().at(0).toString() == name;
}

/** Moves a position over bytes of UTF-8. */
void move(base::Position &position, QByteArrayView bytes)
{
    const qsizetype lines = bytes.count('\n');
    if (lines > 0) {
        position.line += lines;
        position.column = 1;
        bytes = bytes.sliced(bytes.lastIndexOf('\n') + 1);
    }
    position.column += std::count_if(bytes.begin(), bytes.end(), [](char c) { return (c & 0xc0) != 0x80; });
}

Error syntaxError(const base::Position &position)
{
    return {ErrorCode::SyntaxError, u"%1:%2"_qs.arg(QString::number(position.line), QString::number(position.column))};
}

/** The URL without user information, which is a secret, and without its fragment, which is not sent. */
QByteArray shownUrl(QByteArray url)
{
    url.truncate(url.indexOf('#') < 0 ? url.size() : url.indexOf('#'));
    const QByteArray authority = http::authorityOf(url).toByteArray();
    const qsizetype user = authority.lastIndexOf('@') + 1;
    if (user > 0)
        url.remove(url.indexOf("://") + 3, user);
    return url;
}

} // namespace

class HarStream::Private
{
public:
    Private(HarStreamHandlers to, const HarStreamLimits &most)
        : handlers(std::move(to))
        , limits(most)
        , scanner(most.depth)
    {}

    [[nodiscard]] base::Result<void> read(QByteArrayView piece);
    [[nodiscard]] base::Result<void> take(Event event, QByteArrayView piece, qsizetype at);
    [[nodiscard]] base::Result<void> begin(QByteArrayView piece, qsizetype at);
    void keep(QByteArrayView bytes);
    [[nodiscard]] base::Result<void> endEntry();
    void skip(const Error &error) { handlers.skip({count, entryStart, error}); }
    [[nodiscard]] QString pointer() const { return u"/log/entries/%1"_qs.arg(count); }
    [[nodiscard]] base::Position positionAt(QByteArrayView piece, qsizetype at) const
    {
        base::Position place = position;
        move(place, piece.first(at));
        return place;
    }

    HarStreamHandlers handlers;
    HarStreamLimits limits;
    HarScanner scanner;
    QByteArray start; ///< The first bytes of the file, until they can't be a byte-order mark.
    bool hasStarted = false;
    base::Position position; ///< The position of the end of what was read.
    bool isLog = false;      ///< Whether the last key of the root is `log`.
    bool isEntries = false;  ///< Whether the last key of the log is `entries`.
    bool hasEntries = false;
    bool isInList = false;
    bool isInEntry = false;
    bool isTooLarge = false;
    qint64 valuesBefore = 0; ///< The number of values before the entry.
    base::Position entryStart;
    QByteArray entry;
    qsizetype count = 0;
};

void HarStream::Private::keep(QByteArrayView bytes)
{
    if (!isInEntry || isTooLarge)
        return;
    isTooLarge = entry.size() + bytes.size() > limits.entryBytes ||
                 scanner.values() - valuesBefore > limits.entryValues;
    if (isTooLarge)
        entry = QByteArray();
    else
        entry += bytes;
}

base::Result<void> HarStream::Private::begin(QByteArrayView piece, qsizetype at)
{
    // An opening bracket counts already.
    const bool isBracket = scanner.first() == '{' || scanner.first() == '[';
    const qsizetype depth = scanner.depth() - (isBracket ? 1 : 0);
    if (depth == 0 && scanner.first() != '{')
        return Error{ErrorCode::WrongType, u"/log"_qs};
    if (depth == LogDepth && isLog && scanner.first() != '{')
        return Error{ErrorCode::WrongType, u"/log"_qs};
    if (depth == EntriesDepth && isLog && isEntries) {
        // A second list would be in the place of the one that was read.
        if (scanner.first() != '[' || hasEntries)
            return Error{ErrorCode::WrongType, u"/log/entries"_qs};
        hasEntries = true;
        isInList = true;
    }
    if (depth == EntryDepth && isInList) {
        isInEntry = true;
        isTooLarge = false;
        valuesBefore = scanner.values();
        entryStart = positionAt(piece, at - 1);
        entry.resize(0);
    }
    return {};
}

base::Result<void> HarStream::Private::endEntry()
{
    isInEntry = false;
    if (isTooLarge) {
        skip({ErrorCode::TooLarge, pointer()});
        return {};
    }
    if (!entry.startsWith('{')) {
        skip({ErrorCode::WrongType, pointer()});
        return {};
    }
    QJsonParseError failure;
    const QJsonObject object = QJsonDocument::fromJson(entry, &failure).object();
    if (failure.error == QJsonParseError::IllegalNumber) {
        // The scanner has found its syntax right: no double can represent the number.
        skip({ErrorCode::WrongType, pointer() + pointerInEntry(entry, failure.offset)});
        return {};
    }
    if (failure.error != QJsonParseError::NoError) {
        base::Position place = entryStart;
        move(place, QByteArrayView(entry).first(std::clamp<qsizetype>(failure.offset, 0, entry.size())));
        return syntaxError(place);
    }
    if (const QString member = memberNotNumber(object); !member.isEmpty()) {
        skip({ErrorCode::WrongType, pointer() + member});
        return {};
    }
    auto exchange = exchangeOfEntry(object, pointer());
    if (!exchange) {
        skip(exchange.error());
        return {};
    }
    exchange->id = static_cast<quint64>(count + 1);
    handlers.take(
        {count, shownUrl(requestUrlOf(object[u"request"])), std::make_shared<const Exchange>(*std::move(exchange))});
    return {};
}

base::Result<void> HarStream::Private::take(Event event, QByteArrayView piece, qsizetype at)
{
    switch (event) {
    case Event::Key:
        if (scanner.depth() == LogDepth)
            isLog = isName(scanner.key(), u"log");
        else if (scanner.depth() == EntriesDepth)
            isEntries = isLog && isName(scanner.key(), u"entries");
        return {};
    case Event::Begin:
        return begin(piece, at);
    case Event::End:
        if (isInEntry && scanner.depth() == EntryDepth) {
            const base::Result<void> ended = endEntry();
            ++count;
            return ended;
        }
        isInList = isInList && scanner.depth() >= EntryDepth;
        return {};
    case Event::Failed:
        return syntaxError(positionAt(piece, at));
    case Event::None:
        break;
    }
    return {};
}

base::Result<void> HarStream::Private::read(QByteArrayView piece)
{
    for (qsizetype at = 0; at < piece.size();) {
        if (base::isUnwanted())
            return Error::cancelled();
        const qsizetype from = at;
        const Event event = scanner.next(piece, at, EntryDepth);
        keep(piece.sliced(from, at - from));
        if (const base::Result<void> taken = take(event, piece, at); !taken)
            return taken;
        if (event == Event::Begin)
            keep(piece.sliced(at - 1, 1));
    }
    move(position, piece);
    return {};
}

HarStream::HarStream(HarStreamHandlers handlers, const HarStreamLimits &limits)
    : d(std::make_unique<Private>(std::move(handlers), limits))
{}

HarStream::~HarStream() = default;

base::Result<void> HarStream::add(QByteArrayView piece)
{
    if (d->hasStarted)
        return d->read(piece);
    d->start += piece;
    if (d->start.size() < ByteOrderMark.size() && ByteOrderMark.startsWith(d->start))
        return {};
    d->hasStarted = true;
    const QByteArray start = std::exchange(d->start, {});
    const QByteArrayView text = start;
    return d->read(text.startsWith(ByteOrderMark) ? text.sliced(ByteOrderMark.size()) : text);
}

base::Result<void> HarStream::finish()
{
    if (!d->scanner.finish())
        return syntaxError(d->position);
    if (!d->hasEntries)
        return Error{ErrorCode::WrongType, u"/log/entries"_qs};
    return {};
}

} // namespace traffic
