#include "sourcepage.h"

#include "accessiblesource.h"
#include "banner.h"
#include "changemarks.h"
#include "completer.h"
#include "diagnosticmessages.h"
#include "editoractions.h"
#include "findbar.h"
#include "navigator.h"
#include "placebar.h"
#include "references.h"
#include "sourceeditor.h"
#include "stepmark.h"
#include "swaggerformat.h"
#include "theme.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace source {

namespace {
constexpr int BannerDelayMs = 200;
constexpr int PlaceDelayMs = 50;
constexpr char ConflictMarker[] = "<<<<<<< "; ///< The start of the line with which git begins a conflict.

/** Where git begins the first conflict in a text; -1 if there is none. */
qsizetype conflictIn(const QByteArray &text)
{
    if (text.startsWith(ConflictMarker))
        return 0;
    const qsizetype before = text.indexOf('\n' + QByteArray(ConflictMarker));
    return before < 0 ? -1 : before + 1;
}

/** The document's place among those that it refers to and that refer to it. */
assist::AssistContext contextOf(const workspace::OpenDefinition &definition, const workspace::References &references)
{
    assist::AssistContext context;
    context.address = references.addressOf(definition);
    // A file without a version is a part of a description: what is at its root is not known.
    if (!definition.document().snapshot().root().member("openapi").exists())
        context.root = specification::ObjectKind::NoObject;
    for (const openapi::ReferencedDocumentPtr &one : references.set().documents()) {
        if (one->address() != context.address)
            context.others.append(one);
        else
            context.own = one;
    }
    return context;
}

} // namespace

SourcePage::SourcePage(workspace::OpenDefinition &definition, const workspace::References &references,
                       navigation::Navigator &navigator, commits::CommittedFiles *commits, QWidget *parent)
    : QWidget(parent)
    , m_definition(definition)
    , m_references(references)
    , m_navigator(navigator)
{
    setObjectName(u"sourcePage"_qs);
    buildWidgets();
    connectAll();
    m_editor->setAssistContext([this] { return contextOf(m_definition, m_references); });
    makeAccessible(*m_editor);
    new EditorActions(*m_editor, m_definition.document());
    new Completer(*m_editor, m_definition.document());
    m_changes = new ChangeMarks(*m_editor, commits);
    new StepMark(definition.document(), *m_editor);
    refreshBanner();
    refreshPlaceSoon();
}

void SourcePage::setReviews(review::Reviews &reviews)
{
    m_changes->setReviews(reviews);
}

void SourcePage::buildWidgets()
{
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"sourceBanner"_qs);
    m_banner->setClosable(false);
    m_editor = new SourceEditor(m_definition, this);
    m_places = new PlaceBar(this);
    m_findBar = new FindBar(*m_editor, this);
    setFocusProxy(m_editor);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_findBar);
    column->addWidget(m_places);
    column->addWidget(m_editor, 1);
}

void SourcePage::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, &SourcePage::refreshBannerSoon);
    m_bannerSoon.setSingleShot(true);
    m_bannerSoon.setInterval(BannerDelayMs);
    connect(&m_bannerSoon, &QTimer::timeout, this, &SourcePage::refreshBanner);
    connect(&m_definition.document(), &document::Document::historyChanged, this, &SourcePage::refreshBannerSoon);
    connect(m_editor, &SourceEditor::refused, this, &SourcePage::refreshBanner);
    connect(m_editor, &SourceEditor::currentPointerChanged, this, &SourcePage::refreshPlaceSoon);
    connect(m_places, &PlaceBar::pressed, this, &SourcePage::showPointer);
    m_placeSoon.setSingleShot(true);
    m_placeSoon.setInterval(PlaceDelayMs);
    connect(&m_placeSoon, &QTimer::timeout, this, [this] {
        m_places->setPointer(m_editor->currentPointer());
        m_navigator.set({address(), m_editor->currentPointer()}, *this);
    });
    connect(m_editor, &SourceEditor::linkClicked, this, [this] {
        m_navigator.show(navigation::cursorAt(address(), currentPointer(), cursorOffset()), navigation::View::Target,
                         this);
    });
}

QString SourcePage::address() const
{
    return m_references.addressOf(m_definition);
}

void SourcePage::showSpan(const base::Span &span)
{
    m_editor->showSpan(span);
    m_editor->setFocus(Qt::OtherFocusReason);
}

