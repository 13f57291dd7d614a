#include "examplemessages.h"

#include "exampleproof.h"
#include "requestlines.h"

#include <algorithm>

namespace difference {

using document::Value;
using requests::BuiltRequest;
using requests::Choices;

namespace {

/** Makes the messages that show breaking changes. */
class MessageMaker final
{
public:
    MessageMaker(const Side &before, const Side &now)
        : m_before(before)
        , m_now(now)
    {}

    /** Completes or makes the message of a change; leaves it away where the change shows in no single message. */
    void make(Change &change)
    {
        const bool isProved = change.exampleMessage.has_value();
        ExampleMessage message = change.exampleMessage.value_or(ExampleMessage());
        const bool isShown = isProved ? completeProved(change, message) : showPart(change, message);
        change.exampleMessage = isShown ? std::optional(message) : std::nullopt;
    }

private:
    /** The request to the operation of a change, from the old description if it has it; only its name for webhooks and
     * callbacks. */
    void setRequest(const Change &change, ExampleMessage &message, Choices choices)
    {
        choices.optional = requests::OptionalParameters::None;
        choices.extent = schema::Extent::Minimal;
        if (!change.subject.callback.isEmpty()) {
            message.request = change.subject.callback.section(u' ', 1);
            return;
        }
        const QString key = change.operation + (choices.parameters.isEmpty() && choices.leftOut.isEmpty()
                                                    ? QString()
                                                    : u'\n' + change.subject.names.join(u'\n') + u'\n' +
                                                          QString::fromUtf8(change.example));
        auto known = m_requests.constFind(key);
        if (known == m_requests.constEnd()) {
            choices.sendsBody = false;
            auto built = m_before.build(change.operation, choices);
            if (!built)
                built = m_now.build(change.operation, choices);
            known = m_requests.insert(key, built);
        }
        message.request = *known ? QString::fromUtf8((*known)->method + ' ' + (*known)->target()) : change.operation;
        if (*known && change.subject.kind == Subject::Kind::Parameter)
            addParameterField(change, **known, message);
    }

    static void addParameterField(const Change &change, const BuiltRequest &built, ExampleMessage &message)
    {
        const QString in = change.subject.names.value(0);
        const QByteArray name = in == u"cookie" ? QByteArray("Cookie") : change.subject.names.value(1).toUtf8();
        if (const auto field = in == u"header" || in == u"cookie" ? built.headers.find(name) : std::nullopt)
            message.fields.append(QString::fromUtf8(field->line()));
    }

    static requests::ParameterKey keyOf(const Change &change)
    {
        return {change.subject.names.value(0).toUtf8(), change.subject.names.value(1).toUtf8()};
    }

    /** Adds the request or response around a value that proves a change of a schema. */
    bool completeProved(const Change &change, ExampleMessage &message)
    {
        Choices choices;
        const auto value = Value::fromJson(change.example);
        switch (change.subject.kind) {
        case Subject::Kind::Parameter:
            if (value)
                choices.parameters.insert(keyOf(change), *value);
            break;
        case Subject::Kind::Header:
            message.status = change.subject.names.value(0);
            message.fields.append(change.subject.names.value(1) + u": "_qs +
                                  (value && value->isString() ? value->text() : QString::fromUtf8(change.example)));
            break;
        case Subject::Kind::Response:
            message.status = change.subject.names.value(0);
            [[fallthrough]];
        default:
            message.body = change.example;
        }
        setRequest(change, message, choices);
        return true;
    }

    /** Makes the message of a change of another part than a schema. */
    bool showPart(const Change &change, ExampleMessage &message)
    {
        if (change.operation.isEmpty() || !isShownByMessage(change))
            return false;
        Choices choices;
        const QString first = change.subject.names.value(0);
        const QString mediaType = change.subject.names.value(1);
        if (change.subject.kind == Subject::Kind::Parameter)
            choices.leftOut.insert(keyOf(change));
        if (change.subject.kind == Subject::Kind::RequestBody && !first.isEmpty())
            message.fields.append(u"Content-Type: "_qs + first);
        if (change.subject.kind == Subject::Kind::Header)
            message.status = first;
        if (change.subject.kind == Subject::Kind::Response && change.id == u"response-media-type-removed")
            message.fields.append(u"Accept: "_qs + mediaType);
        else if (change.subject.kind == Subject::Kind::Response)
            message.status = first;
        setRequest(change, message, choices);
        return true;
    }

    /** True if the parts of the change's message that can be named prove the change. */
    static bool isShownByMessage(const Change &change)
    {
        static const QStringList ids = {
            u"api-removed-without-deprecation"_qs,
            u"api-path-removed-without-deprecation"_qs,
            u"api-removed-before-sunset"_qs,
            u"api-path-removed-before-sunset"_qs,
            u"new-required-request-parameter"_qs,
            u"new-request-path-parameter"_qs,
            u"request-parameter-became-required"_qs,
            u"request-body-added-required"_qs,
            u"request-body-became-required"_qs,
            u"request-body-media-type-removed"_qs,
            u"response-media-type-removed"_qs,
            u"response-success-status-removed"_qs,
            u"response-non-success-status-removed"_qs,
            u"response-media-type-added"_qs,
            u"response-success-status-added"_qs,
            u"response-non-success-status-added"_qs,
            u"required-response-header-removed"_qs,
            u"response-header-became-optional"_qs,
            u"webhook-removed"_qs,
            u"webhook-added"_qs,
            u"api-security-added"_qs,
        };
        return ids.contains(change.id);
    }

    RequestLines m_before;
    RequestLines m_now;
    QHash<QString, std::optional<BuiltRequest>> m_requests;
};

} // namespace

void addExamples(Report &report, Side &before, Side &now)
{
    addSchemaExamples(report, before, now);
    auto &changes = report.difference().changes;
    if (std::ranges::find(changes, Level::Breaking, &Change::level) == changes.end())
        return;
    MessageMaker maker(before, now);
    int made = 0;
    for (Change &change : changes) {
        if (change.level == Level::Breaking && made < report.limits().examples) {
            maker.make(change);
            ++made;
        }
    }
}

} // namespace difference
