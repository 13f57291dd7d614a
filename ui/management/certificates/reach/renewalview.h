#pragma once

#include "cancellation.h"
#include "certificaterenewal.h"
#include "reachsource.h"

#include <QWidget>

class QListWidget;
class QListWidgetItem;
class QPushButton;
namespace widgets {
class ToneLabel;
}
namespace workspace {
class DocumentStore;
}

namespace certificates {

/** Tries a file with a new certificate in place of the selected one, and lists what breaks, gets worse or better, and
 * which fields have to be changed. Nothing is sent or stored. */
class RenewalView final : public QWidget
{
    Q_OBJECT

public:
    RenewalView(ReachSource &source, workspace::DocumentStore &store, QWidget *parent = nullptr);

    /** Sets the certificate to replace. The result of another one is removed. */
    void setCertificate(const management::Certificate *certificate);
    /** Reads a PEM or DER file on a worker, and shows what it changes. */
    void tryFile(const QString &path);

signals:
    /** The user wants to see a setting: the path of the definition's file and a JSON Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);

protected:
    void changeEvent(QEvent *event) override;

private:
    /** What a file changes. */
    struct Outcome {
        management::CertificateFile file;
        QList<reach::RenewalFinding> findings;
    };
    void buildWidgets();
    void retranslate();
    void chooseFile();
    void show(const QString &path, const ReachFacts &facts, const Outcome &outcome);
    void showError(const QString &path, const base::Error &error);
    void activate(const QListWidgetItem *item);

    ReachSource &m_source;
    workspace::DocumentStore &m_store;
    std::optional<management::Certificate> m_certificate;
    base::Cancellation m_work;
    QPushButton *m_choose = nullptr;
    widgets::ToneLabel *m_result = nullptr;
    QListWidget *m_list = nullptr;
};

} // namespace certificates
