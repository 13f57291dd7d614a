#pragma once

#include "clientusers.h"
#include "definitiongrants.h"
#include "diskchanges.h"
#include "driving.h"
#include "fakeclock.h"
#include "fakeenvironments.h"
#include "fakefetcher.h"
#include "fakegateway.h"
#include "fakegrants.h"
#include "fakekeychain.h"
#include "fakemanagement.h"
#include "fakeresolver.h"
#include "fakesettings.h"
#include "fakestore.h"
#include "fakewatch.h"
#include "faultdrills.h"
#include "mainwindow.h"
#include "memoryrepository.h"
#include "merges.h"
#include "recoveryjournal.h"
#include "remotereferences.h"
#include "reviews.h"
#include "routeservice.h"
#include "workspace.h"

#include <QMutex>
#include <QTest>

#include <atomic>
#include <memory>

namespace support {

/** Unsaved edits of an earlier run, as a test sets them. */
class FakeRecovery final : public workspace::RecoveryStore
{
public:
    QList<Entry> entries; ///< The newest first.
    QStringList setAsideKeys;
    std::atomic<int> writes = 0;
    std::optional<base::Error> failure; ///< Of every write, and of leftOver().

    /** The records of this run. */
    [[nodiscard]] QList<workspace::RecoveryRecord> written() const
    {
        const QMutexLocker locker(&m_mutex);
        QList<workspace::RecoveryRecord> records;
        for (const QByteArray &bytes : m_written) {
            if (const auto record = workspace::decodeRecovery(bytes))
                records.append(*record);
        }
        return records;
    }

    [[nodiscard]] base::Result<void> write(const QString &key, const QByteArray &bytes) override
    {
        ++writes;
        if (failure)
            return *failure;
        const QMutexLocker locker(&m_mutex);
        m_written.insert(key, bytes);
        return {};
    }
    base::Result<void> remove(const QString &key) override
    {
        const QMutexLocker locker(&m_mutex);
        m_written.remove(key);
        entries.removeIf([&key](const Entry &entry) { return entry.key == key; });
        return {};
    }
    QString setAside(const QString &key) override
    {
        setAsideKeys.append(key);
        return u"/state/"_qs + key;
    }
    [[nodiscard]] base::Result<QList<Entry>> leftOver() override
    {
        return failure ? base::Result<QList<Entry>>(*failure) : base::Result<QList<Entry>>(entries);
    }

private:
    mutable QMutex m_mutex; ///< The journal writes on a worker.
    QHash<QString, QByteArray> m_written;
};

/** The files of a FakeStore for workers that can outlive it, and no files after detach(). */
class DetachedStore final : public workspace::DocumentStore
{
public:
    explicit DetachedStore(FakeStore &store)
        : m_store(&store)
    {}

    void detach()
    {
        const QMutexLocker locker(&m_mutex);
        m_store = nullptr;
    }

    [[nodiscard]] base::Result<QByteArray> read(const QString &path) override
    {
        const QMutexLocker locker(&m_mutex);
        return m_store ? m_store->read(path) : base::Error{base::ErrorCode::NotFound, path};
    }
    [[nodiscard]] base::Result<void> write(const QString &path, const QByteArray &) override
    {
        return base::Error{base::ErrorCode::Unsupported, path};
    }
    [[nodiscard]] bool isOrdinary(const QString &path) override
    {
        const QMutexLocker locker(&m_mutex);
        return m_store && m_store->isOrdinary(path);
    }
    [[nodiscard]] QByteArray stamp(const QString &path) override
    {
        const QMutexLocker locker(&m_mutex);
        return m_store ? m_store->stamp(path) : QByteArray();
    }
    [[nodiscard]] QStringList definitionsBelow(const QString &) override { return {}; }

private:
    QMutex m_mutex;
    FakeStore *m_store;
};

/** A window on fakes. */
struct WindowFixture {
    /** Without `allowsSecrets` the user has allowed nothing yet. */
    explicit WindowFixture(bool allowsSecrets = true)
        : grants(allowsSecrets)
    {
        gateway.current = preview::GatewayControl::State::Stopped;
    }
    ~WindowFixture() { detachedStore->detach(); }
    Q_DISABLE_COPY_MOVE(WindowFixture)

