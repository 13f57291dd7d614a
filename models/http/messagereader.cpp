#include "messagereader.h"

#include <optional>

#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>

namespace http {

namespace beast = boost::beast::http;
using Event = MessageReader::Event;
using Step = MessageReader::Step;

namespace {

QByteArray bytesOf(boost::beast::string_view text)
{
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

QByteArrayView viewOf(boost::beast::string_view text)
{
    return QByteArrayView(text.data(), static_cast<qsizetype>(text.size()));
}

/** Empty lines before a request line that are forgiven. RFC 9112 §2.2 asks for at least one. */
constexpr int MaxEmptyLines = 4;

/** Finds the end of a head line by line, and refuses on the way what the parser would let through. */
class HeadScan final
{
public:
    explicit HeadScan(bool isRequest)
        : m_isRequest(isRequest)
    {}

    [[nodiscard]] qsizetype begin() const { return m_begin; }
    /** Behind the empty line that ends the head; -1 as long as it has not come. `bytes` grow from call to call. */
    qsizetype advance(QByteArrayView bytes, const ReadLimits &limits)
    {
        for (;;) {
            const qsizetype feed = bytes.indexOf('\n', m_searched);
            if (feed < 0)
                break;
            if (feed == m_line || bytes[feed - 1] != '\r')
                return fail("bare-line-feed");
            if (feed == m_line + 1 && m_lines > 0)
                return feed + 1 - m_begin > limits.headBytes ? tooLarge() : feed + 1;
            if (!takeLine(bytes, feed, limits))
                return -1;
        }
        m_searched = bytes.size();
        if (bytes.size() - m_begin > limits.headBytes)
            return tooLarge();
        if (m_isRequest && m_lines == 0 && bytes.size() > m_begin && bytes[m_begin] != '\r' &&
            !isToken(bytes.sliced(m_begin, 1)))
            return fail("bad-method"); // For example the hello of a TLS client: no line end may ever come.
        return -1;
    }
    [[nodiscard]] const std::optional<ReadFailure> &failure() const { return m_failure; }

private:
    bool takeLine(QByteArrayView bytes, qsizetype feed, const ReadLimits &limits)
    {
        if (feed == m_line + 1) {
            m_begin = feed + 1;
            if (!m_isRequest || ++m_emptyLines > MaxEmptyLines)
                fail("empty-line");
        } else {
            const char first = bytes[m_line];
            if (m_lines > 0 && (first == ' ' || first == '\t'))
                fail("obs-fold"); // RFC 9112 §5.2
            else if (++m_lines > limits.fields + 1)
                fail("too-many-fields", 431);
        }
        m_line = m_searched = feed + 1;
        return !m_failure;
    }
    qsizetype tooLarge() { return m_lines == 0 ? fail("target-too-long", 414) : fail("head-too-large", 431); }
    qsizetype fail(const char *code, int status = 400)
    {
        m_failure = ReadFailure{status, code};
        return -1;
    }

    bool m_isRequest;
    qsizetype m_begin = 0;
    qsizetype m_line = 0;
    qsizetype m_searched = 0;
    qsizetype m_lines = 0;
    int m_emptyLines = 0;
    std::optional<ReadFailure> m_failure;
};

ReadFailure translated(const boost::beast::error_code &code)
{
    using beast::error;
    if (code == error::bad_method)
        return {400, "bad-method"};
    if (code == error::bad_target)
        return {400, "bad-target"};
    if (code == error::bad_version)
        return {400, "bad-version"};
    if (code == error::bad_status || code == error::bad_reason)
        return {400, "bad-status"};
    if (code == error::bad_field)
        return {400, "bad-field-name"};
    if (code == error::bad_value || code == error::bad_line_ending || code == error::bad_obs_fold)
        return {400, "bad-field-value"};
    if (code == error::bad_content_length || code == error::multiple_content_length)
        return {400, "content-length"};
    if (code == error::bad_transfer_encoding)
        return {400, "transfer-encoding"};
    if (code == error::bad_chunk || code == error::bad_chunk_extension)
        return {400, "bad-chunk"};
    if (code == error::header_limit)
        return {431, "head-too-large"};
    if (code == error::partial_message)
        return {400, "cut-off"};
    return {400, "malformed"};
}

/** RFC 9112 §2.3: a well-formed version of another major number is 505. */
bool namesOtherVersion(QByteArrayView line)
{
    const qsizetype blank = line.lastIndexOf(' ');
    const QByteArrayView word = line.sliced(blank + 1).trimmed();
    return word.size() == 8 && word.startsWith("HTTP/") && word[5] >= '0' && word[5] <= '9' && word[5] != '1' &&
           word[6] == '.';
}

/** RFC 9112 §4: the reason phrase may be absent, and old servers leave out the blank before it, which the parser wants.
 */
bool lacksBlankAfterStatus(QByteArrayView head)
{
    constexpr qsizetype length = 12; // HTTP/1.1 200
    return head.size() > length + 1 && head.startsWith("HTTP/1.") && head[length] == '\r';
}

} // namespace

/** What both roles share, and the state that callers ask for. */
class MessageReader::Implementation
{
public:
    virtual ~Implementation() = default;
    virtual Step next(QByteArrayView bytes) = 0;
    virtual Step finish() = 0;
    [[nodiscard]] virtual bool isIdle() const = 0;

