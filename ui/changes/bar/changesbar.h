#pragma once

#include "context.h"
#include "review.h"

#include <QWidget>

class QLabel;
class QPushButton;
namespace review {
class DefinitionReview;
class Reviews;
} // namespace review

namespace changes {

class BaseChooser;

/** The bar above the changes: what the document is compared with, and buttons that copy and revert all changes. */
class ChangesBar final : public QWidget
{
    Q_OBJECT

public:
    ChangesBar(const designer::Context &context, review::Reviews &reviews, review::DefinitionReview &review,
               QWidget *parent);

    /** Enables what fits the changes of a comparison. */
    void refresh(const review::Review &review);

signals:
    void messageRequested();
    void markdownRequested();
    void revertAllRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    review::DefinitionReview &m_review;
    QLabel *m_label = nullptr;
    BaseChooser *m_base = nullptr;
    QPushButton *m_message = nullptr;
    QPushButton *m_markdown = nullptr;
    QPushButton *m_revertAll = nullptr;
};

} // namespace changes
