#include "typechips.h"

#include "flowlayout.h"
#include "measures.h"
#include "naming.h"
#include "schematree.h"
#include "schematypes.h"
#include "specificationtable.h"
#include "typetext.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QInputEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

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
    m_any = addChip(u"type_any"_qs);
    connect(m_any, &QToolButton::clicked, this, [this] { choose({}); });
    m_more = new QToolButton(m_row);
    m_more->setObjectName(u"moreTypes"_qs);
    m_more->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_moreMenu = new QMenu(m_more);
    m_more->setMenu(m_moreMenu);
    m_null = new QCheckBox(m_row);
    m_null->setObjectName(u"type_null"_qs);
    connect(m_null, &QCheckBox::clicked, this, &TypeChips::allowNull);
    for (QWidget *control : {static_cast<QWidget *>(m_more), static_cast<QWidget *>(m_null)})
        control->installEventFilter(this);
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
    widgets::setButtonText(m_any, tr("any"), tr("Values of all types"));
    widgets::setButtonText(m_more, tr("More types"), tr("Allow values of several types"));
    m_null->setText(tr("or null"));
    m_null->setAccessibleName(m_null->text());
}

QToolButton *TypeChips::addChip(const QString &objectName)
{
    auto *chip = new QToolButton(m_row);
    chip->setObjectName(objectName);
    chip->setToolButtonStyle(Qt::ToolButtonTextOnly);
    chip->setCheckable(true);
    chip->setFocusPolicy(Qt::StrongFocus);
    chip->installEventFilter(this);
    chip->show();
    return chip;
}

/** The order of the types is that of the table. */
void TypeChips::fill(Version version)
{
    if (m_version == version)
        return;
    m_version = version;
    qDeleteAll(m_chips);
    m_chips.clear();
    m_moreMenu->clear();
    const auto &schema = specification::objectType(specification::ObjectKind::Schema);
    for (const char *type : specification::findField(schema, "type", version)->type.values) {
        const QString name = QString::fromLatin1(type);
        if (name == u"null")
            continue;
        QToolButton *chip = addChip(u"type_"_qs + name);
        widgets::setButtonText(chip, name);
        connect(chip, &QToolButton::clicked, this, [this, type = QByteArray(type)] {
            std::exchange(m_isWithControl, false) ? toggle(type) : choose(type);
        });
        m_chips.append(chip);
        QAction *action = m_moreMenu->addAction(name);
        action->setObjectName(u"addType_"_qs + name);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, type = QByteArray(type)] { toggle(type); });
    }
    m_more->setVisible(version != Version::V30);
    auto *flow = m_row->layout();
    for (QWidget *last : QList<QWidget *>{m_any, m_more, m_null})
        flow->removeWidget(last);
    flow->addWidget(m_any);
    for (QToolButton *chip : std::as_const(m_chips))
        flow->addWidget(chip);
    flow->addWidget(m_more);
    flow->addWidget(m_null);
    QWidget *before = m_any;
    for (QWidget *next : QList<QWidget *>(m_chips.cbegin(), m_chips.cend()) + QList<QWidget *>{m_more, m_null}) {
        setTabOrder(before, next);
        before = next;
    }
}

void TypeChips::setPlace(const document::Pointer &schema)
{
    m_place = schema;
    refresh();
}

QByteArrayList TypeChips::types() const
{
    QByteArrayList types = openapi::typesOf(m_document.snapshot().at(m_place));
    types.removeAll("null");
    return types;
}

void TypeChips::refresh()
{
    const document::Snapshot snapshot = m_document.snapshot();
    fill(openapi::schemaVersion(snapshot));
    const document::Node schema = snapshot.at(m_place);
    const QByteArrayList chosen = types();
    const bool isNullable = openapi::isNullable(snapshot, m_place);
    const bool canEdit = snapshot.isValid() && m_document.readOnlyReason() == document::ReadOnlyReason::None &&
                         (schema.isMapping() || schema.isBool());
    // The row says so, too.
    const QByteArray implied = shapes::impliedType(schema);
    for (QToolButton *chip : std::as_const(m_chips)) {
        const QByteArray type = chip->text().toLatin1();
        chip->setChecked(chosen.contains(type) || type == implied);
        chip->setToolTip(type == implied ? tr("Not stated in the file, but its other keywords are about this type")
                                         : QString());
        chip->setAccessibleDescription(chip->toolTip());
    }
    for (QAction *action : m_moreMenu->actions())
        action->setChecked(chosen.contains(action->text().toLatin1()));
    const bool isAny = schema.isMapping() ? shapes::typeText(schema) == u"any" : chosen.isEmpty();
    m_any->setChecked(isAny && !schema.member("type").exists());
    m_row->setEnabled(canEdit);
    m_null->setChecked(isNullable);
    // Null is allowed as long as all types are: in 3.0, `nullable` has no effect without a type.
    m_null->setEnabled(canEdit && (isNullable || !chosen.isEmpty()));
}

base::Result<void> TypeChips::write(const QByteArrayList &types)
{
    const QByteArrayList stated = openapi::typesOf(m_document.snapshot().at(m_place));
    // Another type beside null takes the place of the former one in the list.
    if (m_version != Version::V30 && types.size() == 1 && stated.size() == 2 && stated.contains("null"))
        return m_document.setScalar(m_place.child("type").child(qsizetype(stated.first() == "null" ? 1 : 0)),
                                    document::Value::string(types.first()));
    QByteArrayList all = types;
    if (m_version != Version::V30 && stated.contains("null") && !types.isEmpty())
        all.insert(std::min(stated.indexOf("null"), all.size()), "null");
    return openapi::setTypes(m_document, m_place, all);
}

void TypeChips::choose(const QByteArray &type)
{
    const QByteArrayList chosen = type.isEmpty() ? QByteArrayList() : QByteArrayList{type};
    if (chosen == types() && !(chosen.isEmpty() && m_document.snapshot().at(m_place.child("type")).exists()))
        return refresh();
    edit([this, &chosen] { return write(chosen); });
}

void TypeChips::toggle(const QByteArray &type)
{
    if (m_version == Version::V30)
        return choose(type);
    QByteArrayList chosen = types();
    if (chosen.removeAll(type) == 0)
        chosen.append(type);
    edit([this, &chosen] { return write(chosen); });
}

void TypeChips::allowNull(bool isAllowed)
{
    edit([this, isAllowed] { return openapi::setNullable(m_document, m_place, isAllowed); });
}

void TypeChips::edit(const std::function<base::Result<void>()> &write)
{
    base::Result<void> done;
    {
        const document::Document::Step step(m_document, tr("Edit type"));
        done = write();
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
    // The signal of a button does not have the keys that were held.
    if (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::KeyRelease)
        m_isWithControl = static_cast<QInputEvent *>(event)->modifiers().testFlag(Qt::ControlModifier);
    return QWidget::eventFilter(watched, event);
}

} // namespace designer

#include "moc_typechips.cpp"