    RequestHead request;
    ResponseHead response;
    HeaderList trailers;
    Framing framing = Framing::None;
    qint64 contentLength = -1;
    bool keepsAlive = false;
    bool answersHead = false;
    ReadLimits limits;
    ReadFailure failure;
};

namespace {

/** The parser's callbacks put what they get here. */
struct Sink {
    RequestHead *request = nullptr;
    ResponseHead *response = nullptr;
    HeaderList *headers = nullptr;
    HeaderList *trailers = nullptr;
    QByteArrayView body;
    std::uint64_t chunkLeft = 0;
    qsizetype fieldsLeft = 0;
    qsizetype chunkLineLeft = 0;
    bool headDone = false;
};

template<bool isRequest>
class Parser final : public beast::basic_parser<isRequest>
{
    using ErrorCode = boost::beast::error_code;
    using Text = boost::beast::string_view;

public:
    explicit Parser(Sink &sink)
        : m_sink(sink)
    {
        this->body_limit(boost::none);
    }

private:
    void on_request_impl(beast::verb, Text method, Text target, int version, ErrorCode &) override
    {
        m_sink.request->method = bytesOf(method);
        m_sink.request->target = bytesOf(target);
        m_sink.request->minorVersion = version % 10;
    }
    void on_response_impl(int code, Text reason, int version, ErrorCode &) override
    {
        m_sink.response->status = code;
        m_sink.response->reason = bytesOf(reason);
        m_sink.response->minorVersion = version % 10;
    }
    void on_field_impl(beast::field, Text name, Text value, ErrorCode &error) override
    {
        if (m_sink.fieldsLeft-- == 0) {
            error = beast::error::header_limit;
            return;
        }
        (m_sink.headDone ? m_sink.trailers : m_sink.headers)->append(bytesOf(name), bytesOf(value));
    }
    void on_header_impl(ErrorCode &) override { m_sink.headDone = true; }
    void on_body_init_impl(const boost::optional<std::uint64_t> &, ErrorCode &) override {}
    std::size_t on_body_impl(Text body, ErrorCode &) override
    {
        m_sink.body = viewOf(body);
        return body.size();
    }
    void on_chunk_header_impl(std::uint64_t size, Text extensions, ErrorCode &error) override
    {
        if (static_cast<qsizetype>(extensions.size()) > m_sink.chunkLineLeft)
            error = beast::error::bad_chunk_extension;
        m_sink.chunkLeft = size;
    }
    std::size_t on_chunk_body_impl(std::uint64_t, Text body, ErrorCode &) override
    {
        m_sink.body = viewOf(body);
        m_sink.chunkLeft -= body.size();
        return body.size();
    }
    void on_finish_impl(ErrorCode &) override {}

    Sink &m_sink;
};

} // namespace

template<bool isRequest>
class MessageReader::Parsing final : public MessageReader::Implementation
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
        return fail({400, "cut-off"}, 0);
    }

