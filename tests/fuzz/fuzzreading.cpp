#include "fuzzinput.h"
#include "htmlpage.h"
#include "markdown.h"

#include <QRegularExpression>

using fuzz::require;

/** Any document: its page has the elements that it writes itself and no others, also for Markdown in its title. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz::Input input(data, size);
    const document::Snapshot snapshot = document::Snapshot::parse(input.text(), input.format());
    const base::Result<QByteArray> page = reading::htmlPage(snapshot);
    require(page.isOk(), "a page is made of any document", {input.text()});
    require(page->count("<script") == 1 && page->count("</script") == 1, "the page has one script", {input.text()});
    require(page->count("<style") == 1 && !page->contains("<img"), "the page loads nothing", {input.text()});
    static const QRegularExpression Link(u"href=\"(?!#|https?:|mailto:)"_qs, QRegularExpression::CaseInsensitiveOption);
    require(!Link.match(QString::fromUtf8(*page)).hasMatch(), "links are anchors, http, https or mailto",
            {input.text()});
    for (const reading::Block &block : reading::readMarkdown(QString::fromUtf8(input.text()))) {
        for (const reading::Run &run : block.runs)
            require(run.url.isEmpty() || reading::isSafeLink(run.url), "Markdown has safe links", {input.text()});
    }
    return 0;
}
