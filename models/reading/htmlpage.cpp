#include "htmlpage.h"

#include "blockwriter.h"
#include "cancellation.h"
#include "htmlblocks.h"
#include "htmlresources.h"
#include "htmltext.h"
#include "readingcontent.h"
#include "readinglimits.h"

#include <QCryptographicHash>

#include <algorithm>

namespace reading {

namespace {

/** The navigation is written with this many levels. */
constexpr int MaximumNavigationDepth = 4;

QByteArray sourceHash(QByteArrayView source)
{
    return "'sha256-" + QCryptographicHash::hash(source.toByteArray(), QCryptographicHash::Sha256).toBase64() + '\'';
}

QByteArray policy()
{
    return "default-src 'none'; style-src " + sourceHash(PageStyle) + "; script-src " + sourceHash(PageScript) +
           "; base-uri 'none'; form-action 'none'";
}

QByteArray head(const QString &title, QStringView language)
{
    return "<!DOCTYPE html>\n<html lang=\"" + escaped(language.toString()) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"" +
           policy() +
           "\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"referrer\" content=\"no-referrer\">\n<title>" +
           escaped(title) + "</title>\n<style>" + PageStyle + "</style>\n</head>\n<body>\n";
}

QByteArray navigationItem(const Entry &entry)
{
    QByteArray label;
    QByteArray hint;
    if (entry.isOperation()) {
        const QString method = QString::fromUtf8(entry.method).toUpper();
        label = "<span class=\"method " + methodClass(method) + "\">" + escaped(method) + "</span>";
        hint = " title=\"" + escaped(QString::fromUtf8(entry.path)) + '"';
    }
    const int depth = std::min(entry.depth, MaximumNavigationDepth);
    return "<li class=\"d" + QByteArray::number(depth) + "\"><a href=\"#" + anchorOf(entry.anchor()) + '"' + hint +
           '>' + label + escaped(titleOf(entry)) + "</a></li>\n";
}

QByteArray section(const Entry &entry, const Content &content)
{
    const bool isEntry = entry.isOperation() || entry.kind == Entry::Kind::Schema;
    return "<section id=\"" + anchorOf(entry.anchor()) + (isEntry ? "\" class=\"entry\">\n" : "\">\n") +
           htmlOf(content.read(entry)) + "</section>\n";
}

/** Counts the bytes and stops at the limit. */
class Page
{
public:
    Page(const PageSink &sink, qsizetype most)
        : m_sink(sink)
        , m_most(most)
    {}

    [[nodiscard]] bool write(const QByteArray &bytes)
    {
        m_size += bytes.size();
        if (base::isUnwanted())
            m_error = base::ErrorCode::Cancelled;
        else if (m_size > m_most)
            m_error = base::ErrorCode::TooLarge;
        else if (!m_sink(bytes))
            m_error = base::ErrorCode::WriteFailed;
        return !m_error;
    }
    [[nodiscard]] base::Result<void> result() const
    {
        return m_error ? base::Result<void>(base::Error{*m_error, {}}) : base::Result<void>();
    }

private:
    const PageSink &m_sink;
    qsizetype m_most;
    qsizetype m_size = 0;
    std::optional<base::ErrorCode> m_error;
};

} // namespace

base::Result<void> writeHtmlPage(const document::Snapshot &snapshot, const PageSink &sink, qsizetype most,
                                 QStringView language)
{
    const Outline outline = outlineOf(snapshot);
    const Content content(snapshot, schemaUses(description::Description(snapshot)));
    Page page(sink, most);
    const QString filter = ReadingTexts::tr("Filter");
    bool isWritten = page.write(head(titleOf(outline.front()), language)) &&
                     page.write("<nav aria-label=\"" + escaped(ReadingTexts::tr("Contents")) +
                                "\">\n<div hidden><input id=\"filter\" type=\"search\" aria-label=\"" +
                                escaped(filter) + "\" placeholder=\"" + escaped(filter) + "\"></div>\n<ul>\n");
    for (std::size_t i = 0; isWritten && i < outline.size(); ++i)
        isWritten = page.write(navigationItem(outline[i]));
    isWritten = isWritten && page.write("</ul>\n</nav>\n<main>\n");
    for (std::size_t i = 0; isWritten && i < outline.size(); ++i)
        isWritten = page.write(section(outline[i], content));
    isWritten = isWritten && page.write(QByteArray("</main>\n<script>") + PageScript + "</script>\n</body>\n</html>\n");
    return page.result();
}

base::Result<void> writeHtmlPage(const document::Snapshot &snapshot, const PageSink &sink)
{
    return writeHtmlPage(snapshot, sink, pageBytesFor(snapshot.size()));
}

base::Result<QByteArray> htmlPage(const document::Snapshot &snapshot, QStringView language)
{
    QByteArray text;
    const auto append = [&text](QByteArrayView bytes) {
        text += bytes;
        return true;
    };
    const base::Result<void> written = writeHtmlPage(snapshot, append, pageBytesFor(snapshot.size()), language);
    if (!written)
        return written.error();
    return text;
}

} // namespace reading
