#include "eventcontext.h"

#include "secretnames.h"

#include <algorithm>

namespace traffic {

namespace {

bool isWhole(const StreamEvent &event)
{
    return event.size == event.text.size();
}

} // namespace

EventInContext::EventInContext(const QList<StreamEvent> &events, qsizetype index, qsizetype context)
{
    const StreamEvent &event = events.at(index);
    const auto isOther = [&event](const StreamEvent &neighbor) { return neighbor.fromClient != event.fromClient; };
    for (qsizetype i = index - 1; i >= 0 && joined.size() < context; --i) {
        if (isOther(events.at(i)))
            continue;
        if (!isWhole(events.at(i)))
            break;
        joined.prepend(events.at(i).text);
    }
    joined = joined.last(std::min(joined.size(), context));
    begin = joined.size();
    joined += event.text;
    end = joined.size();
    bool touches = isWhole(event);
    for (qsizetype i = index + 1; i < events.size() && touches && joined.size() < end + context; ++i) {
        if (isOther(events.at(i)))
            continue;
        joined += events.at(i).text;
        touches = isWhole(events.at(i));
    }
    joined.truncate(end + context);
}

QList<SecretPlace> EventInContext::own(const QList<SecretPlace> &places) const
{
    QList<SecretPlace> found;
    for (const SecretPlace &place : places) {
        const SecretPlace part{std::max(place.begin, begin) - begin, std::min(place.end, end) - begin};
        if (part.begin < part.end)
            found.append(part);
    }
    return found;
}

void appendWithout(const QList<SecretPlace> &places, QByteArrayView text, QByteArray &out)
{
    qsizetype copied = 0;
    for (const SecretPlace &place : places) {
        out.append(text.sliced(copied, place.begin - copied)).append(Redacted);
        copied = place.end;
    }
    out.append(text.sliced(copied));
}

} // namespace traffic
