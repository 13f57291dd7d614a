#include "badge.h"
#include "banner.h"
#include "card.h"
#include "codeview.h"
#include "emptystate.h"
#include "form.h"
#include "grabs.h"
#include "heading.h"
#include "naming.h"
#include "previewline.h"
#include "progressline.h"
#include "searchfield.h"
#include "secretfield.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace forms;   // NOLINT: one page of all of them
using namespace widgets; // NOLINT

namespace {

QWidget *fieldColumn()
{
    auto *form = new Form;
    form->addHeading(QStringLiteral("Upstream"));
    auto *url = new QLineEdit(QStringLiteral("https://stock.example/v1"));
    form->addField(QStringLiteral("Upstream URL"), url, QStringLiteral("url"),
                   QStringLiteral("Where requests go on to."));
    auto *method = new QComboBox;
    method->addItems({QStringLiteral("None"), QStringLiteral("Basic Auth")});
    method->setCurrentIndex(1);
    form->addField(QStringLiteral("Authentication Method"), method, QStringLiteral("method"));
    auto *secret = new SecretField;
    secret->setText(QStringLiteral("password"));
    form->addField(QStringLiteral("Password"), secret, QStringLiteral("secret"));
    form->addBeside(secret, new QPushButton(QStringLiteral("Store in keychain")));
    form->setMessage(secret, FieldMessage::Kind::Warning, QStringLiteral("The password is stored in plain text."));
    auto *header = new QLineEdit(QStringLiteral("X Up"));
    form->addField(QStringLiteral("Header name"), header, QStringLiteral("header"));
    form->setMessage(header, FieldMessage::Kind::Error, QStringLiteral("“X Up” is not a header name."));
    auto *line = new PreviewLine(QStringLiteral("live"));
    line->setCaption(QStringLiteral("Sent upstream"));
    line->setValue(QStringLiteral("Authorization: Basic ••••••••••"));
    form->addWidget(line);
    auto *check = new QCheckBox(QStringLiteral("Strip the listen path"));
    check->setChecked(true);
    form->addCheck(check, QStringLiteral("strip"));
    auto *disabled = new QLineEdit(QStringLiteral("Not to be edited"));
    disabled->setEnabled(false);
    form->addField(QStringLiteral("Disabled"), disabled, QStringLiteral("disabled"));
    auto *spin = new QSpinBox;
    spin->setRange(0, 100000);
    spin->setValue(8080);
    form->addField(QStringLiteral("Port"), spin, QStringLiteral("port"));
    form->addStretch();
    return form;
}

QWidget *listColumn()
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new SearchField(QStringLiteral("Filter"), QStringLiteral("filter")));
    auto *tree = new QTreeWidget;
    tree->setHeaderLabels({QStringLiteral("Path"), QStringLiteral("Status"), QStringLiteral("ms")});
    tree->setItemDelegateForColumn(0, new BadgeDelegate(BadgeDelegate::Kind::Leading, tree));
    tree->setItemDelegateForColumn(1, new BadgeDelegate(BadgeDelegate::Kind::Status, tree));
    tree->setColumnWidth(0, 220);
    auto *parent = new QTreeWidgetItem(tree, {QStringLiteral("/books")});
    parent->setData(0, NoteRole, QStringLiteral("6"));
    int code = 100;
    for (const char *method : {"get", "post", "put", "patch", "delete", "options"}) {
        auto *item = new QTreeWidgetItem(
            parent, {QStringLiteral("/books/{isbn}"), QStringLiteral("%1 OK").arg(code), QStringLiteral("12")});
        item->setData(0, BadgeRole, QString::fromLatin1(method));
        code = code < 500 ? code + 100 : 0;
    }
    tree->expandAll();
    tree->setCurrentItem(parent->child(1));
    layout->addWidget(tree, 1);
    auto *code1 = new CodeView;
    code1->setLineNumbersVisible(true);
    code1->setCode(QStringLiteral("{\n  \"name\": \"Bookshop\",\n  \"rate\": 100\n}"));
    layout->addWidget(code1, 1);
    return column;
}

