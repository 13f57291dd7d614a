#include "savedform.h"

#include "fieldtext.h"
#include "requestvalue.h"
#include "secretplaces.h"

namespace traffic {

using document::Value;
using savedrequests::SavedRequest;

namespace {

/** The marker that a text is the JSON of, or the value itself. */
Value withMarker(const Value &value)
{
    if (!value.isString())
        return value;
    const auto json = Value::fromJson(value.bytes());
    return json && savedrequests::markerOf(*json) ? *json : value;
}

} // namespace

SavedRequest savedForm(const requests::RequestForm &form, const requests::FormInput &input, bool sendsBody,
                       const savedrequests::OperationName &operation)
{
    SavedRequest request;
    request.operation = operation;
    for (const requests::ParameterValue &parameter : form.request.parameters) {
        if (parameter.isSent)
            request.parameters.append({parameter.key, withMarker(parameter.value)});
    }
    request.mediaType = input.mediaType;
    request.example = input.example;
    if (!sendsBody && form.request.hasBody) {
        request.bodyText = QByteArray();
    } else if (input.bodyText) {
        const auto json = Value::fromJson(*input.bodyText);
        if (json && json->isContainer())
            request.body = *json;
        else
            request.bodyText = *input.bodyText;
    }
    return savedrequests::withMarkers(request);
}

requests::FormInput inputOf(const SavedRequest &request, const requests::RequestForm &form)
{
    requests::FormInput input;
    for (const requests::RequestField &field : form.fields)
        input.texts.insert(field.key, QString());
    for (const savedrequests::SavedParameter &parameter : request.parameters)
        input.texts.insert(parameter.key, requests::fieldText(parameter.value));
    input.mediaType = request.mediaType;
    input.example = request.example;
    if (request.body)
        input.bodyText = request.body->toJson(2);
    else
        input.bodyText = request.bodyText;
    return input;
}

} // namespace traffic
