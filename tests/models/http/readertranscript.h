#pragma once

#include "messagereader.h"

#include <QByteArray>
#include <QList>

namespace support {

/** Everything a reader says about `pieces`, as text; neighbouring pieces of a body are one. Stops at an error. */
inline QByteArray transcript(http::MessageReader &reader, const QList<QByteArray> &pieces, bool end)
{
    using Event = http::MessageReader::Event;
    QByteArray out;
    QByteArray body;
    bool stopped = false;
    const auto flush = [&] {
        if (!body.isEmpty())
            out += "body " + body + '\n';
        body.clear();
    };
    const auto fields = [&](const http::HeaderList &headers) {
        for (const auto &field : headers.fields())
            out += "  " + field.name.toByteArray() + '=' + field.value.toByteArray() + '\n';
    };
    const auto say = [&](const http::MessageReader::Step &step, QByteArrayView rest) {
        if (step.event != Event::Body && step.event != Event::NeedMore)
            flush();
        switch (step.event) {
        case Event::NeedMore:
            return false;
        case Event::Head: {
            const auto &request = reader.request();
            const auto &response = reader.response();
            if (!request.method.isEmpty()) {
                out += "request " + request.method + ' ' + request.target + " 1." +
                       QByteArray::number(request.minorVersion) + '\n';
                fields(request.headers);
            } else {
                out += "response " + QByteArray::number(response.status) + " [" + response.reason + "] 1." +
                       QByteArray::number(response.minorVersion) + '\n';
                fields(response.headers);
            }
            out += reader.keepsAlive() ? "  keeps alive\n" : "  closes\n";
            return true;
        }
        case Event::Body:
            body += step.body;
            return true;
        case Event::End:
            out += "end\n";
            fields(reader.trailers());
            return true;
        case Event::Upgrade:
            out += "upgrade\n";
            stopped = true;
            body += rest;
            return false;
        case Event::Error:
            out += "error " + QByteArray::number(http::statusOf(reader.failure())) + ' ' +
                   http::wireWord(reader.failure()) + '\n';
            stopped = true;
            return false;
        }
        return false;
    };
    for (const QByteArray &piece : pieces) {
        QByteArrayView bytes = piece;
        if (stopped) {
            if (out.endsWith("upgrade\n"))
                body += bytes;
            continue;
        }
        for (;;) {
            const auto step = reader.next(bytes);
            bytes = bytes.sliced(step.consumed);
            if (!say(step, bytes))
                break;
        }
    }
    if (end && !stopped)
        say(reader.finish(), {});
    flush();
    return out;
}

inline QByteArray transcript(http::MessageReader::Role role, const QList<QByteArray> &pieces, bool end = false)
{
    http::MessageReader reader(role);
    return transcript(reader, pieces, end);
}

} // namespace support