    [[nodiscard]] bool isIdle() const override { return m_phase == Phase::Head && m_pending.size() <= m_scan.begin(); }

private:
    enum class Phase { Head, Body, Tunnel, Failed };

    Step fail(const ReadFailure &why, qsizetype consumed)
    {
        failure = why;
        m_phase = Phase::Failed;
        m_pending.clear();
        return {Event::Error, consumed, {}};
    }

    Step readHead(QByteArrayView bytes)
    {
        const qsizetype before = m_pending.size();
        if (before > 0)
            m_pending.append(bytes);
        const QByteArrayView seen = before > 0 ? QByteArrayView(m_pending) : bytes;
        const qsizetype end = m_scan.advance(seen, limits);
        if (m_scan.failure())
            return fail(*m_scan.failure(), bytes.size());
        if (end < 0) {
            if (before == 0)
                m_pending = bytes.toByteArray();
            return {Event::NeedMore, bytes.size(), {}};
        }
        return parseHead(seen.sliced(m_scan.begin(), end - m_scan.begin()), end - before);
    }

    Step parseHead(QByteArrayView head, qsizetype consumed)
    {
        begin();
        QByteArray repaired;
        if (!isRequest && lacksBlankAfterStatus(head)) {
            repaired = head.toByteArray();
            repaired.insert(12, ' ');
            head = repaired;
        }
        boost::beast::error_code error;
        m_parser->header_limit(static_cast<std::uint32_t>(head.size() + 1));
        m_parser->put(boost::asio::const_buffer(head.data(), static_cast<std::size_t>(head.size())), error);
        if (error) {
            const bool otherVersion = error == beast::error::bad_version &&
                                      namesOtherVersion(head.first(head.indexOf('\n')));
            return fail(otherVersion ? ReadFailure{505, "other-version"} : translated(error), consumed);
        }
        if (const auto bad = check(); bad)
            return fail(*bad, consumed);
        m_pending.clear();
        m_scan = HeadScan(isRequest);
        describe();
        m_sink.fieldsLeft = limits.fields;
        m_phase = !isRequest && response.status == 101 ? Phase::Tunnel : Phase::Body;
        return {Event::Head, consumed, {}};
    }

    void begin()
    {
        request = {};
        response = {};
        trailers = {};
        m_sink = {&request,
                  &response,
                  isRequest ? &request.headers : &response.headers,
                  &trailers,
                  {},
                  0,
                  limits.fields,
                  limits.chunkLineBytes,
                  false};
        m_parser.emplace(m_sink);
        if (!isRequest && answersHead)
            m_parser->skip(true);
    }

