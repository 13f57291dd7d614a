#include "inspectground.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace support {

namespace {

const QByteArray ShopCertificate = "5e9d9544a1dcd60001d0ed20" + QByteArray(64, '8');

void write(const QString &path, const QByteArray &text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly | QIODevice::Truncate), qPrintable(path));
    file.write(text);
}

QByteArray definition(const QByteArray &title, const QByteArray &id, const QByteArray &listenPath,
                      const QByteArray &server, const QByteArray &paths)
{
    return "openapi: 3.0.3\ninfo: {title: " + title + ", version: '1'}\npaths:\n" + paths +
           "x-vendor-api-gateway:\n  info: {id: " + id + ", name: " + title +
           ", state: {active: true}}\n  server:\n    listenPath: {value: " + listenPath + ", strip: true}\n" + server +
           "  upstream: {url: 'https://stock.example'}\n";
}

} // namespace

void addShopTo(const QString &sandboxFolder)
{
    write(sandboxFolder + u"/certificates/shop.json"_qs,
          R"({"id":")" + ShopCertificate +
              R"(","subject_cn":"shop.example.com","issuer_cn":"Example Issuing CA","has_private":true,)"
              R"("dns_names":["shop.example.com"],"not_before":"-355d","not_after":"+10d"})");
    write(sandboxFolder + u"/policies/shop-readers.json"_qs,
          R"({"_id":"shop-readers","name":"Shop readers","rate":50,"per":60,"access_rights":{"shop":{"api_id":"shop",)"
          R"("api_name":"Shop","allowed_urls":[{"url":"^/books","methods":["GET"]}]}}})");
}

void changeProfilesIn(const QString &sandboxFolder)
{
    const QString path = sandboxFolder + u"/sso_profiles.json"_qs;
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    QVERIFY(text.contains("Corporate LDAP"));
    text.replace("Corporate LDAP", "Corporate directory");
    text.insert(text.lastIndexOf(']', text.lastIndexOf(']') - 1),
                R"(,{"ID":"suppliers","Name":"Suppliers","LoginURL":"http://idp.example.com/suppliers"})");
    write(path, text);
}

void writeShopDefinitions(const QString &folder)
{
    const QByteArray domain = "    customDomain: {enabled: true, name: shop.example.com, certificates: [" +
                              ShopCertificate + "]}\n";
    const QByteArray clients = "    clientCertificates: {enabled: true, allowlist: [" + ShopCertificate + "]}\n";
    const QByteArray books = "  /books:\n    get: {operationId: listBooks}\n    post: {operationId: addBook}\n";
    write(folder + u"/shop.yaml"_qs, definition("Shop", "shop", "/shop", domain, books));
    write(folder + u"/orders.yaml"_qs,
          definition("Orders", "orders", "/shop/orders", clients, "  /orders: {get: {operationId: listOrders}}\n"));
    write(folder + u"/stock.yaml"_qs,
          definition("Stock", "stock", "/stock", clients, "  /items: {get: {operationId: listItems}}\n"));
    write(folder + u"/warehouse.yaml"_qs,
          definition("Warehouse", "warehouse", "/stock", {}, "  /items: {get: {operationId: countItems}}\n"));
}

} // namespace support
