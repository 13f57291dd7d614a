#pragma once

#include "exchangefacts.h"

#include <QByteArray>
#include <QStringList>

#include <memory>
#include <vector>

namespace items {

/**
 * Exchanges in a compact form, about an eighth of their size as objects: each name, value and target is stored once in
 * a chunk and referred to by its place. No field is lost, and one exchange is read without the others. Never changed,
 * so any thread can read it. Secrets, long bodies and bodies in files are not copied.
 */
class ExchangeChunk final
{
public:
    explicit ExchangeChunk(const QList<traffic::ExchangePtr> &exchanges);

    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_starts.size()); }
    /** Reads an exchange back, equal in every field. */
    [[nodiscard]] traffic::ExchangePtr exchange(qsizetype index) const;
    /** The facts of an exchange, read without the rest of it. Valid as long as the chunk. */
    [[nodiscard]] ExchangeFacts facts(qsizetype index) const;
    /** The facts that tell which operation an exchange called, read without the rest. Valid as long as the chunk. */
    [[nodiscard]] RequestFacts requestFacts(qsizetype index) const;
    /** The target of the request of an exchange without secrets. Valid as long as the chunk. */
    [[nodiscard]] QByteArrayView shownTarget(qsizetype index) const;
    /** The number of bytes that an exchange takes: its part of the chunk, and bodies that are stored beside it. */
    [[nodiscard]] qint64 bytes(qsizetype index) const { return m_sizes[static_cast<std::size_t>(index)]; }

private:
    class Writer;
    class Reader;

    QByteArray m_bytes;
    std::vector<quint32> m_starts; ///< Where each exchange starts in m_bytes.
    std::vector<qint64> m_sizes;
    QStringList m_texts;
    QList<QDateTime> m_times;
    QList<http::BodyBytes> m_bodies; ///< Long ones and those in files.
    QList<QList<traffic::ServedRoute>> m_routes;
    QList<QList<secrets::Secret>> m_secrets;
};

/** An exchange in a list: whole, or in a chunk. */
class KeptExchange final
{
public:
    KeptExchange() = default;
    KeptExchange(traffic::ExchangePtr exchange) // Exchanges arrive whole.
        : m_whole(std::move(exchange))
    {}
    KeptExchange(std::shared_ptr<const ExchangeChunk> chunk, qsizetype index)
        : m_chunk(std::move(chunk))
        , m_index(index)
    {}
    [[nodiscard]] bool isWhole() const { return m_whole != nullptr; }
    /** The exchange if it is whole, else null. */
    [[nodiscard]] const traffic::ExchangePtr &wholeOrNull() const { return m_whole; }
    /** The exchange, which is read from the chunk at each call if it is not whole. */
    [[nodiscard]] traffic::ExchangePtr exchange() const { return m_whole ? m_whole : m_chunk->exchange(m_index); }
    /** The number of bytes that the exchange takes: traffic::sizeOf(), or ExchangeChunk::bytes(). */
    [[nodiscard]] qint64 bytes() const;
    /** The target of the exchange's request without secrets. */
    [[nodiscard]] QString shownTarget() const;
    /** The facts of the exchange. Valid as long as a copy of this object exists. */
    [[nodiscard]] ExchangeFacts facts() const;
    /** The facts that tell which operation the exchange called. Valid as long as a copy of this object exists. */
    [[nodiscard]] RequestFacts requestFacts() const;
    /** What the comparison of the exchange with its API description found. Copies keep it. */
    [[nodiscard]] const ContractVerdict &verdict() const { return m_verdict; }
    void setVerdict(const ContractVerdict &verdict) { m_verdict = verdict; }

private:
    ContractVerdict m_verdict;
    traffic::ExchangePtr m_whole;
    std::shared_ptr<const ExchangeChunk> m_chunk;
    qsizetype m_index = 0;
};

/** An exchange and its number in the list of exchanges, see ExchangeModel::numberAt(). */
struct NumberedExchange {
    quint64 number = 0;
    KeptExchange exchange;
};

} // namespace items
