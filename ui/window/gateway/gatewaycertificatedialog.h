#pragma once

#include "gatewaycontrol.h"

#include <QDialog>

class QLabel;
class QPushButton;
namespace forms {
class ValueLabel;
}

namespace window {

/** Says how clients can trust the certificate that the running gateway made: its file, its fingerprint, curl. */
class GatewayCertificateDialog final : public QDialog
{
    Q_OBJECT

public:
    GatewayCertificateDialog(const preview::GatewayControl &gateway, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    /** A line to copy, with its caption above it. */
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
    QLabel *m_text = nullptr;
    QLabel *m_browsers = nullptr;
    Row m_file;
    Row m_sha;
    forms::ValueLabel *m_shaText = nullptr;
    Row m_curl;
    QPushButton *m_close = nullptr;
};

} // namespace window
