#pragma once

#include <QThreadPool>

namespace base {

/**
 * A thread pool for work that can wait without end, such as reading a file of a server that does not respond. Its
 * destructor does not wait for such work: queued work is dropped, and running work goes on in its thread until it ends
 * or the program does. Therefore the work must own all that it uses, and end soon when isUnwanted().
 */
class DetachedPool final
{
public:
    explicit DetachedPool(int threads);
    ~DetachedPool();
    Q_DISABLE_COPY_MOVE(DetachedPool)

    [[nodiscard]] QThreadPool &threads() { return *m_threads; }

private:
    QThreadPool *const m_threads;
};

} // namespace base
