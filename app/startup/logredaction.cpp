#include "logredaction.h"

#include "redact.h"
#include "showntext.h"

#include <QRegularExpression>

#include <mutex>
#include <optional>

namespace startup {

namespace {

QtMessageHandler nextHandler = nullptr;
/** Guards isRedacting, and is held while a message is redacted, so that the end of LogRedaction waits for it. Has no
 * destructor that runs before another thread's last message. */
constinit std::mutex redactionMutex;
bool isRedacting = false;
/** Never destroyed, as other threads can log until the process ends. */
LogRedaction::Sink *sink = nullptr;

/** Called with a name and its value. Returns nothing if the value is not a secret. */
using Redaction = std::optional<QByteArray> (*)(const QByteArray &name, const QByteArray &value);

/** A pattern with the groups `name` and `value`. `before` is the text between them. */
QString withoutValues(const QString &text, const QRegularExpression &pattern, Redaction redaction)
{
    QString result;
    qsizetype end = 0;
    for (auto match = pattern.match(text); match.hasMatch(); match = pattern.match(text, end)) {
        const auto shown = redaction(match.captured(u"name").toUtf8(), match.captured(u"value").toUtf8());
        const qsizetype valueBegin = match.capturedEnd(u"before");
        result += QStringView(text).mid(end, valueBegin - end);
        // The text after a name may contain another name.
        end = valueBegin;
        if (shown) {
            result += QString::fromUtf8(*shown);
            end = match.capturedEnd();
        }
    }
    return result += QStringView(text).mid(end);
}

QString withoutUrlSecrets(const QString &text)
{
    static const QRegularExpression url(u"[a-zA-Z][a-zA-Z0-9+.-]*://[^\\s\"'<>]+"_qs);
    QString result;
    qsizetype end = 0;
    auto matches = url.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        result += QStringView(text).mid(end, match.capturedStart() - end);
        result += QString::fromUtf8(traffic::Redactor().target(match.captured().toUtf8()));
        end = match.capturedEnd();
    }
    return result += QStringView(text).mid(end);
}

bool isField(const QByteArray &name)
{
    return traffic::isSecretRequestField(name, {}) || traffic::isSecretResponseField(name);
}

std::optional<QByteArray> redactedField(const QByteArray &name, const QByteArray &value)
{
    return isField(name) ? std::optional(traffic::redactedValue(name, value)) : std::nullopt;
}

std::optional<QByteArray> redactedMember(const QByteArray &name, const QByteArray &)
{
    // Fields are redacted already, except for their scheme.
    if (isField(name) || !traffic::isSecretMember(name))
        return std::nullopt;
    return traffic::Redacted.toByteArray();
}

void writeRedacted(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const std::scoped_lock lock(redactionMutex);
    if (!isRedacting)
        return;
    const QString shown = base::shownText(redactedLine(message));
    nextHandler(type, context, shown);
    if (sink && *sink)
        (*sink)(type, context.category, shown);
}

} // namespace

QString redactedLine(const QString &line)
{
    // The value of a header ends at the end of the line, because cookies contain spaces and semicolons.
    static const QRegularExpression field(
        u"(?<before>\\b(?<name>[A-Za-z][A-Za-z-]*)[\"']?\\s*[:,=]\\s*[\"']?)(?<value>[^\\r\\n\"]+)"_qs);
    static const QRegularExpression member(
        u"(?<before>\\b(?<name>[A-Za-z_][A-Za-z0-9_-]*)[\"']?\\s*[:=]\\s*[\"']?)(?<value>[^\\s,;\"'&}]+)"_qs);
    return withoutValues(withoutValues(withoutUrlSecrets(line), field, redactedField), member, redactedMember);
}

LogRedaction::LogRedaction()
{
    {
        const std::scoped_lock lock(redactionMutex);
        isRedacting = true;
    }
    const QtMessageHandler before = qInstallMessageHandler(writeRedacted);
    if (before != writeRedacted)
        nextHandler = before;
}

void LogRedaction::setSink(Sink next)
{
    const std::scoped_lock lock(redactionMutex);
    if (!sink)
        sink = new Sink;
    *sink = std::move(next);
}

LogRedaction::~LogRedaction()
{
    const std::scoped_lock lock(redactionMutex);
    isRedacting = false;
}

} // namespace startup
