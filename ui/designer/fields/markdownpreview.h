#pragma once

#include <QTextDocument>
#include <QToolButton>

#include <memory>

class QPlainTextEdit;
class QTextBrowser;

namespace designer {

class BoundForm;

/** Renders Markdown as a document to read. HTML is shown as text, images as their descriptions, and only links to http,
 * https and mailto remain. Nothing is loaded. */
[[nodiscard]] std::unique_ptr<QTextDocument> renderMarkdown(const QString &markdown);

/** A button beside a field with Markdown, which shows the rendered text in place of the editor. */
class MarkdownPreview final : public QToolButton
{
    Q_OBJECT

public:
    /** Creates the button for an editor that is a field of the form. */
    MarkdownPreview(BoundForm &form, QPlainTextEdit *edit);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showPreview(bool isShown);
    void render();
    void retranslate();

    QPlainTextEdit *m_edit;
    QTextBrowser *m_view;
};

} // namespace designer
