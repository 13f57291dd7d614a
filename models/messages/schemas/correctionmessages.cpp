#include "correctionmessages.h"

#include "filledtext.h"

#include <QCoreApplication>

#include <algorithm>

namespace messages {

using corrections::Correction;
using corrections::CorrectionChange;
using corrections::NoCorrection;
using exchangecheck::ExchangePart;
using ChangeKind = CorrectionChange::Kind;

namespace {

struct TitleRow {
    ChangeKind kind;
    const char *text; ///< %1 is the name, %2 the subject or operation, %3 the value before and %4 the value after.
};

constexpr TitleRow TitleRows[] = {
    {ChangeKind::PathAdded, QT_TRANSLATE_NOOP("Corrections", "Add %1")},
    {ChangeKind::OperationAdded, QT_TRANSLATE_NOOP("Corrections", "Add %1")},
    {ChangeKind::ParameterAdded, QT_TRANSLATE_NOOP("Corrections", "Add the query parameter “%1” to %2")},
    {ChangeKind::ResponseAdded, QT_TRANSLATE_NOOP("Corrections", "Add %1 to the responses of %2")},
    {ChangeKind::RequestBodyAdded, QT_TRANSLATE_NOOP("Corrections", "Add a request body of type %1 to %2")},
    {ChangeKind::MediaTypeAdded, QT_TRANSLATE_NOOP("Corrections", "Add the media type %1 to %2")},
    {ChangeKind::PropertyAdded, QT_TRANSLATE_NOOP("Corrections", "Add the property “%1” to %2")},
    {ChangeKind::PropertiesAllowed, QT_TRANSLATE_NOOP("Corrections", "Allow further properties in %2")},
    {ChangeKind::ItemsAllowed, QT_TRANSLATE_NOOP("Corrections", "Allow further items in %2")},
    {ChangeKind::RequestBodyOptional, QT_TRANSLATE_NOOP("Corrections", "Make the request body optional")},
    {ChangeKind::PropertyOptional, QT_TRANSLATE_NOOP("Corrections", "Make the property “%1” of %2 optional")},
    {ChangeKind::DependencyRemoved, QT_TRANSLATE_NOOP("Corrections", "Do not require “%1” with “%3” in %2")},
    {ChangeKind::ValueAllowed, QT_TRANSLATE_NOOP("Corrections", "Allow the value %4 in %2")},
    {ChangeKind::TypeAllowed, QT_TRANSLATE_NOOP("Corrections", "Allow the type %4 in %2")},
    {ChangeKind::KeywordChanged, QT_TRANSLATE_NOOP("Corrections", "Change “%1” of %2 from %3 to %4")},
    {ChangeKind::BoundIncluded, QT_TRANSLATE_NOOP("Corrections", "Replace “%3” of %2 with “%1: %4”")},
    {ChangeKind::KeywordRemoved, QT_TRANSLATE_NOOP("Corrections", "Remove “%1” from %2")},
    {ChangeKind::AlternativeAdded, QT_TRANSLATE_NOOP("Corrections", "Add the type %4 to “%1” of %2")},
    {ChangeKind::SeveralAllowed, QT_TRANSLATE_NOOP("Corrections", "Allow values of several alternatives in %2")},
};

struct OptionalRow {
    ExchangePart part;
    const char *text; ///< %1 is the name.
};

constexpr OptionalRow OptionalRows[] = {
    {ExchangePart::Query, QT_TRANSLATE_NOOP("Corrections", "Make the query parameter “%1” optional")},
    {ExchangePart::Header, QT_TRANSLATE_NOOP("Corrections", "Make the header field “%1” optional")},
    {ExchangePart::Cookie, QT_TRANSLATE_NOOP("Corrections", "Make the cookie “%1” optional")},
    {ExchangePart::ResponseHeader,
     QT_TRANSLATE_NOOP("Corrections", "Make the header field “%1” of the response optional")},
};

struct WhyRow {
    NoCorrection why;
    const char *text;
};

constexpr WhyRow WhyRows[] = {
    {NoCorrection::Gone,
     QT_TRANSLATE_NOOP("Corrections", "The document has changed, and the problem is no longer there.")},
    {NoCorrection::NotReadable,
     QT_TRANSLATE_NOOP("Corrections", "The value can't be read, so the document can't be changed to allow it.")},
    {NoCorrection::NotChecked,
     QT_TRANSLATE_NOOP("Corrections", "The value can't be checked, so it is not known which change would allow it.")},
    {NoCorrection::Credentials,
     QT_TRANSLATE_NOOP("Corrections",
                       "The request has no valid credentials. Edit the security of the operation if it needs none.")},
    {NoCorrection::NoMediaType,
     QT_TRANSLATE_NOOP("Corrections", "The message has no valid media type that can be added to the document.")},
    {NoCorrection::RootElement,
     QT_TRANSLATE_NOOP("Corrections",
                       "The name of an XML root element can't be added. Edit the name in the schema if it is wrong.")},
    {NoCorrection::PathParameter, QT_TRANSLATE_NOOP("Corrections", "Path parameters are always required.")},
    {NoCorrection::NameWithheld,
     QT_TRANSLATE_NOOP("Corrections", "The name may be a secret or an ID, or is too long, so it is not added.")},
    {NoCorrection::ValueWithheld,
     QT_TRANSLATE_NOOP("Corrections",
                       "The value may be a secret, is too long or is not a single value, so it is not added.")},
    {NoCorrection::UnsupportedMethod,
     QT_TRANSLATE_NOOP("Corrections", "The document's version of OpenAPI has no field for this method.")},
    {NoCorrection::UnsupportedStatus, QT_TRANSLATE_NOOP("Corrections", "The status is not valid in OpenAPI.")},
    {NoCorrection::NotOfApi,
     QT_TRANSLATE_NOOP("Corrections", "The answer does not show that the API has this path and method.")},
    {NoCorrection::Intended,
     QT_TRANSLATE_NOOP("Corrections", "The schema excludes this value explicitly. Edit the schema if it is wrong.")},
    {NoCorrection::Combination,
     QT_TRANSLATE_NOOP("Corrections", "Several schemas apply to the value. No change in one place allows it.")},
    {NoCorrection::RemoteDocument,
     QT_TRANSLATE_NOOP("Corrections", "The place is in a remote document, which can't be edited.")},
    {NoCorrection::BrokenReference,
     QT_TRANSLATE_NOOP("Corrections", "The place is the target of a reference that can't be resolved.")},
    {NoCorrection::SeveralDocuments,
     QT_TRANSLATE_NOOP("Corrections", "Several files would have to be changed together.")},
    {NoCorrection::EditRefused,
     QT_TRANSLATE_NOOP("Corrections", "The text can't be edited at this place, for example because of a YAML alias.")},
    {NoCorrection::TooLarge, QT_TRANSLATE_NOOP("Corrections", "The text that would be added is too large.")},
    {NoCorrection::TimeLimit, QT_TRANSLATE_NOOP("Corrections", "No change was found within 5 seconds.")},
    {NoCorrection::OtherFindings,
     QT_TRANSLATE_NOOP("Corrections", "No change in one place makes the recorded exchanges fit the document.")},
};

QString inCorrections(const char *text)
{
    return QCoreApplication::translate("Corrections", text);
}

/** What a change is in, where that has no name. */
QString bodyText(ExchangePart part)
{
    switch (part) {
    case ExchangePart::ResponseMediaType:
    case ExchangePart::ResponseBody:
        return inCorrections(QT_TRANSLATE_NOOP("Corrections", "the response body"));
    default:
        return inCorrections(QT_TRANSLATE_NOOP("Corrections", "the request body"));
    }
}

bool isOfOperation(ChangeKind kind)
{
    return kind == ChangeKind::ParameterAdded || kind == ChangeKind::ResponseAdded ||
           kind == ChangeKind::RequestBodyAdded;
}

QString titleOf(const Correction &correction, const CorrectionChange &change)
{
    const QString name = QString::fromUtf8(change.name);
    if (change.kind == ChangeKind::ParameterOptional) {
        const auto *row = std::ranges::find(OptionalRows, correction.part, &OptionalRow::part);
        return row == std::end(OptionalRows) ? QString() : filled(inCorrections(row->text), {name});
    }
    const QString subject = isOfOperation(change.kind) ? correction.operation
                            : change.subject.isEmpty() ? bodyText(correction.part)
                                                       : filled(inCorrections(QT_TRANSLATE_NOOP("Corrections", "“%1”")),
                                                                {QString::fromUtf8(change.subject)});
    const auto *row = std::ranges::find(TitleRows, change.kind, &TitleRow::kind);
    return row == std::end(TitleRows) ? QString()
                                      : filled(inCorrections(row->text), {name, subject, change.before, change.after});
}

} // namespace

QString correctionTitle(const Correction &correction)
{
    QStringList titles;
    for (const CorrectionChange &change : correction.changes) {
        const QString title = titleOf(correction, change);
        if (!titles.contains(title))
            titles.append(title);
    }
    return titles.join(u"; ");
}

QString noCorrectionText(const Correction &correction)
{
    const auto *row = std::ranges::find(WhyRows, correction.why, &WhyRow::why);
    return row == std::end(WhyRows) ? QString() : inCorrections(row->text);
}

} // namespace messages
