#include "secret.h"

#include <utility>

namespace secrets {

namespace {

/** Through volatile, so that the compiler cannot leave it out as a write nobody reads. */
void overwrite(QByteArray &bytes)
{
    volatile char *byte = bytes.data();
    for (qsizetype i = 0; i < bytes.size(); ++i)
        byte[i] = 0;
}

} // namespace

struct Secret::Wiped {
    QByteArray bytes;

    explicit Wiped(QByteArray given)
        : bytes(std::move(given))
    {
        bytes.detach(); // Own memory: a literal or a shared buffer could not be overwritten.
    }
    ~Wiped()
    {
        if (bytes.isDetached())
            overwrite(bytes);
    }
    Q_DISABLE_COPY_MOVE(Wiped)
};

Secret::Secret(QByteArray bytes)
    : m_bytes(bytes.isEmpty() ? nullptr : std::make_shared<const Wiped>(std::move(bytes)))
{}

Secret::Secret(const QString &text)
    : Secret(text.toUtf8())
{}

bool Secret::isEmpty() const
{
    return !m_bytes;
}

const QByteArray &Secret::reveal() const
{
    static const QByteArray nothing;
    return m_bytes ? m_bytes->bytes : nothing;
}

bool isSameSecret(const Secret &left, const Secret &right)
{
    const QByteArray &one = left.reveal();
    const QByteArray &other = right.reveal();
    if (one.size() != other.size())
        return false;
    int difference = 0;
    for (qsizetype at = 0; at < one.size(); ++at)
        difference |= one.at(at) ^ other.at(at);
    return difference == 0;
}

} // namespace secrets
