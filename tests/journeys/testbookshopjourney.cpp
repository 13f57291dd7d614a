#include "journey.h"
#include "keyboard.h"
#include "snapshot.h"
#include "testprogram.h"
#include "value.h"

#include <QApplication>
#include <QFile>
#include <QTest>

/** A key, or a text typed into a field, is an action. */
constexpr int MostActions = 2'200;

/** The whole example is designed with the keyboard, from an empty document, without a line typed in Source. */
class TestBookshopJourney final : public QObject
{
    Q_OBJECT

public:
    explicit TestBookshopJourney(const support::JourneyHome &home)
        : m_home(home)
    {}

private slots:
    void designsTheExampleByKeyboard();

private:
    const support::JourneyHome &m_home;
};

namespace {

using document::Value;

/** The first place where two values differ; empty if they are the same. The members of an object have an order for the
 * reader only where they are `ordered`: paths, properties, components. */
QString firstDifference(const Value &actual, const Value &expected, const QString &place)
{
    if (actual.type() != expected.type())
        return u"%1 is %2 instead of %3"_qs.arg(place, QString::fromUtf8(actual.toJson()),
                                                QString::fromUtf8(expected.toJson()));
    if (actual.type() == Value::Type::Array) {
        for (qsizetype i = 0; i < std::max(actual.items().size(), expected.items().size()); ++i) {
            const QString item = u"%1/%2"_qs.arg(place).arg(i);
            if (i >= actual.items().size())
                return item + u" is missing"_qs;
            if (i >= expected.items().size())
                return item + u" is too much"_qs;
            if (const QString found = firstDifference(actual.items().at(i), expected.items().at(i), item);
                !found.isEmpty())
                return found;
        }
        return {};
    }
    if (actual.type() != Value::Type::Object)
        return actual == expected ? QString()
                                  : u"%1 is %2 instead of %3"_qs.arg(place, QString::fromUtf8(actual.toJson()),
                                                                     QString::fromUtf8(expected.toJson()));
    const auto names = [](const Value &object) {
        QList<QByteArray> all;
        for (const Value::Member &member : object.members())
            all.append(member.first);
        return all;
    };
    for (const auto &[name, value] : expected.members()) {
        const QString member = place + u'/' + QString::fromUtf8(name);
        if (!names(actual).contains(name))
            return member + u" is missing"_qs;
        if (const QString found = firstDifference(actual.member(name), value, member); !found.isEmpty())
            return found;
    }
    for (const auto &[name, value] : actual.members()) {
        if (!names(expected).contains(name))
            return place + u'/' + QString::fromUtf8(name) + u" is too much"_qs;
    }
    const bool isMap = place.startsWith(u"/components/") && place.count(u'/') == 2;
    const bool isOrdered = place == u"/paths" || place.endsWith(u"/properties") || isMap;
    return isOrdered && names(actual) != names(expected) ? place + u" has another order"_qs : QString();
}

Value readValue(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto value = document::Snapshot::parse(file.readAll(), document::Format::Yaml).root().value();
    return value ? *value : Value();
}

/** What the user does in the designer, one act a line. */
class Designing final
{
public:
    explicit Designing(window::MainWindow &window)
        : m_window(window)
        , m_keys(window)
    {}

    void startWithAnEmptyApi();
    void describeTheApi();
    void nameTheSchemas();
    void designTheBooks();
    void designTheOrders();
    void addSharedParts();
    void requireSecurity();
    void addBookPaths();
    void addOneBook();
    void addCover();
    void addAuthors();
    void addOrders();
    void setUpTheGateway();
    void save(const QString &path);

    [[nodiscard]] int actions() const { return m_keys.actions(); }
    [[nodiscard]] int tabs() const { return m_keys.tabs(); }

private:
    void overview() { m_keys.press(Qt::CTRL | Qt::Key_1); }
    void paths() { m_keys.press(Qt::CTRL | Qt::Key_2); }
    void schemas() { m_keys.press(Qt::CTRL | Qt::Key_3); }
    void settings() { m_keys.press(Qt::CTRL | Qt::Key_4); }

