#pragma once

#include "colors.h"
#include "context.h"
#include "definitionreview.h"

#include <memory>

class QPainter;
class QRect;

namespace designer {

/**
 * The marks that a list or form shows beside values that differ from HEAD, or from what the tab Changes compares with.
 * The comparison begins when the widget is shown for the first time.
 */
class ReviewMarks final : public QObject
{
    Q_OBJECT

public:
    /** The marks of the values of Context::file. Without Context::reviews nothing is marked. */
    ReviewMarks(const Context &context, QWidget &shown);
    ~ReviewMarks() override;

    [[nodiscard]] review::Mark of(const document::Pointer &place) const;
    /** The comparison that the marks are from; null before the first one. */
    [[nodiscard]] const review::Review *review() const;
    [[nodiscard]] bool isActive() const { return m_review != nullptr; }
    [[nodiscard]] review::DefinitionReview &definitionReview() const { return *m_review; }
    /** Gives a value its earlier text, as one undo step. */
    base::Result<void> revert(const document::Pointer &place);
    /** Adds a value that only the base has, as one undo step. `basePlace` is its place in the base. */
    base::Result<void> restore(const document::Pointer &basePlace);

signals:
    /** Marks may be others than before. */
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Context m_context;
    QWidget &m_shown;
    std::shared_ptr<review::DefinitionReview> m_review;
};

/** Says what a mark means in one line, such as “Changed since HEAD (breaking)”; empty for an empty mark. */
[[nodiscard]] QString markText(const review::Mark &mark, const QString &base);
/** The letter of a mark: A for added, M for changed, D for removed, with ! if it breaks clients and ? if it may. Empty
 * for an empty mark. */
[[nodiscard]] QString markLetter(const review::Mark &mark);
[[nodiscard]] theme::Role markColor(const review::Mark &mark);
/** Paints the letter of a mark at the right end of `free`, and takes its room from `free`. */
void paintReviewMark(QPainter *painter, QRect &free, const review::Mark &mark);
/** The width that paintReviewMark() takes. */
[[nodiscard]] int reviewMarkWidth(const review::Mark &mark);

/** The texts of findings with their levels and operations, one a line; at most `most`. */
[[nodiscard]] QString findingLines(const QList<const difference::Change *> &findings, int most);
/** The texts of the findings about a value, most severe first, one a line; at most `most`. Empty without findings. */
[[nodiscard]] QString findingsText(const review::Review &review, const document::Pointer &place, int most);
/** The texts of the findings about a value and about what is inside of it that break clients or may do so, as
 * findingsText() returns them. */
[[nodiscard]] QString breaksText(const review::Review &review, const document::Pointer &place, int most);
/** The texts of the findings about a value that only the base has, at `basePlace` there, as findingsText() returns
 * them. */
[[nodiscard]] QString removalTexts(const review::Review &review, const document::Pointer &basePlace, int most);
/** The worst level of the findings about a value itself. */
[[nodiscard]] std::optional<difference::Level> findingsLevel(const review::Review &review,
                                                             const document::Pointer &place);

} // namespace designer
