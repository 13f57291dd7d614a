#pragma once

#include "review.h"

#include <QWidget>

class QLabel;
class QPushButton;
namespace widgets {
class CodeView;
class Heading;
class ToneLabel;
} // namespace widgets

namespace changes {

class TextPair;

/** What is known about one change: its verdict, an example, both texts side by side, and what can be done. */
class ChangeDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeDetail(QWidget *parent = nullptr);

    /** Shows a change of a comparison. `item` is null if none is selected. */
    void show(const review::Review &review, const review::ChangeItem *item);
    [[nodiscard]] bool canRevert() const;

signals:
    void goToRequested();
    void revertRequested();
    void historyRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void showFinding(const difference::Change &finding);
    void showExample(const difference::Change &finding);

    widgets::Heading *m_title = nullptr;
    QLabel *m_badge = nullptr;
    QLabel *m_message = nullptr;
    widgets::ToneLabel *m_exampleTitle = nullptr;
    widgets::CodeView *m_example = nullptr;
    widgets::ToneLabel *m_advice = nullptr;
    TextPair *m_texts = nullptr;
    widgets::ToneLabel *m_id = nullptr;
    QPushButton *m_goTo = nullptr;
    QPushButton *m_revert = nullptr;
    QPushButton *m_history = nullptr;
    bool m_isRemoved = false;
};

} // namespace changes
