#pragma once

#include "certificate.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace workspace {
class Workspace;
}

namespace certificates {

/** One certificate in full: its fields, the definitions that use it, and what else the server said about it. */
class CertificateDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit CertificateDetail(workspace::Workspace &workspace, QWidget *parent = nullptr);
    ~CertificateDetail() override;

    /** Null shows what to do to see something here. */
    void setCertificate(const management::Certificate *certificate, const QDateTime &now);

signals:
    /** Only the id is known: the same question with mode=detailed is asked for. */
    void detailsRequested();
    void settingRequested(const QString &documentPath, const QString &pointer);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void refreshFields(const management::Certificate &certificate);
    void retranslate();
    void connectAll();
    void refresh();
    void refreshUses(const QString &id);

    workspace::Workspace &m_workspace;
    std::optional<management::Certificate> m_certificate;
    QDateTime m_now;
    std::unique_ptr<Parts> m_parts;
};

} // namespace certificates
