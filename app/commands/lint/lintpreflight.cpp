#include "lintpreflight.h"

#include "callerrorwording.h"
#include "certificateproblems.h"
#include "clock.h"
#include "definitionview.h"
#include "managementsession.h"
#include "namedcertificates.h"
#include "secretanswers.h"
#include "secretproblem.h"
#include "storeresolver.h"
#include "whendone.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace commands {

namespace {

using management::NamedStore;
using secrets::SecretReference;
using secrets::Store;

/** True for a store that is asked over the network. */
bool isRemote(const SecretReference &reference, const management::Environment &environment)
{
    if (reference.store != Store::Named)
        return reference.store == Store::Consul || reference.store == Store::Vault;
    return std::any_of(environment.stores.begin(), environment.stores.end(), [&](const NamedStore &store) {
        return store.name == reference.storeName &&
               (store.kind == NamedStore::Kind::Consul || store.kind == NamedStore::Kind::Vault);
    });
}

QList<lint::SecretText> secretTexts(const document::Snapshot &document)
{
    return lint::secretTexts(definition::DefinitionView(document));
}

} // namespace

struct LintPreflight::Parts {
    ManagementSession session;
    management::Environment environment;
    secrets::StoreResolver resolver{session.keychain()};
    preflight::SecretAnswers answers{resolver};
    QTimer deadline;
    base::SystemClock clock;
    std::optional<management::CallError> listError; ///< Why there is no list of certificates.
    bool isListAwaited = false;
    bool isOffline = false;
    bool isNamed = false; ///< The person says which environment is meant.
    bool isStarted = false;
    bool isFinished = false;

    [[nodiscard]] bool asks(const SecretReference &reference) const
    {
        return isNamed || !isRemote(reference, environment);
    }
};

LintPreflight::LintPreflight(QObject *parent)
    : QObject(parent)
    , m_parts(std::make_unique<Parts>())
{
    m_parts->deadline.setSingleShot(true);
    connect(&m_parts->deadline, &QTimer::timeout, this, [this] {
        if (std::exchange(m_parts->isListAwaited, false)) {
            m_parts->listError.emplace();
            m_parts->listError->failure = management::CallFailure::TimedOut;
        }
        m_parts->answers.giveUp();
    });
    connect(&m_parts->answers, &preflight::SecretAnswers::answered, this, &LintPreflight::conclude);
}

LintPreflight::~LintPreflight() = default;

void LintPreflight::addOptions(QCommandLineParser &parser)
{
    addEnvironmentOptions(parser);
    parser.addOption({u"offline"_qs, u"Look no reference to a secret up, and ask nobody for anything."_qs});
}

base::Result<void> LintPreflight::choose(const QCommandLineParser &parser)
{
    m_parts->isOffline = parser.isSet(u"offline"_qs);
    m_parts->isNamed = parser.isSet(u"env"_qs) || parser.isSet(u"base-url"_qs) || parser.isSet(u"portal-url"_qs);
    if (m_parts->isOffline && m_parts->isNamed)
        return base::Error{base::ErrorCode::InvalidArgument, u"give --offline or an environment, not both"_qs};
    const base::Result<management::Environment> environment = m_parts->session.chosenEnvironment(parser);
    if (!environment)
        return environment.error();
    m_parts->environment = *environment;
    m_parts->environment.allowPlainHttp = environment->allowPlainHttp || parser.isSet(u"allow-http"_qs);
    m_parts->resolver.setEnvironment(m_parts->environment);
    return m_parts->isNamed ? m_parts->session.open(parser) : base::Result<void>();
}

void LintPreflight::start(const QList<document::Snapshot> &documents)
{
    m_parts->isStarted = true;
    if (m_parts->isOffline)
        return conclude();
    QList<SecretReference> asked;
    for (const document::Snapshot &document : documents) {
        for (const lint::SecretText &text : secretTexts(document))
            asked += text.scan.references;
    }
    asked.removeIf([this](const SecretReference &reference) { return !m_parts->asks(reference); });
    m_parts->deadline.start(m_parts->environment.timeoutMs);
    m_parts->answers.ask(asked);
    if (m_parts->isNamed && std::any_of(documents.begin(), documents.end(), [](const document::Snapshot &document) {
            return !preflight::namedCertificates(document).isEmpty();
        }))
        askForCertificates();
    conclude();
}

void LintPreflight::askForCertificates()
{
    constexpr int allPages = -1;
    m_parts->isListAwaited = true;
    base::whenDone(m_parts->session.dashboard().listCertificates({allPages, false, std::nullopt}), this,
                   [this](const base::Result<management::CertificatePage, management::CallError> &page) {
                       m_parts->isListAwaited = false;
                       if (!page)
                           m_parts->listError = page.error();
                       conclude();
                   });
}

void LintPreflight::conclude()
{
    const bool isWaiting = m_parts->isListAwaited || !m_parts->answers.isSettled();
    if (!m_parts->isStarted || isWaiting || std::exchange(m_parts->isFinished, true))
        return;
    m_parts->deadline.stop();
    emit finished();
}

base::Diagnostics LintPreflight::problems(const document::Snapshot &document) const
{
    if (m_parts->isOffline)
        return {};
    return secretProblems(document) + certificateProblems(document);
}

base::Diagnostics LintPreflight::certificateProblems(const document::Snapshot &document) const
{
    if (!m_parts->isNamed)
        return {};
    const auto named = preflight::namedCertificates(document);
    if (!m_parts->listError || named.isEmpty())
        return preflight::certificateProblems(document, m_parts->session.knownCertificates(), m_parts->clock.now());
    const document::Pointer &first = named.first().pointer;
    const lint::Rule &rule = preflight::rules::CertificatesNotChecked;
    return {{rule.name(),
             rule.severity,
             definition::placeOf(document, first),
             first.toString(),
             {messages::callErrorText(*m_parts->listError)}}};
}

base::Diagnostics LintPreflight::secretProblems(const document::Snapshot &document) const
{
    const auto verdict = [this](const SecretReference &reference) -> std::optional<preflight::SecretProblem> {
        if (!m_parts->asks(reference))
            return preflight::SecretProblem{preflight::rules::ReferenceNotChecked,
                                            {secrets::referenceText(reference), u"name-environment"_qs}};
        const std::optional<base::Error> failure = m_parts->answers.failure(reference);
        return failure ? std::optional(preflight::secretProblem(reference, *failure)) : std::nullopt;
    };
    base::Diagnostics problems = preflight::secretProblems(document, secretTexts(document), verdict);
    for (base::Diagnostic &problem : problems) {
        if (!m_parts->isNamed && problem.severity == base::Severity::Error)
            problem.severity = base::Severity::Warning;
    }
    return problems;
}

} // namespace commands

#include "moc_lintpreflight.cpp"
