#include "storeseditor.h"

#include "icon.h"
#include "measures.h"
#include "naming.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace environments {
namespace {

using Kind = management::NamedStore::Kind;

bool hasAddress(Kind kind)
{
    return kind == Kind::Consul || kind == Kind::Vault;
}

Kind kindOf(const QComboBox *box)
{
    return static_cast<Kind>(box->currentData().toInt());
}

} // namespace

StoresEditor::StoresEditor(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout)
    , m_add(new QPushButton(theme::icon(theme::Icon::Add), {}, this))
{
    m_add->setObjectName(u"storeAdd"_qs);
    m_column->setSpacing(theme::Space::Control);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(m_column);
    layout->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow({});
        m_rows.constLast().name->setFocus();
        emit edited();
    });
    retranslate();
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
        if (hasAddress(store.kind))
            store.url = QUrl(row.place->text().trimmed());
        else if (store.kind == Kind::File)
            store.folder = row.place->text().trimmed();
        stores.append(store);
    }
    return stores;
}

void StoresEditor::addRow(const management::NamedStore &store)
{
    Row row;
    row.box = new QWidget(this);
    row.name = new QLineEdit(store.name, row.box);
    row.kind = new QComboBox(row.box);
    for (const Kind kind : {Kind::Keychain, Kind::Environment, Kind::File, Kind::Consul, Kind::Vault})
        row.kind->addItem(QString(), static_cast<int>(kind));
    row.kind->setCurrentIndex(std::max(0, row.kind->findData(static_cast<int>(store.kind))));
    row.place = new QLineEdit(hasAddress(store.kind) ? store.url.toString() : store.folder, row.box);
    row.remove = new QToolButton(row.box);
    row.remove->setIcon(theme::icon(theme::Icon::Remove));
    row.remove->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *line = new QHBoxLayout(row.box);
    line->setContentsMargins({});
    line->setSpacing(theme::Space::Control);
    line->addWidget(row.name, 1);
    line->addWidget(row.kind);
    line->addWidget(row.place, 2);
    line->addWidget(row.remove);
    m_column->addWidget(row.box);
    m_rows.append(row);
    connect(row.name, &QLineEdit::textChanged, this, &StoresEditor::edited);
    connect(row.place, &QLineEdit::textChanged, this, &StoresEditor::edited);
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

void StoresEditor::removeRow(QWidget *box)
{
    m_rows.removeIf([box](const Row &row) { return row.box == box; });
    box->hide();
    box->deleteLater();
    numberRows();
}

void StoresEditor::numberRows()
{
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        row.name->setObjectName(u"storeName%1"_qs.arg(i));
        row.kind->setObjectName(u"storeKind%1"_qs.arg(i));
        row.place->setObjectName(u"storePlace%1"_qs.arg(i));
        row.remove->setObjectName(u"storeRemove%1"_qs.arg(i));
    }
}

void StoresEditor::refreshRow(const Row &row)
{
    const Kind kind = kindOf(row.kind);
    row.place->setEnabled(hasAddress(kind) || kind == Kind::File);
    const QString label = kind == Kind::File ? tr("Folder") : tr("URL");
    row.place->setAccessibleName(label);
    row.place->setPlaceholderText(row.place->isEnabled() ? label : QString());
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
    refreshRow(row);
}

} // namespace environments

#include "moc_storeseditor.cpp"
