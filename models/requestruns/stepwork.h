#pragma once

#include "preparedrequest.h"
#include "requestfile.h"
#include "responsechecker.h"
#include "runplan.h"
#include "stepresult.h"

#include <memory>

namespace requestruns {

/** The part of a run that takes time for the size of a definition: fitting and building requests, and checking
 * responses. Used in one worker thread after another. */
class StepWork final
{
public:
    explicit StepWork(std::shared_ptr<const description::Description> description);

    [[nodiscard]] savedrequests::FittedRequest fit(const savedrequests::SavedRequest &request) const;
    [[nodiscard]] savedrequests::PreparedRequest prepare(
        const savedrequests::FittedRequest &fitted,
        const std::function<document::Value(const savedrequests::Marker &)> &valueOf, const QByteArray &listenPath);
    /** Checks a response with a body in any of the usual content codings. */
    [[nodiscard]] conformance::ResponseCheck check(const savedrequests::FittedRequest &fitted, int status,
                                                   const http::HeaderList &headers, const QByteArray &body);

private:
    std::shared_ptr<const description::Description> m_description;
    QList<openapi::PathItem> m_items;
    requests::RequestBuilder m_builder;
    conformance::ResponseChecker m_checker;
};

/** Returns the value at a place of a value, or std::nullopt if there is none. */
[[nodiscard]] std::optional<document::Value> valueAt(const document::Value &value, const document::Pointer &pointer);

} // namespace requestruns
