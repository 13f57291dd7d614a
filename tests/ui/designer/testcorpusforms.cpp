#include "corpus.h"
#include "designerfixture.h"
#include "objectform.h"
#include "objectplace.h"
#include "testprogram.h"
#include "walk.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRandomGenerator>

#include <algorithm>

using namespace designer;
using document::Pointer;
using specification::ObjectKind;

namespace {

constexpr int FormEdits = 60;
/** Of each kind in a document, evenly spread. GATEWRIGHT_ALL_OBJECTS=1 takes all, which takes minutes. */
constexpr qsizetype ObjectsOfOneKind = 25;

/** The places of all objects, those of one kind after another, so that they share a form. */
class Places final : public specification::Visitor
{
public:
    void enter(const specification::Place &place) override { m_places[place.kind].append(place.pointer()); }
    [[nodiscard]] QList<Pointer> some() const
    {
        const bool isAll = qEnvironmentVariableIsSet("GATEWRIGHT_ALL_OBJECTS");
        QList<Pointer> places;
        for (const QList<Pointer> &ofKind : m_places) {
            const qsizetype count = isAll ? ofKind.size() : std::min(ofKind.size(), ObjectsOfOneKind);
            for (qsizetype i = 0; i < count; ++i)
                places.append(ofKind.at(i * ofKind.size() / count));
        }
        return places;
    }

private:
    QMap<ObjectKind, QList<Pointer>> m_places;
};

QList<Pointer> objectsOf(const document::Snapshot &snapshot)
{
    Places places;
    specification::walk(snapshot, openapi::versionOf(snapshot), places);
    return places.some();
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    return file.readAll();
}

/** Shows the object. All events that it posts are sent, and the controls of the object before are deleted, as in the
 * event loop. Qt drops sent events from its list only when all are sent, and each new one is compared with those in the
 * list. */
void showObject(ObjectForm &form, const Pointer &place)
{
    form.setObject(place);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/** Writes what each control of the form shows. */
void writeOwnValues(const ObjectForm &form)
{
    for (auto *line : form.findChildren<QLineEdit *>()) {
        if (!line->isEnabled() || line->text().isEmpty() || line->objectName() == u"otherMemberName")
            continue;
        line->setModified(true);
        emit line->textEdited(line->text());
        emit line->editingFinished();
    }
    for (auto *box : form.findChildren<QComboBox *>()) {
        if (box->isEnabled() && box->currentIndex() >= 0)
            emit box->activated(box->currentIndex());
    }
    for (auto *paragraph : form.findChildren<QPlainTextEdit *>()) {
        if (!paragraph->isEnabled() || paragraph->toPlainText().isEmpty())
            continue;
        emit paragraph->textChanged();
        QFocusEvent out(QEvent::FocusOut, Qt::TabFocusReason);
        QApplication::sendEvent(paragraph, &out);
    }
    for (auto *table : form.findChildren<QAbstractItemView *>()) {
        QAbstractItemModel *model = table->model();
        for (int row = 0; model && row < model->rowCount(); ++row)
            model->setData(model->index(row, 0), model->index(row, 0).data(Qt::EditRole), Qt::EditRole);
    }
}

/** Edits one control that can be edited. */
void editAtRandom(const ObjectForm &form, QRandomGenerator &random)
{
    QList<QWidget *> controls;
    for (auto *control : form.findChildren<QWidget *>()) {
        const bool isField = qobject_cast<QLineEdit *>(control) || qobject_cast<QPlainTextEdit *>(control) ||
                             qobject_cast<QComboBox *>(control);
        const bool isButton = qobject_cast<QPushButton *>(control) && !control->objectName().endsWith(u"Source");
        if ((isField || isButton) && control->isEnabled() && control->isVisibleTo(&form))
            controls.append(control);
    }
    if (controls.isEmpty())
        return;
    QWidget *control = controls.at(random.bounded(int(controls.size())));
    if (auto *line = qobject_cast<QLineEdit *>(control)) {
        line->setText(u"edited %1"_qs.arg(random.bounded(100)));
        line->setModified(true);
        emit line->textEdited(line->text());
        emit line->editingFinished();
    } else if (auto *paragraph = qobject_cast<QPlainTextEdit *>(control)) {
        paragraph->setPlainText(u"first: %1\nsecond: [a, b]"_qs.arg(random.bounded(100)));
        QFocusEvent out(QEvent::FocusOut, Qt::TabFocusReason);
        QApplication::sendEvent(paragraph, &out);
    } else if (auto *box = qobject_cast<QComboBox *>(control)) {
        box->setCurrentIndex(random.bounded(std::max(box->count(), 1)));
        emit box->activated(box->currentIndex());
    } else if (auto *button = qobject_cast<QPushButton *>(control)) {
        button->click();
    }
}

} // namespace

/** The example, and the real documents of the corpus where there is one, in the forms made from the table. */
class TestCorpusForms : public QObject
{
    Q_OBJECT

private slots:
    void changesNothingWhereNothingIsEdited_data() { addDocuments(); }
    void changesNothingWhereNothingIsEdited();
    void undoesFormEdits_data() { addDocuments(); }
    void undoesFormEdits();

private:
    static void addDocuments()
    {
        QTest::addColumn<QString>("path");
        for (const char *folder : {"openapi", "definitions"}) {
            const QDir files(QDir(support::corpusFolder()).filePath(QLatin1StringView(folder)));
            for (const QString &name : files.entryList({u"*.yaml"_qs, u"*.json"_qs}, QDir::Files))
                QTest::newRow(qPrintable(name)) << files.filePath(name);
        }
        QTest::newRow("the example") << QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml");
    }
};

void TestCorpusForms::changesNothingWhereNothingIsEdited()
{
    QFETCH(QString, path);
    const QByteArray bytes = bytesOf(path);
    const Opened opened(std::make_unique<workspace::OpenDefinition>(path, bytes));
    workspace::OpenDefinition &definition = *opened;
    const QList<Pointer> objects = objectsOf(definition.document().snapshot());
    ObjectForm form(opened.context());
    for (const Pointer &place : objects) {
        showObject(form, place);
        writeOwnValues(form);
        if (definition.document().fileBytes() != bytes)
            QFAIL(qPrintable(place.toString()));
    }
    QCOMPARE(definition.document().fileBytes(), bytes);
}

void TestCorpusForms::undoesFormEdits()
{
    QFETCH(QString, path);
    const QByteArray bytes = bytesOf(path);
    const Opened opened(std::make_unique<workspace::OpenDefinition>(path, bytes));
    workspace::OpenDefinition &definition = *opened;
    QRandomGenerator random(quint32(bytes.size()));
    ObjectForm form(opened.context());
    for (int i = 0; i < FormEdits; ++i) {
        const QList<Pointer> objects = objectsOf(definition.document().snapshot());
        if (objects.isEmpty())
            return;
        showObject(form, objects.at(random.bounded(int(objects.size()))));
        editAtRandom(form, random);
        QVERIFY(definition.document().snapshot().isValid());
    }
    while (definition.document().canUndo())
        definition.document().undo();
    QCOMPARE(definition.document().fileBytes(), bytes);
}

GATEWRIGHT_TEST(TestCorpusForms, QApplication)
#include "testcorpusforms.moc"
