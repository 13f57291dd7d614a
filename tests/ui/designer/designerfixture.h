#pragma once

#include "definitionview.h"
#include "secretresolver.h"
#include "theme.h"
#include "whendone.h"
#include "workspace.h"

#include <QApplication>
#include <QComboBox>
#include <QFuture>
#include <QHash>
#include <QLineEdit>
#include <QPromise>
#include <QTableView>
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

/** A keychain in memory that can fail or delay its results. */
class FakeKeychain final : public secrets::Keychain
{
public:
    QHash<QString, QByteArray> stored;
    std::optional<base::ErrorCode> failure;
    bool isSlow = false;

    QFuture<base::Result<secrets::Secret>> read(const QString &key) override
    {
        if (isSlow)
            return m_pending.future();
        if (failure)
            return base::readyFuture(base::Result<secrets::Secret>(base::Error{*failure, key}));
        if (!stored.contains(key))
            return base::readyFuture(base::Result<secrets::Secret>(base::Error{base::ErrorCode::NotFound, key}));
        return base::readyFuture(base::Result<secrets::Secret>(secrets::Secret(stored.value(key))));
    }
    QFuture<base::Result<void>> write(const QString &key, const secrets::Secret &secret) override
    {
        if (failure)
            return base::readyFuture(base::Result<void>(base::Error{*failure, key}));
        stored.insert(key, secret.reveal());
        return base::readyFuture(base::Result<void>());
    }
    QFuture<base::Result<void>> remove(const QString &key) override
    {
        stored.remove(key);
        return base::readyFuture(base::Result<void>());
    }
    void startSlow()
    {
        isSlow = true;
        m_pending.start();
    }
    void answerSlow()
    {
        isSlow = false;
        m_pending.addResult(base::Result<secrets::Secret>(base::Error{base::ErrorCode::NotFound, {}}));
        m_pending.finish();
    }

private:
    QPromise<base::Result<secrets::Secret>> m_pending;
};

inline std::unique_ptr<workspace::OpenDefinition> open(const QByteArray &text,
                                                       document::Format format = document::Format::Yaml)
{
    return std::make_unique<workspace::OpenDefinition>(u"bookshop.yaml"_qs, text, format);
}

inline QByteArray textOf(const workspace::OpenDefinition &definition)
{
    return definition.document().snapshot().text();
}

/** The control with that name; fails the test when there is none. */
template<typename Widget = QWidget>
Widget *control(const QWidget &page, const QString &objectName)
{
    auto *found = page.findChild<Widget *>(objectName);
    if (!found)
        qFatal("no control called %s", qPrintable(objectName));
    return found;
}

/** Shows the page as the active window, large enough for its forms. */
inline void show(QWidget &page)
{
    page.resize(1100, 800);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
}

/** Replaces the text of a line edit, key by key. */
inline void type(const QWidget &page, const QString &objectName, const QString &text)
{
    auto *edit = control<QWidget>(page, objectName);
    edit->setFocus(Qt::TabFocusReason);
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    if (text.isEmpty())
        QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClicks(edit, text);
}

inline void click(const QWidget &page, const QString &objectName)
{
    QTest::mouseClick(control<QWidget>(page, objectName), Qt::LeftButton);
}

/** Opens the editor of a cell, replaces its text, and presses Return. */
inline void typeIntoCell(const QWidget &page, const QString &table, int row, int column, const QString &text)
{
    auto *view = control<QTableView>(page, table);
    view->setFocus(Qt::TabFocusReason);
    view->setCurrentIndex(view->model()->index(row, column));
    QTest::keyClick(view, Qt::Key_F2);
    auto *editor = view->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(!view->findChild<QLineEdit *>());
}

/** Presses a key in the box of the upstream's authentication methods. */
inline void chooseMethod(const QWidget &tab, Qt::Key key)
{
    auto *box = control<QComboBox>(tab, u"authenticationMethod"_qs);
    box->setFocus(Qt::TabFocusReason);
    QTest::keyClick(box, key);
}

} // namespace designer
