#include "manualcommand.h"

#include "manualpage.h"

#include <QCoreApplication>

namespace commands {

void ManualCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(u"Prints the manual page, which a package installs. To read it without one, run "
                                     u"gatewright manual | man -l -"_qs);
}

void ManualCommand::run(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return refuse(u"manual takes no arguments"_qs);
    const QString version = QCoreApplication::applicationVersion();
    console().printText(manualPage(m_help(console(), core()), generalNotes(), version).toUtf8());
    emit finished(Clean);
}

} // namespace commands

#include "moc_manualcommand.cpp"
