#include "messageparsing.h"

#include "bytes.h"
#include "chunkscan.h"
#include "headscan.h"

#include <vector>

#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>

namespace http {

namespace beast = boost::beast::http;
using Event = ReadEvent;
using Step = ReadStep;

namespace {

/** Memory of each part of a head that is kept for the next head. */
constexpr qsizetype KeptCapacity = 4096;

QByteArrayView viewOf(boost::beast::string_view text)
{
    return QByteArrayView(text.data(), static_cast<qsizetype>(text.size()));
}

ReadError translated(const boost::beast::error_code &code)
{
    using beast::error;
    if (code == error::bad_method)
        return ReadError::BadMethod;
    if (code == error::bad_target)
        return ReadError::BadTarget;
    if (code == error::bad_version)
        return ReadError::BadVersion;
    if (code == error::bad_status || code == error::bad_reason)
        return ReadError::BadStatus;
    if (code == error::bad_field)
        return ReadError::BadFieldName;
    if (code == error::bad_value || code == error::bad_line_ending || code == error::bad_obs_fold)
        return ReadError::BadFieldValue;
    if (code == error::bad_content_length || code == error::multiple_content_length)
        return ReadError::ContentLength;
    if (code == error::bad_transfer_encoding)
        return ReadError::TransferEncoding;
    if (code == error::bad_chunk || code == error::bad_chunk_extension)
        return ReadError::BadChunk;
    if (code == error::header_limit)
        return ReadError::HeadTooLarge;
    if (code == error::partial_message)
        return ReadError::CutOff;
    return ReadError::Malformed;
}

/** What the parser's callbacks found. The views point into the bytes of the last put(). */
struct Found {
    QByteArrayView method; ///< Or the reason phrase.
    QByteArrayView target;
    int status = 0;
    int minorVersion = 1;
    std::vector<HeaderList::Field> fields;
    QByteArrayView body;
    std::uint64_t chunkLeft = 0;
    bool hadChunk = false;
};

template<bool isRequest>
class Parser final : public beast::basic_parser<isRequest>
{
    using ErrorCode = boost::beast::error_code;
    using Text = boost::beast::string_view;

public:
    Parser(Found &found, const ReadLimits &limits)
        : m_found(found)
        , m_limits(limits)
    {
        this->body_limit(boost::none);
    }

private:
    void on_request_impl(beast::verb, Text method, Text target, int version, ErrorCode &) override
    {
        m_found.method = viewOf(method);
        m_found.target = viewOf(target);
        m_found.minorVersion = version % 10;
    }
    void on_response_impl(int code, Text reason, int version, ErrorCode &) override
    {
        m_found.status = code;
        m_found.method = viewOf(reason);
        m_found.minorVersion = version % 10;
    }
    void on_field_impl(beast::field, Text name, Text value, ErrorCode &error) override
    {
        if (static_cast<qsizetype>(m_found.fields.size()) >= m_limits.fields)
            error = beast::error::header_limit;
        else
            m_found.fields.push_back({viewOf(name), viewOf(value)});
    }
    void on_header_impl(ErrorCode &) override {}
    void on_body_init_impl(const boost::optional<std::uint64_t> &, ErrorCode &) override {}
    std::size_t on_body_impl(Text body, ErrorCode &) override
    {
        m_found.body = viewOf(body);
        return body.size();
    }
    void on_chunk_header_impl(std::uint64_t size, Text, ErrorCode &) override
    {
        m_found.chunkLeft = size;
        m_found.hadChunk = true;
    }
    std::size_t on_chunk_body_impl(std::uint64_t, Text body, ErrorCode &) override
    {
        m_found.body = viewOf(body);
        m_found.chunkLeft -= body.size();
        return body.size();
    }
    void on_finish_impl(ErrorCode &) override {}

    Found &m_found;
    const ReadLimits &m_limits;
};

template<bool isRequest>
class RoleParsing final : public MessageParsing
{
public:
    Step next(QByteArrayView bytes) override
    {
        switch (m_phase) {
        case Phase::Head:
            return readHead(bytes);
        case Phase::Body:
            return readBody(bytes);
        case Phase::Tunnel:
            return {Event::Upgrade, 0, {}};
        case Phase::Failed:
            break;
        }
        return {Event::Error, 0, {}};
    }

