#include "clientcredentialseditor.h"

#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "origin.h"
#include "secretfield.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace environments {

using management::ClientCredential;

ClientCredentialsEditor::ClientCredentialsEditor(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout)
    , m_help(new widgets::ToneLabel({}, theme::Role::Muted, this))
    , m_add(new QPushButton(theme::icon(theme::Icon::Add), {}, this))
{
    m_add->setObjectName(u"clientCredentialAdd"_qs);
    m_help->setWordWrap(true);
    m_column->setSpacing(theme::Space::Control);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(m_column);
    layout->addWidget(m_help);
    layout->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow({});
        m_rows.constLast().kind->setFocus();
        emit edited();
    });
    retranslate();
}

void ClientCredentialsEditor::setCredentials(const QList<ClientCredential> &given)
{
    if (given == credentials())
        return;
    while (!m_rows.isEmpty())
        removeRow(m_rows.constFirst().box);
    for (const ClientCredential &credential : given)
        addRow(credential);
}

QList<ClientCredential> ClientCredentialsEditor::credentials() const
{
    QList<ClientCredential> credentials;
    for (const Row &row : m_rows)
        credentials.append({ClientCredential::Kind(row.kind->currentData().toInt()), row.scheme->text().trimmed(),
                            consent::originOf(row.upstream->text().trimmed())});
    return credentials;
}

QList<forms::SecretField *> ClientCredentialsEditor::secretFields() const
{
    QList<forms::SecretField *> fields;
    for (const Row &row : m_rows)
        fields.append(row.secret);
    return fields;
}

bool ClientCredentialsEditor::isValid() const
{
    const QList<ClientCredential> all = credentials();
    return std::none_of(all.begin(), all.end(), [](const ClientCredential &one) { return one.origin.isEmpty(); });
}

ClientCredentialsEditor::Row ClientCredentialsEditor::makeRow(const ClientCredential &credential)
{
    using Kind = ClientCredential::Kind;
    Row row;
    row.box = new QWidget(this);
    row.kind = new QComboBox(row.box);
    for (const Kind kind : {Kind::Bearer, Kind::Basic, Kind::ApiKey})
        row.kind->addItem(QString(), int(kind));
    row.kind->setCurrentIndex(std::max(0, row.kind->findData(int(credential.kind))));
    row.scheme = new QLineEdit(credential.scheme, row.box);
    row.upstream = new QLineEdit(credential.origin, row.box);
    row.remove = new QToolButton(row.box);
    row.remove->setIcon(theme::icon(theme::Icon::Remove));
    row.remove->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row.secretLabel = new QLabel(row.box);
    row.secret = new forms::SecretField(row.box);
    row.secretLabel->setBuddy(row.secret);
    layOut(row);
    return row;
}

void ClientCredentialsEditor::layOut(const Row &row)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(row.kind);
    line->addWidget(row.scheme, 1);
    line->addWidget(row.upstream, 2);
    line->addWidget(row.remove);
    auto *secretLine = new QHBoxLayout;
    secretLine->setSpacing(theme::Space::Control);
    secretLine->addWidget(row.secretLabel);
    secretLine->addWidget(row.secret, 1);
    auto *lines = new QVBoxLayout(row.box);
    lines->setContentsMargins({});
    lines->setSpacing(theme::Space::Tight);
    lines->addLayout(line);
    lines->addLayout(secretLine);
}

void ClientCredentialsEditor::addRow(const ClientCredential &credential)
{
    const Row row = makeRow(credential);
    m_column->addWidget(row.box);
    m_rows.append(row);
    for (const QLineEdit *field : {row.scheme, row.upstream})
        connect(field, &QLineEdit::textChanged, this, [this, row] {
            refreshRow(row);
            emit edited();
        });
    connect(row.kind, &QComboBox::currentIndexChanged, this, [this, row] {
        refreshRow(row);
        emit edited();
    });
    connect(row.remove, &QToolButton::clicked, this, [this, box = row.box] {
        removeRow(box);
        emit edited();
    });
    numberRows();
    retranslateRow(row);
}

void ClientCredentialsEditor::removeRow(QWidget *box)
{
    m_rows.removeIf([box](const Row &row) { return row.box == box; });
    box->hide();
    box->deleteLater();
    numberRows();
}

void ClientCredentialsEditor::numberRows()
{
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        row.kind->setObjectName(u"clientCredentialKind%1"_qs.arg(i));
        row.scheme->setObjectName(u"clientCredentialScheme%1"_qs.arg(i));
        row.upstream->setObjectName(u"clientCredentialUpstream%1"_qs.arg(i));
        row.remove->setObjectName(u"clientCredentialRemove%1"_qs.arg(i));
        row.secret->setObjectName(u"clientCredentialSecret%1"_qs.arg(i));
    }
}

void ClientCredentialsEditor::refreshRow(const Row &row)
{
    const bool isBasic = ClientCredential::Kind(row.kind->currentData().toInt()) == ClientCredential::Kind::Basic;
    row.secret->setPlaceholderText(isBasic ? tr("user name:password") : QString());
    const bool isUrl = !consent::originOf(row.upstream->text().trimmed()).isEmpty();
    widgets::setInvalid(row.upstream, !isUrl);
    row.upstream->setAccessibleDescription(isUrl ? QString() : tr("Enter an http or https URL."));
    row.upstream->setToolTip(row.upstream->accessibleDescription());
}

void ClientCredentialsEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ClientCredentialsEditor::retranslate()
{
    widgets::setButtonText(m_add, tr("Add credential"));
    m_help->setText(tr("Added to requests that you send to operations with this security scheme, and only if they go "
                       "to this upstream. Stored in the keychain, never in a file."));
    for (const Row &row : std::as_const(m_rows))
        retranslateRow(row);
}

void ClientCredentialsEditor::retranslateRow(const Row &row)
{
    row.kind->setAccessibleName(tr("Kind"));
    const QStringList kinds{tr("Bearer token"), tr("Basic"), tr("API key")};
    for (int i = 0; i < kinds.size(); ++i)
        row.kind->setItemText(i, kinds.at(i));
    row.scheme->setAccessibleName(tr("Security scheme"));
    row.scheme->setPlaceholderText(tr("Any security scheme"));
    row.upstream->setAccessibleName(tr("Upstream"));
    row.upstream->setPlaceholderText(u"https://api.example.com"_qs);
    widgets::setButtonText(row.remove, tr("Remove"), tr("Remove this credential"));
    row.secretLabel->setText(tr("Secret"));
    row.secret->setAccessibleName(tr("Secret"));
    row.secret->setAccessibleDescription(m_help->text());
    refreshRow(row);
}

} // namespace environments

#include "moc_clientcredentialseditor.cpp"
