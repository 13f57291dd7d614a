#pragma once

#include "pictures.h"

/** Saves screenshots of a review: the tab Changes, and what the tabs Paths and Schemas show of the changes. */
class ReviewScreenshots final : public QObject
{
    Q_OBJECT

public:
    ReviewScreenshots(const support::JourneyHome &home, const support::Pictures &pictures)
        : m_home(home)
        , m_pictures(pictures)
    {}

private slots:
    void takeReview_data();
    void takeReview();

private:
    void takeChanges(support::Journey &journey, const QString &theme);
    /** The question about a file in conflict, the conflicts, and the file after they were resolved. */
    void takeMerge(const QString &theme, int choice);
    void takeDesigner(support::Journey &journey, const QString &theme);

    const support::JourneyHome &m_home;
    const support::Pictures m_pictures;
};