QWidget *buttonRow()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *primary = new QPushButton(QStringLiteral("Send"));
    makePrimary(primary);
    auto *icon = new QPushButton(theme::icon(theme::Icon::Add), QStringLiteral("Add path"));
    auto *off = new QPushButton(QStringLiteral("Disabled"));
    off->setEnabled(false);
    auto *radio = new QRadioButton(QStringLiteral("Echo"));
    radio->setChecked(true);
    for (QWidget *part :
         QList<QWidget *>{primary, new QPushButton(QStringLiteral("Cancel")), icon, off, radio,
                          new QCheckBox(QStringLiteral("Off")), new MethodBadge(QStringLiteral("patch"))})
        layout->addWidget(part);
    layout->addStretch(1);
    return row;
}

std::unique_ptr<QWidget> gallery()
{
    auto page = std::make_unique<QWidget>();
    auto *column = new QVBoxLayout(page.get());
    column->setContentsMargins(24, 24, 24, 24);
    column->addWidget(new Heading(QStringLiteral("All controls"), theme::Heading::Page));
    for (const Banner::Kind kind :
         {Banner::Kind::Error, Banner::Kind::Warning, Banner::Kind::Success, Banner::Kind::Information}) {
        auto *banner = new Banner;
        column->addWidget(banner);
        banner->show(kind, QStringLiteral("The file could not be saved. Your edits are kept here."),
                     QStringLiteral("permission denied"));
        if (kind == Banner::Kind::Error)
            banner->addAction(QStringLiteral("Try again"), QStringLiteral("again"));
    }
    column->addWidget(buttonRow());
    auto *progress = new ProgressLine;
    progress->setActive(true);
    column->addWidget(progress);
    auto *tabs = new QTabWidget;
    tabs->setDocumentMode(true);
    auto *splitter = new QSplitter;
    splitter->addWidget(fieldColumn());
    splitter->addWidget(listColumn());
    auto *empty = new EmptyState(theme::Icon::Certificate);
    empty->setTexts(QStringLiteral("No certificates"),
                    QStringLiteral("Certificates of the environment are listed here with their validity."));
    empty->setAction(QStringLiteral("Ask again"), QStringLiteral("ask"));
    splitter->addWidget(empty);
    tabs->addTab(splitter, QStringLiteral("Overview"));
    tabs->addTab(new QWidget, QStringLiteral("Paths"));
    tabs->addTab(new QWidget, QStringLiteral("Settings"));
    column->addWidget(tabs, 1);
    page->resize(1240, 960);
    return page;
}

} // namespace

/** Shows every control in each theme. If GATEWRIGHT_GRABS names a folder, the pictures are saved there. */
class TestWidgetGallery final : public QObject
{
    Q_OBJECT

private slots:
    void everyControlIsDrawn_data();
    void everyControlIsDrawn();
};

void TestWidgetGallery::everyControlIsDrawn_data()
{
    QTest::addColumn<int>("choice");
    QTest::addRow("light") << static_cast<int>(theme::Choice::Light);
    QTest::addRow("dark") << static_cast<int>(theme::Choice::Dark);
}

void TestWidgetGallery::everyControlIsDrawn()
{
    QFETCH(int, choice);
    // The offscreen platform itself says that it does not propagate size hints.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support).*")));
    theme::apply(*qApp, static_cast<theme::Choice>(choice));
    const std::unique_ptr<QWidget> page = gallery();
    page->show();
    QVERIFY(QTest::qWaitForWindowExposed(page.get()));
    page->findChild<QLineEdit *>(QStringLiteral("url"))->setFocus();
    const QPixmap picture = page->grab();
    QCOMPARE(picture.size(), page->size());
    QCOMPARE(picture.toImage().pixelColor(2, 2), theme::color(theme::Role::Window));

    support::grabTo(*page, QStringLiteral("gallery-") + QLatin1StringView(QTest::currentDataTag()));
}

GATEWRIGHT_TEST(TestWidgetGallery, QApplication)
#include "testwidgetgallery.moc"
