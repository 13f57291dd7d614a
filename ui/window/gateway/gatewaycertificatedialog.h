#pragma once

#include "gatewaycontrol.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QVBoxLayout;
namespace forms {
class ValueLabel;
}

namespace window {

/** The dialog that shows how clients can trust the certificate of the running gateway: the certificate's file, its
 * fingerprint, and a curl command. */
class GatewayCertificateDialog final : public QDialog
{
    Q_OBJECT

public:
    GatewayCertificateDialog(const preview::GatewayControl &gateway, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    /** The controls for a value in the dialog: its caption, the value, and a button to copy it. */
    struct Row {
        QLabel *caption = nullptr;
        QWidget *value = nullptr;
        QPushButton *copy = nullptr;
    };

    Row addRow(QWidget *shown, const QString &name, const QString &value);
    QWidget *lineOf(const QString &value);
    void buildWidgets();
    void retranslate();

    QString m_path;
    QString m_fingerprint;
    QString m_command;
    QVBoxLayout *m_column = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_browsers = nullptr;
    Row m_file;
    Row m_sha;
    forms::ValueLabel *m_shaText = nullptr;
    Row m_curl;
    QPushButton *m_close = nullptr;
};

} // namespace window
