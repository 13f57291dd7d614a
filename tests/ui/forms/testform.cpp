#include "form.h"
#include "naming.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using forms::FieldMessage;
using forms::Form;

class TestForm final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void givesTheFieldItsNames();
    void mnemonicsAndColonsAreNotSpoken();
    void labelIsTheBuddyOfTheField();
    void checkBoxHasItsOwnLabel();
    void messageIsBelowTheField();
    void aNoteIsShownBesideAMessage();
    void clearingAMessageRestoresTheHelp();
    void hidesAFieldWithItsLabelAndMessage();
    void fieldsHaveTheirWidth();
};

void TestForm::givesTheFieldItsNames()
{
    Form form;
    auto *edit = new QLineEdit;
    form.addField(QStringLiteral("User name"), edit, QStringLiteral("upstreamUsername"),
                  QStringLiteral("As the upstream knows it"));
    QCOMPARE(form.findChild<QLineEdit *>(QStringLiteral("upstreamUsername")), edit);
    QCOMPARE(edit->accessibleName(), QStringLiteral("User name"));
    QCOMPARE(edit->accessibleDescription(), QStringLiteral("As the upstream knows it"));
    form.setLabel(edit, QStringLiteral("Benutzername"));
    QCOMPARE(edit->accessibleName(), QStringLiteral("Benutzername"));
}

void TestForm::mnemonicsAndColonsAreNotSpoken()
{
    QCOMPARE(widgets::spokenLabel(QStringLiteral("&User name:")), QStringLiteral("User name"));
    QCOMPARE(widgets::spokenLabel(QStringLiteral("Open file…")), QStringLiteral("Open file"));
    QCOMPARE(widgets::spokenLabel(QStringLiteral("This && that")), QStringLiteral("This & that"));
}

void TestForm::labelIsTheBuddyOfTheField()
{
    Form form;
    auto *edit = new QLineEdit;
    const QLabel *label = form.addField(QStringLiteral("&Title"), edit, QStringLiteral("title"));
    QCOMPARE(label->buddy(), edit);
}

void TestForm::checkBoxHasItsOwnLabel()
{
    Form form;
    auto *box = new QCheckBox(QStringLiteral("Strip the listen path"));
    form.addCheck(box, QStringLiteral("strip"));
    QCOMPARE(box->accessibleName(), QStringLiteral("Strip the listen path"));
    form.setLabel(box, QStringLiteral("Strip"));
    QCOMPARE(box->text(), QStringLiteral("Strip"));
    QCOMPARE(box->accessibleName(), QStringLiteral("Strip"));
}

void TestForm::messageIsBelowTheField()
{
    Form form;
    auto *edit = new QLineEdit;
    form.addField(QStringLiteral("Header name"), edit, QStringLiteral("header"));
    form.show();
    QVERIFY(form.message(edit).isEmpty());
    form.setMessage(edit, FieldMessage::Kind::Error, QStringLiteral("This is not a header name."));
    QCOMPARE(form.message(edit), QStringLiteral("This is not a header name."));
    const auto *message = form.findChild<FieldMessage *>();
    QVERIFY(message->isVisible());
    QVERIFY(message->mapTo(&form, QPoint()).y() > edit->mapTo(&form, QPoint()).y());
    QCOMPARE(edit->accessibleDescription(), QStringLiteral("This is not a header name."));
    QVERIFY(edit->property("gatewrightInvalid").toBool());
}

void TestForm::aNoteIsShownBesideAMessage()
{
    Form form;
    auto *edit = new QLineEdit;
    form.addField(u"Password"_qs, edit, u"password"_qs, u"Help"_qs);
    form.setMessage(edit, FieldMessage::Kind::Warning, u"In plain text."_qs);
    form.setNote(edit, FieldMessage::Kind::Error, u"Not stored."_qs);
    QCOMPARE(form.message(edit), u"In plain text."_qs);
    QCOMPARE(form.note(edit), u"Not stored."_qs);
    QCOMPARE(edit->accessibleDescription(), u"In plain text. Not stored."_qs);
    form.clearMessage(edit);
    QCOMPARE(edit->accessibleDescription(), u"Not stored."_qs);
    form.setNote(edit, FieldMessage::Kind::Information, {});
    QCOMPARE(edit->accessibleDescription(), u"Help"_qs);
}

void TestForm::clearingAMessageRestoresTheHelp()
{
    Form form;
    auto *edit = new QLineEdit;
    form.addField(QStringLiteral("Header name"), edit, QStringLiteral("header"),
                  QStringLiteral("Usually Authorization"));
    form.setMessage(edit, FieldMessage::Kind::Error, QStringLiteral("This is not a header name."));
    form.clearMessage(edit);
    QVERIFY(form.message(edit).isEmpty());
    QCOMPARE(edit->accessibleDescription(), QStringLiteral("Usually Authorization"));
    QVERIFY(!edit->property("gatewrightInvalid").toBool());
}

void TestForm::hidesAFieldWithItsLabelAndMessage()
{
    Form form;
    auto *edit = new QLineEdit;
    const QLabel *label = form.addField(QStringLiteral("Header name"), edit, QStringLiteral("header"));
    auto *beside = new QPushButton(QStringLiteral("Keychain…"));
    form.addBeside(edit, beside);
    form.show();
    QVERIFY(edit->isVisible() && beside->isVisible());
    form.setFieldVisible(edit, false);
    QVERIFY(!edit->isVisible() && !label->isVisible() && !beside->isVisible());
}

void TestForm::fieldsHaveTheirWidth()
{
    Form form;
    auto *edit = new QLineEdit;
    form.addField(QStringLiteral("Title"), edit, QStringLiteral("title"));
    form.resize(1200, 300);
    form.show();
    QCOMPARE(edit->width(), theme::Size::Field);
    QCOMPARE(edit->height(), theme::Size::Control);
}

GATEWRIGHT_TEST(TestForm, QApplication)
#include "testform.moc"
