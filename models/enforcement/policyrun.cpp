#include "policyrun.h"

#include <algorithm>

namespace enforcement {

namespace {

using management::SimulatedRequest;

/** The times of the requests in milliseconds since the first one. */
QList<qint64> timesOf(const Capture &capture, const SimulatedClock &clock)
{
    QList<qint64> times;
    times.reserve(capture.requests.size());
    for (const CapturedRequest &request : capture.requests)
        times.append(request.startedAt);
    if (times.isEmpty())
        return times;
    const auto [first, last] = std::minmax_element(times.cbegin(), times.cend());
    const qint64 start = *first;
    const qint64 recorded = *last - start;
    for (qint64 &time : times) {
        time -= start;
        if (clock.span > 0 && recorded > 0)
            time = static_cast<qint64>(static_cast<double>(time) / static_cast<double>(recorded) *
                                       static_cast<double>(clock.span));
    }
    return times;
}

} // namespace

PolicyRun runPolicy(const management::Policy &policy, const Capture &capture, const SimulatedClock &clock)
{
    PolicyRun run{policy, clock, management::accessRights(policy), {}, timesOf(capture, clock), {}, 0};
    QStringList keys;
    for (const CapturedApi &api : capture.apis) {
        const qsizetype right = contract::rightFor(run.rights, api.granted);
        // The key of an API without a right is one that no right has.
        keys.append(right >= 0 ? run.rights.at(right).key : u"\n"_qs + QString::number(keys.size()));
    }
    QList<SimulatedRequest> requests;
    requests.reserve(capture.requests.size());
    for (qsizetype i = 0; i < capture.requests.size(); ++i) {
        const CapturedRequest &request = capture.requests.at(i);
        if (request.api < 0)
            continue;
        requests.append(
            {keys.at(request.api), {}, QString::fromLatin1(request.method), request.path, run.sentAt.at(i)});
    }
    QList<management::SimulationVerdict> simulated = management::simulate(policy, requests);
    run.verdicts.reserve(capture.requests.size());
    qsizetype next = 0;
    for (const CapturedRequest &request : capture.requests) {
        if (request.api < 0) {
            run.verdicts.append(std::nullopt);
            ++run.uncheckedCount;
            continue;
        }
        ++run.counts[simulated.at(next).code];
        run.verdicts.append(std::move(simulated[next++]));
    }
    return run;
}

} // namespace enforcement
