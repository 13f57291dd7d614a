#pragma once

#include "pictures.h"

#include <QDialog>

/** Saves screenshots of the views that inspect what a gateway has: certificates, listen paths, the matrix, changes of
 * SSO profiles, and a comparison of environments. */
class InspectScreenshots final : public QObject
{
    Q_OBJECT

public:
    InspectScreenshots(const support::JourneyHome &home, const support::Pictures &pictures)
        : m_home(home)
        , m_pictures(pictures)
    {}

private slots:
    void takeInspected_data();
    void takeInspected();

private:
    void takeCertificates(support::Journey &journey, const QString &theme);
    void takeChangedProfiles(support::Journey &journey, const QString &theme);
    void takeComparison(support::Journey &journey, const QString &theme);
    /** Takes a dialog, which is not larger than the window. */
    void takeDialog(QDialog &dialog, const QString &name, const QString &theme);

    const support::JourneyHome &m_home;
    const support::Pictures m_pictures;
};
