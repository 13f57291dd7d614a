#include "triedrequest.h"

namespace tries {

namespace {

constexpr int FirstClientError = 400;
constexpr int FirstServerError = 500;

} // namespace

QList<int> expectedStatuses(TryKind kind)
{
    switch (kind) {
    case TryKind::Valid:
        return {};
    case TryKind::MissingCredential:
        return {401, 403};
    case TryKind::UnknownMethod:
        return {405, 404, 501};
    case TryKind::WrongMediaType:
        return {415, 400, 422};
    default:
        return {400, 422};
    }
}

Verdict verdictOn(TryKind kind, const TriedAnswer &answer)
{
    const int status = answer.status;
    if (answer.isOfGateway)
        return Verdict::OfGateway;
    if (status == 0)
        return Verdict::NoAnswer;
    if (expectedStatuses(kind).contains(status))
        return Verdict::AsDocumented;
    if (status >= FirstServerError)
        return Verdict::Failed;
    if (status >= FirstClientError)
        return Verdict::RefusedOtherwise;
    return kind == TryKind::Valid ? Verdict::AsDocumented : Verdict::Accepted;
}

QByteArray wordOf(TryKind kind)
{
    switch (kind) {
    case TryKind::Valid:
        return "valid";
    case TryKind::MissingParameter:
        return "missing-parameter";
    case TryKind::MissingMember:
        return "missing-member";
    case TryKind::WrongType:
        return "wrong-type";
    case TryKind::OutOfBounds:
        return "out-of-bounds";
    case TryKind::NotInEnum:
        return "not-in-enum";
    case TryKind::AdditionalProperty:
        return "additional-property";
    case TryKind::MissingCredential:
        return "missing-credential";
    case TryKind::UnknownMethod:
        return "unknown-method";
    case TryKind::WrongMediaType:
        return "wrong-media-type";
    case TryKind::MalformedBody:
        return "malformed-body";
    }
    return {};
}

} // namespace tries
