#pragma once

#include "inspection.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace widgets {
class ToneLabel;
}

namespace traffic {

/** One finding about an exchange: how severe it is, a sentence, the place in the exchange, and what can be done. */
class FindingCard final : public QFrame
{
    Q_OBJECT

public:
    /** `number` makes the object names of the buttons unique. */
    FindingCard(const monitoring::ShownFinding &finding, int number, QWidget *parent);

    [[nodiscard]] const monitoring::ShownFinding &finding() const { return m_finding; }

signals:
    /** The user wants to see the place of the finding in the document. */
    void showRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const monitoring::ShownFinding m_finding;
    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    widgets::ToneLabel *m_place = nullptr;
    QPushButton *m_show = nullptr;
};

} // namespace traffic
