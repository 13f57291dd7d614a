#pragma once

#include "pictures.h"

/** Saves screenshots of the dialog that exports to a proxy, and of the dialog that tries what a document forbids. */
class ExportScreenshots final : public QObject
{
    Q_OBJECT

public:
    ExportScreenshots(const support::JourneyHome &home, const support::Pictures &pictures)
        : m_home(home)
        , m_pictures(pictures)
    {}

private slots:
    void takeExports_data();
    void takeExports();

private:
    void takeProxies(support::Journey &journey, const QString &theme);
    void takeTries(support::Journey &journey, const QString &theme);

    const support::JourneyHome &m_home;
    const support::Pictures m_pictures;
};
