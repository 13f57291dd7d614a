#pragma once

#include "folderexport.h"
#include "managementcommand.h"
#include "policydifferencetext.h"
#include "policyfile.h"
#include "policylisting.h"

namespace commands {

/** The commands `policy get ID`, `create FILE`, `list`, `export` and `diff FILE`, which call the dashboard. */
class PolicyCommand final : public ManagementCommand
{
    Q_OBJECT

public:
    using ManagementCommand::ManagementCommand;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    [[nodiscard]] static QString usageProblem(const QCommandLineParser &parser);
    void get(const QString &id);
    void list(int page);
    void showList(const management::PolicyPage &page);

    /** Reads a policy from a JSON or YAML file. Returns std::nullopt if that failed and the command has ended. */
    [[nodiscard]] std::optional<management::Policy> readFile(const QString &path);
    /** Compares a policy file with the policies of the dashboard and then calls `done`, unless that failed and the
     * command has ended. */
    void compare(const management::Policy &file, const std::function<void(const PolicyComparison &)> &done);
    void compareWith(const management::Policy &file, const management::ListedPolicies &listed,
                     const std::function<void(const PolicyComparison &)> &done);
    void complainAboutListing(const management::ListedPolicies &listed);

    void diff(const QString &path);
    void create(const QString &path, bool isForced);
    void send(const management::Policy &policy);
    void showCreated(const management::CreatedPolicy &created);

    void exportAll();
    /** Fetches the policies with the IDs, after those that are fetched, and writes all of them. */
    void exportNext(QStringList ids, QList<management::Policy> fetched);
    void write(const QList<management::Policy> &policies);
    /** Writes the file that `-o` names, also if it exists. */
    [[nodiscard]] base::Result<void> writeFile(const QByteArray &text);

    management::PolicyListing *m_listing = nullptr;
    QString m_output; ///< Of `policy export`: a file, a folder or `-`.
    workspace::ExistingFiles m_existing = workspace::ExistingFiles::Refuse;
    management::FileSecrets m_secrets = management::FileSecrets::Redact;
};

} // namespace commands
