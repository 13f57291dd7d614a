#include "errorenvelope.h"

#include "managementlimits.h"
#include "utf8.h"
#include "valuereading.h"

namespace management {

namespace {

using document::Value;

constexpr qsizetype longestEnvelopeMessage = 2000;

/** Compared case-insensitively, because servers differ. */
Value memberOfAnyCase(const Value &object, const char *name)
{
    for (const Value::Member &member : object.members()) {
        if (member.first.compare(name, Qt::CaseInsensitive) == 0)
            return member.second;
    }
    return {};
}

QString messageIn(const Value &value)
{
    if (value.isString())
        return value.text();
    for (const char *name : {"message", "detail", "description", "error"}) {
        const Value part = memberOfAnyCase(value, name);
        if (part.isString() && !part.bytes().isEmpty())
            return part.text();
    }
    return {};
}

QString messagesOf(const Value &errors)
{
    QStringList messages;
    for (const Value &item : errors.items()) {
        const QString message = messageIn(item);
        if (!message.isEmpty() && messages.size() < MaximumErrorMessages)
            messages.append(message);
    }
    return messages.join(u'\n');
}

QString findMessage(const Value &answer)
{
    const QString message = messageIn(answer);
    if (!message.isEmpty())
        return message;
    const Value errors = memberOfAnyCase(answer, "errors");
    if (errors.type() == Value::Type::Array)
        return messagesOf(errors);
    for (const char *name : {"error", "errors"}) {
        const QString nested = messageIn(memberOfAnyCase(answer, name));
        if (!nested.isEmpty())
            return nested;
    }
    return memberOfAnyCase(answer, "title").text();
}

} // namespace

ErrorEnvelope readErrorEnvelope(const document::Value &answer)
{
    ErrorEnvelope envelope;
    const Value status = memberOfAnyCase(answer, "status");
    envelope.status = status.isString() ? status.text() : QString();
    envelope.message = findMessage(answer).left(longestEnvelopeMessage);
    return envelope;
}

ErrorEnvelope readErrorEnvelope(const QByteArray &body)
{
    if (!base::isUtf8(body))
        return {}; // Its characters would not be those of the server.
    const base::Result<Value> answer = Value::fromJson(body);
    return answer ? readErrorEnvelope(*answer) : ErrorEnvelope();
}

bool saysFailure(const ErrorEnvelope &envelope)
{
    return envelope.status.compare(u"error", Qt::CaseInsensitive) == 0 ||
           envelope.status.compare(u"fail", Qt::CaseInsensitive) == 0 ||
           envelope.status.compare(u"failure", Qt::CaseInsensitive) == 0;
}

} // namespace management
