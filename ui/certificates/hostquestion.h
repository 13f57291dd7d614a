#pragma once

#include "certificate.h"

#include <QWidget>

#include <memory>

namespace certificates {

/** "Which certificate serves this host?": a field, and the answer from the certificates that are there. */
class HostQuestion final : public QWidget
{
    Q_OBJECT

public:
    explicit HostQuestion(QWidget *parent = nullptr);
    ~HostQuestion() override;

    void setCertificates(const QList<management::Certificate> &certificates);

signals:
    /** The best match, to be selected. */
    void certificateFound(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void retranslate();
    void connectAll();
    void answer(bool select);
    [[nodiscard]] QString answerText() const;

    QList<management::Certificate> m_certificates;
    std::unique_ptr<Parts> m_parts;
};

} // namespace certificates
