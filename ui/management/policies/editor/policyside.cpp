#include "policyside.h"

#include "fieldmessage.h"
#include "fonts.h"
#include "heading.h"
#include "measures.h"
#include "policymeaningview.h"
#include "policytexts.h"
#include "policytrial.h"

#include <QEvent>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace policies {
namespace {

QScrollArea *scrolled(QWidget *content)
{
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(content);
    return area;
}

} // namespace

struct PolicySide::Parts {
    QSplitter *splitter = nullptr;
    QTabWidget *tabs = nullptr;
    PolicyMeaningView *meaning = nullptr;
    PolicyTrial *trial = nullptr;
    widgets::Heading *jsonTitle = nullptr;
    QPlainTextEdit *json = nullptr;
    forms::FieldMessage *jsonMessage = nullptr;
    bool isValid = true;
};

PolicySide::PolicySide(QWidget *parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connect(m_parts->json, &QPlainTextEdit::textChanged, this, &PolicySide::takeJson);
}

PolicySide::~PolicySide() = default;

void PolicySide::buildWidgets()
{
    m_parts->meaning = new PolicyMeaningView;
    m_parts->trial = new PolicyTrial;
    m_parts->tabs = new QTabWidget;
    m_parts->tabs->setObjectName(u"policySideTabs"_qs);
    m_parts->tabs->setElideMode(Qt::ElideRight);
    m_parts->tabs->setUsesScrollButtons(false);
    m_parts->tabs->addTab(scrolled(m_parts->meaning), QString());
    m_parts->tabs->addTab(scrolled(m_parts->trial), QString());
    m_parts->splitter = new QSplitter(Qt::Vertical, this);
    m_parts->splitter->setChildrenCollapsible(false);
    m_parts->splitter->addWidget(m_parts->tabs);
    m_parts->splitter->addWidget(buildJson());
    m_parts->splitter->setSizes({260, 300});
    m_parts->splitter->setStretchFactor(0, 2);
    m_parts->splitter->setStretchFactor(1, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_parts->splitter);
}

QWidget *PolicySide::buildJson()
{
    auto *side = new QWidget;
    m_parts->jsonTitle = new widgets::Heading({}, theme::Heading::Group, side);
    m_parts->json = new QPlainTextEdit(side);
    m_parts->json->setObjectName(u"policyJson"_qs);
    m_parts->json->setFont(theme::codeFont());
    m_parts->json->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_parts->json->setTabChangesFocus(true);
    m_parts->jsonTitle->setBuddy(m_parts->json);
    m_parts->jsonMessage = new forms::FieldMessage(side);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, theme::Space::Control, 0, 0);
    layout->setSpacing(theme::Space::Tight);
    layout->addWidget(m_parts->jsonTitle);
    layout->addWidget(m_parts->json, 1);
    layout->addWidget(m_parts->jsonMessage);
    return side;
}

void PolicySide::setPolicy(const management::Policy &policy)
{
    m_parts->meaning->setPolicy(policy);
    m_parts->trial->setPolicy(policy);
    const QSignalBlocker blocker(m_parts->json);
    const int scrolledTo = m_parts->json->verticalScrollBar()->value();
    m_parts->json->setPlainText(QString::fromUtf8(policy.json.toJson(JsonIndent)));
    m_parts->json->verticalScrollBar()->setValue(scrolledTo);
    m_parts->isValid = true;
    m_parts->jsonMessage->clear();
}

void PolicySide::setReadOnly(bool readOnly)
{
    m_parts->json->setReadOnly(readOnly);
}

bool PolicySide::isValid() const
{
    return m_parts->isValid;
}

void PolicySide::setOrientation(Qt::Orientation orientation)
{
    m_parts->splitter->setOrientation(orientation == Qt::Vertical ? Qt::Horizontal : Qt::Vertical);
}

void PolicySide::takeJson()
{
    const auto parsed = document::Value::fromJson(m_parts->json->toPlainText().toUtf8());
    m_parts->isValid = parsed.isOk() && parsed.value().type() == document::Value::Type::Object;
    if (!m_parts->isValid) {
        m_parts->jsonMessage->show(
            forms::FieldMessage::Kind::Error,
            parsed.isOk() ? tr("A policy is a JSON object.")
                          : tr("This is no JSON yet: %1", "%1 is line:column and a reason").arg(parsed.error().detail));
    } else {
        m_parts->jsonMessage->clear();
        const management::Policy policy{parsed.value()};
        m_parts->meaning->setPolicy(policy);
        m_parts->trial->setPolicy(policy);
        emit jsonEdited(policy);
    }
    emit validityChanged();
}

void PolicySide::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PolicySide::retranslate()
{
    m_parts->tabs->setTabText(0, tr("What it means"));
    m_parts->tabs->setTabText(1, tr("Try a request"));
    m_parts->tabs->setAccessibleName(tr("What it means"));
    m_parts->jsonTitle->setText(tr("Policy as JSON"));
    m_parts->json->setAccessibleName(m_parts->jsonTitle->text());
}

} // namespace policies

#include "moc_policyside.cpp"
