#pragma once

#include "context.h"
#include "mapcolors.h"

#include <QObject>

#include <memory>

namespace commits {
class CommittedFile;
}
namespace items {
class ExchangeModel;
}

namespace designer {

class WorkerLoop;
struct LaidOutMap;

/** Reads what the colors of a map show on a worker, and again when it has changed: problems, the last commit, recorded
 * exchanges, known policies. Nothing is requested for it. */
class MarkReader final : public QObject
{
    Q_OBJECT

public:
    /** `exchanges` are the recorded exchanges of all definitions, or null. Nothing is read while `shown` is not
     * visible.
     */
    MarkReader(const Context &context, const items::ExchangeModel *exchanges, QWidget &shown);
    ~MarkReader() override;

    /** Reads the marks of a map for some colors, which ends with marksRead() if they need any. */
    void read(const std::shared_ptr<const LaidOutMap> &map, MapColoring coloring);
    /** Returns why there are no data for some colors, as a sentence; empty if there are. */
    [[nodiscard]] QString missingData(MapColoring coloring) const;

signals:
    /** missingData() may have changed. */
    void dataChanged();
    void marksRead(designer::MapColoring coloring, const designer::MapMarks &marks);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void notice(MapColoring about);
    void readCommit();
    /** Whether there are exchanges of the definition. */
    [[nodiscard]] bool isServed() const;
    [[nodiscard]] bool start();

    const Context m_context;
    const items::ExchangeModel *m_exchanges;
    QWidget &m_shown;
    WorkerLoop *m_worker;
    std::shared_ptr<commits::CommittedFile> m_committed;
    std::shared_ptr<const LaidOutMap> m_map;
    MapColoring m_coloring = MapColoring::Methods;
};

} // namespace designer
