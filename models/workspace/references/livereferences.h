#pragma once

#include "referenceresolver.h"

namespace workspace {

class OpenDefinition;
class References;

/** Follows the references of open files to places in any file, in the texts as they are edited now. */
class LiveReferences final
{
public:
    /** Until setReferences(), references from one of these files to another lead nowhere. */
    explicit LiveReferences(const QList<const OpenDefinition *> &files)
        : m_files(files)
    {}

    /** They must live as long as this object. */
    void setReferences(const References &references) { m_references = &references; }
    [[nodiscard]] openapi::ReferenceResolver resolver() const;
    [[nodiscard]] openapi::Place placeIn(const OpenDefinition &file, const document::Pointer &pointer) const;
    /** What a node of a file refers to, or the node itself; a missing node if its references lead nowhere. */
    [[nodiscard]] document::Node followed(const OpenDefinition &file, const document::Node &node) const;

private:
    [[nodiscard]] QString addressOf(const OpenDefinition &file) const;

    QList<const OpenDefinition *> m_files;
    const References *m_references = nullptr;
};

} // namespace workspace
