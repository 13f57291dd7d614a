#pragma once

#include "loadeddefinition.h"
#include "surroundings.h"

#include <memory>

namespace designer {

/** A definition whose paths are in files of their own, and what is in them. */
class SplitDefinition final
{
public:
    SplitDefinition()
    {
        m_store.files.insert(u"/api/openapi.yaml"_qs,
                             "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /books:\n"
                             "    $ref: ./paths/books.yaml\n  /own:\n    get: {operationId: own, responses: {}}\n"
                             "  /gone:\n    $ref: ./paths/gone.yaml\n  /far:\n    $ref: ./paths/far.yaml\n"
                             "security: [{key: []}]\n"
                             "components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}\n"
                             "x-vendor-api-gateway: {server: {authentication: {enabled: true}}}\n");
        m_store.files.insert(
            BooksPath, "get:\n  summary: List books\n  responses:\n    '200':\n      description: OK\n"
                       "      links: {self: {operationId: own}}\npost:\n  summary: Add a book\n  responses: {}\n");
        m_store.files.insert(u"/api/paths/far.yaml"_qs, "$ref: ../shared.yaml#/items/far\n");
        m_store.files.insert(u"/api/shared.yaml"_qs, "items:\n  far:\n    delete: {summary: Remove, responses: {}}\n");
        m_workspace = std::make_unique<workspace::Workspace>(m_store);
        m_workspace->addFolder(u"/api"_qs);
        m_definition = *m_workspace->open(u"/api/openapi.yaml"_qs);
    }

    [[nodiscard]] workspace::OpenDefinition &definition() const { return *m_definition; }
    [[nodiscard]] workspace::Workspace &workspace() const { return *m_workspace; }
    [[nodiscard]] support::FakeStore &store() { return m_store; }
    [[nodiscard]] Context context() const { return m_surroundings->context(*m_definition, *m_workspace); }
    /** What forms asked the navigator to show. */
    [[nodiscard]] QList<navigation::Visit> &shown() const { return m_surroundings->window.shown; }
    /** The file with the path item of `/books`; null while it is not loaded. */
    [[nodiscard]] workspace::OpenDefinition *books() const { return support::loadedAt(*m_workspace, BooksPath); }
    /** As it is edited. */
    [[nodiscard]] document::Node booksAt(const document::Pointer &pointer) const
    {
        return books()->document().snapshot().at(pointer);
    }

    static inline const QString BooksPath = u"/api/paths/books.yaml"_qs;

private:
    support::FakeStore m_store;
    std::unique_ptr<Surroundings> m_surroundings = std::make_unique<Surroundings>();
    std::unique_ptr<workspace::Workspace> m_workspace;
    workspace::OpenDefinition *m_definition = nullptr;
};

} // namespace designer
