#pragma once

#include "diagnostic.h"
#include "result.h"
#include "snapshot.h"

#include <QCommandLineParser>
#include <QObject>

#include <memory>

namespace commands {

/**
 * What `lint` finds outside of the files: references to secrets without a value, and certificates that the dashboard
 * does not have as they are needed. Without a named environment only this machine is asked and what is found are
 * warnings, as the gateway may run elsewhere; with one its stores on the network and its dashboard are asked too.
 */
class LintPreflight final : public QObject
{
    Q_OBJECT

public:
    explicit LintPreflight(QObject *parent = nullptr);
    ~LintPreflight() override;

    /** --offline and the options that choose an environment. */
    static void addOptions(QCommandLineParser &parser);
    /** Reads them. InvalidArgument with words. */
    [[nodiscard]] base::Result<void> choose(const QCommandLineParser &parser);
    /** Asks for all that the documents name; bounded in time by the environment's own bound. */
    void start(const QList<document::Snapshot> &documents);
    /** After finished(): what is wrong with one of them. */
    [[nodiscard]] base::Diagnostics problems(const document::Snapshot &document) const;

signals:
    void finished();

private:
    struct Parts;
    void askForCertificates();
    void conclude();
    [[nodiscard]] base::Diagnostics secretProblems(const document::Snapshot &document) const;
    [[nodiscard]] base::Diagnostics certificateProblems(const document::Snapshot &document) const;

    std::unique_ptr<Parts> m_parts;
};

} // namespace commands
