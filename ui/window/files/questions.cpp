#include "questions.h"

#include "naming.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace window {

namespace {

constexpr qsizetype MostNamed = 8;

struct Questions {
    Q_DECLARE_TR_FUNCTIONS(window::Questions)
};

QMessageBox *newBox(QWidget *window, const QString &objectName)
{
    auto *box = new QMessageBox(window);
    box->setObjectName(objectName);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(QMessageBox::Question);
    box->setWindowModality(Qt::WindowModal);
    return box;
}

QPushButton *addButton(QMessageBox *box, const QString &text, QMessageBox::ButtonRole role, const QString &objectName)
{
    QPushButton *button = box->addButton(text, role);
    button->setObjectName(objectName);
    widgets::setButtonText(button, text);
    return button;
}

} // namespace

void askAboutUnsaved(QWidget *window, const QStringList &titles, const std::function<void(UnsavedAnswer)> &then)
{
    QMessageBox *box = newBox(window, u"unsavedQuestion"_qs);
    box->setWindowTitle(Questions::tr("Unsaved changes"));
    if (titles.size() == 1)
        box->setText(Questions::tr("Save the changes to %1?").arg(titles.first()));
    else
        box->setText(
            Questions::tr("Save the changes to %n files and environments?", nullptr, static_cast<int>(titles.size())));
    QString list = titles.first(qMin(MostNamed, titles.size())).join(u'\n');
    if (titles.size() > MostNamed)
        list += u"\n…"_qs;
    box->setInformativeText(titles.size() == 1 ? Questions::tr("Your changes are lost if you don't save them.") : list);
    QPushButton *save = addButton(box, Questions::tr("Save"), QMessageBox::AcceptRole, u"unsavedSave"_qs);
    const QPushButton *discard = addButton(box, Questions::tr("Do not save"), QMessageBox::DestructiveRole,
                                           u"unsavedDiscard"_qs);
    QPushButton *stay = addButton(box, Questions::tr("Cancel"), QMessageBox::RejectRole, u"unsavedCancel"_qs);
    box->setDefaultButton(save);
    box->setEscapeButton(stay);
    widgets::makePrimary(save);
    QObject::connect(box, &QMessageBox::finished, window, [box, save, discard, then] {
        const QAbstractButton *clicked = box->clickedButton();
        then(clicked == save ? UnsavedAnswer::Save : clicked == discard ? UnsavedAnswer::Discard : UnsavedAnswer::Stay);
    });
    box->open();
}

void askAboutServers(QWidget *window, int count, const std::function<void(bool)> &then)
{
    QMessageBox *box = newBox(window, u"serversQuestion"_qs);
    box->setWindowTitle(Questions::tr("Export public document"));
    box->setText(Questions::tr("%n server(s) in the document have the upstream's address.", nullptr, count));
    box->setInformativeText(
        Questions::tr("Leave them out to hide the upstream's address from readers of the public document."));
    QPushButton *drop = addButton(box, Questions::tr("Leave out"), QMessageBox::AcceptRole, u"serversDrop"_qs);
    const QPushButton *keep = addButton(box, Questions::tr("Keep"), QMessageBox::DestructiveRole, u"serversKeep"_qs);
    QPushButton *cancel = addButton(box, Questions::tr("Cancel"), QMessageBox::RejectRole, u"serversCancel"_qs);
    box->setDefaultButton(drop);
    box->setEscapeButton(cancel);
    widgets::makePrimary(drop);
    QObject::connect(box, &QMessageBox::finished, window, [box, drop, keep, then] {
        if (box->clickedButton() == drop || box->clickedButton() == keep)
            then(box->clickedButton() == drop);
    });
    box->open();
}

void askAboutReadings(QWidget *window, const QString &title, const QStringList &lines,
                      const std::function<void(bool)> &then)
{
    QMessageBox *box = newBox(window, u"readingsQuestion"_qs);
    box->setWindowTitle(Questions::tr("Save"));
    box->setTextFormat(Qt::PlainText);
    box->setText(Questions::tr("Other YAML parsers may read your changes in %1 differently. Save anyway?").arg(title));
    QString list = lines.first(qMin(MostNamed, lines.size())).join(u'\n');
    if (lines.size() > MostNamed)
        list += u"\n…"_qs;
    box->setInformativeText(list);
    QPushButton *save = addButton(box, Questions::tr("Save anyway"), QMessageBox::AcceptRole, u"readingsSave"_qs);
    QPushButton *stay = addButton(box, Questions::tr("Do not save"), QMessageBox::RejectRole, u"readingsStay"_qs);
    box->setDefaultButton(stay);
    box->setEscapeButton(stay);
    widgets::makePrimary(stay);
    QObject::connect(box, &QMessageBox::finished, window, [box, save, then] { then(box->clickedButton() == save); });
    box->open();
}

void askAboutRedacted(QWidget *window, const QString &title, int count, const std::function<void()> &save)
{
    QMessageBox *box = newBox(window, u"redactedQuestion"_qs);
    box->setWindowTitle(Questions::tr("Save"));
    box->setTextFormat(Qt::PlainText);
    box->setText(
        Questions::tr("%1 reads REDACTED in place of %n secret(s). Save anyway?", "%1: file name", count).arg(title));
    box->setInformativeText(
        Questions::tr("Secrets are not stored for recovery. If you save, those in the file are lost."));
    QPushButton *anyway = addButton(box, Questions::tr("Save anyway"), QMessageBox::DestructiveRole,
                                    u"redactedSave"_qs);
    QPushButton *cancel = addButton(box, Questions::tr("Cancel"), QMessageBox::RejectRole, u"redactedCancel"_qs);
    box->setDefaultButton(cancel);
    box->setEscapeButton(cancel);
    widgets::makePrimary(cancel);
    QObject::connect(box, &QMessageBox::finished, window, [box, anyway, save] {
        if (box->clickedButton() == anyway)
            save();
    });
    box->open();
}

void askAboutPermissions(QWidget *window, int count, const std::function<void()> &revoke)
{
    QMessageBox *box = newBox(window, u"permissionsQuestion"_qs);
    box->setWindowTitle(Questions::tr("Revoke all"));
    box->setText(Questions::tr("Revoke all %n permissions?", nullptr, count));
    box->setInformativeText(Questions::tr("Definitions can't send secrets until you allow it again."));
    QPushButton *all = addButton(box, Questions::tr("Revoke all"), QMessageBox::DestructiveRole,
                                 u"permissionsRevoke"_qs);
    QPushButton *cancel = addButton(box, Questions::tr("Cancel"), QMessageBox::RejectRole, u"permissionsCancel"_qs);
    box->setDefaultButton(cancel);
    box->setEscapeButton(cancel);
    widgets::makePrimary(cancel);
    QObject::connect(box, &QMessageBox::finished, window, [box, all, revoke] {
        if (box->clickedButton() == all)
            revoke();
    });
    box->open();
}

} // namespace window
