#include "policyside.h"

#include "fieldmessage.h"
#include "fieldvalue.h"
#include "fonts.h"
#include "heading.h"
#include "measures.h"
#include "paragraphedit.h"
#include "policymeaningview.h"
#include "policytrial.h"
#include "snapshot.h"

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

PolicySide::PolicySide(QWidget *parent)
    : QWidget(parent)
{
    buildWidgets();
    retranslate();
    connect(m_json, &QPlainTextEdit::textChanged, this, &PolicySide::applyJson);
}

void PolicySide::buildWidgets()
{
    m_meaning = new PolicyMeaningView;
    m_trial = new PolicyTrial;
    m_tabs = new QTabWidget;
    m_tabs->setObjectName(u"policySideTabs"_qs);
    m_tabs->setElideMode(Qt::ElideRight);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->addTab(scrolled(m_meaning), QString());
    m_tabs->addTab(scrolled(m_trial), QString());
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setObjectName(u"policySideSplitter"_qs);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_tabs);
    m_splitter->addWidget(buildJson());
    m_splitter->setSizes({260, 300});
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_splitter);
}

QWidget *PolicySide::buildJson()
{
    auto *side = new QWidget;
    m_jsonTitle = new widgets::Heading({}, theme::Heading::Group, side);
    m_json = new widgets::ParagraphEdit(side);
    m_json->setObjectName(u"policyJson"_qs);
    m_json->setFont(theme::codeFont());
    m_json->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_json->setTabChangesFocus(true);
    m_jsonTitle->setBuddy(m_json);
    m_jsonMessage = new forms::FieldMessage(side);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, theme::Space::Control, 0, 0);
    layout->setSpacing(theme::Space::Tight);
    layout->addWidget(m_jsonTitle);
    layout->addWidget(m_json, 1);
    layout->addWidget(m_jsonMessage);
    return side;
}

void PolicySide::setPolicy(const management::Policy &policy)
{
    m_meaning->setPolicy(policy);
    m_trial->setPolicy(policy);
    const QSignalBlocker blocker(m_json);
    const int scrolledTo = m_json->verticalScrollBar()->value();
    m_json->setPlainText(QString::fromUtf8(policy.json.toJson(JsonIndent)));
    m_json->verticalScrollBar()->setValue(scrolledTo);
    m_isValid = true;
    m_jsonMessage->clear();
}

void PolicySide::showPlace(const QString &pointer)
{
    const QByteArray text = m_json->toPlainText().toUtf8();
    const auto snapshot = document::Snapshot::parse(text, document::Format::Json);
    const auto place = document::Pointer::parse(pointer);
    const document::Node node = place ? snapshot.at(*place) : document::Node();
    if (!node.exists())
        return;
    const base::Span key = snapshot.keySpan(*place);
    const qsizetype from = key.length > 0 ? key.offset : node.span().offset;
    const qsizetype end = node.span().offset + node.span().length;
    const auto characters = [&text](qsizetype bytes) { return int(QString::fromUtf8(text.first(bytes)).size()); };
    QTextCursor cursor = m_json->textCursor();
    cursor.setPosition(characters(end));
    cursor.setPosition(characters(from), QTextCursor::KeepAnchor);
    m_json->setTextCursor(cursor);
    m_json->centerCursor();
}

void PolicySide::setReadOnly(bool readOnly)
{
    m_json->setReadOnly(readOnly);
}

bool PolicySide::isValid() const
{
    return m_isValid;
}

void PolicySide::setOrientation(Qt::Orientation orientation)
{
    m_splitter->setOrientation(orientation == Qt::Vertical ? Qt::Horizontal : Qt::Vertical);
}

void PolicySide::applyJson()
{
    const auto parsed = document::Value::fromJson(m_json->toPlainText().toUtf8());
    m_isValid = parsed.isOk() && parsed.value().type() == document::Value::Type::Object;
    if (!m_isValid) {
        m_jsonMessage->show(forms::FieldMessage::Kind::Error,
                            parsed.isOk()
                                ? tr("A policy must be a JSON object.")
                                : tr("Invalid JSON: %1", "%1 is line:column and a reason").arg(parsed.error().detail));
    } else {
        m_jsonMessage->clear();
        const management::Policy policy{parsed.value()};
        m_meaning->setPolicy(policy);
        m_trial->setPolicy(policy);
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
    m_tabs->setTabText(0, tr("Summary"));
    m_tabs->setTabText(1, tr("Try a request"));
    m_tabs->setAccessibleName(tr("Policy"));
    m_jsonTitle->setText(tr("Policy as JSON"));
    m_json->setAccessibleName(m_jsonTitle->text());
}

} // namespace policies

#include "moc_policyside.cpp"
