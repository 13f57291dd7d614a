#pragma once

#include "fault.h"
#include "route.h"

#include <random>

namespace support {

/** Where the upstreams of random routes are. */
struct SamplePorts {
    quint16 upstream = 0; ///< Answers.
    quint16 closed = 0;   ///< Nobody listens.
    quint16 gateway = 0;
};

/** A request that a random client sends. */
struct SampleRequest {
    QByteArray bytes;
    QByteArray body; ///< As the upstream is to receive it, chunked where the request is.
    bool isHead = false;
};

/** Random routes, faults and requests: the same for the same seed. Every outcome of routing::decide() is among them. */
class DecisionSamples final
{
public:
    explicit DecisionSamples(quint32 seed)
        : m_random(seed)
    {}

    [[nodiscard]] QList<routing::Route> routes(const SamplePorts &ports);
    [[nodiscard]] QList<routing::Fault> faults();
    /** A tenth of them are malformed. */
    [[nodiscard]] SampleRequest request(const SamplePorts &ports);
    [[nodiscard]] bool oneIn(int count) { return below(count) == 0; }

    static constexpr char AllowedHost[] = "gateway.test";
    static constexpr char AllowedOrigin[] = "https://app.example";

private:
    [[nodiscard]] int below(int count) { return static_cast<int>(m_random() % static_cast<quint32>(count)); }
    template<typename T>
    [[nodiscard]] const T &oneOf(const QList<T> &values)
    {
        return values.at(below(static_cast<int>(values.size())));
    }

    [[nodiscard]] routing::Route route(const SamplePorts &ports);
    [[nodiscard]] QUrl upstream(const SamplePorts &ports);
    [[nodiscard]] QByteArray target();
    [[nodiscard]] QByteArray host(const SamplePorts &ports);
    [[nodiscard]] QByteArray fields();
    void addBody(SampleRequest &request);

    std::minstd_rand m_random;
};

} // namespace support