    void waitFor(const document::Pointer &place);
    void addComponent(const QString &entry, const QByteArray &kind, const QString &name);
    void editSchema(const QString &name);
    void addProperties(const QStringList &lines);
    void addExample(const QString &property, const QString &example);
    void addBranch(const QString &keyword, const QString &type);
    void addPath(const QString &path);
    void goToOperation(const QString &method);
    void addOperation(const QString &method);
    void describeOperation(const QString &summary, const QString &description, const QString &id, const QString &tag);
    void addReferringParameter(const QString &component);
    void addReferenceToParameter(const QString &component);
    void addBody(const QString &mediaType);
    void describeResponse(const QString &description);
    void openResponse(const QString &description);
    void changeStatus(const QString &status);
    void addParameter(const QString &name, const QString &type, const QString &description);
    void addReferringResponse(const QString &status, const QString &component);
    void addContent(const QString &mediaType, const QString &schema);
    void addBinaryContent(const QString &mediaType);
    void addHeader(const QString &name, const QString &description, const QString &format);
    void back(const QString &step) { m_keys.push(step); }

    window::MainWindow &m_window;
    support::Keyboard m_keys;
    QString m_operation; ///< "GET /books", the step that leads back to it.
    QString m_path;
};

void Designing::waitFor(const document::Pointer &place)
{
    if (!QTest::currentTestFailed())
        QTRY_VERIFY2(m_window.currentDefinition()->document().snapshot().at(place).exists(),
                     qPrintable(place.toString()));
}

void Designing::startWithAnEmptyApi()
{
    m_keys.run(u"New empty API"_qs);
    QTRY_VERIFY(m_window.currentDefinition());
}

void Designing::describeTheApi()
{
    overview();
    m_keys.fill(u"Title"_qs, u"Bookshop"_qs);
    m_keys.fill(u"Version"_qs, u"1.2.0"_qs);
    m_keys.fill(
        u"Description"_qs,
        u"Manage the books, authors and orders of a bookshop.\n\nThe stock system requires Basic authentication. The gateway "
        "adds the credentials, which clients do not have.\n"_qs);
    m_keys.push(u"Open contact"_qs);
    m_keys.fill(u"Name"_qs, u"API Support"_qs);
    m_keys.fill(u"Email"_qs, u"api@bookshop.example"_qs);
    back(u"Overview"_qs);
    m_keys.push(u"Add license"_qs);
    m_keys.push(u"Open license"_qs);
    m_keys.fill(u"Name"_qs, u"MIT"_qs);
    m_keys.fill(u"URL"_qs, u"https://opensource.org/license/mit"_qs);
    back(u"Overview"_qs);
    m_keys.goToRow(u"Servers"_qs, u"https://api.example/new-api"_qs);
    m_keys.fillCell(u"URL"_qs, u"https://api.bookshop.example/bookshop"_qs);
    m_keys.fillCell(u"Description"_qs, u"Production"_qs);
    const std::pair<QString, QString> tags[] = {{u"books"_qs, u"Books in the catalogue"_qs},
                                                {u"authors"_qs, u"Authors and their books"_qs},
                                                {u"orders"_qs, u"Customer orders"_qs}};
    for (const auto &[name, description] : tags) {
        m_keys.push(u"Add tag"_qs);
        m_keys.finishCell(name);
        m_keys.fillCell(u"Description"_qs, description);
    }
    m_keys.push(u"Add external documentation"_qs);
    m_keys.push(u"Open external documentation"_qs);
    m_keys.fill(u"Description"_qs, u"Developer documentation"_qs);
    m_keys.fill(u"URL"_qs, u"https://bookshop.example/developers"_qs);
}

void Designing::addComponent(const QString &entry, const QByteArray &kind, const QString &name)
{
    m_keys.pick(u"Add component"_qs, entry);
    m_keys.write(name + u'\n');
    waitFor({"components", kind, name.toUtf8()});
}

void Designing::nameTheSchemas()
{
    schemas();
    for (const char *name : {"NewBook", "Format", "Book", "BookPage", "Author", "Price", "Order", "Payment",
                             "CardPayment", "VoucherPayment", "Error"})
        addComponent(u"Add schema"_qs, "schemas", QString::fromLatin1(name));
}

void Designing::editSchema(const QString &name)
{
    m_keys.goToRow(u"Components"_qs, name);
    m_keys.goToRow(u"Properties"_qs, name);
}

/** As on a whiteboard: a line for each property. */
void Designing::addProperties(const QStringList &lines)
{
    m_keys.press(Qt::Key_Insert);
    m_keys.writeLines(lines);
}

void Designing::addExample(const QString &property, const QString &example)
{
    m_keys.goToRow(u"Properties"_qs, property);
    m_keys.fill(u"Example"_qs, example);
}

void Designing::addBranch(const QString &entry, const QString &type)
{
    m_keys.pick(u"Add other"_qs, entry);
    m_keys.chooseInCell(u"Type"_qs, type);
}

void Designing::designTheBooks()
{
    schemas();
    editSchema(u"NewBook"_qs);
    addProperties({u"title string(>=1)"_qs, u"author string // Author name as used in URLs"_qs, u"format Format"_qs,
                   u"price Price"_qs});

    editSchema(u"Format"_qs);
    m_keys.push(u"string"_qs);
    m_keys.fill(u"Allowed values"_qs, u"hardcover\npaperback\naudio"_qs);
    m_keys.fill(u"Default"_qs, u"paperback"_qs);

    editSchema(u"Book"_qs);
    m_keys.push(u"any"_qs);
    addBranch(u"All of several schemas (allOf)"_qs, u"NewBook"_qs);
    m_keys.goToRow(u"Properties"_qs, u"Book"_qs);
    addBranch(u"All of several schemas (allOf)"_qs, u"object"_qs);
    m_keys.push(u"More keywords"_qs);
    m_keys.fill(u"Required"_qs, u"isbn, title"_qs);
    m_keys.push(u"Fewer keywords"_qs);
    m_keys.focus(u"Properties"_qs);
    addProperties({u"isbn string"_qs, u"published date"_qs, u"inStock integer(>=0)"_qs});
    addExample(u"isbn"_qs, u"\"9780141321059\""_qs);

    editSchema(u"BookPage"_qs);
    addProperties({u"books! Book[]"_qs, u"next uri-reference | null"_qs});

    editSchema(u"Author"_qs);
    addProperties({u"name! string"_qs, u"born integer"_qs, u"books Book[]"_qs});
    addExample(u"name"_qs, u"Tove Jansson"_qs);

    editSchema(u"Price"_qs);
    addProperties({u"amount! number(>=0)"_qs, u"currency! EUR | GBP | SEK"_qs});
    addExample(u"amount"_qs, u"12.5"_qs);
}

void Designing::designTheOrders()
{
    schemas();
    editSchema(u"Order"_qs);
    addProperties({u"number integer read-only"_qs, u"lines! object[](>=1)"_qs,
                   u"shipping letter | parcel = \"letter\""_qs, u"payment Payment"_qs,
                   u"callbackUrl uri // URL to call when the order has shipped"_qs});
    m_keys.goToRow(u"Properties"_qs, u"lines"_qs);
    m_keys.press(Qt::Key_Plus);
    m_keys.press(Qt::Key_Down); // The schema of the items.
    addProperties({u"isbn! string"_qs, u"quantity! integer(1..99)"_qs});

    editSchema(u"CardPayment"_qs);
    addProperties({u"method! \"card\""_qs, u"token! string // Card token of the payment provider"_qs});

    editSchema(u"VoucherPayment"_qs);
    addProperties({u"method! \"voucher\""_qs, u"code! string(/^[A-Z0-9]{8}$/)"_qs});

    editSchema(u"Error"_qs);
    addProperties({u"message string"_qs, u"field string"_qs});

    editSchema(u"Payment"_qs);
    m_keys.push(u"any"_qs);
    m_keys.pick(u"Add other"_qs, u"One of several schemas (oneOf)"_qs);
    m_keys.write(u"CardPayment"_qs);
    m_keys.press(Qt::Key_Space);
    m_keys.write(u"VoucherPayment"_qs);
    m_keys.press(Qt::Key_Space);
    // The property of the discriminator, and a value for each branch, are those that the branches have.
    m_keys.press(Qt::Key_Return);
}

void Designing::addContent(const QString &mediaType, const QString &schema)
{
    m_keys.push(u"Add media type"_qs);
    m_keys.finishCell(mediaType);
    m_keys.press(Qt::Key_Return);
    m_keys.choose(u"Schema"_qs, schema);
}

void Designing::addBinaryContent(const QString &mediaType)
{
    m_keys.push(u"Add media type"_qs);
    m_keys.finishCell(mediaType);
    m_keys.press(Qt::Key_Return);
    m_keys.push(u"Open schema"_qs);
    m_keys.push(u"string"_qs);
    m_keys.fill(u"Format"_qs, u"binary"_qs);
}

void Designing::addHeader(const QString &name, const QString &description, const QString &format)
{
    m_keys.push(u"Add header"_qs);
    m_keys.finishCell(name);
    m_keys.press(Qt::Key_Return);
    m_keys.fill(u"Description"_qs, description);
    if (!format.isEmpty())
        m_keys.fill(u"Format"_qs, format);
}

void Designing::addSharedParts()
{
    schemas();
    addComponent(u"Add parameter"_qs, "parameters", u"Isbn"_qs);
    m_keys.fill(u"Name"_qs, u"isbn"_qs);
    m_keys.choose(u"Location"_qs, u"path"_qs);
    m_keys.fill(u"Description"_qs, u"ISBN-13 without hyphens"_qs);
    m_keys.choose(u"Required"_qs, u"Yes"_qs);
    m_keys.fill(u"Example value"_qs, u"9780141321059"_qs);
    m_keys.fill(u"Pattern"_qs, u"^[0-9]{13}$"_qs);
    addComponent(u"Add parameter"_qs, "parameters", u"Page"_qs);
    m_keys.fill(u"Name"_qs, u"page"_qs);
    m_keys.fill(u"Description"_qs, u"Page number, starting at 1"_qs);
    m_keys.push(u"integer"_qs);
    m_keys.fill(u"Minimum"_qs, u"1"_qs);
    m_keys.fill(u"Default"_qs, u"1"_qs);

    addComponent(u"Add response"_qs, "responses", u"BadRequest"_qs);
    m_keys.fill(u"Description"_qs, u"The request is invalid."_qs);
    addContent(u"application/json"_qs, u"Error"_qs);
    addComponent(u"Add response"_qs, "responses", u"Unauthorized"_qs);
    m_keys.fill(u"Description"_qs, u"Authentication is missing or invalid."_qs);
    addHeader(u"WWW-Authenticate"_qs, u"Authentication scheme to use"_qs, {});
    back(u"Unauthorized"_qs);
    addContent(u"application/json"_qs, u"Error"_qs);
    addComponent(u"Add response"_qs, "responses", u"NotFound"_qs);
    m_keys.fill(u"Description"_qs, u"The resource was not found."_qs);
    addContent(u"application/json"_qs, u"Error"_qs);

    addComponent(u"Add security scheme"_qs, "securitySchemes", u"customer"_qs);
    m_keys.fill(u"Description"_qs, u"Access token of a customer"_qs);
    addComponent(u"Add security scheme"_qs, "securitySchemes", u"staff"_qs);
    m_keys.choose(u"Type"_qs, u"apiKey"_qs);
    m_keys.fill(u"Name"_qs, u"X-API-Key"_qs);
    m_keys.choose(u"Location"_qs, u"header"_qs);
}

void Designing::requireSecurity()
{
    overview();
    back(u"Overview"_qs);
    m_keys.push(u"Add security requirement"_qs);
    m_keys.goToRow(u"Security schemes"_qs, u"customer"_qs);
    m_keys.fillCell(u"Name"_qs, u"staff"_qs);
}

void Designing::addPath(const QString &path)
{
    paths();
    m_keys.push(u"Add path"_qs);
    m_keys.write(path + u'\n');
    waitFor({"paths", path.toUtf8()});
    m_path = path;
}

void Designing::goToOperation(const QString &method)
{
    if (QApplication::focusWidget() && QApplication::focusWidget()->objectName() != u"pathTree")
        m_keys.focus(u"Paths and operations"_qs);
    m_keys.press(Qt::Key_Down);
    m_operation = method + u' ' + m_path;
}

void Designing::addOperation(const QString &method)
{
    m_keys.push(u"Add operation"_qs);
    m_keys.choose(u"Method"_qs, method);
    m_operation = method + u' ' + m_path;
}

void Designing::describeOperation(const QString &summary, const QString &description, const QString &id,
                                  const QString &tag)
{
    m_keys.fill(u"Summary"_qs, summary);
    m_keys.fill(u"Operation ID"_qs, id);
    m_keys.fill(u"Tags"_qs, tag);
    m_keys.push(u"Description"_qs);
    m_keys.fill(u"Description text"_qs, description);
}

/** In the table of an operation, which asks for the name first. */
void Designing::addReferenceToParameter(const QString &component)
{
    m_keys.push(u"Add parameter"_qs);
    m_keys.write(component + u'\n');
}

void Designing::addBody(const QString &mediaType)
{
    m_keys.push(u"Add request body"_qs);
    m_keys.write(mediaType + u'\n');
    m_keys.push(u"Request body required"_qs);
}

void Designing::describeResponse(const QString &description)
{
    m_keys.fill(u"Response description"_qs, description);
}

/** Describes the current response, and opens it on a page of its own. */
void Designing::openResponse(const QString &description)
{
    describeResponse(description);
    m_keys.pick(u"Response actions"_qs, u"Open response"_qs);
}

void Designing::changeStatus(const QString &status)
{
    m_keys.pick(u"Response actions"_qs, u"Change status…"_qs);
    m_keys.write(status + u'\n');
}

void Designing::addReferringParameter(const QString &component)
{
    m_keys.push(u"Add parameter"_qs);
    m_keys.finishCell(component.toLower());
    m_keys.press(Qt::Key_Return);
    m_keys.choose(u"Definition of the parameter"_qs, component);
}

/** Its page is open afterwards. */
void Designing::addParameter(const QString &name, const QString &type, const QString &description)
{
    m_keys.push(u"Add parameter"_qs);
    m_keys.write(name + u'\n');
    m_keys.chooseInCell(u"Type"_qs, type);
    if (!description.isEmpty())
        m_keys.fillCell(u"Description"_qs, description);
    m_keys.press(Qt::Key_Return);
}

void Designing::addReferringResponse(const QString &status, const QString &component)
{
    m_keys.push(u"Add response"_qs);
    m_keys.write(status + u'\n');
    m_keys.choose(u"Definition of the response"_qs, component);
}

void Designing::addBookPaths()
{
    addPath(u"/books"_qs);
    goToOperation(u"GET"_qs);
    describeOperation(u"List books"_qs, u"Returns books in pages, newest first."_qs, u"listBooks"_qs, u"books"_qs);
    m_keys.choose(u"Required of clients"_qs, u"No authentication"_qs);
    addReferenceToParameter(u"Page"_qs);
    addParameter(u"author"_qs, u"string"_qs, u"Only return books by this author"_qs);
    m_keys.fill(u"Example value"_qs, u"tove-jansson"_qs);
    back(m_operation);
    addParameter(u"inStock"_qs, u"boolean"_qs, u"Only return books that are in stock"_qs);
    m_keys.fill(u"Default"_qs, u"false"_qs);
    back(m_operation);
    openResponse(u"A page of books"_qs);
    addContent(u"application/json"_qs, u"BookPage"_qs);
    m_keys.fill(u"Example"_qs, u"books:\n  - {isbn: \"9780141321059\", title: The Summer Book, author: tove-jansson, "
                               "format: paperback, inStock: 3}\nnext: /bookshop/books?page=2"_qs);
    back(m_operation);
    addReferringResponse(u"400"_qs, u"BadRequest"_qs);

    addOperation(u"POST"_qs);
    describeOperation(u"Add a book"_qs, u"Adds a book to the catalogue. The price can be added later."_qs,
                      u"addBook"_qs, u"books"_qs);
    addBody(u"application/json"_qs);
    m_keys.pick(u"Media type actions"_qs, u"Open media type"_qs);
    m_keys.choose(u"Schema"_qs, u"NewBook"_qs);
    m_keys.push(u"Add example"_qs);
    m_keys.finishCell(u"novel"_qs);
    m_keys.press(Qt::Key_Return);
    m_keys.fill(u"Summary"_qs, u"A novel"_qs);
    m_keys.fill(u"Value"_qs,
                u"{title: The Summer Book, author: tove-jansson, price: {amount: 12.5, currency: EUR}}"_qs);
    back(u"application/json"_qs);
    m_keys.push(u"Add example"_qs);
    m_keys.finishCell(u"withoutPrice"_qs);
    m_keys.press(Qt::Key_Return);
    m_keys.fill(u"Summary"_qs, u"A book without a price"_qs);
    m_keys.fill(u"Value"_qs, u"{title: Fair Play, author: tove-jansson}"_qs);
    back(m_operation);
    changeStatus(u"201"_qs);
    openResponse(u"The book was created."_qs);
    addHeader(u"Location"_qs, u"URL of the new book"_qs, u"uri-reference"_qs);
    back(u"201"_qs);
    addContent(u"application/json"_qs, u"Book"_qs);
    back(u"201"_qs);
    m_keys.push(u"Add link"_qs);
    m_keys.finishCell(u"getBook"_qs);
    m_keys.press(Qt::Key_Return);
    m_keys.fill(u"Operation ID"_qs, u"getBook"_qs);
    m_keys.fill(u"Parameters"_qs, u"isbn: $response.body#/isbn"_qs);
    back(m_operation);
    addReferringResponse(u"400"_qs, u"BadRequest"_qs);
    addReferringResponse(u"401"_qs, u"Unauthorized"_qs);
}

void Designing::addOneBook()
{
    addPath(u"/books/{isbn}"_qs);
    addReferringParameter(u"Isbn"_qs);
    goToOperation(u"GET"_qs);
    describeOperation(u"Get a book"_qs, u"Returns a book by its ISBN."_qs, u"getBook"_qs, u"books"_qs);
    m_keys.choose(u"Required of clients"_qs, u"No authentication"_qs);
    openResponse(u"The book"_qs);
    addContent(u"application/json"_qs, u"Book"_qs);
    back(m_operation);
    addReferringResponse(u"404"_qs, u"NotFound"_qs);

    addOperation(u"PATCH"_qs);
    describeOperation(u"Update a book"_qs, u"Updates the fields in the request. Other fields keep their values."_qs,
                      u"updateBook"_qs, u"books"_qs);
    addBody(u"application/merge-patch+json"_qs);
    m_keys.pick(u"Media type actions"_qs, u"Open media type"_qs);
    m_keys.choose(u"Schema"_qs, u"NewBook"_qs);
    m_keys.fill(u"Example"_qs, u"{price: {amount: 9.9, currency: EUR}}"_qs);
    back(m_operation);
    openResponse(u"The updated book"_qs);
    addContent(u"application/json"_qs, u"Book"_qs);
    back(m_operation);
    addReferringResponse(u"404"_qs, u"NotFound"_qs);

    addOperation(u"DELETE"_qs);
    describeOperation(u"Delete a book"_qs, u"Deletes a book from the catalogue. Existing orders keep it."_qs,
                      u"deleteBook"_qs, u"books"_qs);
    changeStatus(u"204"_qs);
    describeResponse(u"The book was deleted."_qs);
    addReferringResponse(u"401"_qs, u"Unauthorized"_qs);
    addReferringResponse(u"404"_qs, u"NotFound"_qs);
}

void Designing::addCover()
{
    addPath(u"/books/{isbn}/cover"_qs);
    addReferringParameter(u"Isbn"_qs);
    goToOperation(u"GET"_qs);
    describeOperation(u"Get a cover"_qs, u"Returns the cover image of a book."_qs, u"getCover"_qs, u"books"_qs);
    m_keys.choose(u"Required of clients"_qs, u"No authentication"_qs);
    openResponse(u"The cover image"_qs);
    addBinaryContent(u"image/png"_qs);

    addOperation(u"PUT"_qs);
    describeOperation(u"Replace a cover"_qs, u"Uploads a new cover image of a book."_qs, u"replaceCover"_qs,
                      u"books"_qs);
    addBody(u"image/png"_qs);
    changeStatus(u"204"_qs);
    describeResponse(u"The cover was replaced."_qs);
}

void Designing::addAuthors()
{
    addPath(u"/authors/{name}"_qs);
    goToOperation(u"GET"_qs);
    describeOperation(u"Get an author"_qs, u"Returns an author and their books."_qs, u"getAuthor"_qs, u"authors"_qs);
    m_keys.choose(u"Required of clients"_qs, u"No authentication"_qs);
    m_keys.push(u"Add parameter"_qs);
    m_keys.write(u"name\n"_qs);
    m_keys.press(Qt::Key_Return);
    m_keys.fill(u"Example value"_qs, u"tove-jansson"_qs);
    m_keys.fill(u"Pattern"_qs, u"^[a-z-]+$"_qs);
    back(m_operation);
    openResponse(u"The author"_qs);
    addContent(u"application/json"_qs, u"Author"_qs);
    back(m_operation);
    addReferringResponse(u"404"_qs, u"NotFound"_qs);
}

void Designing::addOrders()
{
    addPath(u"/orders"_qs);
    goToOperation(u"GET"_qs);
    m_keys.choose(u"Method"_qs, u"POST"_qs);
    m_operation = u"POST /orders"_qs;
    describeOperation(u"Place an order"_qs,
                      u"Accepts an order for processing. A callback notifies the client when the order has shipped."_qs,
                      u"placeOrder"_qs, u"orders"_qs);
    m_keys.choose(u"Required of clients"_qs, u"Requirements of its own"_qs);
    addBody(u"application/json"_qs);
    m_keys.pick(u"Media type actions"_qs, u"Open media type"_qs);
    m_keys.choose(u"Schema"_qs, u"Order"_qs);
    m_keys.fill(u"Example"_qs,
                u"lines:\n  - {isbn: \"9780141321059\", quantity: 2}\nshipping: letter\npayment: {method: "
                "card, token: tok_7Yd1}\ncallbackUrl: https://customer.example/orders"_qs);
    back(m_operation);
    m_keys.push(u"More operation fields"_qs);
    m_keys.push(u"Add callback"_qs);
    m_keys.finishCell(u"orderShipped"_qs);
    m_keys.press(Qt::Key_Return);
    m_keys.goToRow(u"Callback URLs"_qs, u"{$request.body#/callbackUrl}"_qs);
    m_keys.press(Qt::Key_Return);
    m_keys.push(u"Open POST"_qs);
    m_keys.fill(u"Summary"_qs, u"Order shipped notification"_qs);
    m_keys.push(u"Add request body"_qs);
    m_keys.push(u"Open request body"_qs);
    m_keys.open(u"Content"_qs, u"application/json"_qs);
    m_keys.choose(u"Schema"_qs, u"Order"_qs);
    back(u"POST"_qs);
    m_keys.push(u"Open responses"_qs);
    m_keys.goToRow(u"Responses"_qs, u"200"_qs);
    m_keys.fillCell(u"Name"_qs, u"204"_qs);
    m_keys.press(Qt::Key_Return);
    m_keys.fill(u"Description"_qs, u"The notification was received."_qs);
    back(m_operation);
    changeStatus(u"202"_qs);
    openResponse(u"The order was accepted."_qs);
    addHeader(u"Location"_qs, u"URL of the order"_qs, u"uri-reference"_qs);
    back(u"202"_qs);
    addContent(u"application/json"_qs, u"Order"_qs);
    back(m_operation);
    addReferringResponse(u"400"_qs, u"BadRequest"_qs);
    addReferringResponse(u"401"_qs, u"Unauthorized"_qs);

    addPath(u"/orders/{number}"_qs);
    goToOperation(u"GET"_qs);
    describeOperation(u"Get an order"_qs, u"Returns an order by its number."_qs, u"getOrder"_qs, u"orders"_qs);
    m_keys.push(u"Deprecated"_qs);
    m_keys.push(u"Add parameter"_qs);
    m_keys.write(u"number\n"_qs);
    m_keys.chooseInCell(u"Type"_qs, u"integer"_qs);
    m_keys.press(Qt::Key_Return);
    m_keys.fill(u"Example value"_qs, u"1707"_qs);
    m_keys.fill(u"Minimum"_qs, u"1"_qs);
    back(m_operation);
    m_keys.choose(u"Required of clients"_qs, u"Requirements of its own"_qs);
    m_keys.pick(u"Add requirement"_qs, u"staff (apiKey)"_qs);
    openResponse(u"The order"_qs);
    addContent(u"application/json"_qs, u"Order"_qs);
    back(m_operation);
    addReferringResponse(u"404"_qs, u"NotFound"_qs);
}

void Designing::setUpTheGateway()
{
    settings();
    m_keys.fill(u"API name"_qs, u"Bookshop"_qs);
    m_keys.push(u"Active"_qs);
    m_keys.fill(u"Listen path"_qs, u"/bookshop/"_qs);
    m_keys.fill(u"Upstream URL"_qs, u"https://stock.bookshop.example/v1"_qs);
    m_keys.choose(u"Authentication Method"_qs, u"Basic Auth"_qs);
    m_keys.fill(u"User name"_qs, u"bookshop-gateway"_qs);
    m_keys.fill(u"Password"_qs, u"only-a-demo"_qs);
}

void Designing::save(const QString &path)
{
    m_keys.press(Qt::CTRL | Qt::Key_S);
    QTRY_VERIFY(QApplication::activeModalWidget());
    m_keys.press(Qt::CTRL | Qt::Key_A);
    m_keys.write(path + u'\n');
    QTRY_VERIFY(QFile::exists(path));
    QTRY_VERIFY(!m_window.currentDefinition()->document().isModified());
}

} // namespace

