#include "operationpage.h"

#include "accesssection.h"
#include "banner.h"
#include "bodysection.h"
#include "contentsection.h"
#include "editmessages.h"
#include "foldedsection.h"
#include "measures.h"
#include "objectform.h"
#include "objectnames.h"
#include "operationhead.h"
#include "parameterssection.h"
#include "responsepane.h"
#include "responses.h"
#include "responsessection.h"
#include "securitysection.h"
#include "workspace.h"

#include <QApplication>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

using document::Pointer;

namespace {

/** For a page that is not painted, such as that of a window behind others. */
constexpr int PartMs = 50;

/** Members of an operation that the other sections of the page show. */
QSet<QByteArray> operationFieldsAbove()
{
    return {"summary",    "description", "operationId", "tags",    "deprecated",
            "parameters", "requestBody", "responses",   "security"};
}

} // namespace

OperationPage::OperationPage(const Context &context, const workspace::LiveReferences &references, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_file(context.file)
    , m_live(references)
{
    buildWidgets();
    connectAll();
    retranslate();
}

void OperationPage::buildWidgets()
{
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"operationBanner"_qs);
    m_banner->setClosable(false);
    m_content = new QWidget(this);
    m_head = new OperationHead(m_context, m_content);
    m_parameters = new ParametersSection(m_context, m_live, m_content);
    m_body = new BodySection(m_context, m_content);
    m_lower = new QWidget(m_content);
    m_responses = new ResponsesSection(m_context, m_live, m_lower);
    m_security = new SecuritySection(m_context, m_live, m_lower);
    m_rest = new FoldedSection(
        u"operationRest"_qs, [this](QWidget *parent) { return newRest(parent); }, m_lower);
    auto *lower = new QVBoxLayout(m_lower);
    lower->addWidget(m_responses);
    lower->addWidget(m_security);
    lower->addWidget(m_rest);
    auto *content = new QVBoxLayout(m_content);
    content->addWidget(m_head);
    content->addWidget(m_parameters);
    content->addWidget(m_body);
    content->addWidget(m_lower);
    for (QVBoxLayout *sections : {lower, content}) {
        sections->setContentsMargins({});
        sections->setSpacing(theme::Space::Page);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Group);
    column->addWidget(m_banner);
    column->addWidget(m_content);
    column->addStretch(1);
    m_parts = {{m_body, &OperationPage::placeBody}, {m_lower, &OperationPage::placeLower}};
    m_shownParts = m_parts.size();
}

void OperationPage::connectAll()
{
    m_nextPart.setSingleShot(true);
    connect(&m_nextPart, &QTimer::timeout, this, [this] { showParts(m_shownParts + 1); });
    connect(m_head, &OperationHead::methodRequested, this, &OperationPage::methodRequested);
    connect(&m_body->content(), &ContentSection::currentChanged, this, &OperationPage::messagesChanged);
    connect(&m_responses->pane().content(), &ContentSection::currentChanged, this, &OperationPage::messagesChanged);
    connect(m_responses, &ResponsesSection::currentChanged, this, &OperationPage::messagesChanged);
    connect(&m_file.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (m_place.isRoot() || !(change.touches(m_place) || !m_file.document().snapshot().isValid()))
            return;
        refreshBanner();
        showRestTitle();
        emit messagesChanged();
    });
}

void OperationPage::setOperation(const PathEntry &entry, const Pointer &place, const QList<QByteArray> &freeMethods)
{
    const bool isOther = place != m_place;
    m_entry = entry;
    m_place = place;
    // Qt would lay out the whole page for each of its parts that is shown.
    m_content->layout()->setEnabled(false);
    m_head->setOperation(entry, place);
    m_head->setFreeMethods(freeMethods);
    m_parameters->setOperation(m_place, m_entry.path);
    // What is read first is painted first.
    const qsizetype first = isOther && isVisible() ? partsWithFocus() : m_parts.size();
    m_shownParts = 0;
    for (const Part &part : m_parts.mid(first))
        part.widget->hide();
    showParts(first);
    m_content->layout()->setEnabled(true);
    m_content->layout()->activate();
    refreshBanner();
    emit messagesChanged();
}

void OperationPage::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (m_shownParts < m_parts.size())
        m_nextPart.start(0);
}

void OperationPage::complete()
{
    showParts(m_parts.size());
}

qsizetype OperationPage::partsWithFocus() const
{
    // A hidden part would lose the focus.
    for (qsizetype count = m_parts.size(); count > 0; --count) {
        if (m_parts.at(count - 1).widget->isAncestorOf(QApplication::focusWidget()))
            return count;
    }
    return 0;
}

