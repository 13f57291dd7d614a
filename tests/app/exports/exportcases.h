#pragma once

#include "exportsamples.h"

#include <QRandomGenerator>

namespace support {

/** Random definitions that are served together, and random requests for them; the same for the same seed. */
class ExportCases final
{
public:
    explicit ExportCases(quint32 seed)
        : m_random(seed)
    {}

    /** One to five definitions. `%1` in an upstream URL is for the port. References name SECRET_1 to SECRET_4. */
    [[nodiscard]] QList<ExportSample> definitions();
    /** Definitions whose texts are meant to become parts of a configuration. */
    [[nodiscard]] QList<ExportSample> hostileDefinitions();
    /** A request with a plain path: each proxy has to treat it as the test gateway does. */
    [[nodiscard]] QByteArray plainRequest(const QList<ExportSample> &definitions);
    /** A request with a path that is anything but plain, to reach one definition with the listen path of another. */
    [[nodiscard]] QByteArray oddRequest(const QList<ExportSample> &definitions);

private:
    template<typename T>
    [[nodiscard]] T of(std::initializer_list<T> choices)
    {
        return *(choices.begin() + m_random.bounded(static_cast<int>(choices.size())));
    }
    [[nodiscard]] bool chance(int percent) { return m_random.bounded(100) < percent; }
    [[nodiscard]] ExportSample definition();
    [[nodiscard]] QString hostileText();
    [[nodiscard]] QByteArray listenPathOf(const QList<ExportSample> &definitions);
    [[nodiscard]] QByteArray plainPath(const QList<ExportSample> &definitions);
    [[nodiscard]] QByteArray oddPath(const QList<ExportSample> &definitions);
    [[nodiscard]] QByteArray fields();
    [[nodiscard]] QByteArray body();

    QRandomGenerator m_random;
};

} // namespace support
