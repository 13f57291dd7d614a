#include "disk.h"

#include "recoveryrecord.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace walk {

namespace {

const QString Shop = u"shop.yaml"_qs;
const QString Split = u"split.yaml"_qs;
const QString Stock = u"paths/stock.yaml"_qs;
const QString Pets = u"pets.json"_qs;

constexpr char SplitText[] = R"(openapi: 3.1.0
info: {title: Stock, version: '1'}
tags: [{name: stock}]
paths:
  /stock:
    $ref: ./paths/stock.yaml
  /counts:
    get:
      operationId: getCounts
      tags: [stock]
      parameters:
        - {name: limit, in: query, schema: {type: integer, maximum: 50}}
      responses:
        '200': {description: The counts}
components:
  schemas:
    Count: {type: object, properties: {number: {type: integer}}}
  parameters:
    Page: {name: page, in: query, schema: {type: integer}}
)";

constexpr char StockText[] = R"(get:
  summary: What there is
  operationId: getStock
  tags: [stock]
  parameters:
    - name: place
      in: query
      schema: {type: string}
  responses:
    '200':
      description: The stock
)";

constexpr char PetsText[] = R"({
  "openapi": "3.0.3",
  "info": {
    "title": "Pets",
    "version": "1.0.0"
  },
  "paths": {
    "/pets": {
      "get": {
        "summary": "Lists pets",
        "tags": ["pets"],
        "responses": {
          "200": {
            "description": "The pets"
          }
        }
      }
    }
  },
  "components": {
    "schemas": {
      "Pet": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string"
          }
        }
      }
    }
  }
}
)";

bool isIn(const QList<QByteArray> &texts, const QByteArray &text)
{
    return std::any_of(texts.cbegin(), texts.cend(), [&text](const QByteArray &one) { return one.contains(text); });
}

} // namespace

bool DiskTexts::isInFiles(const QString &text) const
{
    return isIn(files, text.toUtf8());
}

bool DiskTexts::isInRecords(const QString &text) const
{
    return isIn(records, text.toUtf8());
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

bool Disk::create() const
{
    if (!QDir().mkpath(m_folder + u"/apis/paths"_qs) || !QDir().mkpath(home()))
        return false;
    const QStringList all = definitions();
    return std::all_of(all.cbegin(), all.cend(),
                       [this](const QString &path) { return writeBytes(path, originalOf(path)); });
}

QStringList Disk::definitions() const
{
    return openedDefinitions() << m_folder + u"/apis/"_qs + Stock;
}

QStringList Disk::openedDefinitions() const
{
    QStringList paths;
    for (const QString &name : {Shop, Split, Pets})
        paths.append(m_folder + u"/apis/"_qs + name);
    return paths;
}

QByteArray Disk::originalOf(const QString &path) const
{
    if (path.endsWith(Split))
        return SplitText;
    if (path.endsWith(Stock))
        return StockText;
    return path.endsWith(Pets) ? QByteArray(PetsText) : bytesOf(QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"));
}

DiskTexts Disk::read() const
{
    DiskTexts texts;
    for (const QString &path : definitions())
        texts.files.append(bytesOf(path));
    const QDir records(home() + u"/state/gatewright/recovery"_qs);
    for (const QString &name : records.entryList({u"*.recovery"_qs}, QDir::Files)) {
        const auto record = workspace::decodeRecovery(bytesOf(records.filePath(name)));
        if (!record)
            continue;
        texts.records.append(record->text);
        for (const workspace::TypedText &typed : record->typed)
            texts.records.append(typed.text.toUtf8());
    }
    return texts;
}

} // namespace walk
