#include "findingtext.h"

#include "schemamessages.h"

#include <QCoreApplication>
#include <QStringList>

namespace traffic {
namespace {

struct FindingTexts {
    Q_DECLARE_TR_FUNCTIONS(traffic::Composer)
};

/** The largest number of messages that are shown about one value. */
constexpr qsizetype MostMessages = 3;

QString schemaText(const requests::Finding &finding)
{
    const QString text = messages::schemaText(finding.schema->keyword, finding.schema->arguments);
    const QString place = finding.schema->instance.toString();
    return place.isEmpty() ? text
                           : FindingTexts::tr("%1: %2", "%1: a place in a value, %2: a message").arg(place, text);
}

QString textOf(const requests::Finding &finding)
{
    using Kind = requests::FindingKind;
    switch (finding.kind) {
    case Kind::Missing:
        return FindingTexts::tr("This value is required.");
    case Kind::NotValid:
        return finding.schema ? schemaText(finding) : QString();
    case Kind::StyleNotDefined:
        return FindingTexts::tr("OpenAPI does not define how the style of this parameter writes such a value.");
    case Kind::NotDeclared:
        return FindingTexts::tr("The document has no parameter for this name in the path.");
    case Kind::NotSendable:
        return FindingTexts::tr("This value has characters that can't be sent here, so it is left out.");
    case Kind::UnknownScheme:
        return FindingTexts::tr("The document does not define this security scheme.");
    case Kind::UnknownMediaType:
        return FindingTexts::tr("The document has no valid media type for the body.");
    case Kind::NoFileChosen:
        return FindingTexts::tr("The body, or a part of it, is a file. It has sample bytes.");
    case Kind::XmlNameNotValid:
        return FindingTexts::tr("A name that is not valid in XML was changed.");
    case Kind::TooLarge:
        return FindingTexts::tr("The value is too large. A part of it is left out.");
    }
    return {};
}

} // namespace

QString findingsText(const QList<requests::Finding> &findings, const requests::ParameterKey &key)
{
    QStringList texts;
    for (const requests::Finding &finding : findings) {
        const QString text = finding.parameter == key ? textOf(finding) : QString();
        if (!text.isEmpty() && !texts.contains(text) && texts.size() < MostMessages)
            texts.append(text);
    }
    return texts.join(u'\n');
}

} // namespace traffic
