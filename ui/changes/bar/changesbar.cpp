#include "changesbar.h"

#include "basechooser.h"
#include "flowlayout.h"
#include "naming.h"
#include "reviews.h"
#include "theme.h"
#include "workspace.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace changes {

ChangesBar::ChangesBar(const designer::Context &context, review::Reviews &reviews, review::DefinitionReview &review,
                       QWidget *parent)
    : QWidget(parent)
    , m_review(review)
{
    auto *chooser = new QWidget(this);
    m_label = new QLabel(chooser);
    m_base = new BaseChooser(reviews.sources(), context.settings, chooser);
    m_label->setBuddy(m_base);
    auto *row = new QHBoxLayout(chooser);
    row->setContentsMargins({});
    row->setSpacing(theme::Space::Control);
    row->addWidget(m_label);
    row->addWidget(m_base);
    const auto button = [this](const QString &name, theme::Icon icon) {
        auto *made = new QPushButton(theme::icon(icon), {}, this);
        made->setObjectName(name);
        return made;
    };
    m_message = button(u"changesCopyMessage"_qs, theme::Icon::Copy);
    m_markdown = button(u"changesCopyMarkdown"_qs, theme::Icon::Copy);
    m_revertAll = button(u"changesRevertAll"_qs, theme::Icon::Revert);
    auto *flow = new widgets::FlowLayout(this);
    for (QWidget *control : QList<QWidget *>{chooser, m_message, m_markdown, m_revertAll})
        flow->addWidget(control);
    retranslate();
    connect(m_base, &BaseChooser::chosen, &review, &review::DefinitionReview::setBase);
    connect(m_message, &QPushButton::clicked, this, &ChangesBar::messageRequested);
    connect(m_markdown, &QPushButton::clicked, this, &ChangesBar::markdownRequested);
    connect(m_revertAll, &QPushButton::clicked, this, &ChangesBar::revertAllRequested);
    m_base->setFile(context.file.path());
    connect(&context.file, &workspace::OpenDefinition::pathChanged, this,
            [this, &file = context.file] { m_base->setFile(file.path()); });
}

void ChangesBar::refresh(const review::Review &review)
{
    m_base->setChoice(m_review.base());
    m_markdown->setEnabled(!review.findings.changes.isEmpty());
    m_message->setEnabled(!review.groups.isEmpty());
    m_revertAll->setEnabled(review.tree.root().has_value());
}

void ChangesBar::retranslate()
{
    m_label->setText(tr("Compare with"));
    widgets::setButtonText(m_message, tr("Copy commit message"), tr("Copy a commit message that lists the changes"));
    widgets::setButtonText(m_markdown, tr("Copy as Markdown"), tr("Copy the listed changes as Markdown"));
    widgets::setButtonText(m_revertAll, tr("Revert all"), tr("Give the whole document its earlier text"));
    m_base->retranslate();
}

void ChangesBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace changes

#include "moc_changesbar.cpp"
