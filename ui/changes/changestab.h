#pragma once

#include "context.h"
#include "designertab.h"

#include <memory>

class QSplitter;
class QStackedWidget;
namespace review {
class DefinitionReview;
class Reviews;
struct ChangeItem;
} // namespace review
namespace widgets {
class Banner;
class EmptyState;
class ProgressLine;
class ToneLabel;
} // namespace widgets

namespace designer {
class TabFrame;
}

namespace changes {

class ChangeActions;
class ChangeCopies;
class ChangeDetail;
class ChangeFilterBar;
class ChangeModel;
class ChangeTree;
class ChangesBar;

/**
 * The tab with the changes of a definition since HEAD, a revision or another file: findings by operation with their
 * verdicts, and all other edits. Each can be reverted. A worker compares again after a pause in edits.
 */
class ChangesTab final : public designer::DesignerTab
{
    Q_OBJECT

public:
    /** `reviews` lends the comparison, and outlives the tab. */
    ChangesTab(const designer::Context &context, review::Reviews &reviews, QWidget *parent = nullptr);
    ~ChangesTab() override;

    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;
    bool follow(const document::Pointer &) override { return true; }
    [[nodiscard]] QList<widgets::Pane> panes() override;
    [[nodiscard]] const ChangeModel &model() const { return *m_model; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets(review::Reviews &reviews);
    void connectAll();
    void retranslate();
    void refresh();
    /** Shows the changes now, or when the tab is shown. */
    void refreshIfShown();
    void showProgress();
    void noticeStale();
    [[nodiscard]] bool isTextInvalid() const;
    void refreshFrame();
    void showCurrent();
    void goTo();
    void revert();
    void showMenu(const QPoint &globalPosition);
    void showHistory();
    /** The operation that the current change is about; empty for none. */
    [[nodiscard]] QString operationOfCurrent() const;

    const designer::Context m_context;
    std::shared_ptr<review::DefinitionReview> m_review;
    ChangeModel *m_model = nullptr;
    ChangeCopies *m_copies = nullptr;
    designer::TabFrame *m_frame = nullptr;
    QWidget *m_page = nullptr;
    ChangesBar *m_bar = nullptr;
    ChangeActions *m_actions = nullptr;
    ChangeFilterBar *m_filter = nullptr;
    widgets::ProgressLine *m_progress = nullptr;
    widgets::Banner *m_banner = nullptr;
    widgets::ToneLabel *m_counts = nullptr;
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_emptyState = nullptr;
    QSplitter *m_splitter = nullptr;
    ChangeTree *m_tree = nullptr;
    ChangeDetail *m_detail = nullptr;
    document::Pointer m_wanted; ///< What to select when the changes are known.
    bool m_isDue = false;       ///< The changes are others than those that the hidden tab shows.
};

} // namespace changes