void TestBookshopJourney::designsTheExampleByKeyboard()
{
    support::Journey journey(m_home);
    journey.window().resize(1600, 900);
    journey.window().show();
    journey.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&journey.window()));
    Designing designing(journey.window());
    using Part = void (Designing::*)();
    for (const Part part :
         {&Designing::startWithAnEmptyApi, &Designing::describeTheApi, &Designing::nameTheSchemas,
          &Designing::designTheBooks, &Designing::designTheOrders, &Designing::addSharedParts,
          &Designing::requireSecurity, &Designing::addBookPaths, &Designing::addOneBook, &Designing::addCover,
          &Designing::addAuthors, &Designing::addOrders, &Designing::setUpTheGateway}) {
        (designing.*part)();
        if (QTest::currentTestFailed()) {
            if (const auto *definition = journey.window().currentDefinition())
                qInfo("%s", definition->document().snapshot().text().constData());
            return;
        }
    }
    const QString path = m_home.path(u"bookshop.yaml"_qs);
    designing.save(path);
    if (QTest::currentTestFailed())
        return;
    const QString found = firstDifference(readValue(path),
                                          readValue(QStringLiteral(GATEWRIGHT_EXAMPLES) + u"/bookshop.yaml"_qs), {});
    if (!found.isEmpty())
        qInfo("%s", journey.window().currentDefinition()->document().snapshot().text().constData());
    QCOMPARE(found, QString());
    qInfo("%d actions, %d of them Tab", designing.actions(), designing.tabs());
    QVERIFY(designing.actions() <= MostActions);
}

GATEWRIGHT_TEST_RUN(TestBookshopJourney, &support::runJourney<TestBookshopJourney>)
#include "testbookshopjourney.moc"