    /** With the settings and files of another one, as after a restart of the program. */
    [[nodiscard]] static std::unique_ptr<WindowFixture> restarted(const WindowFixture &before)
    {
        auto fixture = std::make_unique<WindowFixture>();
        fixture->settings.stored = before.settings.stored;
        fixture->store.files = before.store.files;
        return fixture;
    }

    [[nodiscard]] window::Services services()
    {
        const auto createFiles = [this](const QString &folder, const QList<workspace::NewFile> &files) {
            return create(folder, files);
        };
        window::Services services{workspace,   store,        gateway,    sender,   routes,     drills,
                                  clientUsers, environments, management, keychain, grants,     settings,
                                  clock,       recovery,     disk,       remote,   createFiles};
        services.detachedStore = detachedStore;
        services.reviews = &reviews;
        services.merges = &merges;
        return services;
    }
    /** Creates all files or, if one of them exists, none. */
    base::Result<void> create(const QString &folder, const QList<workspace::NewFile> &created)
    {
        for (const workspace::NewFile &file : created) {
            if (store.files.contains(folder + u'/' + file.name))
                return base::Error{base::ErrorCode::AlreadyExists, folder + u'/' + file.name};
        }
        for (const workspace::NewFile &file : created)
            store.files.insert(folder + u'/' + file.name, file.bytes);
        return {};
    }

    FakeStore store;
    std::shared_ptr<DetachedStore> detachedStore = std::make_shared<DetachedStore>(store);
    FakeGateway gateway;
    FakeSender sender;
    FakeEnvironments stored;
    FakeManagement management;
    FakeKeychain keychain;
    FakeSettings settings;
    FakeClock clock;
    FakeResolver resolver;
    workspace::Workspace workspace{store};
    management::EnvironmentList environments{stored};
    FakeGrants grants;
    preview::RouteService routes{workspace, resolver, grants, gateway};
    preview::FaultDrills drills{workspace, routes, gateway};
    preview::DefinitionGrants definitionGrants{workspace, grants};
    preview::ClientUsers clientUsers{keychain, routes};
    FakeRecovery recoveryStore;
    workspace::RecoveryJournal recovery{workspace, recoveryStore};
    FakeWatch watch;
    workspace::DiskChanges disk{workspace, store, watch};
    FakeFetcher fetcher;
    workspace::RemoteReferences remote{workspace, fetcher, settings};
    // Workers that outlive the window read it.
    std::shared_ptr<MemoryRepository> sharedRepository = std::make_shared<MemoryRepository>();
    MemoryRepository &repository = *sharedRepository;
    review::Reviews reviews{sharedRepository, detachedStore, clock};
    conflicts::Merges merges{repository, store};
};

/** A definition with one problem: the header name. */
inline QByteArray shopText(const QByteArray &title = "Shop")
{
    return "openapi: 3.0.3\ninfo:\n  title: " + title +
           "\n  version: '1'\npaths:\n  /books:\n    get:\n      responses: {'200': {description: ok}}\n    post:\n      responses: "
           "{'200': {description: ok}}\nx-vendor-api-gateway:\n  info:\n    name: " +
           title +
           "\n    state: {active: true}\n  server:\n    listenPath: {value: /shop/, strip: true}\n  upstream:\n    url: "
           "https://stock.example/v1\n    authentication:\n      enabled: true\n      basicAuth:\n        enabled: true\n        "
           "username: kim\n        password: env://PW\n        header: {enabled: true, name: X Up}\n";
}

/** The path of the definition of openShop(). */
inline const QString ShopPath = u"/apis/shop.yaml"_qs;

/** Opens an active window with shopText() at ShopPath. */
inline void openShop(std::unique_ptr<WindowFixture> &fixture, std::unique_ptr<window::MainWindow> &shown)
{
    fixture = std::make_unique<WindowFixture>();
    fixture->store.files.insert(ShopPath, shopText());
    shown = std::make_unique<window::MainWindow>(fixture->services());
    activate(*shown);
    shown->open({ShopPath});
    QVERIFY(shown->currentDefinition());
}

} // namespace support
