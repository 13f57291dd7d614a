#include "keychainstore.h"

#include "lockedentry.h"
#include "whendone.h"

#include <QPromise>

#include <qt6keychain/keychain.h>

#include <memory>

namespace secrets {

namespace {

base::Error keychainError(const QKeychain::Job &job)
{
    using base::ErrorCode;
    switch (job.error()) {
    case QKeychain::EntryNotFound:
        return {ErrorCode::NotFound, job.key()};
    case QKeychain::AccessDeniedByUser:
        return {ErrorCode::KeychainLocked, job.errorString()};
    case QKeychain::AccessDenied:
    case QKeychain::CouldNotDeleteEntry:
        return {ErrorCode::PermissionDenied, job.errorString()};
    default:
        return {ErrorCode::KeychainUnavailable, job.errorString()};
    }
}

/** Runs a job. `read` returns the result of a successful job. If the job is destroyed before it ends, the future is
 * cancelled. */
template<typename T, typename Job, typename Read>
QFuture<base::Result<T>> run(Job *job, const QString &key, Read read)
{
    auto promise = std::make_shared<QPromise<base::Result<T>>>();
    promise->start();
    QFuture<base::Result<T>> future = promise->future();
    job->setKey(key);
    job->setInsecureFallback(false);
    QObject::connect(job, &QKeychain::Job::finished, job, [promise, job, read](QKeychain::Job *) {
        if (job->error() == QKeychain::NoError)
            promise->addResult(read(*job));
        else
            promise->addResult(base::Result<T>(keychainError(*job)));
        promise->finish();
    });
    job->start();
    return future;
}

base::Result<void> done(const QKeychain::Job &)
{
    return {};
}

} // namespace

KeychainStore::KeychainStore(QString service, QObject *parent)
    : QObject(parent)
    , m_service(std::move(service))
{}

QFuture<base::Result<Secret>> KeychainStore::read(const QString &key)
{
    auto *job = new QKeychain::ReadPasswordJob(m_service, this);
    return run<Secret>(job, key,
                       [](const QKeychain::ReadPasswordJob &finished) -> base::Result<Secret> {
                           return Secret(finished.binaryData());
                       })
        .then([this, key](const base::Result<Secret> &found) -> QFuture<base::Result<Secret>> {
            const bool isMissing = !found && found.error().code == base::ErrorCode::NotFound;
            return isMissing ? missingOrLocked(key) : base::readyFuture(found);
        })
        .unwrap();
}

QFuture<base::Result<Secret>> KeychainStore::missingOrLocked(const QString &key)
{
    return isLockedEntry(m_service, key, this).then([key](bool locked) -> base::Result<Secret> {
        return base::Error{locked ? base::ErrorCode::KeychainLocked : base::ErrorCode::NotFound,
                           locked ? QString() : key};
    });
}

QFuture<base::Result<void>> KeychainStore::write(const QString &key, const Secret &secret)
{
    auto *job = new QKeychain::WritePasswordJob(m_service, this);
    job->setBinaryData(secret.reveal());
    // If the user dismisses the prompt, some keychains report neither an error nor an entry.
    return run<void>(job, key, done)
        .then([this, key, secret](const base::Result<void> &written) -> QFuture<base::Result<void>> {
            return written ? confirm(key, secret) : base::readyFuture(written);
        })
        .unwrap();
}

QFuture<base::Result<void>> KeychainStore::confirm(const QString &key, const Secret &secret)
{
    return read(key).then([secret](const base::Result<Secret> &stored) -> base::Result<void> {
        if (stored && isSameSecret(*stored, secret))
            return {};
        return stored ? base::Error{base::ErrorCode::PermissionDenied, {}}
                      : base::Error{base::ErrorCode::KeychainLocked, {}};
    });
}

QFuture<base::Result<void>> KeychainStore::remove(const QString &key)
{
    return run<void>(new QKeychain::DeletePasswordJob(m_service, this), key, done);
}

} // namespace secrets

#include "moc_keychainstore.cpp"