void OperationPage::showParts(qsizetype count)
{
    const qsizetype end = qMin(count, m_parts.size());
    QLayout *layout = m_content->layout();
    const bool isLaidOut = layout->isEnabled();
    const QSignalBlocker blocker(this); // setOperation() tells of the messages.
    layout->setEnabled(false);
    while (m_shownParts < end) {
        const Part part = m_parts.at(m_shownParts++);
        part.widget->layout()->setEnabled(false);
        part.widget->show(); // A hidden row of tabs does not know its width.
        (this->*part.place)();
        part.widget->layout()->setEnabled(true);
        part.widget->layout()->activate();
    }
    layout->setEnabled(isLaidOut);
    if (isLaidOut)
        layout->activate();
    if (m_shownParts < m_parts.size())
        m_nextPart.start(PartMs);
}

void OperationPage::placeBody()
{
    m_body->setOperation(m_place);
}

void OperationPage::placeLower()
{
    m_responses->setOperation(m_place);
    m_security->setOperation(m_entry.path, m_entry.method, m_place);
    if (m_rest->content())
        static_cast<ObjectForm *>(m_rest->content())->setObject(m_place);
    showRestTitle();
}

QWidget *OperationPage::newRest(QWidget *parent)
{
    auto *form = new ObjectForm(m_context, parent);
    form->setOmitted(operationFieldsAbove());
    form->setObject(m_place);
    return form;
}

void OperationPage::showRestTitle()
{
    const document::Node operation = m_place.isRoot() ? document::Node() : m_file.document().snapshot().at(m_place);
    m_rest->setTitle(foldTitle(operation, specification::ObjectKind::Operation, operationFieldsAbove()));
}

QList<ExamplePanel::Message> OperationPage::messages()
{
    complete();
    QList<ExamplePanel::Message> messages;
    const ContentSection &body = m_body->content();
    if (!body.mediaType().isRoot())
        messages.append({{}, body.current(), body.mediaType()});
    const ContentSection &content = m_responses->pane().content();
    for (const content::ResponseEntry &response :
         content::responsesAt(m_file.document().snapshot(), m_place / QByteArray("responses"))) {
        const bool isCurrent = response.status == m_responses->current();
        messages.append({response.status, isCurrent ? content.current() : QByteArray(),
                         isCurrent ? content.mediaType() : Pointer()});
    }
    return messages;
}

void OperationPage::refreshReferences()
{
    m_parameters->refreshReferences();
    m_body->refreshReferences();
    m_responses->refreshReferences();
    m_security->access().refreshReferences();
}

void OperationPage::refreshBanner()
{
    const document::Node node = m_file.document().snapshot().at(m_place);
    if (!node.exists() || node.isNull() || node.isMapping()) {
        m_banner->clear();
        return;
    }
    m_banner->show(widgets::Banner::Kind::Information,
                   tr("The file contains %1 instead of an operation. Edit it in Source.").arg(kindName(node)));
    QPushButton *button = m_banner->addAction(tr("Show in Source"), u"operationSource"_qs);
    connect(button, &QPushButton::clicked, this, [this] { m_context.showInSource(m_place, *this); });
}

QWidget *OperationPage::reveal(const Pointer &pointer)
{
    if (m_place.isRoot() || pointer == m_place)
        return nullptr;
    complete();
    if (QWidget *control = m_head->reveal(pointer))
        return control;
    if (QWidget *control = m_parameters->reveal(pointer))
        return control;
    if (QWidget *control = m_body->reveal(pointer))
        return control;
    if (QWidget *control = m_responses->reveal(pointer))
        return control;
    if (QWidget *control = m_security->reveal(pointer))
        return control;
    if (!m_place.contains(pointer) || operationFieldsAbove().contains(pointer.tokens().at(m_place.tokens().size())))
        return nullptr;
    // The objects in these members have forms of their own.
    if (pointer.tokens().size() > m_place.tokens().size() + 2)
        return nullptr;
    m_rest->setUnfolded(true);
    return static_cast<ObjectForm *>(m_rest->content())->fieldFor(pointer);
}

bool OperationPage::shows(const Pointer &pointer)
{
    if (m_place.isRoot())
        return false;
    complete();
    if (pointer == m_place || m_head->fieldFor(pointer) || m_parameters->shows(pointer) || m_body->shows(pointer) ||
        m_responses->shows(pointer) || m_security->shows(pointer))
        return true;
    const bool isRest = m_place.contains(pointer) &&
                        !operationFieldsAbove().contains(pointer.tokens().at(m_place.tokens().size()));
    return isRest && m_rest->isUnfolded() && pointer.tokens().size() <= m_place.tokens().size() + 2;
}

void OperationPage::retranslate()
{
    m_head->retranslate();
    m_parameters->retranslate();
    m_body->retranslate();
    m_responses->retranslate();
    m_security->retranslate();
    showRestTitle();
}

} // namespace designer

#include "moc_operationpage.cpp"
