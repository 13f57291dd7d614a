#include "editsequence.h"

namespace openapi {

namespace {

/** A change of more places is announced as a change of the complete document. */
constexpr qsizetype MostPlaces = 64;

} // namespace

void EditSequence::add(const document::Edited &edited)
{
    m_edited.snapshot = edited.snapshot;
    m_edited.splices += edited.splices;
    m_edited.inverse = edited.inverse + m_edited.inverse;
    m_edited.pointers += edited.pointers;
    document::join(m_edited.before, edited.before);
    document::join(m_edited.after, edited.after);
}

base::Result<void> EditSequence::add(const document::EditResult &result)
{
    if (!result)
        return result.error();
    add(*result);
    return {};
}

document::Edited EditSequence::edited() const
{
    document::Edited edited = m_edited;
    if (edited.pointers.size() > MostPlaces)
        edited.pointers = {document::Pointer()};
    return edited;
}

} // namespace openapi
