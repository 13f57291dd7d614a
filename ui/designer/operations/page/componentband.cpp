#include "componentband.h"

#include "banner.h"
#include "naming.h"
#include "navigator.h"
#include "references.h"
#include "refs.h"
#include "workspace.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;
using openapi::Place;

ComponentBand::ComponentBand(const Context &context, const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_name(objectName)
    , m_banner(new widgets::Banner(this))
{
    m_banner->setObjectName(objectName + u"Band"_qs);
    m_banner->setClosable(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_banner);
    connect(&context.references, &workspace::References::changed, this, &ComponentBand::refresh);
    refresh();
}

void ComponentBand::setReference(const Pointer &place, const Pointer &target)
{
    m_place = place;
    m_target = target;
    refresh();
}

/** The target in another file is known when the references were read. */
std::optional<Place> ComponentBand::component() const
{
    if (m_place.isRoot() || !openapi::referenceOf(m_context.document().snapshot().at(m_place)))
        return std::nullopt;
    if (!m_target.isRoot())
        return Place{m_context.references.addressOf(m_context.file), m_target};
    return m_context.references.targetAt(m_context.file, m_place);
}

QString ComponentBand::text(const Place &component) const
{
    const QList<openapi::FoundUse> found = m_context.references.set().usesOf(component);
    const auto uses = std::count_if(found.cbegin(), found.cend(), [](const openapi::FoundUse &one) {
        return one.use().kind == openapi::UseKind::Reference;
    });
    const QString name = component.pointer.isRoot() ? component.address : QString::fromUtf8(component.pointer.last());
    if (m_target.isRoot()) {
        const QString file = component.address.mid(component.address.lastIndexOf(u'/') + 1);
        return uses > 1
                   ? tr("%1 in %2: component, used in %3 places. Open it to edit it.",
                        "%1: a component, %2: a file name, %3: at least 2")
                         .arg(name, file, QString::number(uses))
                   : tr("%1 in %2: component. Open it to edit it.", "%1: a component, %2: a file name").arg(name, file);
    }
    return uses > 1
               ? tr("%1: component, used in %2 places. Edits apply to all of them.", "%1: a component, %2: at least 2")
                     .arg(name, QString::number(uses))
               : tr("%1: component, used only here.", "%1: a component").arg(name);
}

void ComponentBand::refresh()
{
    const std::optional<Place> place = component();
    setVisible(place.has_value());
    if (!place) {
        m_banner->clear();
        return;
    }
    // The same message is not shown again, because screen readers read each aloud.
    const QString now = text(*place);
    if (m_banner->text() == now)
        return;
    // A new button for each component takes longer than all else here.
    if (m_open) {
        m_banner->setText(now);
        return;
    }
    m_banner->show(widgets::Banner::Kind::Information, now);
    m_open = m_banner->addAction(tr("Open component"), m_name);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const std::optional<Place> target = component())
            m_context.navigator.show({target->address, target->pointer}, navigation::View::Form, this);
    });
}

void ComponentBand::retranslate()
{
    m_banner->clear();
    if (m_open)
        widgets::setButtonText(m_open, tr("Open component"));
    refresh();
}

} // namespace designer

#include "moc_componentband.cpp"
