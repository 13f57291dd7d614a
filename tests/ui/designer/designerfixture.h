#pragma once

#include "definitionview.h"
#include "driving.h"
#include "singledefinition.h"
#include "surroundings.h"
#include "theme.h"

#include <QApplication>
#include <QComboBox>
#include <QTest>
#include <QWidget>

#include <memory>

namespace designer {

/** A small API with all that the tabs show. */
inline QByteArray bookshop()
{
    return R"(# Bookshop, as the shop team keeps it
openapi: 3.0.3
info:
  title: Bookshop   # shown in the portal
  version: "1.2"
  description: |
    Books and their stock.
    Prices are in euro.
servers:
  - url: https://stock.example/v1
    description: Production
tags:
  - name: books
security:
  - clientLogin: []
paths:
  /books:
    summary: All books
    get:
      operationId: listBooks
      summary: List books
      tags: [books, stock]
      parameters:
        - name: page
          in: query
          description: Which page
          schema: {type: integer}
        - $ref: '#/components/parameters/Limit'
        - name: filter
          in: query
          content:
            application/json:
              schema: {type: object}
      responses:
        "200":
          description: A page of books
          content:
            application/json: {}
        default: {$ref: '#/components/responses/Problem'}
    post:
      summary: Add a book
      requestBody:
        description: The book to add
        content:
          application/json:
            schema: {type: object}
      responses:
        "201":
          description: Added
  /books/{id}:
    parameters:
      - name: id
        in: path
        required: true
        schema: {type: string}
    get:
      summary: One book
      responses:
        "200": {description: The book}
  /old:
    $ref: '#/components/pathItems/Old'
components:
  parameters:
    Limit:
      name: limit
      in: query
      schema: {type: integer}
  responses:
    Problem:
      description: Something went wrong
  pathItems:
    Old:
      get:
        summary: The old way
        responses:
          "200": {description: OK}
  securitySchemes:
    clientLogin:
      type: http
      scheme: basic
x-vendor-api-gateway:
  info:
    name: Bookshop
    state:
      active: true
  server:
    listenPath:
      value: /shop/
      strip: true
  upstream:
    url: https://stock.example/v1 # the stock service
    rateLimit:
      enabled: false
)";
}

/** The bookshop with Basic Auth towards its upstream. */
inline QByteArray bookshopWithBasic()
{
    return bookshop() + R"(    authentication:
      enabled: true
      basicAuth:
        enabled: true
        username: kim
        password: 's3cret'   # TODO move
        header:
          enabled: true
          name: Authorization
)";
}

using support::addInPopup;
using support::click;
using support::control;
using support::FakeKeychain;
using support::refuseInCell;
using support::type;
using support::typeIntoCell;

/** A definition that is no file and that no linter reads, with what its forms work with. */
class Opened final
{
public:
    Opened(const QByteArray &text, document::Format format)
        : Opened(std::make_unique<workspace::OpenDefinition>(u"bookshop.yaml"_qs, text, format))
    {}
    explicit Opened(std::unique_ptr<workspace::OpenDefinition> definition)
        : m_definition(std::move(definition))
        , m_surroundings(std::make_unique<Surroundings>())
        , m_list(std::make_unique<support::SingleDefinition>(*m_definition))
    {}

    [[nodiscard]] workspace::OpenDefinition &operator*() const { return *m_definition; }
    workspace::OpenDefinition *operator->() const { return m_definition.get(); }
    [[nodiscard]] workspace::OpenDefinition *get() const { return m_definition.get(); }

    [[nodiscard]] Context context() const
    {
        return m_surroundings->context(*m_definition, m_surroundings->served, m_list->references());
    }
    [[nodiscard]] GatewayContext gateway(secrets::Keychain &keychain) const
    {
        return m_surroundings->gateway(keychain);
    }
    [[nodiscard]] Surroundings &surroundings() const { return *m_surroundings; }
    [[nodiscard]] navigation::Navigator &navigator() const { return m_surroundings->navigator; }
    /** What forms asked the navigator to show. */
    [[nodiscard]] QList<navigation::Visit> &shown() const { return m_surroundings->window.shown; }

private:
    std::unique_ptr<workspace::OpenDefinition> m_definition;
    std::unique_ptr<Surroundings> m_surroundings;
    std::unique_ptr<support::SingleDefinition> m_list;
};

inline Opened open(const QByteArray &text, document::Format format = document::Format::Yaml)
{
    return {text, format};
}

inline QByteArray textOf(const workspace::OpenDefinition &definition)
{
    return definition.document().snapshot().text();
}

/** Shows the page as the active window, large enough for its forms. */
inline void show(QWidget &page)
{
    support::activate(page, {1100, 800});
}

/** Presses a key in the box of the upstream's authentication methods. */
inline void chooseMethod(const QWidget &tab, Qt::Key key)
{
    auto *box = control<QComboBox>(tab, u"authenticationMethod"_qs);
    box->setFocus(Qt::TabFocusReason);
    QTest::keyClick(box, key);
}

} // namespace designer
