#include "scratchdocuments.h"

namespace bundling {

using document::Document;
using openapi::ReferencedDocument;

std::unique_ptr<Document> ScratchDocuments::take(const ReferencedDocument &file)
{
    auto &kept = m_kept[file.address()];
    if (kept.empty())
        return std::make_unique<Document>(file.snapshot().text(), file.snapshot().format());
    std::unique_ptr<Document> document = std::move(kept.back());
    kept.pop_back();
    return document;
}

void ScratchDocuments::giveBack(const ReferencedDocument &file, std::unique_ptr<Document> document)
{
    m_kept[file.address()].push_back(std::move(document));
}

} // namespace bundling
