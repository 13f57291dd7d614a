#include "certificateevents.h"

#include "cancellation.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <tuple>

namespace reach {

namespace {

qint64 timeOf(const CertificateEvent &event)
{
    return event.change ? event.change->at : std::numeric_limits<qint64>::min();
}

void sort(QList<CertificateEvent> &events)
{
    // Of one time, the whole definition first.
    std::stable_sort(events.begin(), events.end(), [](const CertificateEvent &a, const CertificateEvent &b) {
        return std::tuple(timeOf(a), a.need.stopsDefinition ? 0 : 1, a.api) <
               std::tuple(timeOf(b), b.need.stopsDefinition ? 0 : 1, b.api);
    });
}

/** The certificate that a part without a known change depends on: the first that can work, else the first of all. */
qsizetype causeOf(const PartCourse &course)
{
    const auto term = std::find_if(course.terms.begin(), course.terms.end(),
                                   [](const CertificateTerm &each) { return !each.isEmpty(); });
    return term == course.terms.end() ? 0 : std::distance(course.terms.begin(), term);
}

void addCourse(qsizetype api, const PartCourse &course, bool isToldNow, CertificateEvents &events)
{
    if (isToldNow && course.state != PartState::Works) {
        // A part that waits for its certificate has not stopped since any time.
        const bool hasExpired = course.since && course.since->isExpiry;
        const qsizetype at = hasExpired ? course.need.certificates.indexOf(course.since->certificate) : causeOf(course);
        (course.state == PartState::Stopped ? events.stopped : events.notKnown)
            .append({api, course.need, course.state, course.need.certificates.at(at),
                     hasExpired ? course.since : std::nullopt, course.terms.at(at).flaw});
    }
    for (const PartChange &change : course.changes)
        events.ahead.append({api, course.need, change.state, change.certificate, change, CertificateFlaw::None});
}

using Moment = std::pair<qint64, int>; ///< A time and the state from then on.
constexpr qint64 Now = std::numeric_limits<qint64>::min();

Moment momentOf(qint64 time, PartState state)
{
    return {time, static_cast<int>(state)};
}

QSet<Moment> momentsOf(const PartCourse &course)
{
    QSet<Moment> moments{momentOf(Now, course.state)};
    for (const PartChange &change : course.changes)
        moments.insert(momentOf(change.at, change.state));
    return moments;
}

void addApi(qsizetype index, const ServedApi &api, const management::CertificateSet &known, const QDateTime &now,
            CertificateEvents &events)
{
    QSet<Moment> ofAllClients;
    for (const CertificateNeed &need : certificateNeeds(api).needs) {
        PartCourse course = partCourse(api, need, known, now);
        if (need.part == CertificatePart::AllClients)
            ofAllClients = momentsOf(course);
        bool isToldNow = true;
        if (need.part == CertificatePart::Client) {
            isToldNow = !ofAllClients.contains(momentOf(Now, course.state));
            course.changes.removeIf([&ofAllClients](const PartChange &change) {
                return ofAllClients.contains(momentOf(change.at, change.state));
            });
        }
        addCourse(index, course, isToldNow, events);
    }
}

} // namespace

CertificateEvents certificateEvents(const QList<ServedApi> &apis, const management::CertificateSet &known,
                                    const QDateTime &now)
{
    CertificateEvents events;
    for (qsizetype i = 0; i < apis.size() && !base::isUnwanted(); ++i)
        addApi(i, apis.at(i), known, now, events);
    for (QList<CertificateEvent> *list : {&events.stopped, &events.ahead, &events.notKnown})
        sort(*list);
    return events;
}

CertificateEvents certificateEvents(const ServedApi &api, const management::CertificateSet &known, const QDateTime &now)
{
    return certificateEvents(QList<ServedApi>{api}, known, now);
}

DefinitionEnd definitionEnd(const CertificateEvents &events)
{
    const auto firstOf = [](const QList<CertificateEvent> &list, bool whole) -> std::optional<CertificateEvent> {
        const auto found = std::find_if(list.begin(), list.end(), [whole](const CertificateEvent &event) {
            return event.need.stopsDefinition == whole && (!event.change || event.change->isExpiry);
        });
        return found == list.end() ? std::nullopt : std::optional(*found);
    };
    DefinitionEnd end;
    end.whole = firstOf(events.stopped, true);
    end.isStopped = end.whole.has_value();
    if (end.isStopped)
        return end;
    end.whole = firstOf(events.ahead, true);
    end.notKnown = firstOf(events.notKnown, true);
    end.part = firstOf(events.stopped, false);
    end.isPartStopped = end.part.has_value();
    if (!end.isPartStopped)
        end.part = firstOf(events.ahead, false);
    if (!end.isPartStopped && end.part && end.whole && timeOf(*end.part) >= timeOf(*end.whole))
        end.part.reset();
    return end;
}

} // namespace reach
