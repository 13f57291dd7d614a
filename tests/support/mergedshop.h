#pragma once

#include "conflictedrepository.h"
#include "fakestore.h"
#include "merges.h"
#include "workspace.h"

#include <QTest>

/** A definition whose file git has left in conflict, and a merge of it. */
class MergedShop final
{
public:
    explicit MergedShop(const support::ConflictStages &stages = usual(), const QByteArray &text = markers())
    {
        support::commit(repository, "a: 1\n");
        support::setConflict(repository, stages);
        repository.files.insert(u"/work/.git/MERGE_MSG"_qs, "Merge branch 'feature/limits' into main\n");
        repository.files.insert(u"/work/.git/MERGE_HEAD"_qs, QByteArray(40, 'a') + '\n');
        repository.files.insert(u"/work/.git/refs/heads/feature/limits"_qs, QByteArray(40, 'a') + '\n');
        store.files.insert(path(), text);
        definition = *workspace.open(path());
        session = merges.of(*definition);
    }

    [[nodiscard]] static QString path() { return u"/work/api.yaml"_qs; }
    [[nodiscard]] static QByteArray base()
    {
        return "openapi: 3.1.0\n"
               "info: {title: Shop, version: '1'}\n"
               "paths:\n"
               "  /books:\n"
               "    get:\n"
               "      operationId: listBooks\n"
               "      summary: List books\n"
               "      parameters:\n"
               "        - name: page\n"
               "          in: query\n"
               "          schema: {type: integer}\n"
               "        - name: limit\n"
               "          in: query\n"
               "          description: How many\n"
               "          schema: {type: integer, maximum: 50}\n"
               "      responses:\n"
               "        '200': {description: OK}\n";
    }
    /** Ours: another summary, another description, no page. */
    [[nodiscard]] static QByteArray ours()
    {
        return base()
            .replace("summary: List books\n", "summary: List all books # ours\n")
            .replace("How many", "At most so many")
            .replace("        - name: page\n          in: query\n          schema: {type: integer}\n", "");
    }
    /** Theirs: another summary, another description, a lowest page. */
    [[nodiscard]] static QByteArray theirs()
    {
        return base()
            .replace("List books", "List the books")
            .replace("How many", "The number of books")
            .replace("schema: {type: integer}\n", "schema: {type: integer, minimum: 1}\n");
    }
    [[nodiscard]] static support::ConflictStages usual() { return {base(), ours(), theirs()}; }
    [[nodiscard]] static QByteArray markers()
    {
        return "<<<<<<< HEAD\nsummary: a\n=======\nsummary: b\n>>>>>>> feature/limits\n";
    }

    [[nodiscard]] bool merge(const conflicts::MergeSource &source = {}) const
    {
        session->start(source, u"Merge versions"_qs);
        return QTest::qWaitFor([this] { return session->state() != conflicts::SessionState::Reading; }) &&
               session->state() == conflicts::SessionState::Ready;
    }
    [[nodiscard]] QByteArray text() const { return definition->document().snapshot().text(); }
    /** The index of the conflict at a place; -1 if there is none. */
    [[nodiscard]] qsizetype at(const document::Pointer &place) const
    {
        for (qsizetype i = 0; i < session->items().size(); ++i) {
            if (session->items().at(i).place == place)
                return i;
        }
        return -1;
    }
    [[nodiscard]] QStringList places() const
    {
        QStringList all;
        for (const conflicts::ConflictItem &item : session->items())
            all.append(item.place.toString());
        return all;
    }

    support::MemoryRepository repository;
    support::FakeStore store;
    workspace::Workspace workspace{store};
    conflicts::Merges merges{repository, store};
    workspace::OpenDefinition *definition = nullptr;
    std::shared_ptr<conflicts::MergeSession> session;
};
