#include "accessrightseditor.h"

#include "accessrightcard.h"
#include "definitionview.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "workspace.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace policies {
namespace {

/** The number of cards that are shown in the first turn, however long they take. */
constexpr qsizetype CardsAtFirst = 2;
constexpr qint64 TurnMilliseconds = 4;

/** The API ID that dashboards write into a definition; empty when there is none. */
QString apiIdOf(const definition::DefinitionView &view)
{
    return view.textField(definition::fields::apiId()).value;
}

} // namespace

AccessRightsEditor::AccessRightsEditor(workspace::Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
{
    buildWidgets();
    retranslate();
    connectAll();
    refreshChoices();
}

void AccessRightsEditor::buildWidgets()
{
    m_chooser = new QWidget(this);
    m_choice = new QComboBox(m_chooser);
    m_choice->setObjectName(u"policyApiChoice"_qs);
    m_choice->setEditable(true);
    m_choice->setInsertPolicy(QComboBox::NoInsert);
    m_choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_add = new QPushButton(theme::icon(theme::Icon::Add), {}, m_chooser);
    m_add->setObjectName(u"policyAddApi"_qs);
    auto *line = new QHBoxLayout(m_chooser);
    line->setContentsMargins({});
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_choice, 1);
    line->addWidget(m_add);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_chooser);
    m_cards = new QVBoxLayout;
    m_cards->setSpacing(theme::Space::Control);
    layout->addLayout(m_cards);
}

void AccessRightsEditor::connectAll()
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(0);
    connect(&m_rest, &QTimer::timeout, this, &AccessRightsEditor::fill);
    connect(m_add, &QPushButton::clicked, this, &AccessRightsEditor::add);
    connect(m_choice->lineEdit(), &QLineEdit::returnPressed, this, &AccessRightsEditor::add);
    connect(&m_workspace, &workspace::Workspace::opened, this, &AccessRightsEditor::refreshChoices);
    connect(&m_workspace, &workspace::Workspace::closed, this, &AccessRightsEditor::refreshChoices);
}

void AccessRightsEditor::refreshChoices()
{
    const QString typed = m_choice->currentText();
    m_choice->clear();
    const QList<workspace::OpenDefinition *> open = m_workspace.definitions();
    for (const workspace::OpenDefinition *each : open) {
        const definition::DefinitionView view(each->document().snapshot());
        const QString name = view.apiName().value;
        const QString id = apiIdOf(view);
        if (!id.isEmpty() || !name.isEmpty())
            m_choice->addItem(id.isEmpty() || name.isEmpty() ? name + id : u"%1 (%2)"_qs.arg(name, id),
                              QStringList{id.isEmpty() ? name : id, name});
    }
    m_choice->setCurrentIndex(-1);
    m_choice->setEditText(typed);
}

void AccessRightsEditor::add()
{
    const QString text = m_choice->currentText().trimmed();
    if (text.isEmpty() || m_readOnly)
        return;
    const int known = m_choice->findText(text, Qt::MatchFixedString);
    const QStringList chosen = known < 0 ? QStringList{text, QString()} : m_choice->itemData(known).toStringList();
    management::AccessRight right;
    right.key = chosen.value(0);
    right.apiId = right.key;
    right.apiName = chosen.value(1);
    right.versions = QStringList{u"Default"_qs};
    m_choice->setCurrentIndex(-1);
    m_choice->clearEditText();
    const bool isThere = std::any_of(m_rights.begin(), m_rights.end(),
                                     [&right](const auto &each) { return each.key == right.key; });
    if (!isThere)
        emit rightEdited(right);
}

void AccessRightsEditor::setRights(const QList<management::AccessRight> &rights)
{
    m_rights = rights;
    while (m_shown.size() > m_rights.size()) {
        AccessRightCard *card = m_shown.takeLast();
        card->hide();
        card->deleteLater();
    }
    m_filled = 0;
    fill();
    // Another policy has other APIs. What a card shows must never be that of a policy that was left, so a card that
    // gets its right in a further turn is hidden until then. The others stay: to hide and show them takes longer than
    // to fill them.
    for (qsizetype i = m_filled; i < m_shown.size(); ++i)
        m_shown.at(i)->setVisible(m_shown.at(i)->key() == m_rights.at(i).key);
}

/** A card takes some milliseconds, so a policy with many rights gets its cards in several turns of the event loop. */
void AccessRightsEditor::fill()
{
    QElapsedTimer timer;
    timer.start();
    for (; m_filled < m_rights.size(); ++m_filled) {
        if (m_filled >= CardsAtFirst && timer.elapsed() >= TurnMilliseconds)
            return m_rest.start();
        showRight(m_filled);
    }
}

void AccessRightsEditor::showRight(qsizetype place)
{
    const management::AccessRight &right = m_rights.at(place);
    if (place < m_shown.size()) {
        m_shown.at(place)->setRight(right);
        m_shown.at(place)->show();
        return;
    }
    auto *card = new AccessRightCard(right, this);
    card->setReadOnly(m_readOnly);
    connect(card, &AccessRightCard::edited, this, &AccessRightsEditor::rightEdited);
    connect(card, &AccessRightCard::removeRequested, this, [this, card] { emit rightRemoved(card->key()); });
    m_cards->addWidget(card);
    m_shown.append(card);
}

void AccessRightsEditor::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_chooser->setVisible(!readOnly);
    for (AccessRightCard *card : std::as_const(m_shown))
        card->setReadOnly(readOnly);
}

void AccessRightsEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AccessRightsEditor::retranslate()
{
    m_choice->setAccessibleName(tr("API"));
    m_choice->lineEdit()->setPlaceholderText(tr("API of an open definition, or an API ID"));
    widgets::setButtonText(m_add, tr("Add API"));
}

} // namespace policies

#include "moc_accessrightseditor.cpp"
