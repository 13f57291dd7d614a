#include "gatewaychecks.h"

#include "definitionwriter.h"
#include "editmessages.h"
#include "fieldmessage.h"
#include "gatewayfields.h"
#include "measures.h"
#include "security.h"

#include <QCheckBox>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using definition::DefinitionView;
using definition::DefinitionWriter;
using document::Pointer;

namespace {
/** The next level of check boxes. */
constexpr int SchemeIndentation = theme::Space::Page;
} // namespace

GatewayChecks::GatewayChecks(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_document(context.document())
    , m_enabled(new QCheckBox(this))
    , m_message(new forms::FieldMessage(this))
{
    m_enabled->setObjectName(u"gatewayChecksClients"_qs);
    m_enabled->installEventFilter(this);
    m_column = new QVBoxLayout;
    m_column->setContentsMargins(SchemeIndentation, 0, 0, 0);
    m_column->setSpacing(theme::Space::Tight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Tight);
    column->addWidget(m_enabled);
    column->addLayout(m_column);
    column->addWidget(m_message);
    connect(m_enabled, &QCheckBox::clicked, this, [this](bool isChecked) { toggle({}, isChecked); });
}

void GatewayChecks::refresh()
{
    const DefinitionView view(m_document.snapshot());
    const definition::ClientAccess access = definition::clientAccess(view);
    QList<QByteArray> schemes = openapi::definedSchemes(view.snapshot());
    for (const definition::ClientScheme &scheme : access.schemes) {
        if (!schemes.contains(scheme.name))
            schemes.append(scheme.name);
    }
    const bool isSame = std::equal(schemes.cbegin(), schemes.cend(), m_schemes.cbegin(), m_schemes.cend(),
                                   [](const QByteArray &name, const SchemeBox &box) { return name == box.scheme; });
    if (!isSame)
        rebuild(schemes);
    const bool canEdit = m_document.readOnlyReason() == document::ReadOnlyReason::None && view.snapshot().isValid();
    m_enabled->setChecked(access.isEnabled);
    m_enabled->setEnabled(canEdit);
    for (const SchemeBox &scheme : m_schemes) {
        scheme.box->setChecked(access.isEnabled && access.checks(scheme.scheme));
        scheme.box->setEnabled(canEdit && access.isEnabled);
    }
}

void GatewayChecks::rebuild(const QList<QByteArray> &schemes)
{
    for (const SchemeBox &scheme : m_schemes) {
        scheme.box->hide();
        scheme.box->deleteLater(); // It can be the one that was clicked.
    }
    m_schemes.clear();
    QWidget *before = m_enabled;
    for (const QByteArray &name : schemes) {
        auto *box = new QCheckBox(this);
        box->setObjectName(u"gatewayChecks_"_qs + QString::fromUtf8(name));
        box->installEventFilter(this);
        connect(box, &QCheckBox::clicked, this, [this, name](bool isChecked) { toggle(name, isChecked); });
        m_column->addWidget(box);
        setTabOrder(before, box);
        before = box;
        m_schemes.push_back({name, box});
    }
    retranslate();
}

void GatewayChecks::retranslate()
{
    m_enabled->setText(tr("Check the credentials of clients"));
    m_enabled->setAccessibleName(m_enabled->text());
    for (const SchemeBox &scheme : m_schemes) {
        const QString text = tr("Check %1", "%1: the name of a security scheme").arg(QString::fromUtf8(scheme.scheme));
        QString shown = text;
        scheme.box->setText(shown.replace(u'&', u"&&"_qs));
        scheme.box->setAccessibleName(text);
    }
}

void GatewayChecks::toggle(const QByteArray &scheme, bool isChecked)
{
    base::Result<void> done;
    {
        const document::Document::Step step(m_document, tr("Choose what the gateway checks"));
        done = write(scheme, isChecked);
    }
    m_document.closeStep();
    refresh();
    if (done)
        m_message->clear();
    else
        m_message->show(forms::FieldMessage::Kind::Error, editFailureText(done.error()));
}

/** Without a list of schemes all are checked, so the first choice names the others too. */
base::Result<void> GatewayChecks::write(const QByteArray &scheme, bool isChecked)
{
    DefinitionWriter writer(m_document);
    if (scheme.isEmpty())
        return writer.setClientAuthentication(isChecked);
    if (!definition::clientAccess(DefinitionView(m_document.snapshot())).hasSchemes) {
        for (const SchemeBox &other : m_schemes) {
            if (auto done = writer.setClientScheme(other.scheme, other.scheme != scheme || isChecked); !done)
                return done;
        }
        return {};
    }
    return writer.setClientScheme(scheme, isChecked);
}

Pointer GatewayChecks::placeOf(const QObject *box) const
{
    const Pointer extension = DefinitionView(m_document.snapshot()).extension();
    for (const SchemeBox &scheme : m_schemes) {
        if (scheme.box == box)
            return extension / definition::fields::clientSecuritySchemes() / scheme.scheme;
    }
    return extension / definition::fields::clientAuthentication();
}

QWidget *GatewayChecks::fieldFor(const Pointer &pointer) const
{
    for (const SchemeBox &scheme : m_schemes) {
        if (placeOf(scheme.box).contains(pointer) && scheme.box->isEnabled())
            return scheme.box;
    }
    return placeOf(m_enabled).contains(pointer) ? m_enabled : nullptr;
}

bool GatewayChecks::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        m_context.select(placeOf(watched), *this);
    return QWidget::eventFilter(watched, event);
}

} // namespace designer

#include "moc_gatewaychecks.cpp"