    Step finish() override
    {
        if (m_phase == Phase::Failed)
            return {Event::Error, 0, {}};
        if (m_phase == Phase::Tunnel || isIdle())
            return {Event::NeedMore, 0, {}};
        if (m_phase == Phase::Body && (m_parser->is_done() || framing == Framing::UntilClose))
            return end();
        return m_phase == Phase::Head ? failHead(ReadError::CutOff, 0) : fail(ReadError::CutOff, 0);
    }

    [[nodiscard]] bool isIdle() const override { return m_phase == Phase::Head && m_pending.size() <= m_scan.begin(); }

    void reset() override
    {
        m_phase = Phase::Head;
        dropPending();
        m_scan = HeadScan(isRequest);
    }

private:
    enum class Phase { Head, Body, Tunnel, Failed };

    Step fail(ReadError why, qsizetype consumed)
    {
        failure = why;
        m_phase = Phase::Failed;
        m_pending.clear();
        return {Event::Error, consumed, {}};
    }

    /** Clears the heads: the previous message is not part of one whose head can't be read. */
    Step failHead(ReadError why, qsizetype consumed)
    {
        request = {};
        response = {};
        return fail(why, consumed);
    }

    Step readHead(QByteArrayView bytes)
    {
        const qsizetype before = m_pending.size();
        if (before > 0)
            m_pending.append(bytes);
        const QByteArrayView seen = before > 0 ? QByteArrayView(m_pending) : bytes;
        const qsizetype end = m_scan.advance(seen, limits);
        if (m_scan.failure())
            return failHead(*m_scan.failure(), bytes.size());
        if (end < 0) {
            if (before == 0)
                m_pending.append(bytes);
            return {Event::NeedMore, bytes.size(), {}};
        }
        return parseHead(seen.sliced(m_scan.begin(), end - m_scan.begin()), end - before);
    }

    Step parseHead(QByteArrayView head, qsizetype consumed)
    {
        begin();
        QByteArray repaired;
        if (!isRequest && lacksBlankAfterStatus(head))
            head = repaired = head.first(12).toByteArray() + ' ' + head.sliced(12).toByteArray();
        boost::beast::error_code error;
        m_parser->header_limit(static_cast<std::uint32_t>(head.size() + 1));
        put(head, error);
        if (error) {
            const bool otherVersion = error == beast::error::bad_version &&
                                      namesOtherVersion(head.first(head.indexOf('\n')));
            return failHead(otherVersion ? ReadError::OtherVersion : translated(error), consumed);
        }
        takeHead(head);
        if (const auto bad = check(); bad)
            return fail(*bad, consumed);
        dropPending();
        m_scan = HeadScan(isRequest);
        describe();
        m_phase = !isRequest && response.status == 101 ? Phase::Tunnel : Phase::Body;
        return {Event::Head, consumed, {}};
    }

    void begin()
    {
        m_found.fields.clear();
        m_found.chunkLeft = 0;
        m_found.hadChunk = false;
        m_chunk = ChunkScan(false);
        trailers = {};
        m_parser.emplace(m_found, limits);
        if (!isRequest && answersHead)
            m_parser->skip(true);
    }

    void takeHead(QByteArrayView head)
    {
        if constexpr (isRequest) {
            request.clear(KeptCapacity);
            base::refill(request.method, m_found.method);
            base::refill(request.target, m_found.target);
            request.headers.assign(head, m_found.fields);
            request.minorVersion = m_found.minorVersion;
        } else {
            response.clear(KeptCapacity);
            response.status = m_found.status;
            base::refill(response.reason, m_found.method);
            response.headers.assign(head, m_found.fields);
            response.minorVersion = m_found.minorVersion;
        }
        m_found.fields.clear();
    }

    std::optional<ReadError> check()
    {
        const bool headless = !isRequest && (response.status == 204 || response.status / 100 == 1);
        const auto bad = isRequest ? checkRequest(request) : checkResponse(response);
        if (bad)
            return bad;
        // Beast and the checks must agree on the end of the body.
        if (!headless && m_parser->chunked() != isChunked(isRequest ? request.headers : response.headers))
            return ReadError::TransferEncoding;
        return std::nullopt;
    }

