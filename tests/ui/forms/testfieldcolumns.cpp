#include "driving.h"
#include "form.h"
#include "testprogram.h"

#include <QApplication>

class TestFieldColumns final : public QObject
{
    Q_OBJECT

private slots:
    void placesTwoFieldsInARow();
    void leavesNoRoomForHiddenFields();
};

namespace {

QPoint placeIn(const QWidget &form, const QWidget &field)
{
    return field.mapTo(&form, QPoint());
}

} // namespace

void TestFieldColumns::placesTwoFieldsInARow()
{
    forms::Form form;
    form.useColumns();
    QList<QLineEdit *> fields;
    for (const char *name : {"a", "b", "c"}) {
        fields.append(new QLineEdit(&form));
        form.addField(QString::fromLatin1(name), fields.last(), QString::fromLatin1(name));
    }
    support::activate(form, {600, 400});
    QCOMPARE(placeIn(form, *fields.at(0)).y(), placeIn(form, *fields.at(1)).y());
    QVERIFY(placeIn(form, *fields.at(1)).x() > placeIn(form, *fields.at(0)).x() + fields.at(0)->width());
    QCOMPARE(placeIn(form, *fields.at(2)).x(), placeIn(form, *fields.at(0)).x());
    const int wide = placeIn(form, *fields.at(2)).y();
    // A message makes its row higher and moves no field to the side.
    form.setMessage(fields.at(1), forms::FieldMessage::Kind::Error, u"Not a number."_qs);
    QTRY_VERIFY(placeIn(form, *fields.at(2)).y() > wide);
    QCOMPARE(placeIn(form, *fields.at(0)).y(), placeIn(form, *fields.at(1)).y());
    form.resize(300, 400);
    QTRY_COMPARE(placeIn(form, *fields.at(1)).x(), placeIn(form, *fields.at(0)).x());
    QVERIFY(form.heightForWidth(300) > form.heightForWidth(600));
}

void TestFieldColumns::leavesNoRoomForHiddenFields()
{
    forms::Form form;
    form.useColumns();
    QList<QLineEdit *> fields;
    for (const char *name : {"a", "b", "c"}) {
        fields.append(new QLineEdit(&form));
        form.addField(QString::fromLatin1(name), fields.last(), QString::fromLatin1(name));
    }
    support::activate(form, {600, 400});
    const QPoint second = placeIn(form, *fields.at(1));
    form.setFieldVisible(fields.at(1), false);
    QTRY_COMPARE(placeIn(form, *fields.at(2)), second);
}

GATEWRIGHT_TEST(TestFieldColumns, QApplication)
#include "testfieldcolumns.moc"
