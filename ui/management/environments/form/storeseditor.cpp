#include "storeseditor.h"

#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
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
namespace {

using Kind = management::NamedStore::Kind;

Kind kindOf(const QComboBox *box)
{
    return static_cast<Kind>(box->currentData().toInt());
}

} // namespace

StoresEditor::StoresEditor(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout)
    , m_help(new widgets::ToneLabel({}, theme::Role::Muted, this))
    , m_add(new QPushButton(theme::icon(theme::Icon::Add), {}, this))
{
    m_add->setObjectName(u"storeAdd"_qs);
    m_column->setSpacing(theme::Space::Control);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(m_column);
    layout->addWidget(m_help);
    layout->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow({});
        m_rows.constLast().name->setFocus();
        emit edited();
    });
    retranslate();
    refreshHelp();
}

void StoresEditor::setStores(const QList<management::NamedStore> &given)
{
    if (given == stores())
        return;
    while (!m_rows.isEmpty())
        removeRow(m_rows.constFirst().box);
    for (const management::NamedStore &store : given)
        addRow(store);
}

QList<management::NamedStore> StoresEditor::stores() const
{
    QList<management::NamedStore> stores;
    for (const Row &row : m_rows) {
        management::NamedStore store{row.name->text().trimmed(), kindOf(row.kind), {}, {}};
        if (management::NamedStore::isOnNetwork(store.kind))
            store.url = QUrl(row.place->text().trimmed());
        else if (store.kind == Kind::File)
            store.folder = row.place->text().trimmed();
        stores.append(store);
    }
    return stores;
}

QList<forms::SecretField *> StoresEditor::tokens() const
{
    QList<forms::SecretField *> tokens;
    for (const Row &row : m_rows)
        tokens.append(row.token);
    return tokens;
}

StoresEditor::Row StoresEditor::makeRow(const management::NamedStore &store)
{
    Row row;
    row.box = new QWidget(this);
    row.name = new QLineEdit(store.name, row.box);
    row.kind = new QComboBox(row.box);
    for (const Kind kind : {Kind::Keychain, Kind::Environment, Kind::File, Kind::Consul, Kind::Vault})
        row.kind->addItem(QString(), static_cast<int>(kind));
    row.kind->setCurrentIndex(std::max(0, row.kind->findData(static_cast<int>(store.kind))));
    row.place = new QLineEdit(management::NamedStore::isOnNetwork(store.kind) ? store.url.toString() : store.folder,
                              row.box);
    row.remove = new QToolButton(row.box);
    row.remove->setIcon(theme::icon(theme::Icon::Remove));
    row.remove->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row.tokenLine = new QWidget(row.box);
    row.tokenLabel = new QLabel(row.tokenLine);
    row.token = new forms::SecretField(row.tokenLine);
    row.tokenLabel->setBuddy(row.token);
    layOut(row);
    return row;
}

void StoresEditor::layOut(const Row &row)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(row.name, 1);
    line->addWidget(row.kind);
    line->addWidget(row.place, 2);
    line->addWidget(row.remove);
    auto *tokenLine = new QHBoxLayout(row.tokenLine);
    tokenLine->setContentsMargins({});
    tokenLine->setSpacing(theme::Space::Control);
    tokenLine->addWidget(row.tokenLabel);
    tokenLine->addWidget(row.token, 1);
    auto *lines = new QVBoxLayout(row.box);
    lines->setContentsMargins({});
    lines->setSpacing(theme::Space::Tight);
    lines->addLayout(line);
    lines->addWidget(row.tokenLine);
}

void StoresEditor::addRow(const management::NamedStore &store)
{
    const Row row = makeRow(store);
    m_column->addWidget(row.box);
    m_rows.append(row);
    connect(row.name, &QLineEdit::textChanged, this, &StoresEditor::edited);
    connect(row.place, &QLineEdit::textChanged, this, &StoresEditor::edited);
    connect(row.kind, &QComboBox::currentIndexChanged, this, [this, row] {
        refreshRow(row);
        refreshHelp();
        emit edited();
    });
    connect(row.remove, &QToolButton::clicked, this, [this, box = row.box] {
        removeRow(box);
        emit edited();
    });
    numberRows();
    retranslateRow(row);
    refreshHelp();
}

void StoresEditor::removeRow(QWidget *box)
{
    m_rows.removeIf([box](const Row &row) { return row.box == box; });
    box->hide();
    box->deleteLater();
    numberRows();
    refreshHelp();
}

void StoresEditor::numberRows()
{
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        row.name->setObjectName(u"storeName%1"_qs.arg(i));
        row.kind->setObjectName(u"storeKind%1"_qs.arg(i));
        row.place->setObjectName(u"storePlace%1"_qs.arg(i));
        row.remove->setObjectName(u"storeRemove%1"_qs.arg(i));
        row.token->setObjectName(u"storeToken%1"_qs.arg(i));
    }
}

void StoresEditor::refreshRow(const Row &row)
{
    const Kind kind = kindOf(row.kind);
    row.place->setEnabled(management::NamedStore::isOnNetwork(kind) || kind == Kind::File);
    const QString label = kind == Kind::File ? tr("Folder") : tr("URL");
    row.place->setAccessibleName(label);
    row.place->setPlaceholderText(row.place->isEnabled() ? label : QString());
    row.tokenLine->setVisible(management::NamedStore::isOnNetwork(kind));
}

void StoresEditor::refreshHelp()
{
    m_help->setVisible(std::any_of(m_rows.begin(), m_rows.end(), [](const Row &row) {
        return management::NamedStore::isOnNetwork(kindOf(row.kind));
    }));
}

void StoresEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StoresEditor::retranslate()
{
    widgets::setButtonText(m_add, tr("Add store"));
    m_help->setText(tr("A token is sent to its own URL only. If empty, CONSUL_HTTP_TOKEN or VAULT_TOKEN is sent if "
                       "CONSUL_HTTP_ADDR or VAULT_ADDR is the same server."));
    for (const Row &row : std::as_const(m_rows))
        retranslateRow(row);
}

void StoresEditor::retranslateRow(const Row &row)
{
    row.name->setAccessibleName(tr("Store name"));
    row.name->setPlaceholderText(tr("Store name"));
    row.kind->setAccessibleName(tr("Kind"));
    const QStringList kinds{tr("Keychain"), tr("Variables"), tr("Files"), u"Consul"_qs, u"Vault"_qs};
    for (int i = 0; i < kinds.size(); ++i)
        row.kind->setItemText(i, kinds.at(i));
    widgets::setButtonText(row.remove, tr("Remove"), tr("Remove this store"));
    row.tokenLabel->setText(tr("Token"));
    row.token->setAccessibleName(tr("Token"));
    row.token->setAccessibleDescription(m_help->text());
    refreshRow(row);
}

} // namespace environments

#include "moc_storeseditor.cpp"
