#pragma once

#include "exchange.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QSplitter;
namespace items {
struct ComparedMessage;
}
namespace widgets {
class CodeView;
class Heading;
} // namespace widgets

namespace traffic {

/** What two exchanges have in common and what not: requests above, responses below, secrets masked. */
class ExchangeComparisonDialog final : public QDialog
{
    Q_OBJECT

public:
    ExchangeComparisonDialog(ExchangePtr first, ExchangePtr second, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    /** A message of the two exchanges. */
    struct Part {
        widgets::Heading *heading = nullptr;
        QLabel *note = nullptr; ///< That there is no difference, or none that can be seen.
        widgets::CodeView *lines = nullptr;
    };

    Part addPart(QSplitter &splitter, const QString &name);
    void buildWidgets();
    void retranslate();
    void fill(const Part &part, const items::ComparedMessage &message, const QString &same);

    ExchangePtr m_first;
    ExchangePtr m_second;
    QLabel *m_legend = nullptr;
    Part m_request;
    Part m_response;
    QPushButton *m_close = nullptr;
};

} // namespace traffic
