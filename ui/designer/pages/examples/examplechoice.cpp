#include "examplechoice.h"

#include "addpopup.h"
#include "editmessages.h"
#include "flowlayout.h"
#include "icon.h"
#include "menubutton.h"
#include "naming.h"
#include "onestep.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>

#include <algorithm>

namespace designer {

using content::ExampleEntry;
using document::Pointer;

namespace {
constexpr int ExampleNameLetters = 12;
} // namespace

ExampleChoice::ExampleChoice(document::Document &document, std::function<document::Value()> newValue, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_newValue(std::move(newValue))
{
    buildWidgets();
    connectAll();
    retranslate();
}

void ExampleChoice::buildWidgets()
{
    m_names = new QComboBox(this);
    m_names->setObjectName(u"exampleName"_qs);
    m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_names->setMinimumContentsLength(ExampleNameLetters);
    m_menu = new MenuButton(u"exampleMenu"_qs, this);
    m_renameAction = m_menu->addEntry(u"renameExample"_qs);
    m_removeAction = m_menu->addEntry(u"removeExample"_qs);
    m_add = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_add->setObjectName(u"addExample"_qs);
    m_popup = new AddPopup(u"exampleNaming"_qs, this);
    auto *row = new widgets::FlowLayout(this);
    row->addWidget(m_names);
    row->addWidget(m_menu);
    row->addWidget(m_add);
}

void ExampleChoice::connectAll()
{
    connect(&m_document, &document::Document::changed, this, [this](const document::Change &change) {
        if (!m_holder.isRoot() && change.touches(m_holder))
            refresh();
    });
    connect(m_names, &QComboBox::activated, this, [this] {
        m_name = m_names->currentData().toByteArray();
        refresh();
    });
    connect(m_add, &QPushButton::clicked, this, [this] { openNaming(false); });
    connect(m_renameAction, &QAction::triggered, this, [this] { openNaming(true); });
    connect(m_removeAction, &QAction::triggered, this, &ExampleChoice::remove);
    connect(m_popup, &AddPopup::chosen, this, &ExampleChoice::name);
}

void ExampleChoice::setHolder(const Pointer &holder)
{
    if (holder != m_holder)
        m_name.clear();
    m_holder = holder;
    refresh();
}

void ExampleChoice::refresh()
{
    m_examples = m_holder.isRoot() ? QList<ExampleEntry>() : content::examplesOf(m_document.snapshot(), m_holder);
    const bool isThere = std::any_of(m_examples.cbegin(), m_examples.cend(),
                                     [this](const ExampleEntry &entry) { return entry.name == m_name; });
    if (!isThere)
        m_name = m_examples.isEmpty() ? QByteArray() : m_examples.first().name;
    m_names->clear();
    if (m_examples.isEmpty())
        m_names->addItem(tr("Generated"));
    for (const ExampleEntry &entry : std::as_const(m_examples)) {
        m_names->addItem(entry.name.isEmpty() ? tr("Example") : QString::fromUtf8(entry.name), entry.name);
        if (entry.name == m_name)
            m_names->setCurrentIndex(m_names->count() - 1);
    }
    const bool canEdit = m_document.readOnlyReason() == document::ReadOnlyReason::None;
    m_add->setEnabled(canEdit);
    m_renameAction->setEnabled(canEdit && !m_name.isEmpty());
    m_removeAction->setEnabled(canEdit && !m_examples.isEmpty());
    emit currentChanged();
}

ExampleEntry ExampleChoice::current() const
{
    const auto found = std::find_if(m_examples.cbegin(), m_examples.cend(),
                                    [this](const ExampleEntry &entry) { return entry.name == m_name; });
    return found == m_examples.cend() ? ExampleEntry() : *found;
}

Pointer ExampleChoice::valuePlace() const
{
    if (m_holder.isRoot())
        return {};
    return m_examples.isEmpty() ? m_holder / QByteArray("example") : current().value;
}

bool ExampleChoice::choose(const Pointer &pointer)
{
    for (const ExampleEntry &entry : std::as_const(m_examples)) {
        if (entry.pointer.contains(pointer) || (!entry.value.isRoot() && entry.value.contains(pointer))) {
            m_name = entry.name;
            refresh();
            return true;
        }
    }
    return false;
}

void ExampleChoice::openNaming(bool isRenaming)
{
    m_isRenaming = isRenaming;
    retranslate();
    m_popup->open(isRenaming ? static_cast<QWidget &>(*m_names) : *m_add, {},
                  isRenaming ? QString::fromUtf8(m_name) : QString());
}

void ExampleChoice::name(const QString &text)
{
    const QByteArray name = text.toUtf8();
    const Pointer before = current().pointer;
    base::Result<void> result;
    if (m_isRenaming) {
        result = inOneStep(m_document, tr("Rename example"), [&] { return m_document.renameKey(before, name); });
    } else {
        const document::Value value = m_newValue();
        const auto added = inOneStep(m_document, tr("Add example"),
                                     [&] { return content::addExample(m_document, m_holder, name, value); });
        if (!added)
            result = added.error();
    }
    if (!result)
        return m_popup->refuse(editFailureText(result.error()));
    m_name = name;
    refresh();
    emit named();
}

/** Nothing refuses it but an alias to an anchor in the example, which the document says elsewhere. */
void ExampleChoice::remove()
{
    const auto removed = inOneStep(m_document, tr("Remove example"),
                                   [&] { return content::removeExample(m_document, current().pointer); });
    m_names->setToolTip(removed ? QString() : editFailureText(removed.error()));
    m_names->setFocus(Qt::OtherFocusReason);
}

void ExampleChoice::retranslate()
{
    m_names->setAccessibleName(tr("Example name"));
    widgets::setButtonText(m_add, tr("Add example"));
    m_menu->setName(tr("Example actions"));
    m_renameAction->setText(tr("Rename example…"));
    m_removeAction->setText(tr("Remove example"));
    for (int i = 0; i < m_examples.size(); ++i) {
        if (m_examples.at(i).name.isEmpty())
            m_names->setItemText(i, tr("Example"));
    }
    if (m_examples.isEmpty() && m_names->count() > 0)
        m_names->setItemText(0, tr("Generated"));
    m_popup->setTexts({tr("Name of the example"), m_isRenaming ? tr("Rename example") : tr("Add example")});
}

} // namespace designer

#include "moc_examplechoice.cpp"