    void describe()
    {
        const HeaderList &headers = isRequest ? request.headers : response.headers;
        const int minor = isRequest ? request.minorVersion : response.minorVersion;
        contentLength = -1;
        framing = Framing::None;
        if (m_parser->is_done()) {
            if (const auto length = m_parser->content_length();
                length && *length == 0 && headers.contains("Content-Length"))
                framing = Framing::Length;
        } else if (m_parser->chunked()) {
            framing = Framing::Chunked;
        } else if (m_parser->content_length()) {
            framing = Framing::Length;
        } else {
            framing = Framing::UntilClose;
        }
        if (framing == Framing::Length)
            contentLength = static_cast<qint64>(*m_parser->content_length());
        const bool wanted = minor == 0 ? hasConnectionOption(headers, "keep-alive")
                                       : !hasConnectionOption(headers, "close");
        keepsAlive = wanted && framing != Framing::UntilClose;
    }

    /** Keeps the capacity of a usual head, so that the next head in pieces allocates nothing. */
    void dropPending()
    {
        if (m_pending.capacity() > KeptCapacity)
            m_pending.clear();
        else
            m_pending.resize(0);
    }

    Step end()
    {
        m_phase = Phase::Head;
        dropPending();
        return {Event::End, 0, {}};
    }

    Step readBody(QByteArrayView bytes)
    {
        if (m_parser->is_done())
            return end();
        if (bytes.isEmpty())
            return {Event::NeedMore, 0, {}};
        if (framing == Framing::Chunked && m_found.chunkLeft == 0)
            return readChunkLine(bytes);
        boost::beast::error_code error;
        m_found.body = {};
        const qsizetype taken = put(bytes, error);
        if (error)
            return fail(translated(error), bytes.size());
        return {Event::Body, taken, m_found.body};
    }

    qsizetype put(QByteArrayView bytes, boost::beast::error_code &error)
    {
        const boost::asio::const_buffer buffer(bytes.data(), static_cast<std::size_t>(bytes.size()));
        return static_cast<qsizetype>(m_parser->put(buffer, error));
    }

    /** The parser gets a complete line, or the last one with the complete trailer, and nothing after it. */
    Step readChunkLine(QByteArrayView bytes)
    {
        const qsizetype before = m_pending.size();
        if (before > 0)
            m_pending.append(bytes);
        const QByteArrayView seen = before > 0 ? QByteArrayView(m_pending) : bytes;
        const qsizetype length = m_chunk.advance(seen, limits);
        if (m_chunk.failure())
            return fail(*m_chunk.failure(), bytes.size());
        if (length < 0) {
            if (before == 0)
                m_pending.append(bytes);
            return {Event::NeedMore, bytes.size(), {}};
        }
        return parseChunkLine(seen.first(length), bytes, length - before);
    }

    Step parseChunkLine(QByteArrayView line, QByteArrayView bytes, qsizetype consumed)
    {
        boost::beast::error_code error;
        put(line, error);
        if (error)
            return fail(error == beast::error::need_more ? ReadError::BadChunk : translated(error), bytes.size());
        for (const HeaderList::Field &field : m_found.fields)
            trailers.append(field);
        m_found.fields.clear();
        dropPending();
        m_chunk = ChunkScan(m_found.hadChunk);
        if (m_parser->is_done()) {
            end();
            return {Event::End, consumed, {}};
        }
        Step step = readBody(bytes.sliced(consumed));
        step.consumed += consumed;
        return step;
    }

    Found m_found;
    std::optional<Parser<isRequest>> m_parser;
    HeadScan m_scan{isRequest};
    ChunkScan m_chunk{false};
    QByteArray m_pending; ///< A head or chunk line that is not complete.
    Phase m_phase = Phase::Head;
};

} // namespace

std::unique_ptr<MessageParsing> MessageParsing::make(ReadRole role)
{
    if (role == ReadRole::Request)
        return std::make_unique<RoleParsing<true>>();
    return std::make_unique<RoleParsing<false>>();
}

} // namespace http
