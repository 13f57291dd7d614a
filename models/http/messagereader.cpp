#include "messagereader.h"

#include "messageparsing.h"

namespace http {

MessageReader::MessageReader(Role role)
    : m_parsing(MessageParsing::make(role))
{}

MessageReader::~MessageReader() = default;
MessageReader::MessageReader(MessageReader &&) noexcept = default;
MessageReader &MessageReader::operator=(MessageReader &&) noexcept = default;

void MessageReader::setLimits(const ReadLimits &limits)
{
    m_parsing->limits = limits;
}

void MessageReader::setRequestMethod(const QByteArray &method)
{
    m_parsing->answersHead = method == "HEAD";
}

void MessageReader::reset()
{
    m_parsing->reset();
}

MessageReader::Step MessageReader::next(QByteArrayView bytes)
{
    return m_parsing->next(bytes);
}

MessageReader::Step MessageReader::finish()
{
    return m_parsing->finish();
}

const RequestHead &MessageReader::request() const
{
    return m_parsing->request;
}

const ResponseHead &MessageReader::response() const
{
    return m_parsing->response;
}

const HeaderList &MessageReader::trailers() const
{
    return m_parsing->trailers;
}

Framing MessageReader::framing() const
{
    return m_parsing->framing;
}

qint64 MessageReader::contentLength() const
{
    return m_parsing->contentLength;
}

bool MessageReader::keepsAlive() const
{
    return m_parsing->keepsAlive;
}

bool MessageReader::isIdle() const
{
    return m_parsing->isIdle();
}

ReadError MessageReader::failure() const
{
    return m_parsing->failure;
}

} // namespace http
