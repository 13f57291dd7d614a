#pragma once

#include "description.h"
#include "opendefinition.h"

namespace workspace {

/** The API description of an open definition, with the definition's current text and the other documents as of the last
 * run of lint. Can be copied to a worker thread. */
class CurrentDescription final
{
public:
    explicit CurrentDescription(const OpenDefinition &definition)
        : m_text(definition.document().snapshot())
        , m_address(definition.path())
        , m_last(definition.description())
    {}

    /** True if both have equal texts of the definition and of all other documents. */
    friend bool operator==(const CurrentDescription &left, const CurrentDescription &right)
    {
        return left.m_text.data() == right.m_text.data() && left.m_last == right.m_last;
    }

    /** Builds the description from the current text. Reads every reference of that text, so call it on a worker. */
    [[nodiscard]] description::Description read() const;

private:
    document::Snapshot m_text;
    QString m_address; ///< The definition's path; used while m_last is null, before the first run of lint.
    std::shared_ptr<const description::Description> m_last;
};

} // namespace workspace
