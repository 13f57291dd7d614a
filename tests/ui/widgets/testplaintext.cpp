#include "plaintext.h"
#include "testprogram.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QToolTip>
#include <QVBoxLayout>

#include <sys/stat.h>

/** Markup in texts is shown, not interpreted. An image would be read from a pipe, and wait for good. */
class TestPlainText final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void showsLabelsAsTheyAre();
    void showsMessageBoxesAsTheyAre();
    void showsToolTipsAsTheyAre();
    void keepsRichTextThatIsAskedFor();

private:
    QTemporaryDir m_folder;
    QString m_markup;
};

void TestPlainText::initTestCase()
{
    const QString pipe = m_folder.filePath(u"pipe"_qs);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    m_markup = u"<img src=\"%1\"><b>x</b>"_qs.arg(pipe);
    widgets::showMarkupAsText(*qApp);
}

void TestPlainText::showsLabelsAsTheyAre()
{
    QWidget page;
    auto *column = new QVBoxLayout(&page);
    auto *label = new QLabel(m_markup, &page);
    column->addWidget(label);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QVERIFY(label->sizeHint().width() >= label->fontMetrics().horizontalAdvance(m_markup));
    auto *later = new QLabel(&page);
    column->addWidget(later);
    later->show();
    later->setText(m_markup);
    QCOMPARE(later->textFormat(), Qt::PlainText);
}

void TestPlainText::showsMessageBoxesAsTheyAre()
{
    QMessageBox box(QMessageBox::Warning, u"title"_qs, m_markup);
    box.setInformativeText(m_markup);
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    int shown = 0;
    for (const QLabel *label : box.findChildren<QLabel *>()) {
        if (label->text() != m_markup)
            continue;
        QCOMPARE(label->textFormat(), Qt::PlainText);
        ++shown;
    }
    QCOMPARE(shown, 2);
}

void TestPlainText::showsToolTipsAsTheyAre()
{
    QWidget page;
    page.show();
    QToolTip::showText(page.mapToGlobal(QPoint(1, 1)), m_markup, &page);
    QCOMPARE(QToolTip::text(), m_markup);
    const auto all = QApplication::topLevelWidgets();
    const auto tip = std::find_if(all.begin(), all.end(), [](const QWidget *w) { return w->inherits("QTipLabel"); });
    QVERIFY(tip != all.end());
    QCOMPARE(qobject_cast<QLabel *>(*tip)->textFormat(), Qt::PlainText);
    QToolTip::hideText();
}

void TestPlainText::keepsRichTextThatIsAskedFor()
{
    QLabel label;
    label.setTextFormat(Qt::RichText);
    label.setText(u"<b>x</b>"_qs);
    label.show();
    QCOMPARE(label.textFormat(), Qt::RichText);
}

GATEWRIGHT_TEST(TestPlainText, QApplication)
#include "testplaintext.moc"
