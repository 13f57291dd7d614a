#include "fuzzinput.h"
#include "requestchecker.h"
#include "requestmessages.h"
#include "requesttext.h"

#include "conformancelimits.h"

using fuzz::require;

/** A random request to an API: what is read and found is bounded, the same again, and can be said. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    const fuzz::RequestText request(text);
    static conformance::RequestChecker checker(fuzz::fuzzedApi());
    const http::TargetParts target = http::splitTarget(request.head.target);
    const auto match = checker.operations().find(request.head.method, target.path);
    if (!match)
        return 0;
    require(!checker.operations().methodsOf(match->item).isEmpty(), "a path has methods", {text});
    if (match->operation < 0)
        return 0;
    const auto findings = checker.check(*match, request.head, request.body);
    require(findings.size() <= conformance::MaximumFindings, "findings are bounded", {text});
    for (const conformance::RequestFinding &finding : findings)
        require(!messages::requestFindingText(finding).isEmpty(), "a finding has a sentence", {text});
    const auto again = checker.check(*match, request.head, request.body);
    require(again.size() == findings.size(), "a second check finds the same", {text});
    for (const conformance::ReceivedValue &value : checker.valuesOf(*match, request.head, request.body))
        require(document::Value::fromJson(value.value.toJson()).isOk(), "a value is JSON",
                {text, value.value.toJson()});
    return 0;
}
