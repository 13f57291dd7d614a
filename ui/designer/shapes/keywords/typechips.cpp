#include "typechips.h"

#include "flowlayout.h"
#include "measures.h"
#include "naming.h"
#include "schematree.h"
#include "schematypes.h"
#include "specificationtable.h"

#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using specification::Version;

TypeChips::TypeChips(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_document(context.document())
    , m_label(new QLabel(this))
    , m_row(new QWidget(this))
{
    auto *flow = new widgets::FlowLayout(m_row);
    flow->setContentsMargins({});
    flow->setSpacing(theme::Space::Tight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Tight);
    column->addWidget(m_label);
    column->addWidget(m_row);
    retranslate();
}

void TypeChips::retranslate()
{
    m_label->setText(tr("Type"));
}

/** The order of the types is that of the table, with null as the last one. */
void TypeChips::fill(Version version)
{
    if (m_version == version)
        return;
    m_version = version;
    qDeleteAll(m_chips);
    m_chips.clear();
    const auto &schema = specification::objectType(specification::ObjectKind::Schema);
    QByteArrayList types;
    for (const char *type : specification::findField(schema, "type", version)->type.values)
        types.append(type);
    types.removeAll("null");
    types.append("null");
    for (const QByteArray &type : std::as_const(types)) {
        const QString name = QString::fromLatin1(type);
        auto *chip = new QToolButton(m_row);
        chip->setObjectName(u"type_"_qs + name);
        widgets::setButtonText(chip, name);
        chip->setToolButtonStyle(Qt::ToolButtonTextOnly);
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::StrongFocus);
        chip->installEventFilter(this);
        connect(chip, &QToolButton::clicked, this, [this, type](bool checked) { toggle(type, checked); });
        m_row->layout()->addWidget(chip);
        chip->show();
        m_chips.append(chip);
    }
}

void TypeChips::setPlace(const document::Pointer &schema)
{
    m_place = schema;
    refresh();
}

void TypeChips::refresh()
{
    const document::Snapshot snapshot = m_document.snapshot();
    fill(openapi::schemaVersion(snapshot));
    const document::Node schema = snapshot.at(m_place);
    const QByteArrayList types = openapi::typesOf(schema);
    const bool canEdit = snapshot.isValid() && m_document.readOnlyReason() == document::ReadOnlyReason::None &&
                         (schema.isMapping() || schema.isBool());
    for (QToolButton *chip : std::as_const(m_chips)) {
        const QByteArray type = chip->text().toLatin1();
        chip->setChecked(type == "null" ? openapi::isNullable(snapshot, m_place) : types.contains(type));
        // In 3.0, `nullable` has no effect without a type.
        const bool hasEffect = type != "null" || m_version != Version::V30 || !types.isEmpty();
        chip->setEnabled(canEdit && (hasEffect || chip->isChecked()));
    }
}

base::Result<void> TypeChips::write(const QByteArray &type, bool checked)
{
    if (type == "null")
        return openapi::setNullable(m_document, m_place, checked);
    QByteArrayList types = openapi::typesOf(m_document.snapshot().at(m_place));
    if (m_version == Version::V30)
        types.clear();
    types.removeAll(type);
    if (checked)
        types.append(type);
    return openapi::setTypes(m_document, m_place, types);
}

void TypeChips::toggle(const QByteArray &type, bool checked)
{
    base::Result<void> done;
    {
        const document::Document::Step step(m_document, tr("Edit type"));
        done = write(type, checked);
    }
    m_document.closeStep();
    refresh();
    if (!done)
        emit failed(done.error());
}

bool TypeChips::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        m_context.select(m_place.child("type"), *this);
    return QWidget::eventFilter(watched, event);
}

} // namespace designer

#include "moc_typechips.cpp"