bool SourcePage::showPointer(const document::Pointer &pointer)
{
    const bool isThere = m_editor->showPointer(pointer);
    m_editor->setFocus(Qt::OtherFocusReason);
    return isThere;
}

void SourcePage::follow(const document::Pointer &pointer)
{
    m_editor->showPointer(pointer);
}

document::Pointer SourcePage::currentPointer() const
{
    return m_editor->currentPointer();
}

qsizetype SourcePage::cursorOffset() const
{
    return m_editor->cursorOffset();
}

void SourcePage::find()
{
    m_findBar->open(false);
}

void SourcePage::replace()
{
    m_findBar->open(true);
}

/** After the key is painted, and once for a run of moves. */
void SourcePage::refreshPlaceSoon()
{
    if (!m_placeSoon.isActive())
        m_placeSoon.start();
}

void SourcePage::refreshBannerSoon()
{
    // Searching for errors reads the whole tree, so it waits for a pause in typing. A fixed error is removed
    // immediately.
    if (m_definition.document().snapshot().isValid())
        refreshBanner();
    else
        m_bannerSoon.start();
}

void SourcePage::refreshBanner()
{
    const document::ReadOnlyReason reason = m_definition.document().readOnlyReason();
    if (reason != document::ReadOnlyReason::None) {
        showReadOnly(reason);
        return;
    }
    const document::Snapshot snapshot = m_definition.document().snapshot();
    if (snapshot.isValid()) {
        m_banner->clear();
        return;
    }
    const base::Diagnostics &problems = snapshot.problems();
    const auto fault = std::find_if(problems.cbegin(), problems.cend(),
                                    [](const base::Diagnostic &one) { return one.severity == base::Severity::Error; });
    if (fault == problems.cend())
        m_banner->clear();
    else
        showProblem(*fault);
}

void SourcePage::showProblem(const base::Diagnostic &problem)
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    base::Span span = problem.span;
    const qsizetype conflict = conflictIn(snapshot.text());
    const bool isConflict = conflict >= 0 && conflict <= span.offset;
    if (isConflict)
        span = {conflict, qsizetype(std::size(ConflictMarker)) - 1};
    const base::Position place = snapshot.positionAt(span.offset);
    if (isConflict) {
        // Not an error of the user, who is asked about the conflict.
        m_banner->show(
            widgets::Banner::Kind::Information,
            tr("Line %1: git has marked a conflict. Merge the versions, or choose one in the text.", "%1: line")
                .arg(QString::number(place.line)));
    } else {
        m_banner->show(
            widgets::Banner::Kind::Error,
            tr("Line %1, column %2: %3 The other tabs show the text before this error.",
               "%1: line, %2: column, %3: an error message")
                .arg(QString::number(place.line), QString::number(place.column), messages::diagnosticText(problem)));
    }
    const QString goTo = isConflict ? tr("Go to conflict") : tr("Go to error");
    connect(m_banner->addAction(goTo, u"sourceGoToFault"_qs), &QPushButton::clicked, this,
            [this, span] { showSpan(span); });
}

void SourcePage::showReadOnly(document::ReadOnlyReason reason)
{
    using Reason = document::ReadOnlyReason;
    QString text;
    switch (reason) {
    case Reason::InvalidUtf8:
        text = tr(
            "This file is not valid UTF-8. It is read-only, because saving would change bytes that you did not edit.");
        break;
    case Reason::TooLarge:
        text = tr("This file is too large to edit. It is read-only.");
        break;
    case Reason::ClassicFormat:
        text = tr(
            "This definition has the gateway's classic format. It is read-only. Convert it to OpenAPI to edit it.");
        break;
    case Reason::NotWritable:
        text = tr("This file is read-only. Save it under another name to edit it.");
        break;
    case Reason::None:
        break;
    }
    const bool canConvert = workspace::isSwagger(m_definition.document().snapshot());
    if (canConvert)
        text = tr("This is a Swagger 2.0 document. It is read-only. Convert it to OpenAPI to edit it.");
    m_banner->show(widgets::Banner::Kind::Information, text);
    if (canConvert)
        connect(m_banner->addAction(tr("Convert to OpenAPI 3.1…"), u"convertSwagger"_qs), &QPushButton::clicked, this,
                &SourcePage::conversionRequested);
}

void SourcePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refreshBanner();
    QWidget::changeEvent(event);
}

} // namespace source

#include "moc_sourcepage.cpp"
