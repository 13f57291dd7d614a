#pragma once

#include "document.h"
#include "referenceddocument.h"

#include <map>
#include <memory>
#include <vector>

namespace bundling {

/** Provides documents with the texts of files, for editing their references. Documents are reused after giveBack(). */
class ScratchDocuments final
{
public:
    [[nodiscard]] std::unique_ptr<document::Document> take(const openapi::ReferencedDocument &file);
    /** Takes back a document that take() returned for the file and that has the text of the file again. */
    void giveBack(const openapi::ReferencedDocument &file, std::unique_ptr<document::Document> document);

private:
    std::map<QString, std::vector<std::unique_ptr<document::Document>>> m_kept; ///< By the address of the file.
};

} // namespace bundling
