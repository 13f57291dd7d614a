#include "policycalls.h"

#include "cachedpolicies.h"
#include "policydifference.h"
#include "policyjson.h"
#include "policyredaction.h"
#include "task.h"

#include <memory>

namespace network {

namespace {

using management::CallError;
using management::CallFailure;
using management::CreatedPolicy;
using management::Policy;
using management::PolicyPage;
using management::RequestFault;

constexpr int badRequest = 400;
constexpr int notFound = 404;
constexpr int methodNotAllowed = 405;
constexpr int notImplemented = 501;

PolicyOutcome readFetched(const JsonOutcome &answer)
{
    if (!answer)
        return answer.error();
    const base::Result<Policy> policy = management::readPolicy(answer->value);
    if (!policy)
        return notUnderstood(*answer, policy.error().detail);
    return asAnswered(*answer, *policy);
}

/** Fetches a created policy by the first possible id that exists. */
class Creation final
{
public:
    Creation(PolicyContext context, Policy policy, Task<CreatedOutcome> *task)
        : m_context(std::move(context))
        , m_sent(std::move(policy))
        , m_task(task)
    {}

    static void read(const std::shared_ptr<Creation> &self, const JsonOutcome &answer)
    {
        if (!answer)
            return self->m_task->finish(answer.error());
        const base::Result<management::CreationAnswer> creation = management::readCreation(answer->value);
        const bool saysOk = creation && creation->status.compare(u"ok", Qt::CaseInsensitive) == 0;
        if (!creation || (creation->ids.isEmpty() && !saysOk))
            return self->m_task->finish(unexpected(answer->http, creation ? QString() : creation.error().detail));
        self->m_answer = *creation;
        if (creation->ids.isEmpty())
            self->conclude({}, unexpected(answer->http)); // Created, but the id is unknown.
        else
            fetchNext(self);
    }

private:
    static void fetchNext(const std::shared_ptr<Creation> &self)
    {
        const QString id = self->m_answer.ids.takeFirst();
        self->m_task->step(
            fetchPolicyById(self->m_context, id, CachePolicy::NetworkOnly), [self, id](const PolicyOutcome &policy) {
                const bool unknown = !policy && policy.error().failure == CallFailure::Refused &&
                                     (policy.error().status == notFound || policy.error().status == badRequest);
                if (unknown && !self->m_answer.ids.isEmpty())
                    fetchNext(self);
                else
                    self->conclude(id, policy);
            });
    }

    void conclude(const QString &id, const PolicyOutcome &policy)
    {
        CreatedPolicy created;
        created.id = id;
        created.status = m_answer.status;
        created.message = m_answer.message;
        if (policy) {
            created.readBack = *policy;
            created.differences = management::readBackDifferences(m_sent, *policy);
        } else {
            created.readBack = m_sent;
            created.readBackError = policy.error();
            if (!id.isEmpty())
                m_context.knownIds->remember(m_context.environment.id, id);
        }
        m_task->finish(created);
    }

    PolicyContext m_context;
    Policy m_sent;
    Task<CreatedOutcome> *m_task;
    management::CreationAnswer m_answer;
};

/** Fetches the policies with known ids, one after the other. */
class RememberedList final
{
public:
    RememberedList(PolicyContext context, Task<PolicyPageOutcome> *task)
        : m_context(std::move(context))
        , m_task(task)
    {
        m_left = m_context.knownIds->ids(m_context.environment.id);
        m_page.source = PolicyPage::Source::Remembered;
        m_page.pages = 1;
    }

    static void fetchNext(const std::shared_ptr<RememberedList> &self)
    {
        if (self->m_left.isEmpty())
            return self->m_task->finish(self->m_page);
        const QString id = self->m_left.takeFirst();
        const QByteArray path = policyPath(id);
        self->m_task->step(self->m_context.caller->get(self->m_context.environment, Interface::Dashboard, path),
                           [self, id](const JsonOutcome &answer) {
                               const PolicyOutcome policy = readFetched(answer);
                               if (policy)
                                   self->take(*policy);
                               else
                                   self->m_page.unanswered.append(id);
                               fetchNext(self);
                           });
    }

private:
    void take(const Policy &policy)
    {
        m_page.policies.append(Policy{policy.json});
        if (policy.stale)
            m_page.stale = policy.stale;
    }

    PolicyContext m_context;
    Task<PolicyPageOutcome> *m_task;
    QStringList m_left;
    PolicyPage m_page;
};

/** True if the server does not support lists. Other errors do not count. */
bool hasNoList(const CallError &error)
{
    if (error.failure == CallFailure::UnexpectedAnswer)
        return true;
    return error.failure == CallFailure::Refused && (error.status == notFound || error.status == methodNotAllowed ||
                                                     error.status == notImplemented || error.status == badRequest);
}

} // namespace

QFuture<PolicyOutcome> fetchPolicyById(const PolicyContext &context, const QString &id, CachePolicy cachePolicy)
{
    if (id.isEmpty() || id == u"." || id == u"..")
        return base::readyFuture<PolicyOutcome>(CallError::notSent(RequestFault::BadId, id));
    auto *task = new Task<PolicyOutcome>(context.caller);
    const QByteArray path = policyPath(id);
    task->step(context.caller->get(context.environment, Interface::Dashboard, path, {}, cachePolicy),
               [task, context, id](const JsonOutcome &answer) {
                   const PolicyOutcome policy = readFetched(answer);
                   if (policy)
                       context.knownIds->remember(context.environment.id, id);
                   task->finish(policy);
               });
    return task->future();
}

QFuture<CreatedOutcome> createAndReadBack(const PolicyContext &context, const Policy &policy)
{
    if (policy.json.type() != document::Value::Type::Object)
        return base::readyFuture<CreatedOutcome>(CallError::notSent(RequestFault::NotAnObject));
    if (const QString redacted = management::redactedMember(policy); !redacted.isEmpty())
        return base::readyFuture<CreatedOutcome>(CallError::notSent(RequestFault::Redacted, redacted));
    auto *task = new Task<CreatedOutcome>(context.caller);
    const auto creation = std::make_shared<Creation>(context, policy, task);
    task->step(context.caller->post(context.environment, Interface::Dashboard, PoliciesPath, policy.json.toJson()),
               [creation](const JsonOutcome &answer) { Creation::read(creation, answer); });
    return task->future();
}

QFuture<PolicyPageOutcome> fetchPolicyList(const PolicyContext &context, int page)
{
    auto *task = new Task<PolicyPageOutcome>(context.caller);
    task->step(context.caller->get(context.environment, Interface::Dashboard, PoliciesPath, policyListQuery(page)),
               [task, context](const JsonOutcome &answer) {
                   if (answer) {
                       const base::Result<PolicyPage> list = management::readPolicyPage(answer->value);
                       if (list)
                           return task->finish(asAnswered(*answer, *list));
                       if (answer->stale)
                           return task->finish(answer->stale->error);
                   } else if (!hasNoList(answer.error())) {
                       return task->finish(answer.error());
                   }
                   RememberedList::fetchNext(std::make_shared<RememberedList>(context, task));
               });
    return task->future();
}

} // namespace network
