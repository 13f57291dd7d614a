#include "secretsquestion.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace traffic {

namespace {

class SecretsQuestion
{
    Q_DECLARE_TR_FUNCTIONS(traffic::SecretsQuestion)
};

} // namespace

void askForSecretsOfFile(QWidget &owner, const std::function<void(bool withSecrets)> &send)
{
    auto *question = new QMessageBox(
        QMessageBox::Question, SecretsQuestion::tr("Send again"),
        SecretsQuestion::tr("This request is from a file and has credentials or other secrets. The server that they "
                            "would be sent to can be another one than the one that they are for."),
        QMessageBox::Cancel, &owner);
    question->setObjectName(u"replaySecretsQuestion"_qs);
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *without = question->addButton(SecretsQuestion::tr("Send without secrets"), QMessageBox::AcceptRole);
    without->setObjectName(u"replayWithoutSecrets"_qs);
    QPushButton *with = question->addButton(SecretsQuestion::tr("Send with secrets"), QMessageBox::DestructiveRole);
    with->setObjectName(u"replayWithSecrets"_qs);
    question->setDefaultButton(without);
    QObject::connect(without, &QPushButton::clicked, &owner, [send] { send(false); });
    QObject::connect(with, &QPushButton::clicked, &owner, [send] { send(true); });
    question->open();
}

} // namespace traffic
