#include "fuzzinput.h"
#include "mockapi.h"
#include "requesttext.h"

using fuzz::require;

namespace {

bool isFieldText(QByteArrayView text)
{
    return std::none_of(text.begin(), text.end(), [](char byte) { return uchar(byte) < 0x20 || byte == 0x7f; });
}

void checkAnswer(const mock::MockAnswer &answer, const fuzz::RequestText &request, const QByteArray &text)
{
    const int status = answer.head.status;
    require(status >= 100 && status <= 599, "the status is one of HTTP", {text});
    for (const auto &field : answer.head.headers.fields())
        require(http::isToken(field.name) && isFieldText(field.value), "a field can be sent",
                {text, field.name.toByteArray(), field.value.toByteArray()});
    const bool isBodiless = status < 200 || status == 204 || status == 304 || request.head.method == "HEAD";
    require(!isBodiless || answer.body.isEmpty(), "such a response has no body", {text});
    require(answer.body.isEmpty() || answer.head.headers.first("Content-Type"), "a body has a media type", {text});
    const QByteArray type = answer.head.headers.first("Content-Type").value_or(QByteArray());
    if (type.endsWith("json") && !answer.body.isEmpty())
        require(document::Value::fromJson(answer.body).isOk(), "JSON can be read", {text, answer.body});
}

} // namespace

/** A random request to a mock: the answer can be sent, and another mock gives the same unless it is to draw values. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    const fuzz::RequestText request(text);
    static mock::MockApi one(fuzz::fuzzedApi(), {});
    static mock::MockApi other(fuzz::fuzzedApi(), {});
    static mock::MockApi lenient(fuzz::fuzzedApi(), {.answersInvalid = true});
    const mock::MockAnswer answer = one.answer(request.head, request.body);
    checkAnswer(answer, request, text);
    checkAnswer(lenient.answer(request.head, request.body), request, text);
    const QByteArray prefer = request.head.headers.all("Prefer").join(',').toLower();
    if (prefer.contains("dynamic"))
        return 0;
    const mock::MockAnswer again = other.answer(request.head, request.body);
    require(again.head == answer.head && again.body == answer.body, "equal requests get equal answers", {text});
    return 0;
}
