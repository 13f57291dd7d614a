#include "markdownpreview.h"

#include "boundform.h"
#include "naming.h"
#include "theme.h"

#include <QDesktopServices>
#include <QEvent>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QUrl>

namespace designer {

namespace {

/** A longer text is shown up to here. */
constexpr qsizetype MaximumRenderedText = 256 * 1024;

bool isAllowedLink(const QString &address)
{
    const QString scheme = QUrl(address).scheme().toLower();
    return scheme == u"http" || scheme == u"https" || scheme == u"mailto";
}

/** Without the means to load anything. */
class RenderedMarkdown final : public QTextDocument
{
public:
    using QTextDocument::QTextDocument;

protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

/** A run of characters in one format. */
struct TextRun {
    int from = 0;
    int to = 0;
    QTextCharFormat format;
};

QList<TextRun> runsOf(const QTextDocument &document)
{
    QList<TextRun> runs;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            runs.append({fragment.position(), fragment.position() + fragment.length(), fragment.charFormat()});
        }
    }
    return runs;
}

/** The format without what makes it a link or an image. */
QTextCharFormat plainFormat(const QTextCharFormat &format)
{
    QTextCharFormat plain = format;
    plain.setAnchor(false);
    plain.clearProperty(QTextFormat::AnchorHref);
    plain.clearProperty(QTextFormat::AnchorName);
    plain.clearForeground();
    plain.clearProperty(QTextFormat::FontUnderline);
    plain.clearProperty(QTextFormat::TextUnderlineStyle);
    return plain;
}

QString imageDescription(const QTextCharFormat &format)
{
    const QString text = format.property(QTextFormat::ImageAltText).toString();
    return text.isEmpty() ? MarkdownPreview::tr("[Image]")
                          : MarkdownPreview::tr("[Image: %1]", "%1: the description of an image").arg(text);
}

} // namespace

std::unique_ptr<QTextDocument> renderMarkdown(const QString &markdown)
{
    auto document = std::make_unique<RenderedMarkdown>();
    document->setUndoRedoEnabled(false);
    const QTextDocument::MarkdownFeatures features(QTextDocument::MarkdownDialectGitHub);
    document->setMarkdown(markdown.left(MaximumRenderedText), features | QTextDocument::MarkdownNoHTML);
    const QList<TextRun> runs = runsOf(*document);
    QTextCursor cursor(document.get());
    // From the end, because an image's description is longer than the image.
    for (qsizetype i = runs.size() - 1; i >= 0; --i) {
        const TextRun &run = runs[i];
        const bool isLinkLost = run.format.isAnchor() && !isAllowedLink(run.format.anchorHref());
        if (!run.format.isImageFormat() && !isLinkLost)
            continue;
        cursor.setPosition(run.from);
        cursor.setPosition(run.to, QTextCursor::KeepAnchor);
        if (run.format.isImageFormat())
            cursor.insertText(imageDescription(run.format), QTextCharFormat());
        else
            cursor.setCharFormat(plainFormat(run.format));
    }
    return document;
}

MarkdownPreview::MarkdownPreview(BoundForm &form, QPlainTextEdit *edit)
    : QToolButton(&form)
    , m_edit(edit)
    , m_view(new QTextBrowser(&form))
{
    setObjectName(edit->objectName() + u"Preview"_qs);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    m_view->setObjectName(edit->objectName() + u"Rendered"_qs);
    m_view->setOpenLinks(false);
    m_view->setFixedHeight(edit->height());
    m_view->hide();
    form.form().addBeside(edit, m_view);
    form.form().addBeside(edit, this);
    setTabOrder(edit, m_view);
    setTabOrder(m_view, this);
    connect(this, &QToolButton::toggled, this, &MarkdownPreview::showPreview);
    connect(edit, &QPlainTextEdit::textChanged, this, [this] {
        if (isChecked())
            render();
    });
    connect(m_view, &QTextBrowser::anchorClicked, this, [](const QUrl &url) {
        if (isAllowedLink(url.toString()))
            QDesktopServices::openUrl(url);
    });
    retranslate();
}

void MarkdownPreview::showPreview(bool isShown)
{
    if (isShown)
        render();
    m_view->setVisible(isShown);
    m_edit->setVisible(!isShown);
    // A call that focuses the field, such as from the list of problems, focuses the preview that is shown instead.
    m_edit->setFocusProxy(isShown ? m_view : nullptr);
}

void MarkdownPreview::render()
{
    auto document = renderMarkdown(m_edit->toPlainText());
    document->setDefaultFont(m_view->font());
    const QPointer<QTextDocument> before = m_view->document(); // The view deletes the one it was created with.
    document->setParent(m_view);
    m_view->setDocument(document.release());
    delete before.data();
}

void MarkdownPreview::retranslate()
{
    widgets::setButtonText(this, tr("Preview"), tr("Show the text as it is rendered"));
    m_view->setAccessibleName(tr("Preview"));
    m_view->setPlaceholderText(tr("No text"));
}

void MarkdownPreview::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    // Links have the color of the palette that they were rendered with.
    if (event->type() == QEvent::PaletteChange && isChecked())
        render();
    QToolButton::changeEvent(event);
}

} // namespace designer

#include "moc_markdownpreview.cpp"
