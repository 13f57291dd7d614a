#pragma once

#include "referenceresolver.h"

namespace workspace {

class OpenDefinition;
class References;

/** Follows the references of open files to places in any file, in the texts as they are edited now. */
class LiveReferences final
{
public:
    /** Creates an object for these open files. Without setReferences(), references from one file to another are not
     * followed. */
    explicit LiveReferences(const QList<const OpenDefinition *> &files)
        : m_files(files)
    {}

    /** Sets the references to follow between files. They must live as long as this object. */
    void setReferences(const References &references) { m_references = &references; }
    [[nodiscard]] openapi::ReferenceResolver resolver() const;
    [[nodiscard]] openapi::Place placeIn(const OpenDefinition &file, const document::Pointer &pointer) const;
    /** Follows the references of a node of a file and returns the node that they refer to, or the node itself if it is
     * no reference. A missing node if the reference has no target. */
    [[nodiscard]] document::Node followed(const OpenDefinition &file, const document::Node &node) const;

private:
    [[nodiscard]] QString addressOf(const OpenDefinition &file) const;

    QList<const OpenDefinition *> m_files;
    const References *m_references = nullptr;
};

} // namespace workspace
