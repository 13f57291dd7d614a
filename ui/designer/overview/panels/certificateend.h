#pragma once

#include "cancellation.h"
#include "certificateevents.h"

#include <QWidget>

class QLabel;
class QPushButton;
namespace base {
class Clock;
}
namespace management {
class KnownCertificates;
}
namespace widgets {
class ToneLabel;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

/** A line that tells when the certificates of a definition stop it, with a button that leads to them. Hidden for a
 * definition that names no certificate. */
class CertificateEnd final : public QWidget
{
    Q_OBJECT

public:
    explicit CertificateEnd(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Sets the certificates of the current environment, and the clock. Both outlive the line. */
    void setCertificates(const management::KnownCertificates &known, const base::Clock &clock);
    /** Computes the text again on a worker, after the definition has changed. */
    void refresh();

signals:
    /** The user wants to see the certificates. */
    void certificatesRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    /** What the line tells. */
    struct Facts {
        reach::ServedApi api;
        management::CertificateSet certificates;
        reach::DefinitionEnd end;
        bool isAnyUsed = false;
    };
    void buildWidgets();
    void retranslate();
    void show(const Facts &facts);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString wholeText(const reach::CertificateEvent &event) const;
    [[nodiscard]] QString partText(const reach::CertificateEvent &event) const;
    [[nodiscard]] QString certificateText(const reach::CertificateEvent &event) const;
    [[nodiscard]] bool isSoon() const;

    workspace::OpenDefinition &m_definition;
    const management::KnownCertificates *m_known = nullptr;
    const base::Clock *m_clock = nullptr;
    Facts m_facts;
    base::Cancellation m_work;
    QLabel *m_icon = nullptr;
    widgets::ToneLabel *m_label = nullptr;
    QPushButton *m_link = nullptr;
};

} // namespace designer
