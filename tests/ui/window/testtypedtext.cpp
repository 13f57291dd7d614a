#include "definitionpage.h"
#include "fieldmessage.h"
#include "pagestack.h"
#include "pendingedit.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace support;

namespace {

using document::Pointer;

const QString ApiPath = u"/apis/full.yaml"_qs;
const QString OtherPath = u"/apis/other.yaml"_qs;

QByteArray fullText()
{
    return R"(openapi: 3.1.0
info: {title: Full, version: '1', contact: {name: Team}, license: {name: MIT}}
servers: [{url: 'https://full.example/{area}', description: main, variables: {area: {default: eu}}}]
tags: [{name: books, description: all}]
externalDocs: {url: 'https://docs.example'}
security: [{key: []}]
paths:
  /books/{id}:
    summary: one
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get:
      tags: [books]
      summary: read
      operationId: readBook
      parameters: [{name: full, in: query, schema: {type: boolean}, example: true}]
      requestBody: {description: body, content: {application/json: {schema: {type: object}, example: {a: 1}}}}
      responses:
        '200':
          description: ok
          headers: {X-Rate: {description: rate, schema: {type: integer, minimum: 3}}}
          content: {application/json: {schema: {$ref: '#/components/schemas/Book'}, examples: {one: {value: {a: 1}}}}}
          links: {next: {operationId: readBook, description: again}}
      callbacks: {done: {'{$request.body#/url}': {post: {responses: {'200': {description: ok}}}}}}
      security: [{key: []}]
webhooks:
  changed: {post: {summary: tell, responses: {'200': {description: ok}}}}
components:
  schemas:
    Book:
      type: object
      description: a book
      required: [title]
      properties:
        title: {type: string, minLength: 1, maxLength: 80, pattern: '^.+$', examples: [Emma]}
        kind: {type: string, enum: [novel, poem]}
        pages: {type: integer, minimum: 1}
      x-team: books
    Thing: {oneOf: [{$ref: '#/components/schemas/Book'}], discriminator: {propertyName: kind, mapping: {b: '#/components/schemas/Book'}}}
  responses: {Gone: {description: gone}}
  parameters: {Page: {name: page, in: query, schema: {type: integer}}}
  examples: {One: {summary: one, value: 1}}
  requestBodies: {Body: {description: body, content: {}}}
  headers: {Rate: {description: rate, schema: {type: integer}}}
  securitySchemes: {key: {type: apiKey, name: X-Key, in: header}, flow: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://a.example', scopes: {read: Read}}}}}
  links: {Next: {operationId: readBook}}
  callbacks: {Done: {'{$url}': {post: {responses: {'200': {description: ok}}}}}}
  pathItems: {Item: {summary: item}}
x-vendor-api-gateway:
  info: {name: Full, state: {active: true}}
  server: {listenPath: {value: /full/, strip: true}}
  upstream:
    url: https://stock.example/v1
    authentication: {enabled: true, basicAuth: {enabled: true, username: kim, password: plain, header: {enabled: true, name: Authorization}}}
)";
}

/** An act of the user while a control is half typed. */
struct Act {
    const char *name;
    Qt::Key key; ///< The key of the shortcut, with Ctrl; Key_unknown if the act has none.
    bool withShift = false;
    const char *button = nullptr; ///< The beginning of the labels of buttons that are clicked.
};

constexpr Act Acts[] = {
    {"Save", Qt::Key_S},
    {"Save all", Qt::Key_S, true},
    {"Close", Qt::Key_W},
    {"Quit", Qt::Key_Q},
    {"Undo", Qt::Key_Z},
    {"Source tab", Qt::Key_5},
    {"Other file", Qt::Key_PageDown},
    {"Start gateway", Qt::Key_G, true},
    {"Add", Qt::Key_unknown, false, "Add"},
    {"Duplicate", Qt::Key_unknown, false, "Duplicate"},
    {"Delete", Qt::Key_unknown, false, "Delete"},
    {"Remove", Qt::Key_unknown, false, "Remove"},
    {"Changed on disk", Qt::Key_unknown},
    {"Export", Qt::Key_unknown},
    {"Send", Qt::Key_unknown},
};

} // namespace

/**
 * Every control that edits a definition, with every act while it is half typed: the text must be in the document, or
 * refused at the control, or asked about. The controls are found in the window, so a new one takes part by itself.
 */
class TestTypedText final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void losesNothing_data();
    void losesNothing();
    void findsTheControlsOfAllPages();