    std::optional<ReadFailure> check()
    {
        const bool headless = !isRequest && (response.status == 204 || response.status / 100 == 1);
        const auto bad = isRequest ? checkRequest(request) : checkResponse(response);
        if (bad)
            return bad;
        // Both readings of the head must agree on where the body ends.
        if (!headless && m_parser->chunked() != isChunked(isRequest ? request.headers : response.headers))
            return ReadFailure{400, "transfer-encoding"};
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

    Step end()
    {
        m_phase = Phase::Head;
        m_pending.clear();
        return {Event::End, 0, {}};
    }

    Step readBody(QByteArrayView bytes)
    {
        if (m_parser->is_done())
            return end();
        if (bytes.isEmpty())
            return {Event::NeedMore, 0, {}};
        if (framing == Framing::Chunked && m_sink.chunkLeft == 0)
            return readChunkLine(bytes);
        boost::beast::error_code error;
        m_sink.body = {};
        const std::size_t taken = put(bytes, error);
        if (error)
            return fail(translated(error), bytes.size());
        return {Event::Body, static_cast<qsizetype>(taken), m_sink.body};
    }

    std::size_t put(QByteArrayView bytes, boost::beast::error_code &error)
    {
        return m_parser->put(boost::asio::const_buffer(bytes.data(), static_cast<std::size_t>(bytes.size())), error);
    }

    Step readChunkLine(QByteArrayView bytes)
    {
        if (m_pending.isEmpty()) {
            qsizetype taken = 0;
            switch (parseLine(bytes, taken)) {
            case Line::Complete:
                return behindLine(bytes, taken);
            case Line::Refused:
                return {Event::Error, bytes.size(), {}};
            case Line::Partial:
                m_pending.append(bytes);
                return needMore(bytes);
            }
        }
        return readBufferedChunkLine(bytes);
    }

    /** Only what belongs to the line may go into the buffer, so it grows by one line feed at a time. */
    Step readBufferedChunkLine(QByteArrayView bytes)
    {
        for (qsizetype consumed = 0; consumed < bytes.size();) {
            const qsizetype feed = bytes.indexOf('\n', consumed);
            const qsizetype end = feed < 0 ? bytes.size() : feed + 1;
            m_pending.append(bytes.sliced(consumed, end - consumed));
            consumed = end;
            if (feed < 0)
                break;
            if (!m_pending.endsWith("\r\n"))
                return fail({400, "bare-line-feed"}, bytes.size());
            qsizetype taken = 0;
            const Line line = parseLine(m_pending, taken);
            if (line == Line::Refused)
                return {Event::Error, bytes.size(), {}};
            if (line == Line::Complete) {
                m_pending.clear();
                return behindLine(bytes, consumed);
            }
        }
        return needMore(bytes);
    }

    Step needMore(QByteArrayView bytes)
    {
        if (m_pending.size() > limits.trailerBytes + limits.chunkLineBytes)
            return fail({431, "trailers-too-large"}, bytes.size());
        if (m_pending.size() > limits.chunkLineBytes && !m_pending.contains('\n'))
            return fail({400, "bad-chunk"}, bytes.size());
        return {Event::NeedMore, bytes.size(), {}};
    }

    enum class Line { Partial, Complete, Refused };

    /** Lets the parser read one chunk line, or the last one with its trailer. */
    Line parseLine(QByteArrayView line, qsizetype &taken)
    {
        boost::beast::error_code error;
        taken = static_cast<qsizetype>(put(line, error));
        if (error == beast::error::need_more)
            return Line::Partial;
        if (!error)
            return Line::Complete;
        fail(translated(error), line.size());
        return Line::Refused;
    }

    /** Goes on with what stands behind a chunk line. */
    Step behindLine(QByteArrayView bytes, qsizetype consumed)
    {
        if (m_parser->is_done()) {
            end();
            return {Event::End, consumed, {}};
        }
        Step step = readBody(bytes.sliced(consumed));
        step.consumed += consumed;
        return step;
    }

    Sink m_sink;
    std::optional<Parser<isRequest>> m_parser;
    HeadScan m_scan{isRequest};
    QByteArray m_pending;
    Phase m_phase = Phase::Head;
};

MessageReader::MessageReader(Role role)
{
    if (role == Role::Request)
        m_implementation = std::make_unique<Parsing<true>>();
    else
        m_implementation = std::make_unique<Parsing<false>>();
}

MessageReader::~MessageReader() = default;
MessageReader::MessageReader(MessageReader &&) noexcept = default;
MessageReader &MessageReader::operator=(MessageReader &&) noexcept = default;

void MessageReader::setLimits(const ReadLimits &limits)
{
    m_implementation->limits = limits;
}

void MessageReader::setRequestMethod(const QByteArray &method)
{
    m_implementation->answersHead = method == "HEAD";
}

MessageReader::Step MessageReader::next(QByteArrayView bytes)
{
    return m_implementation->next(bytes);
}

MessageReader::Step MessageReader::finish()
{
    return m_implementation->finish();
}

const RequestHead &MessageReader::request() const
{
    return m_implementation->request;
}

const ResponseHead &MessageReader::response() const
{
    return m_implementation->response;
}

const HeaderList &MessageReader::trailers() const
{
    return m_implementation->trailers;
}

Framing MessageReader::framing() const
{
    return m_implementation->framing;
}

qint64 MessageReader::contentLength() const
{
    return m_implementation->contentLength;
}

bool MessageReader::keepsAlive() const
{
    return m_implementation->keepsAlive;
}

bool MessageReader::isIdle() const
{
    return m_implementation->isIdle();
}

const ReadFailure &MessageReader::failure() const
{
    return m_implementation->failure;
}

} // namespace http
