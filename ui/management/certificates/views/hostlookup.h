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

/** Answers "Which certificate serves this host?": a field for a host name, and a text about the loaded certificates
 * that match it. */
class HostLookup final : public QWidget
{
    Q_OBJECT

public:
    explicit HostLookup(QWidget *parent = nullptr);

    /** Sets the list that the answers are about. Null: no list is loaded. */
    void setCertificates(const std::optional<QList<management::Certificate>> &certificates);

signals:
    /** The user asked for the certificate of the host. `id` is the ID of the best match, which is to be selected; empty
     * if no certificate matches, so that none is to be selected. */
    void certificateFound(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void lookUp();
    [[nodiscard]] QString resultText() const;
    [[nodiscard]] QString servingText() const;
    [[nodiscard]] const management::Certificate &certificateOf(const management::HostMatch &match) const
    {
        return m_certificates.at(match.certificate);
    }
    [[nodiscard]] QString unusableText() const;
    [[nodiscard]] QString matchText(const management::HostMatch &match) const;

    QList<management::Certificate> m_certificates;
    bool m_isLoaded = false;
    /** The index of m_certificates by host name, created when it is first used. */
    std::optional<management::HostIndex> m_index;
    management::HostAnswer m_result; ///< First the certificates that have a private key.
    QLabel *m_label = nullptr;
    QLineEdit *m_host = nullptr;
    widgets::ElidedLabel *m_resultLabel = nullptr;
};

} // namespace certificates
