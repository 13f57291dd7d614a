#include "accessiblecontrols.h"
#include "testprogram.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

class TestAccessibleControls final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { widgets::installAccessibleControls(); }
    void init();
    void speaksItsLabelAndItsValue();
    void namesItsEntriesWhileItIsClosed();
    void pressingAnEntryChoosesIt();
    void anEntryThatCannotBeChosenStays();
    void followsChangesOfTheEntries();
    void textThatIsSetCountsAsTyped();
    void textIsInsertedAndDeletedInPlace();
    void aReadOnlyLineTakesNoText();
    void aMaskedLineDoesNotSpeakItsText();
    void aSelectedRowBecomesTheCurrentOne();

private:
    [[nodiscard]] QAccessibleInterface *options() const
    {
        return QAccessible::queryAccessibleInterface(m_box.get())->child(0);
    }
    static void press(QAccessibleInterface *option)
    {
        option->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }

    std::unique_ptr<QComboBox> m_box;
};

void TestAccessibleControls::init()
{
    m_box = std::make_unique<QComboBox>();
    m_box->addItems({u"None"_qs, u"Basic Auth"_qs});
    m_box->setAccessibleName(u"Authentication Method"_qs);
    m_box->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_box.get()));
}

void TestAccessibleControls::speaksItsLabelAndItsValue()
{
    const QAccessibleInterface *box = QAccessible::queryAccessibleInterface(m_box.get());
    QCOMPARE(box->text(QAccessible::Name), u"Authentication Method"_qs);
    QCOMPARE(box->text(QAccessible::Value), u"None"_qs);
}

void TestAccessibleControls::namesItsEntriesWhileItIsClosed()
{
    QCOMPARE(options()->childCount(), 2);
    QCOMPARE(options()->child(1)->text(QAccessible::Name), u"Basic Auth"_qs);
    QCOMPARE(options()->child(1)->parent(), options());
    QCOMPARE(options()->indexOfChild(options()->child(1)), 1);
    QVERIFY(options()->child(0)->state().selected);
    QVERIFY(!options()->child(1)->state().selected);
}

void TestAccessibleControls::pressingAnEntryChoosesIt()
{
    QSignalSpy chosen(m_box.get(), &QComboBox::activated);
    m_box->showPopup();
    press(options()->child(1));
    QCOMPARE(m_box->currentText(), u"Basic Auth"_qs);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().toInt(), 1);
    QTRY_VERIFY(!m_box->view()->isVisible());
}

void TestAccessibleControls::anEntryThatCannotBeChosenStays()
{
    QSignalSpy chosen(m_box.get(), &QComboBox::activated);
    static_cast<QStandardItemModel *>(m_box->model())->item(1)->setEnabled(false);
    press(options()->child(1));
    m_box->setEnabled(false);
    press(options()->child(0));
    QCOMPARE(m_box->currentIndex(), 0);
    QCOMPARE(chosen.size(), 0);
}

void TestAccessibleControls::followsChangesOfTheEntries()
{
    QAccessibleInterface *last = options()->child(1);
    m_box->clear();
    m_box->addItem(u"oauth"_qs);
    QVERIFY(!last->isValid());
    QVERIFY(last->text(QAccessible::Name).isEmpty());
    QCOMPARE(options()->childCount(), 1);
    QCOMPARE(options()->child(0)->text(QAccessible::Name), u"oauth"_qs);
    QVERIFY(!options()->child(1));
}

namespace {

QAccessibleEditableTextInterface *editable(QWidget &line)
{
    return QAccessible::queryAccessibleInterface(&line)->editableTextInterface();
}

} // namespace

void TestAccessibleControls::textThatIsSetCountsAsTyped()
{
    QLineEdit line(u"kim"_qs);
    line.setAccessibleName(u"User name"_qs);
    QSignalSpy typed(&line, &QLineEdit::textEdited);
    QSignalSpy finished(&line, &QLineEdit::editingFinished);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&line);
    QCOMPARE(spoken->text(QAccessible::Name), u"User name"_qs);
    QCOMPARE(spoken->textInterface()->text(0, -1), u"kim"_qs);
    spoken->setText(QAccessible::Value, u"jo"_qs);
    QCOMPARE(line.text(), u"jo"_qs);
    QCOMPARE(typed.size(), 1);
    QCOMPARE(typed.first().first().toString(), u"jo"_qs);
    QCOMPARE(finished.size(), 1);
    QVERIFY(line.isModified());
    spoken->setText(QAccessible::Value, u"jo"_qs);
    QCOMPARE(typed.size(), 1);
}

void TestAccessibleControls::textIsInsertedAndDeletedInPlace()
{
    QLineEdit line(u"Authorization"_qs);
    editable(line)->replaceText(0, -1, u"X-Up"_qs);
    QCOMPARE(line.text(), u"X-Up"_qs);
    editable(line)->insertText(2, u"My-"_qs);
    QCOMPARE(line.text(), u"X-My-Up"_qs);
    editable(line)->deleteText(0, 2);
    QCOMPARE(line.text(), u"My-Up"_qs);
}

void TestAccessibleControls::aReadOnlyLineTakesNoText()
{
    QLineEdit line(u"kim"_qs);
    line.setReadOnly(true);
    editable(line)->insertText(0, u"x"_qs);
    line.setReadOnly(false);
    line.setEnabled(false);
    editable(line)->insertText(0, u"x"_qs);
    QCOMPARE(line.text(), u"kim"_qs);
}

void TestAccessibleControls::aMaskedLineDoesNotSpeakItsText()
{
    QLineEdit line(u"s3cret"_qs);
    line.setEchoMode(QLineEdit::Password);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&line);
    QVERIFY(spoken->state().passwordEdit);
    QVERIFY(!spoken->text(QAccessible::Value).contains(u"s3cret"));
    QVERIFY(!spoken->textInterface()->text(0, -1).contains(u"s3cret"));
    QCOMPARE(spoken->textInterface()->characterCount(), 6);
    editable(line)->insertText(6, u"!"_qs);
    QCOMPARE(line.text(), u"s3cret!"_qs);
}

void TestAccessibleControls::aSelectedRowBecomesTheCurrentOne()
{
    QListWidget list;
    list.addItems({u"API"_qs, u"Server"_qs, u"Upstream"_qs});
    list.setCurrentRow(0);
    list.show();
    QSignalSpy chosen(&list, &QListWidget::currentRowChanged);
    list.selectionModel()->select(list.model()->index(2, 0), QItemSelectionModel::ClearAndSelect);
    QTRY_COMPARE(list.currentRow(), 2);
    QCOMPARE(chosen.size(), 1);
    QTest::keyClick(&list, Qt::Key_Up);
    QTest::keyClick(&list, Qt::Key_Up);
    QCOMPARE(list.currentRow(), 0);
    QCOMPARE(chosen.size(), 3);
}

GATEWRIGHT_TEST(TestAccessibleControls, QApplication)
#include "testaccessiblecontrols.moc"
