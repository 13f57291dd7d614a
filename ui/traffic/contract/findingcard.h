#pragma once

#include "correction.h"
#include "inspection.h"

#include <QFrame>

#include <optional>

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
    /** Enables the button that adds to the document what the finding is about, or says why nothing can be added. */
    void setCorrection(const corrections::Correction &correction);

signals:
    /** The user wants to see the place of the finding in the document. */
    void showRequested();
    /** The user wants to apply the correction. */
    void addRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const monitoring::ShownFinding m_finding;
    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    widgets::ToneLabel *m_place = nullptr;
    widgets::ToneLabel *m_offer = nullptr; ///< Hidden until the correction is known.
    QPushButton *m_show = nullptr;
    QPushButton *m_add = nullptr;
    std::optional<corrections::Correction> m_correction;
};

} // namespace traffic
