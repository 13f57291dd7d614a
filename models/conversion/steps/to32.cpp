#include "oldernames.h"
#include "steps.h"

namespace conversion {

namespace {

/** Fields that older documents keep in extensions. */
class To32 final : public specification::Visitor
{
public:
    explicit To32(Edits &edits)
        : m_edits(edits)
    {}

    void enter(const specification::Place &place) override
    {
        for (const specification::Member &member : place.members) {
            const char *field = member.isMerged ? nullptr : fieldOfExtension(place.kind, member.key);
            if (field && !place.member(field))
                m_edits.rename(placeOf(place, member.key), field);
        }
    }

private:
    Edits &m_edits;
};

} // namespace

void collectTo32(Edits &edits)
{
    To32 visitor(edits);
    specification::walk(edits.snapshot(), specification::Version::V31, visitor);
}

} // namespace conversion
