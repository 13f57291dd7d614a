#pragma once

#include "additions.h"
#include "description.h"
#include "exchange.h"
#include "inferencecounts.h"

#include <memory>

namespace inference {

/**
 * Infers an API description from recorded exchanges: paths with parameters for IDs, parameters, bodies, responses, and
 * security schemes. The exchanges that are used fit the description. No value of the exchanges is kept or written;
 * keys, names and segments that may be secrets or IDs are not written either. Needs memory for the distinct shapes, not
 * for the number of exchanges, within inferencelimits.h. For a worker; not thread-safe.
 *
 *     TrafficInference inference;
 *     for (const traffic::HarEntry &entry : entries)
 *         inference.add(*entry.exchange, entry.url);
 *     const QByteArray yaml = inference.text(document::Format::Yaml);
 */
class TrafficInference final
{
public:
    TrafficInference();
    /** Infers what exchanges have that a description lacks. Its paths come first. `listenPath` is the path of the
     * gateway before those of the description, or empty. */
    TrafficInference(const description::Description &base, const QByteArray &listenPath);
    ~TrafficInference();
    Q_DISABLE_COPY_MOVE(TrafficInference)

    /** Adds an exchange. `url` is the absolute URL of the client's request; if it is empty, the server is that of the
     * `Host` field. */
    void add(const traffic::Exchange &exchange, const QByteArray &url = {});

    [[nodiscard]] const InferenceCounts &counts() const;

    /** Returns the text of a new OpenAPI 3.1 document. Call it after all exchanges were added. */
    [[nodiscard]] QByteArray text(document::Format format);
    /** Returns what the exchanges add to the description, in the order in which it has to be added. Nothing in the
     * description is replaced or removed. Call it after all exchanges were added. */
    [[nodiscard]] drafts::Additions additions();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace inference
