#include "removedform.h"

#include "codeview.h"
#include "flowlayout.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "navigator.h"
#include "showntext.h"
#include "valuetext.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

namespace {

/** The largest number of bytes of an entry that are shown; a longer text ends after a line. */
constexpr qsizetype LongestRemovedText = 64'000;
/** The largest number of changes that are listed. */
constexpr int MostRemovedFindings = 3;

QString earlierText(const document::Snapshot &base, const document::Pointer &place)
{
    const document::Node node = base.at(place);
    const base::Span span = node.span();
    if (!node.exists())
        return {};
    if (span.length <= LongestRemovedText)
        return QString::fromUtf8(document::valueTextOf(base, node)).trimmed();
    const QByteArray text = base.text({span.offset, LongestRemovedText});
    return QString::fromUtf8(text.left(text.lastIndexOf('\n'))) + u"\n…"_qs;
}

} // namespace

RemovedForm::RemovedForm(ReviewMarks &marks, const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_marks(marks)
    , m_context(context)
{
    setObjectName(u"removedForm"_qs);
    buildWidgets();
    retranslate();
    connect(m_restore, &QPushButton::clicked, this, &RemovedForm::restore);
    connect(m_changes, &QPushButton::clicked, this,
            [this] { m_context.navigator.show(m_context.at(m_place), navigation::View::Changes, this); });
}

void RemovedForm::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Page, this);
    m_title->setObjectName(u"removedTitle"_qs);
    m_title->setWordWrap(true);
    m_state = new widgets::ToneLabel({}, theme::Role::Error, this);
    m_findings = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_findings->setObjectName(u"removedFindings"_qs);
    m_text = new widgets::CodeView(this);
    m_text->setObjectName(u"removedText"_qs);
    m_restore = new QPushButton(theme::icon(theme::Icon::Revert, theme::Role::AccentText), {}, this);
    m_restore->setObjectName(u"removedRestore"_qs);
    m_changes = new QPushButton(theme::icon(theme::Icon::Exchange), {}, this);
    m_changes->setObjectName(u"removedShowChanges"_qs);
    auto *buttons = new widgets::FlowLayout;
    buttons->addWidget(m_restore);
    buttons->addWidget(m_changes);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Group);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_state);
    column->addWidget(m_findings);
    column->addLayout(buttons);
    column->addWidget(m_text, 1);
}

void RemovedForm::show(const document::Pointer &basePlace, const QString &title)
{
    m_place = basePlace;
    m_title->setText(base::shownText(title));
    const review::Review *review = m_marks.review();
    m_text->setCode(review ? earlierText(review->tree.base(), basePlace) : QString());
    const QString findings = review ? removalTexts(*review, basePlace, MostRemovedFindings) : QString();
    m_findings->setText(findings);
    m_findings->setVisible(!findings.isEmpty());
    retranslate();
}

void RemovedForm::restore()
{
    const document::Pointer place = m_place;
    if (const auto result = m_marks.restore(place); result)
        emit restored(place);
    else
        emit failed(result.error());
}

void RemovedForm::retranslate()
{
    const QString base = m_marks.isActive() ? review::nameOf(m_marks.definitionReview().base()) : u"HEAD"_qs;
    m_state->setText(tr("Removed since %1. This is its earlier text:", "%1: HEAD, a revision or a file").arg(base));
    m_text->setAccessibleName(tr("Earlier text"));
    widgets::setButtonText(m_restore, tr("Restore"), tr("Add it again with its earlier text"));
    widgets::makePrimary(m_restore);
    widgets::setButtonText(m_changes, tr("Show changes"));
}

void RemovedForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_removedform.cpp"
