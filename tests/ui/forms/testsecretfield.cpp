#include "driving.h"
#include "secretfield.h"
#include "testprogram.h"
#include "theme.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QTest>
#include <QToolButton>

using forms::SecretField;

class TestSecretField final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup() { m_window.reset(); }
    void isMaskedAtFirst();
    void eyeRevealsAndMasks();
    void keyboardReachesTheEye();
    void isMaskedWithoutTheFocus();
    void hidesItsTextFromScreenReadersWhileMasked();
    void showsReferences();

private:
    std::unique_ptr<QWidget> m_window;
    SecretField *m_field = nullptr;
    QLineEdit *m_other = nullptr;
    QToolButton *eye() const { return m_field->findChild<QToolButton *>(QStringLiteral("passwordReveal")); }
};

void TestSecretField::init()
{
    m_window = std::make_unique<QWidget>();
    auto *row = new QHBoxLayout(m_window.get());
    m_field = new SecretField;
    m_field->setObjectName(QStringLiteral("password"));
    m_other = new QLineEdit;
    row->addWidget(m_field);
    row->addWidget(m_other);
    support::activate(*m_window);
    m_field->setFocus();
    QTest::keyClicks(m_field, QStringLiteral("pa55"));
}

void TestSecretField::isMaskedAtFirst()
{
    QVERIFY(!m_field->isRevealed());
    QCOMPARE(m_field->text(), QStringLiteral("pa55"));
    QCOMPARE(m_field->displayText(), QString(4, u'•'));
}

void TestSecretField::eyeRevealsAndMasks()
{
    const QString before = eye()->accessibleName();
    QTest::mouseClick(eye(), Qt::LeftButton);
    QVERIFY(m_field->isRevealed());
    QCOMPARE(m_field->displayText(), QStringLiteral("pa55"));
    QVERIFY(eye()->accessibleName() != before);
    QTest::mouseClick(eye(), Qt::LeftButton);
    QVERIFY(!m_field->isRevealed());
}

void TestSecretField::keyboardReachesTheEye()
{
    QTest::keyClick(m_field, Qt::Key_Tab);
    QTRY_COMPARE(QApplication::focusWidget(), eye());
    QTest::keyClick(eye(), Qt::Key_Space);
    QVERIFY(m_field->isRevealed());
    QVERIFY(m_field->hasFocus());
}

void TestSecretField::isMaskedWithoutTheFocus()
{
    QTest::mouseClick(eye(), Qt::LeftButton);
    QVERIFY(m_field->isRevealed());
    m_other->setFocus();
    QVERIFY(!m_field->isRevealed());
}

void TestSecretField::hidesItsTextFromScreenReadersWhileMasked()
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(m_field);
    QVERIFY(spoken);
    QVERIFY(!spoken->text(QAccessible::Value).contains(QStringLiteral("pa55")));
    if (QAccessibleTextInterface *text = spoken->textInterface())
        QVERIFY(!text->text(0, text->characterCount()).contains(QStringLiteral("pa55")));
}

void TestSecretField::showsReferences()
{
    m_field->setText(QStringLiteral("env://NAME"));
    m_field->setMasked(false);
    QCOMPARE(m_field->displayText(), QStringLiteral("env://NAME"));
    QVERIFY(!eye()->isVisible());
    m_field->setMasked(true);
    QVERIFY(!m_field->isRevealed());
    QVERIFY(eye()->isVisible());
}

GATEWRIGHT_TEST(TestSecretField, QApplication)
#include "testsecretfield.moc"