private:
    /** A control of the page that is shown: a field, or a cell of a view. */
    struct Control {
        Pointer place;      ///< That is shown to find it.
        QString objectName; ///< The object name of the field, or of the view of a cell.
        int row = -1;       ///< The row of a cell; -1 for a field.
        int column = -1;
        QString label; ///< For the test's messages.
    };

    void openWindow();
    void reset();
    void show(const Pointer &place) const;
    [[nodiscard]] QList<Pointer> places() const;
    [[nodiscard]] QList<Control> controlsAt(const Pointer &place) const;
    [[nodiscard]] QWidget *startEditing(const Control &control) const;
    [[nodiscard]] QString type(QWidget &editor);
    void perform(const Act &act, const QString &button, QWidget &editor);
    [[nodiscard]] QStringList buttonsAt(const Act &act) const;
    [[nodiscard]] QString lossOf(const Act &act, const QString &typed, const QPointer<QWidget> &editor) const;
    [[nodiscard]] bool isAsked() const;
    [[nodiscard]] bool isRefused(const QString &typed, const QPointer<QWidget> &editor) const;
    [[nodiscard]] document::Document &document() const { return fixture->workspace.find(ApiPath)->document(); }
    [[nodiscard]] window::DefinitionPage *page() const
    {
        return shown->findChild<window::PageStack *>()->currentPage();
    }
    [[nodiscard]] QString tryAct(const Control &control, const Act &act, const QString &button);

    std::unique_ptr<WindowFixture> fixture;
    std::unique_ptr<window::MainWindow> shown;
    QList<Control> m_controls;
    int m_typed = 0;
};

void TestTypedText::openWindow()
{
    shown.reset();
    fixture = std::make_unique<WindowFixture>();
    fixture->store.files.insert(ApiPath, fullText());
    fixture->store.files.insert(OtherPath, shopText("Other"));
    shown = std::make_unique<window::MainWindow>(fixture->services());
    activate(*shown, {1500, 1400});
    shown->open({OtherPath, ApiPath});
    QVERIFY(shown->currentDefinition());
}

void TestTypedText::reset()
{
    const QList<QWidget *> windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (auto *dialog = qobject_cast<QDialog *>(window); dialog && dialog->isVisible())
            dialog->reject();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (!shown->isVisible() || !fixture->workspace.find(ApiPath) || !fixture->workspace.find(OtherPath))
        return openWindow();
    if (QWidget *focus = QApplication::focusWidget(); focus && shown->isAncestorOf(focus)) {
        QTest::keyClick(focus, Qt::Key_Escape);
        QTest::keyClick(focus, Qt::Key_Escape);
    }
    fixture->gateway.current = preview::GatewayControl::State::Stopped;
    fixture->store.files.insert(ApiPath, fullText());
    if (document().snapshot().text() != fullText() || document().isModified())
        QVERIFY(fixture->workspace.reload(*fixture->workspace.find(ApiPath)));
    shown->showDefinition(fixture->workspace.find(ApiPath));
    if (!shown->isActiveWindow())
        activate(*shown);
}

void TestTypedText::show(const Pointer &place) const
{
    if (place.isRoot())
        page()->showLocation({navigation::View::Form, {{}, {"info", "title"}}});
    else if (place.tokens().size() == 1 && place.last() == "x-vendor-api-gateway")
        page()->showTab(window::DefinitionTab::Settings);
    else
        page()->showLocation({navigation::View::Form, {{}, place}});
    // Forms are filled in the event loop.
    QCoreApplication::processEvents();
}

/** The root, the gateway settings, and all objects. */
QList<Pointer> TestTypedText::places() const
{
    QList<Pointer> all{{}, {"x-vendor-api-gateway"}};
    const document::Snapshot snapshot = document().snapshot();
    const std::function<void(const Pointer &, const document::Node &)> add = [&](const Pointer &place,
                                                                                 const document::Node &node) {
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            const document::Node child = node.childAt(i);
            const Pointer at = node.isMapping() ? place.child(node.keyAt(i)) : place.child(i);
            if (child.isMapping() && at.tokens().first() != "x-vendor-api-gateway")
                all.append(at);
            if (child.isMapping() || child.isSequence())
                add(at, child);
        }
    };
    add({}, snapshot.root());
    return all;
}

/** One of each kind: the same field of another object is the same code. */
QList<TestTypedText::Control> TestTypedText::controlsAt(const Pointer &place) const
{
    QList<Control> controls;
    for (QWidget *widget : page()->findChildren<QWidget *>()) {
        if (!widget->isVisible() || !widget->isEnabled() || widget->objectName().isEmpty())
            continue;
        const bool isEdited = widget->findChild<editing::PendingEdit *>(QString(), Qt::FindDirectChildrenOnly);
        const bool isText = qobject_cast<QLineEdit *>(widget) || qobject_cast<QPlainTextEdit *>(widget);
        if (isEdited && isText)
            controls.append({place, widget->objectName(), -1, -1, widget->objectName()});
        const auto *view = qobject_cast<QAbstractItemView *>(widget);
        const QAbstractItemModel *model = view && view->editTriggers() ? view->model() : nullptr;
        for (int column = 0; model && column < model->columnCount(); ++column) {
            int row = 0;
            while (row < model->rowCount() && !model->index(row, column).flags().testFlag(Qt::ItemIsEditable))
                ++row;
            if (row < model->rowCount())
                controls.append(
                    {place, widget->objectName(), row, column,
                     u"%1 %2"_qs.arg(widget->objectName(), model->headerData(column, Qt::Horizontal).toString())});
        }
    }
    return controls;
}

