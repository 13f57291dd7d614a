#include "differencemessages.h"

#include "filledtext.h"
#include "schemamessages.h"

#include <QCoreApplication>

namespace messages {

namespace {

using difference::Subject;

struct DifferenceTexts {
    Q_DECLARE_TR_FUNCTIONS(Difference)
};

QString partText(const Subject &subject)
{
    const QString first = subject.names.value(0);
    const QString second = subject.names.value(1);
    switch (subject.kind) {
    case Subject::Kind::Operation:
        return {};
    case Subject::Kind::Parameter:
        //: %1 is the name of a parameter, %2 its location: query, path, header …
        return filled(DifferenceTexts::tr("Parameter “%1” (%2)"), {second, first});
    case Subject::Kind::RequestBody:
        return first.isEmpty() ? DifferenceTexts::tr("Request body")
                               //: %1 is a media type
                               : filled(DifferenceTexts::tr("Request body (%1)"), {first});
    case Subject::Kind::Response:
        return second.isEmpty() ? //: %1 is a status such as 200
                   filled(DifferenceTexts::tr("Response %1"), {first})
                                //: %1 is a status such as 200, %2 a media type
                                : filled(DifferenceTexts::tr("Response %1 (%2)"), {first, second});
    case Subject::Kind::Header:
        //: %1 is the name of a header, %2 a status such as 200
        return filled(DifferenceTexts::tr("Header “%1” of response %2"), {second, first});
    }
    return {};
}

} // namespace

QString subjectText(const Subject &subject)
{
    QStringList parts;
    if (!subject.callback.isEmpty())
        //: %1 is the name of a callback with its method and URL
        parts.append(filled(DifferenceTexts::tr("Callback “%1”"), {subject.callback}));
    if (const QString part = partText(subject); !part.isEmpty())
        parts.append(part);
    if (!subject.property.isEmpty())
        //: %1 is the path of a property in a value, such as items/name
        parts.append(filled(DifferenceTexts::tr("property “%1”"), {subject.property}));
    return parts.join(u", "_qs);
}

namespace {

QString sentenceOf(const difference::Change &change)
{
    return filled(QCoreApplication::translate("Difference", change.message), change.arguments);
}

/** The name of what a change is about: the last key of a property, or a parameter or header. */
QString nameOf(const Subject &subject)
{
    if (!subject.property.isEmpty())
        return subject.property.section(u'/', -1);
    const bool isNamed = subject.kind == Subject::Kind::Parameter || subject.kind == Subject::Kind::Header;
    return isNamed ? subject.names.value(1) : QString();
}

} // namespace

QString changeHeadline(const difference::Change &change)
{
    const QString name = nameOf(change.subject);
    //: %1 is the name of a property or parameter, %2 a sentence about its change
    return name.isEmpty() ? sentenceOf(change) : filled(DifferenceTexts::tr("“%1”: %2"), {name, sentenceOf(change)});
}

QString removalText(const difference::Change &change)
{
    if (change.newPlace || change.subject.kind != Subject::Kind::Operation || change.operation.isEmpty() ||
        !change.oldPlace)
        return {};
    return change.level == difference::Level::Breaking
               ? DifferenceTexts::tr("The operation does not exist any more. Clients that call it get an error.")
               : DifferenceTexts::tr("The operation does not exist any more.");
}

QString changeText(const difference::Change &change)
{
    const QString subject = subjectText(change.subject);
    const QString sentence = sentenceOf(change);
    //: %1 is a part of a request or response, %2 a sentence about its change
    return subject.isEmpty() ? sentence : filled(DifferenceTexts::tr("%1: %2"), {subject, sentence});
}

QString exampleText(const difference::Change &change)
{
    if (!change.exampleMessage)
        return {};
    const difference::ExampleMessage &message = *change.exampleMessage;
    QString text = message.status.isEmpty()
                       ? message.request
                       //: %1 is a status such as 200, %2 a request such as GET /pets
                       : filled(DifferenceTexts::tr("Response %1 to %2"), {message.status, message.request});
    QStringList contents = message.fields;
    if (!message.body.isEmpty())
        contents.append(QString::fromUtf8(message.body));
    if (!contents.isEmpty())
        //: %1 is a request or response, %2 its header fields and its body
        text = filled(DifferenceTexts::tr("%1 with %2"), {text, contents.join(u", "_qs)});
    if (message.keyword.isEmpty())
        return text;
    QString reason = schemaText(message.keyword, message.arguments);
    if (!message.instance.isRoot())
        reason = filled(DifferenceTexts::tr("%1: %2"), {message.instance.toString(), reason});
    return change.direction == difference::Direction::Request
               //: %1 is a request, %2 a sentence about why it is refused now
               ? filled(DifferenceTexts::tr("%1 was valid, now: %2"), {text, reason})
               //: %1 is a response, %2 a sentence about why it was not valid before
               : filled(DifferenceTexts::tr("%1 is valid now, before: %2"), {text, reason});
}

QString levelName(difference::Level level)
{
    switch (level) {
    case difference::Level::Breaking:
        return u"breaking"_qs;
    case difference::Level::Warning:
        return u"warning"_qs;
    case difference::Level::Info:
        break;
    }
    return u"info"_qs;
}

QString changeRuleText(const difference::ChangeRule &rule)
{
    return filled(QCoreApplication::translate("Difference", rule.message), {u"…"_qs, u"…"_qs, u"…"_qs});
}

QString effectText(difference::Effect effect)
{
    switch (effect) {
    case difference::Effect::None:
        return DifferenceTexts::tr("The same messages are accepted as before.");
    case difference::Effect::Narrows:
        return DifferenceTexts::tr(
            "Fewer values are accepted. In a request this is breaking: clients send values that are "
            "refused now. In a response it is compatible: clients already accept all values that "
            "are sent.");
    case difference::Effect::Widens:
        return DifferenceTexts::tr(
            "More values are accepted. In a response this is breaking: clients get values that they "
            "do not expect. In a request it is compatible: what clients send is still accepted.");
    case difference::Effect::Incomparable:
        return DifferenceTexts::tr(
            "Values that were accepted are refused, or have another meaning. This is breaking in "
            "requests and in responses.");
    case difference::Effect::Undecidable:
        return DifferenceTexts::tr(
            "The document does not say whether what clients send and expect still fits. Check it and, "
            "if it does, accept the change in .gatewright.yaml by its fingerprint.");
    }
    return {};
}

} // namespace messages
