#pragma once

#include "comparedentries.h"
#include "policylisting.h"

#include <QObject>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace comparison {

/** The lists that are compared. */
enum class Kind { Certificates, Policies, SsoProfiles };
inline constexpr std::array AllKinds{Kind::Certificates, Kind::Policies, Kind::SsoProfiles};

/** The lists of an environment, as far as they could be loaded. */
struct EnvironmentLists {
    management::Environment environment;
    management::LoadedEntries<management::Certificate> certificates;
    management::LoadedEntries<management::Policy> policies;
    management::LoadedEntries<management::SsoProfile> profiles;
};

/** Loads the lists of an environment with a service of its own. Its destructor cancels the calls. */
class ComparisonLoad final : public QObject
{
    Q_OBJECT

public:
    ComparisonLoad(management::ManagementService &service, const management::Environment &environment,
                   QObject *parent = nullptr);
    ~ComparisonLoad() override;

    [[nodiscard]] bool isDone() const { return m_pending == 0; }
    [[nodiscard]] const EnvironmentLists &lists() const { return m_lists; }
    /** The error of the call for a list; nothing if it was answered. */
    [[nodiscard]] const std::optional<management::CallError> &error(Kind kind) const
    {
        return m_errors[static_cast<std::size_t>(kind)];
    }

signals:
    /** All calls have ended. */
    void done();

private:
    template<typename T, typename Handler>
    void start(Kind kind, management::Answer<T> answer, Handler handle);
    /** Takes note that a list is loaded or has failed. */
    void endOne();

    std::unique_ptr<management::ManagementService> m_service;
    std::unique_ptr<management::PolicyListing> m_listing;
    EnvironmentLists m_lists;
    std::array<std::optional<management::CallError>, AllKinds.size()> m_errors;
    QList<std::function<void()>> m_cancellers;
    int m_pending = static_cast<int>(AllKinds.size());
};

} // namespace comparison
