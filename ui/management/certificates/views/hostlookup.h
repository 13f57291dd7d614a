#pragma once

#include "hostindex.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;

namespace widgets {
class ElidedLabel;
}

namespace certificates {

/** "Which certificate serves this host?": a host name field, and the matches among the loaded certificates. */
class HostLookup final : public QWidget
{
    Q_OBJECT

public:
    explicit HostLookup(QWidget *parent = nullptr);

    void setCertificates(const QList<management::Certificate> &certificates);

signals:
    /** The ID of the best match, to be selected. */
    void certificateFound(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void lookUp();
    [[nodiscard]] QString resultText() const;
    [[nodiscard]] QString unusableText() const;
    [[nodiscard]] QString matchText(const management::HostMatch &match) const;

    QList<management::Certificate> m_certificates;
    std::optional<management::HostIndex> m_index; ///< Created on first use.
    management::HostAnswer m_result;
    QLabel *m_label = nullptr;
    QLineEdit *m_host = nullptr;
    widgets::ElidedLabel *m_resultLabel = nullptr;
};

} // namespace certificates
