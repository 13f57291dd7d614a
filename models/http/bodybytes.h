#pragma once

#include <QByteArray>

#include <memory>

namespace http {

/** Bytes that are stored outside of memory, such as in a file. Can be read from any thread, any number of times. */
class StoredBytes
{
public:
    virtual ~StoredBytes() = default;
    [[nodiscard]] virtual qsizetype size() const = 0;
    /** Reads the stored bytes; fewer than size() when the store fails. */
    [[nodiscard]] virtual QByteArray read() const = 0;
};

/** The recorded bytes of a message's body: in memory, or in a store from which each call of read() reads them. */
class BodyBytes final
{
public:
    BodyBytes() = default;
    BodyBytes(QByteArray bytes) // Bytes in memory are the usual case.
        : m_memory(std::move(bytes))
    {}
    BodyBytes(const char *text)
        : m_memory(text)
    {}
    explicit BodyBytes(std::shared_ptr<const StoredBytes> stored)
        : m_stored(std::move(stored))
    {}

    [[nodiscard]] QByteArray read() const { return m_stored ? m_stored->read() : m_memory; }
    operator QByteArray() const { return read(); }
    [[nodiscard]] qsizetype size() const { return m_stored ? m_stored->size() : m_memory.size(); }
    [[nodiscard]] bool isEmpty() const { return size() == 0; }
    /** The bytes in memory; empty if the body is in a store. */
    [[nodiscard]] QByteArray &memory() { return m_memory; }
    [[nodiscard]] const QByteArray &memory() const { return m_memory; }

    friend bool operator==(const BodyBytes &left, const BodyBytes &right)
    {
        return left.size() == right.size() && left.read() == right.read();
    }

    friend bool operator==(const BodyBytes &left, const QByteArray &right) { return left.read() == right; }

private:
    QByteArray m_memory;
    std::shared_ptr<const StoredBytes> m_stored;
};

} // namespace http
