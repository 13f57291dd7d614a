#include "savedrequestmessages.h"

#include "filledtext.h"
#include "schemamessages.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace messages {

using savedrequests::Problem;
using savedrequests::ProblemKind;
using savedrequests::StepResult;

namespace {

/** The id and the sentence of a problem, with %1, %2 and %3 for its arguments. `shorter` is for problems whose last
 * argument is empty. */
struct SavedRequestRow {
    ProblemKind kind;
    const char *id;
    const char *text;
    const char *shorter = nullptr;
};

constexpr SavedRequestRow SavedRequestRows[] = {
    {ProblemKind::NotReadable, "not-readable",
     QT_TRANSLATE_NOOP("SavedRequests", "The file of the saved request can't be read: %1")},
    {ProblemKind::NotYaml, "not-yaml",
     QT_TRANSLATE_NOOP("SavedRequests", "This is not the YAML of a saved request. Fix the text at this place.")},
    {ProblemKind::TooLarge, "too-large", QT_TRANSLATE_NOOP("SavedRequests", "“%1” is over the limit of %2.")},
    {ProblemKind::AliasFound, "alias",
     QT_TRANSLATE_NOOP("SavedRequests", "Saved requests can't have anchors, aliases or merge keys. Write the values "
                                        "out.")},
    {ProblemKind::UnknownMember, "unknown-member",
     QT_TRANSLATE_NOOP("SavedRequests", "Saved requests have no member “%1”. Remove it or correct its name.")},
    {ProblemKind::ForbiddenMember, "forbidden-member",
     QT_TRANSLATE_NOOP("SavedRequests", "A saved request can't set “%1”: the URL comes from the definition, and the "
                                        "upstream from the gateway. Remove it.")},
    {ProblemKind::MissingMember, "missing-member", QT_TRANSLATE_NOOP("SavedRequests", "“%1” is missing. Add it.")},
    {ProblemKind::WrongValue, "wrong-value", QT_TRANSLATE_NOOP("SavedRequests", "“%1” must be %2.")},
    {ProblemKind::ForbiddenHeader, "forbidden-header",
     QT_TRANSLATE_NOOP("SavedRequests", "A saved request can't set the header field “%1”. Remove it. Credentials are "
                                        "set in “security”.")},
    {ProblemKind::LiteralSecret, "literal-secret",
     QT_TRANSLATE_NOOP("SavedRequests", "“%1” is a secret, which must not be in a file. Use a reference such as "
                                        "{secret: \"env://NAME\"}, or a value of a response.")},
    {ProblemKind::NotAReference, "not-a-reference",
     QT_TRANSLATE_NOOP("SavedRequests", "“secret” must be one reference, such as env://NAME.")},
    {ProblemKind::DefinitionGone, "definition-gone",
     QT_TRANSLATE_NOOP("SavedRequests", "The definition “%1” can't be read: %2 Correct “definition”, or restore the "
                                        "file."),
     QT_TRANSLATE_NOOP("SavedRequests", "The definition “%1” can't be read. Correct “definition”, or restore the "
                                        "file.")},
    {ProblemKind::OperationGone, "operation-gone",
     QT_TRANSLATE_NOOP("SavedRequests", "The definition has no operation %1 any more. Correct “operation”; the nearest "
                                        "operation is %2."),
     QT_TRANSLATE_NOOP("SavedRequests", "The definition has no operation %1 any more. Correct “operation”, or delete "
                                        "the saved request.")},
    {ProblemKind::OperationAmbiguous, "operation-ambiguous",
     QT_TRANSLATE_NOOP("SavedRequests", "Several operations have the operationId “%1”. Give each its own in the "
                                        "definition.")},
    {ProblemKind::OperationMoved, "operation-moved", QT_TRANSLATE_NOOP("SavedRequests", "The operation %1 is now %2.")},
    {ProblemKind::ParameterGone, "parameter-gone",
     QT_TRANSLATE_NOOP("SavedRequests",
                       "The operation has no parameter “%2” in %1 any more. Remove its value, or rename "
                       "it; the nearest parameter is “%3”."),
     QT_TRANSLATE_NOOP("SavedRequests", "The operation has no parameter “%2” in %1 any more. Remove its value.")},
    {ProblemKind::BodyGone, "body-gone",
     QT_TRANSLATE_NOOP("SavedRequests", "The operation has no request body any more. Remove the body.")},
    {ProblemKind::MediaTypeGone, "media-type-gone",
     QT_TRANSLATE_NOOP("SavedRequests", "The request body has no media type “%1” any more. Use one of these: %2."),
     QT_TRANSLATE_NOOP("SavedRequests", "The request body has no media type “%1” any more. Remove “mediaType”.")},
    {ProblemKind::ExampleGone, "example-gone",
     QT_TRANSLATE_NOOP("SavedRequests", "The request body has no example “%1” any more. Remove “example”, or add a "
                                        "body.")},
    {ProblemKind::SchemeGone, "scheme-gone",
     QT_TRANSLATE_NOOP("SavedRequests", "No security requirement of the operation is met by: %1. Correct “security”.")},
    {ProblemKind::ValueNotValid, "value-not-valid",
     QT_TRANSLATE_NOOP("SavedRequests", "The value of “%1” does not fit its schema: %2")},
    {ProblemKind::ValueNotSendable, "value-not-sendable",
     QT_TRANSLATE_NOOP("SavedRequests", "The value of “%1” can't be sent in this place, so the request was not sent. "
                                        "Correct the value.")},
    {ProblemKind::RequestUnknown, "request-unknown",
     QT_TRANSLATE_NOOP("SavedRequests", "There is no saved request “%1” to take a value from. Correct “from”.")},
    {ProblemKind::OtherDefinition, "other-definition",
     QT_TRANSLATE_NOOP("SavedRequests",
                       "“%1” is a request to another definition. Values can come only from requests to "
                       "the same definition.")},
    {ProblemKind::Cycle, "cycle",
     QT_TRANSLATE_NOOP("SavedRequests", "Requests need each other's responses: %1. Remove one of the values.")},
    {ProblemKind::DependencyFailed, "dependency-failed",
     QT_TRANSLATE_NOOP("SavedRequests", "The request “%1”, whose response is needed, did not pass.")},
    {ProblemKind::ResponseNotJson, "response-not-json",
     QT_TRANSLATE_NOOP("SavedRequests", "The response to “%1” is not JSON, so that no value can be taken from it.")},
    {ProblemKind::ValueNotFound, "value-not-found",
     QT_TRANSLATE_NOOP("SavedRequests", "The response to “%1” has no value at “%2”. Correct “pointer”.")},
    {ProblemKind::SecretNotAllowed, "secret-not-allowed",
     QT_TRANSLATE_NOOP("SavedRequests", "The definition is not allowed to send “%1” to %2."),
     QT_TRANSLATE_NOOP("SavedRequests", "The definition is not allowed to send “%1”.")},
    {ProblemKind::SecretNotFound, "secret-not-found",
     QT_TRANSLATE_NOOP("SavedRequests", "The value of “%1” can't be read. Set it in its store.")},
    {ProblemKind::NotServed, "not-served",
     QT_TRANSLATE_NOOP("SavedRequests", "The gateway does not serve “%1”. Add the gateway settings, or choose an "
                                        "upstream for the run.")},
    {ProblemKind::NoResponse, "no-response",
     QT_TRANSLATE_NOOP("SavedRequests", "The gateway has no response of the upstream: %1"),
     QT_TRANSLATE_NOOP("SavedRequests", "There is no response.")},
    {ProblemKind::StatusUnexpected, "status", QT_TRANSLATE_NOOP("SavedRequests", "The status is %1, expected: %2."),
     QT_TRANSLATE_NOOP("SavedRequests", "The status is %1, expected: a success.")},
    {ProblemKind::StatusNotDocumented, "status-not-documented",
     QT_TRANSLATE_NOOP("SavedRequests", "The operation documents no response with the status %1.")},
    {ProblemKind::MediaTypeUnexpected, "media-type",
     QT_TRANSLATE_NOOP("SavedRequests", "The response has the media type “%1”, which is not documented."),
     QT_TRANSLATE_NOOP("SavedRequests", "The response has no media type.")},
    {ProblemKind::BodyNotReadable, "body-not-readable",
     QT_TRANSLATE_NOOP("SavedRequests", "The response is not valid %1.")},
    {ProblemKind::BodyNotCompared, "not-compared",
     QT_TRANSLATE_NOOP("SavedRequests", "The response can't be compared with its schema, because it has a content "
                                        "coding other than gzip or deflate, is damaged, or is too large.")},
    {ProblemKind::SchemaViolated, "schema",
     QT_TRANSLATE_NOOP("SavedRequests", "The response does not fit its schema: %1")},
    {ProblemKind::TooSlow, "time",
     QT_TRANSLATE_NOOP("SavedRequests", "The response took %1 ms, at most %2 ms expected.")},
};

const SavedRequestRow &savedRequestRow(ProblemKind kind)
{
    const auto row = std::find_if(std::begin(SavedRequestRows), std::end(SavedRequestRows),
                                  [kind](const SavedRequestRow &each) { return each.kind == kind; });
    Q_ASSERT(row != std::end(SavedRequestRows));
    return *row;
}

/** A text in the context of this file. */
QString savedRequestTranslation(const char *text)
{
    return QCoreApplication::translate("SavedRequests", text);
}

/** `/price: The value must be a number`. */
QString placedSchemaReason(const QStringList &arguments)
{
    const QString reason = schemaText(arguments.value(1), arguments.mid(2));
    const QString &place = arguments.value(0);
    return place.isEmpty() ? reason : place + QStringLiteral(": ") + reason;
}

QStringList shownArguments(const Problem &problem)
{
    if (problem.kind == ProblemKind::SchemaViolated)
        return {placedSchemaReason(problem.arguments)};
    if (problem.kind == ProblemKind::ValueNotValid)
        return {problem.arguments.value(0), placedSchemaReason(problem.arguments.mid(1))};
    return problem.arguments;
}

} // namespace

