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
        , m_address(definition.path())
        , m_last(definition.description())
    {}

    /** True if both are the same texts of the same documents. */
    friend bool operator==(const CurrentDescription &left, const CurrentDescription &right)
    {
        return left.m_text.data() == right.m_text.data() && left.m_last == right.m_last;
    }

    /** Takes time for each reference. */
    [[nodiscard]] description::Description read() const;

private:
    document::Snapshot m_text;
    QString m_address; ///< Before the first run.
    std::shared_ptr<const description::Description> m_last;
};

} // namespace workspace
