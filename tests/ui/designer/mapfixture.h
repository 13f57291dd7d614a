#pragma once

#include "designerfixture.h"
#include "fakestore.h"
#include "grabs.h"
#include "maptab.h"
#include "navigator.h"

#include <QTest>

/** The tab Map on a definition, driven by keys and clicks. */
class OpenMap final
{
public:
    /** Shows the tab. `path` is that of the file; without one, the definition is untitled. */
    explicit OpenMap(const QByteArray &text, const QString &path = {}, commits::CommittedFiles *commits = nullptr,
                     const items::ExchangeModel *exchanges = nullptr)
    {
        m_store.files.insert(path, text);
        definition = path.isEmpty() ? m_workspace.addUntitled(u"shop.yaml"_qs, text, document::Format::Yaml)
                                    : *m_workspace.open(path);
        designer::Context context = surroundings.context(*definition, m_workspace);
        context.commits = commits;
        tab = std::make_unique<designer::MapTab>(context, exchanges);
        tab->setAutoFillBackground(true);
        support::activate(*tab, {1200, 760});
    }

    [[nodiscard]] designer::MapView &view() const { return *tab->view(); }
    [[nodiscard]] const apimap::ApiMap &map() const { return view().map()->map; }
    [[nodiscard]] bool isDrawn() const { return !map().operations.isEmpty(); }
    [[nodiscard]] document::Document &document() const { return definition->document(); }
    [[nodiscard]] QByteArray text() const { return document().snapshot().text(); }
    [[nodiscard]] QString currentPointer() const { return view().currentPlace().pointer.toString(); }

    [[nodiscard]] apimap::MapPart operation(const QByteArray &method, const QByteArray &path) const
    {
        for (int group = 0; group < int(map().groups.size()); ++group) {
            for (const auto &row : map().groups.at(group).rows) {
                for (const int index : row.operations) {
                    if (map().operations.at(index).method == method && map().operations.at(index).path == path)
                        return {apimap::MapPart::Kind::Operation, group, index};
                }
            }
        }
        return {};
    }
    [[nodiscard]] apimap::MapPart row(const QByteArray &path) const
    {
        for (int group = 0; group < int(map().groups.size()); ++group) {
            const auto &rows = map().groups.at(group).rows;
            for (int index = 0; index < int(rows.size()); ++index) {
                if (rows.at(index).path == path)
                    return {apimap::MapPart::Kind::Row, group, index};
            }
        }
        return {};
    }
    [[nodiscard]] QPoint pointOf(const apimap::MapPart &part) const { return view().rectOf(part).center().toPoint(); }
    void click(const apimap::MapPart &part) const
    {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, pointOf(part));
    }
    /** Presses the mouse on a part and moves it to a point, without releasing it. */
    void drag(const apimap::MapPart &part, const QPoint &to) const
    {
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, pointOf(part));
        QTest::mouseMove(view().viewport(), (pointOf(part) + to) / 2);
        QTest::mouseMove(view().viewport(), to);
    }
    void drop(const QPoint &at) const { QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at); }

private:
    support::FakeStore m_store;
    workspace::Workspace m_workspace{m_store};

public:
    workspace::OpenDefinition *definition = nullptr;
    designer::Surroundings surroundings;
    std::unique_ptr<designer::MapTab> tab;
};

inline QByteArray mappedShop()
{
    return R"(openapi: 3.1.0
info: {title: Shop, version: "1"}
paths:
  /books:
    get: {tags: [a], summary: All books, responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}}
    post: {tags: [b], deprecated: true, security: [{key: []}], responses: {'201': {description: OK}}}
  /books/{id}:
    get: {tags: [a], responses: {'200': {description: OK}}}
  /orders: {}
components:
  schemas:
    Book: {properties: {author: {$ref: '#/components/schemas/Author'}}}
    Author: {}
  securitySchemes:
    key: {type: apiKey, in: header, name: K}
)";
}