void TestTypedText::initTestCase()
{
    openWindow();
    QSet<QString> known;
    for (const Pointer &place : places()) {
        show(place);
        for (const Control &control : controlsAt(place)) {
            // A drop-down list has no text to lose.
            if (!known.contains(control.label) && startEditing(control)) {
                known.insert(control.label);
                m_controls.append(control);
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        }
    }
}

/** The list of fields that the window must have: a control that is not found is not tested. */
void TestTypedText::findsTheControlsOfAllPages()
{
    QStringList labels;
    for (const Control &control : m_controls)
        labels.append(control.label);
    for (const char *label : {"pathName", "componentName", "operationTags 1", "operationSummary", "title",
                              "upstreamUsername", "pathParameters Name", "otherMemberName"})
        QVERIFY2(labels.contains(QString::fromLatin1(label)),
                 qPrintable(u"%1 in %2"_qs.arg(QString::fromLatin1(label), labels.join(u", "_qs))));
    QVERIFY2(labels.size() > 60, qPrintable(labels.join(u", "_qs)));
}

QWidget *TestTypedText::startEditing(const Control &control) const
{
    for (QWidget *widget : page()->findChildren<QWidget *>(control.objectName)) {
        if (!widget->isVisible() || !widget->isEnabled())
            continue;
        widget->setFocus(Qt::TabFocusReason);
        auto *view = qobject_cast<QAbstractItemView *>(widget);
        if (!view)
            return widget;
        const QModelIndex cell = view->model()->index(control.row, control.column);
        if (!cell.isValid())
            continue;
        view->setCurrentIndex(cell);
        view->edit(cell);
        QWidget *editor = view->focusWidget();
        return qobject_cast<QLineEdit *>(editor) ? editor : nullptr;
    }
    return nullptr;
}

QString TestTypedText::type(QWidget &editor)
{
    const auto *line = qobject_cast<QLineEdit *>(&editor);
    const QString before = line ? line->text() : static_cast<QPlainTextEdit &>(editor).toPlainText();
    QTest::keyClick(&editor, Qt::Key_A, Qt::ControlModifier);
    bool isNumber = false;
    (void)before.toDouble(&isNumber);
    const QString number = QString::number(400 + ++m_typed % 200);
    QString text = u"typed%1"_qs.arg(m_typed);
    if (isNumber)
        text = number;
    else if (before.startsWith(u'/'))
        text.prepend(u'/');
    else if (before.startsWith(u"http"))
        text = u"https://%1.example"_qs.arg(text);
    QTest::keyClicks(&editor, text);
    return text;
}

QStringList TestTypedText::buttonsAt(const Act &act) const
{
    if (!act.button)
        return {{}};
    QStringList names;
    for (const auto *button : page()->findChildren<QAbstractButton *>()) {
        const bool isOne = button->accessibleName().startsWith(QLatin1StringView(act.button)) ||
                           QString(button->text()).remove(u'&').startsWith(QLatin1StringView(act.button));
        if (isOne && button->isVisible() && button->isEnabled() && !button->objectName().isEmpty())
            names.append(button->objectName());
    }
    return names;
}

void TestTypedText::perform(const Act &act, const QString &button, QWidget &editor)
{
    if (act.button) {
        for (auto *one : page()->findChildren<QAbstractButton *>(button)) {
            if (one->isVisible())
                return QTest::mouseClick(one, Qt::LeftButton);
        }
        return;
    }
    if (act.key != Qt::Key_unknown) {
        const Qt::KeyboardModifiers modifiers = act.withShift ? Qt::ControlModifier | Qt::ShiftModifier
                                                              : Qt::KeyboardModifiers(Qt::ControlModifier);
        return QTest::keyClick(&editor, act.key, modifiers);
    }
    if (qstrcmp(act.name, "Changed on disk") == 0) {
        fixture->store.files.insert(ApiPath, fullText() + "# by another program: " + QByteArray::number(m_typed));
        emit fixture->watch.changed(ApiPath);
    } else if (qstrcmp(act.name, "Export") == 0)
        shown->action(window::ActionId::ExportPublic)->trigger();
    else {
        QTest::keyClick(&editor, Qt::Key_2, Qt::AltModifier);
        shown->action(window::ActionId::SendRequest)->trigger();
    }
}

bool TestTypedText::isAsked() const
{
    const QList<QWidget *> windows = QApplication::topLevelWidgets();
    return std::any_of(windows.cbegin(), windows.cend(),
                       [](const QWidget *one) { return one->isVisible() && one->objectName() == u"unsavedQuestion"; });
}

/** The control has the text still, and an error is shown. */
bool TestTypedText::isRefused(const QString &typed, const QPointer<QWidget> &editor) const
{
    if (!editor || !editor->isVisible())
        return false;
    const auto *line = qobject_cast<QLineEdit *>(editor);
    const QString text = line ? line->text() : static_cast<QPlainTextEdit *>(editor.data())->toPlainText();
    const auto messages = page() ? page()->findChildren<forms::FieldMessage *>() : QList<forms::FieldMessage *>();
    return text.contains(typed) && std::any_of(messages.cbegin(), messages.cend(), [](const auto *message) {
               return message->isVisible() && message->kind() == forms::FieldMessage::Kind::Error &&
                      !message->text().isEmpty();
           });
}

QString TestTypedText::lossOf(const Act &act, const QString &typed, const QPointer<QWidget> &editor) const
{
    if (isAsked())
        return {};
    const workspace::OpenDefinition *definition = fixture->workspace.find(ApiPath);
    if (!definition)
        return u"closed without a question"_qs;
    const auto isInDocument = [this, &typed] { return document().snapshot().text().contains(typed.toUtf8()); };
    if (isInDocument()) {
        const bool isSave = act.key == Qt::Key_S;
        // A save is cross-checked on a worker.
        const auto isInFile = [this, &typed] { return fixture->store.files.find(ApiPath)->contains(typed.toUtf8()); };
        return isSave && !QTest::qWaitFor(isInFile, 5000) ? u"in the document, not in the saved file"_qs : QString();
    }
    if (isRefused(typed, editor))
        return {};
    // What was undone can be redone; what was removed with its entry can be undone. Qt keeps no history of passwords.
    const auto *line = qobject_cast<QLineEdit *>(editor);
    if (act.key == Qt::Key_Z) {
        if (line && (line->isRedoAvailable() || line->echoMode() != QLineEdit::Normal))
            return {};
        QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        if (isRefused(typed, editor))
            return {};
    } else if (act.button)
        document().undo();
    return isInDocument() ? QString() : u"neither in the document, refused, nor asked about"_qs;
}

QString TestTypedText::tryAct(const Control &control, const Act &act, const QString &button)
{
    reset();
    show(control.place);
    const QPointer<QWidget> editor(startEditing(control));
    if (!editor)
        return u"has no editor"_qs;
    const QString typed = type(*editor);
    // A question that was closed before can take the focus with it only now, and shortcuts need an active window.
    while (!shown->isActiveWindow())
        activate(*shown);
    perform(act, button, *editor);
    QCoreApplication::sendPostedEvents();
    return lossOf(act, typed, editor);
}

void TestTypedText::losesNothing_data()
{
    QTest::addColumn<int>("act");
    for (int i = 0; i < int(std::size(Acts)); ++i)
        QTest::newRow(Acts[i].name) << i;
}

void TestTypedText::losesNothing()
{
    QFETCH(const int, act);
    // One button a control, another one for each control; or all of them, which takes minutes.
    const bool areAll = qEnvironmentVariableIsSet("GATEWRIGHT_ALL_BUTTONS");
    QStringList losses;
    int tried = 0;
    for (const Control &control : std::as_const(m_controls)) {
        QStringList buttons{{}};
        if (Acts[act].button) {
            reset();
            show(control.place);
            buttons = buttonsAt(Acts[act]);
        }
        if (!areAll && buttons.size() > 1)
            buttons = {buttons.at(tried % buttons.size())};
        for (const QString &button : std::as_const(buttons)) {
            ++tried;
            if (const QString loss = tryAct(control, Acts[act], button); !loss.isEmpty())
                losses.append(u"%1 (%2)%3: %4"_qs.arg(control.label, control.place.toString(),
                                                      button.isEmpty() ? QString() : u" + "_qs + button, loss));
        }
    }
    QVERIFY(tried > 0);
    // Qt truncates long messages.
    for (const QString &loss : std::as_const(losses))
        std::fputs(qPrintable(loss + u'\n'), stderr);
    QVERIFY2(losses.isEmpty(), qPrintable(u"%1 of %2"_qs.arg(losses.size()).arg(tried)));
}

GATEWRIGHT_TEST(TestTypedText, QApplication)

#include "testtypedtext.moc"
