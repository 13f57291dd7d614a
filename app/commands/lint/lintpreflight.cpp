#include "lintpreflight.h"

#include "callerrormessages.h"
#include "certificateproblems.h"
#include "consentoptions.h"
#include "definitionview.h"
#include "namedcertificates.h"
#include "origin.h"
#include "secretproblem.h"
#include "whendone.h"

#include <algorithm>
#include <utility>

namespace commands {

namespace {

using management::NamedStore;
using secrets::SecretReference;
using secrets::Store;

/** True for a store on the network. */
bool isRemote(const SecretReference &reference, const management::Environment &environment)
{
    if (reference.store != Store::Named)
        return reference.store == Store::Consul || reference.store == Store::Vault;
    return std::any_of(environment.stores.begin(), environment.stores.end(), [&](const NamedStore &store) {
        return store.name == reference.storeName &&
               (store.kind == NamedStore::Kind::Consul || store.kind == NamedStore::Kind::Vault);
    });
}

/** The origin that the secrets of a document are sent to. Takes time for the whole URL. */
QString upstreamOrigin(const document::Snapshot &document)
{
    return consent::originOf(definition::DefinitionView(document).upstreamUrl().value);
}

/** Without references in the host of the upstream URL, which nobody can allow and nothing looks up. */
QList<lint::SecretText> secretTexts(const document::Snapshot &document)
{
    const definition::DefinitionView view(document);
    const auto url = view.upstreamUrl();
    QList<lint::SecretText> texts = lint::secretTexts(view);
    if (!consent::referenceInHost(secrets::TextWithReferences(url.value)))
        return texts;
    for (lint::SecretText &text : texts) {
        if (text.pointer == url.pointer)
            text.scan.references.clear();
    }
    return texts;
}

} // namespace

LintPreflight::LintPreflight(services::CoreServices &core, QObject *parent)
    : QObject(parent)
    , m_core(core)
    , m_session(core)
    , m_answers(core.resolver)
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        if (std::exchange(m_isListing, false)) {
            m_listError.emplace();
            m_listError->failure = management::CallFailure::TimedOut;
        }
        m_answers.giveUp();
    });
    connect(&m_answers, &preflight::SecretAnswers::answered, this, &LintPreflight::conclude);
}

void LintPreflight::addOptions(QCommandLineParser &parser)
{
    addEnvironmentOptions(parser);
    addAllowSecretsOption(parser);
    parser.addOption({u"offline"_qs, u"Look up no secret references and make no network requests."_qs});
}

base::Result<void> LintPreflight::choose(const QCommandLineParser &parser)
{
    m_isOffline = parser.isSet(u"offline"_qs);
    m_isNamed = parser.isSet(u"env"_qs) || parser.isSet(u"base-url"_qs) || parser.isSet(u"portal-url"_qs);
    if (m_isOffline && m_isNamed)
        return base::Error{base::ErrorCode::InvalidArgument, u"use either --offline or an environment"_qs};
    const base::Result<management::Environment> environment = m_session.chosenEnvironment(parser);
    if (!environment)
        return environment.error();
    m_environment = *environment;
    m_environment.allowPlainHttp = environment->allowPlainHttp || parser.isSet(u"allow-http"_qs);
    m_core.setSecretEnvironment(m_environment);
    readAllowSecretsOption(parser, m_core.grants);
    return m_isNamed ? m_session.open(parser) : base::Result<void>();
}

std::optional<rules::SecretAdvice> LintPreflight::obstacle(const LintedFile &file, const QString &origin,
                                                           const SecretReference &reference) const
{
    if (!m_core.grants.allows(file.definition, reference, origin))
        return rules::SecretAdvice::AllowSecret;
    if (!m_isNamed && isRemote(reference, m_environment))
        return rules::SecretAdvice::NameEnvironment;
    return std::nullopt;
}

void LintPreflight::add(const LintedFile &file)
{
    const QString origin = upstreamOrigin(file.snapshot);
    for (const lint::SecretText &text : secretTexts(file.snapshot)) {
        for (const SecretReference &reference : text.scan.references) {
            if (!obstacle(file, origin, reference))
                m_asked.append(reference);
        }
    }
    m_needsCertificates = m_needsCertificates || !preflight::namedCertificates(file.snapshot).isEmpty();
}

void LintPreflight::start()
{
    m_isStarted = true;
    if (m_isOffline)
        return conclude();
    m_deadline.start(m_environment.timeoutMs);
    m_answers.ask(m_asked);
    if (m_isNamed && m_needsCertificates)
        listCertificates();
    conclude();
}

void LintPreflight::listCertificates()
{
    constexpr int allPages = -1;
    m_isListing = true;
    base::whenDone(m_session.service().dashboard().listCertificates({allPages, false, std::nullopt}), this,
                   [this](const base::Result<management::CertificatePage, management::CallError> &page) {
                       m_isListing = false;
                       if (!page)
                           m_listError = page.error();
                       conclude();
                   });
}

void LintPreflight::conclude()
{
    const bool isWaiting = m_isListing || !m_answers.isSettled();
    if (!m_isStarted || isWaiting || std::exchange(m_isFinished, true))
        return;
    m_deadline.stop();
    emit finished();
}

base::Diagnostics LintPreflight::problems(const LintedFile &file)
{
    if (m_isOffline)
        return {};
    return secretProblems(file) + certificateProblems(file.snapshot);
}

base::Diagnostics LintPreflight::certificateProblems(const document::Snapshot &document)
{
    if (!m_isNamed)
        return {};
    const auto named = preflight::namedCertificates(document);
    if (!m_listError || named.isEmpty())
        return preflight::certificateProblems(document, m_session.service().knownCertificates(), m_core.clock.now());
    const document::Pointer &first = named.first().pointer;
    const rules::Rule &rule = "certificates-not-checked"_rule;
    return {rule.at(definition::placeOf(document, first), first.toString(), {messages::callErrorText(*m_listError)})};
}

base::Diagnostics LintPreflight::secretProblems(const LintedFile &file) const
{
    const QString origin = upstreamOrigin(file.snapshot);
    const auto verdict = [&](const SecretReference &reference) -> std::optional<preflight::SecretProblem> {
        if (const auto advice = obstacle(file, origin, reference))
            return preflight::SecretProblem{&"reference-not-checked"_rule,
                                            {secrets::referenceText(reference), rules::wordOf(*advice)}};
        return m_answers.problem(reference);
    };
    base::Diagnostics problems = preflight::secretProblems(file.snapshot, secretTexts(file.snapshot), verdict);
    for (base::Diagnostic &problem : problems) {
        if (!m_isNamed && problem.severity == base::Severity::Error)
            problem.severity = base::Severity::Warning;
    }
    return problems;
}

} // namespace commands

#include "moc_lintpreflight.cpp"
