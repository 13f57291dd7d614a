#pragma once

#include "committedrepository.h"
#include "designerfixture.h"
#include "fakeclock.h"
#include "fakestore.h"
#include "grabs.h"
#include "navigator.h"
#include "reviews.h"
#include "workspace.h"

#include <QTest>

/** The bookshop in a git repository, with edits since the commit. */
class ReviewedShop final
{
public:
    explicit ReviewedShop(const QByteArray &committed = committedShop(), const QString &path = u"/work/api.yaml"_qs)
    {
        support::commit(repository, committed);
        store.files.insert(path, committed);
        definition = *workspace.open(path);
        context.emplace(surroundings.context(*definition, workspace));
        context->reviews = &reviews;
    }

    [[nodiscard]] static QByteArray committedShop()
    {
        return "openapi: 3.1.0\n"
               "info:\n"
               "  title: Bookshop\n"
               "  version: '1'\n"
               "paths:\n"
               "  /books:\n"
               "    get:\n"
               "      summary: List books\n"
               "      parameters:\n"
               "        - name: limit\n"
               "          in: query\n"
               "          schema: {type: integer, minimum: 1, maximum: 50} # a page\n"
               "      responses:\n"
               "        '200': {description: OK}\n"
               "    delete:\n"
               "      summary: Remove all books\n"
               "      responses:\n"
               "        '204': {description: Removed}\n"
               "  /orders:\n"
               "    post:\n"
               "      summary: Order books\n"
               "      requestBody:\n"
               "        content:\n"
               "          application/json:\n"
               "            schema: {$ref: '#/components/schemas/Order'}\n"
               "      responses:\n"
               "        '201': {description: Created}\n"
               "components:\n"
               "  schemas:\n"
               "    Order:\n"
               "      type: object\n"
               "      required: [book]\n"
               "      properties:\n"
               "        book: {type: string}\n"
               "        quantity: {type: integer}\n";
    }

    /** A narrower parameter, a removed operation, a required property, a new path, and another title. */
    void edit() const
    {
        using document::Value;
        document::Document &document = definition->document();
        QVERIFY(
            document.setScalar({"paths", "/books", "get", "parameters", "0", "schema", "maximum"}, Value::integer(20)));
        QVERIFY(document.remove({"paths", "/books", "delete"}));
        QVERIFY(document.append({"components", "schemas", "Order", "required"}, Value::string(u"quantity"_qs)));
        QVERIFY(document.set({"paths", "/authors", "get", "summary"}, Value::string(u"List authors"_qs)));
        QVERIFY(document.set({"paths", "/authors", "get", "responses", "200", "description"}, Value::string(u"OK"_qs)));
        QVERIFY(document.setScalar({"info", "title"}, Value::string(u"Books"_qs)));
    }

    /** Waits until the comparison includes all edits. */
    [[nodiscard]] bool isCompared()
    {
        const auto review = reviews.of(*definition);
        const bool isDone = QTest::qWaitFor([&] {
            return review->review()->state == review::ReviewState::Compared && review->review()->hasFindings &&
                   !review->isStale();
        });
        // Tests change the repository afterwards, which no worker reads then.
        reviews.sources().threads().waitForDone();
        return isDone;
    }

    [[nodiscard]] QByteArray text() const { return definition->document().snapshot().text(); }

    // Workers that outlive the definition read them.
    std::shared_ptr<support::MemoryRepository> sharedRepository = std::make_shared<support::MemoryRepository>();
    std::shared_ptr<support::FakeStore> sharedStore = std::make_shared<support::FakeStore>();
    support::MemoryRepository &repository = *sharedRepository;
    support::FakeStore &store = *sharedStore;
    support::FakeClock clock;
    workspace::Workspace workspace{store};
    review::Reviews reviews{sharedRepository, sharedStore, clock};
    designer::Surroundings surroundings;
    workspace::OpenDefinition *definition = nullptr;
    std::optional<designer::Context> context;
};
