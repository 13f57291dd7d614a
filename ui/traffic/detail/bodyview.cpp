#include "bodyview.h"

#include "codeview.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "searchfield.h"
#include "worker.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QShortcut>
#include <QTextCursor>

namespace traffic {
namespace {

/** Widths in average characters. */
constexpr int SearchCharacters = 28;
constexpr int FewestSearchCharacters = 14;
constexpr int SizeCharacters = 11; ///< Of a size such as "168 bytes", which stays in one line.

struct FormattedBody {
    QString text;
    bool isHex = false;
};

FormattedBody formatted(const http::Body &body, items::BodyForm form)
{
    const QByteArray bytes = body.bytes.read();
    return {items::bodyText(bytes, form), form == items::BodyForm::Hex || !items::isText(bytes)};
}

QString sizeText(qint64 size)
{
    return QLocale().formattedDataSize(size, 1, QLocale::DataSizeSIFormat);
}

} // namespace

BodyView::BodyView(const QString &objectName, QWidget *parent)
    : QWidget(parent)
{
    m_worker.setMaxThreadCount(1);
    buildWidgets(objectName);
    retranslate();
    connectAll();
}

BodyView::~BodyView()
{
    m_formatting.cancel();
}

void BodyView::buildWidgets(const QString &objectName)
{
    m_forms = new QButtonGroup(this);
    auto *line = new QHBoxLayout;
    line->setContentsMargins({});
    line->setSpacing(theme::Space::Group);
    const auto addForm = [&](const QString &name, items::BodyForm form) {
        auto *button = new QRadioButton(this);
        button->setObjectName(objectName + name);
        m_forms->addButton(button, static_cast<int>(form));
        line->addWidget(button);
        return button;
    };
    m_pretty = addForm(u"Pretty"_qs, items::BodyForm::Pretty);
    m_raw = addForm(u"Raw"_qs, items::BodyForm::Raw);
    m_hex = addForm(u"Hex"_qs, items::BodyForm::Hex);
    m_pretty->setChecked(true);
    m_note = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_note->setObjectName(objectName + u"Note"_qs);
    m_note->setMinimumWidth(m_note->fontMetrics().averageCharWidth() * SizeCharacters);
    line->addWidget(m_note, 1);
    m_search = new widgets::SearchField({}, objectName + u"Search"_qs, this);
    m_search->setMinimumWidth(m_search->fontMetrics().averageCharWidth() * FewestSearchCharacters);
    m_search->setMaximumWidth(m_search->fontMetrics().averageCharWidth() * SearchCharacters);
    line->addWidget(m_search);
    m_save = new QPushButton(this);
    m_save->setObjectName(objectName + u"Save"_qs);
    m_save->setAutoDefault(false);
    line->addWidget(m_save);
    m_text = new widgets::CodeView(this);
    m_text->setObjectName(objectName);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addLayout(line);
    column->addWidget(m_text, 1);
    column->addStretch(); // Below the note if there is no text.
}

void BodyView::connectAll()
{
    connect(m_forms, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (checked)
            refresh();
    });
    connect(m_save, &QPushButton::clicked, this, [this] { emit saveRequested(m_body.bytes.read()); });
    connect(m_search, &QLineEdit::textEdited, this, [this] { find(false, true); });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { find(false, false); });
    auto *backward = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_Return), m_search);
    backward->setContext(Qt::WidgetShortcut);
    connect(backward, &QShortcut::activated, this, [this] { find(true, false); });
    auto *search = new QShortcut(QKeySequence::Find, this);
    search->setContext(Qt::WidgetWithChildrenShortcut);
    connect(search, &QShortcut::activated, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

void BodyView::setBody(const http::Body &body)
{
    m_body = body;
    m_hasBody = true;
    refresh();
}

void BodyView::clear()
{
    m_body = {};
    m_hasBody = false;
    refresh();
}

void BodyView::setLabel(const QString &label)
{
    m_text->setAccessibleName(label);
}

void BodyView::refresh()
{
    m_formatting.cancel();
    m_save->setEnabled(!m_body.bytes.isEmpty());
    // Without a body there is nothing to see, search or save.
    for (QWidget *control : std::initializer_list<QWidget *>{m_pretty, m_raw, m_hex, m_search, m_save, m_text})
        control->setVisible(m_body.size > 0);
    const auto form = static_cast<items::BodyForm>(m_forms->checkedId());
    const auto take = [this](const FormattedBody &body) {
        m_isFormatting = false;
        m_isHex = body.isHex;
        show(body.text);
    };
    if (m_body.bytes.size() <= MaximumFormattedHere) {
        take(formatted(m_body, form));
        return;
    }
    m_isFormatting = true;
    show({});
    m_formatting = base::runOnWorker(
        m_worker, this, [body = m_body, form]() -> base::Result<FormattedBody> { return formatted(body, form); },
        [take](const base::Result<FormattedBody> &body) {
            if (body.isOk())
                take(body.value());
        });
}

void BodyView::show(const QString &text)
{
    m_text->setCode(text);
    refreshNote();
}

/** What the user must know about the text: that it is not ready, or that it is not all of the body. */
void BodyView::refreshNote()
{
    if (m_isFormatting) {
        m_note->setText(tr("Formatting…"));
        return;
    }
    if (m_body.size == 0) {
        m_note->setText(m_hasBody ? tr("No body") : QString());
        return;
    }
    const qsizetype shown = std::min(m_isHex ? items::MaximumShownHex : items::MaximumShownText, m_body.bytes.size());
    if (shown < m_body.bytes.size()) {
        m_note->setText(tr("The first %1 of %2", "%1 and %2 are sizes, for instance 64 kB")
                            .arg(sizeText(shown), sizeText(m_body.size)));
    } else if (m_body.isTruncated()) {
        m_note->setText(tr("The first %1 of %2; more was not recorded", "%1 and %2 are sizes, for instance 64 kB")
                            .arg(sizeText(shown), sizeText(m_body.size)));
    } else {
        m_note->setText(sizeText(m_body.size));
    }
}

/** Goes on at the other end of the text when nothing more is found. */
void BodyView::find(bool backward, bool includesSelection)
{
    const QString searched = m_search->text();
    QTextCursor from = m_text->textCursor();
    if (includesSelection)
        from.setPosition(from.selectionStart());
    if (searched.isEmpty()) {
        from.clearSelection();
        m_text->setTextCursor(from);
        refreshNote();
        return;
    }
    const QTextDocument::FindFlags flags = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    QTextCursor found = m_text->document()->find(searched, from, flags);
    if (found.isNull()) {
        QTextCursor end(m_text->document());
        end.movePosition(backward ? QTextCursor::End : QTextCursor::Start);
        found = m_text->document()->find(searched, end, flags);
    }
    if (found.isNull()) {
        m_note->setText(tr("Not found"));
        return;
    }
    m_text->setTextCursor(found);
    refreshNote();
}

void BodyView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BodyView::retranslate()
{
    widgets::setButtonText(m_pretty, tr("Pretty"));
    widgets::setButtonText(m_raw, tr("Raw"));
    widgets::setButtonText(m_hex, tr("Hex"));
    m_search->setLabel(tr("Find"));
    widgets::setButtonText(m_save, tr("Save…"), tr("Save the body to a file, with secrets only if they are shown"));
    refreshNote();
}

} // namespace traffic

#include "moc_bodyview.cpp"
