#pragma once

#include "context.h"
#include "review.h"

#include <QObject>

namespace review {
class DefinitionReview;
}
namespace widgets {
class Banner;
}

namespace changes {

/** Goes to changes and reverts them. A banner says what could not be reverted, and what to do then. */
class ChangeActions final : public QObject
{
    Q_OBJECT

public:
    /** All outlive this object; `list` is where the user is. */
    ChangeActions(const designer::Context &context, review::DefinitionReview &review, widgets::Banner &banner,
                  QWidget &list, QObject *parent);

    /** Shows the place of a change in its form. `finding` is null for a node without a finding. */
    void goTo(const review::ChangeItem &item, const difference::Change *finding);
    /** Gives a value its earlier text, adds a removed one again, or gives an entry its earlier key. */
    void revert(const review::ChangeItem &item);
    /** Gives the whole document its earlier text. The banner offers to undo that. */
    void revertAll();

private:
    bool report(const base::Result<void> &result);
    void revertPlace(const document::Pointer &place);

    const designer::Context m_context;
    review::DefinitionReview &m_review;
    widgets::Banner &m_banner;
    QWidget &m_list;
};

} // namespace changes
