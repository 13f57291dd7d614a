#pragma once

#include "proxyserver.h"

#include <QTest>

namespace support {

/** Adds a row of test data for each target that has a program, in the column `target`. */
inline void addTargets()
{
    QTest::addColumn<deploy::Target>("target");
    for (const deploy::Target target : ProxyServer::targets())
        QTest::newRow(qPrintable(deploy::nameOf(target))) << target;
}

} // namespace support

/** Skips the test function if the program of a target is not installed. */
#define SKIP_WITHOUT_PROGRAM(target)                                                                                   \
    if (const QByteArray absence = support::ProxyServer::absence(target); !absence.isEmpty())                          \
    QSKIP(absence.constData())