QString savedRequestText(const Problem &problem)
{
    const SavedRequestRow &row = savedRequestRow(problem.kind);
    const QStringList arguments = shownArguments(problem);
    const bool isShorter = row.shorter && (arguments.isEmpty() || arguments.last().isEmpty());
    return filled(savedRequestTranslation(isShorter ? row.shorter : row.text), arguments);
}

QString savedRequestId(ProblemKind kind)
{
    return QLatin1String(savedRequestRow(kind).id);
}

QString stepStateText(StepResult::State state)
{
    switch (state) {
    case StepResult::State::Passed:
        return savedRequestTranslation(QT_TRANSLATE_NOOP("SavedRequests", "passed"));
    case StepResult::State::Failed:
        return savedRequestTranslation(QT_TRANSLATE_NOOP("SavedRequests", "failed"));
    case StepResult::State::Skipped:
        return savedRequestTranslation(QT_TRANSLATE_NOOP("SavedRequests", "skipped"));
    case StepResult::State::Error:
        break;
    }
    return savedRequestTranslation(QT_TRANSLATE_NOOP("SavedRequests", "error"));
}

QString stepSchemaText(StepResult::Schema schema)
{
    switch (schema) {
    case StepResult::Schema::Fits:
        return savedRequestTranslation(QT_TRANSLATE_NOOP("SavedRequests", "fits"));
    case StepResult::Schema::Violated:
        return savedRequestTranslation(QT_TRANSLATE_NOOP("SavedRequests", "does not fit"));
    case StepResult::Schema::NotChecked:
        break;
    }
    return savedRequestTranslation(QT_TRANSLATE_NOOP("SavedRequests", "not checked"));
}

} // namespace messages
