#pragma once

#include "description.h"
#include "opendefinition.h"

namespace workspace {

/** A definition with the text that it has now, and the other documents as of the last run of lint. A value for a
 * worker.
 */
class CurrentDescription final
{
public:
    explicit CurrentDescription(const OpenDefinition &definition)
        : m_text(definition.document().snapshot())
        , m_last(definition.description())
    {}

    /** Takes time for each reference. */
    [[nodiscard]] description::Description read() const;

private:
    document::Snapshot m_text;
    std::shared_ptr<const description::Description> m_last;
};

} // namespace workspace
