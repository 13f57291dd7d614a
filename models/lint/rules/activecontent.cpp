#include "activecontent.h"

#include <QByteArray>

#include <algorithm>

namespace lint {

namespace {

/** The first words of the names of events in HTML. Other attributes can start with `on`, too. */
constexpr const char *EventWords[] = {
    "abort",  "after",   "animation", "auxclick", "before",     "begin",       "blur",      "cancel",     "canplay",
    "change", "click",   "close",     "context",  "copy",       "cue",         "cut",       "dblclick",   "device",
    "drag",   "drop",    "duration",  "emptied",  "end",        "error",       "finish",    "focus",      "form",
    "full",   "gesture", "got",       "hash",     "input",      "invalid",     "key",       "language",   "load",
    "lost",   "message", "mouse",     "offline",  "online",     "orientation", "page",      "paste",      "pause",
    "play",   "pointer", "popstate",  "progress", "ratechange", "readystate",  "rejection", "repeat",     "reset",
    "resize", "scroll",  "search",    "security", "seek",       "select",      "show",      "slotchange", "stalled",
    "start",  "storage", "submit",    "suspend",  "time",       "toggle",      "touch",     "transition", "unhandled",
    "unload", "volume",  "waiting",   "webkit",   "wheel",
};

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
}

bool isLetterOfName(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isHandler(QByteArrayView attribute)
{
    const QByteArray name = attribute.toByteArray().toLower();
    return name.startsWith("on") &&
           std::ranges::any_of(EventWords, [event = QByteArrayView(name).sliced(2)](const char *word) {
               return event.startsWith(QByteArrayView(word));
           });
}

/** Reads the tags of a text from its start to its end. */
class TagReader final
{
public:
    explicit TagReader(QByteArrayView text)
        : m_text(text)
        , m_lastSingle(text.lastIndexOf('\''))
        , m_lastDouble(text.lastIndexOf('"'))
    {}

    /** Goes to the attributes of the next tag. False at the end of the text. */
    bool nextTag()
    {
        for (m_at = m_text.indexOf('<', m_at); m_at >= 0; m_at = m_text.indexOf('<', m_at)) {
            ++m_at;
            if (m_at < m_text.size() && isLetterOfName(m_text[m_at])) {
                skip([](char c) { return !isSpace(c) && c != '/' && c != '>' && c != '<'; });
                return true;
            }
        }
        return false;
    }

    /** Returns the name of the next attribute with a value; empty after the last one of the tag. */
    QByteArrayView nextAttribute()
    {
        while (true) {
            skip([](char c) { return isSpace(c) || c == '/' || c == '"' || c == '\''; });
            const qsizetype start = m_at;
            skip([](char c) { return !isSpace(c) && QByteArrayView("/=<>\"'").indexOf(c) < 0; });
            const QByteArrayView name = m_text.sliced(start, m_at - start);
            skip(isSpace);
            if (m_at < m_text.size() && m_text[m_at] == '=') {
                ++m_at;
                skipValue();
                return name.isEmpty() ? QByteArrayView("=") : name;
            }
            if (name.isEmpty())
                return {};
        }
    }

private:
    template<typename Condition>
    void skip(Condition isSkipped)
    {
        while (m_at < m_text.size() && isSkipped(m_text[m_at]))
            ++m_at;
    }

    void skipValue()
    {
        skip(isSpace);
        const char quote = m_at < m_text.size() ? m_text[m_at] : '\0';
        if ((quote == '"' && m_at < m_lastDouble) || (quote == '\'' && m_at < m_lastSingle))
            m_at = m_text.indexOf(quote, m_at + 1) + 1;
        else
            skip([](char c) { return !isSpace(c) && c != '>' && c != '<'; });
    }

    QByteArrayView m_text;
    qsizetype m_lastSingle;
    qsizetype m_lastDouble;
    qsizetype m_at = 0;
};

/** True if what is before a URL makes it the target of a link. */
bool startsLink(QByteArrayView before)
{
    const auto skipSpaces = [&before] {
        while (!before.isEmpty() && isSpace(before.back()))
            before.chop(1);
    };
    skipSpaces();
    if (before.endsWith('<'))
        return true;
    if (before.endsWith('"') || before.endsWith('\'')) {
        before.chop(1);
        skipSpaces();
        return before.endsWith('=');
    }
    return before.endsWith('=') || before.endsWith("](") || before.endsWith("]:");
}

} // namespace

bool hasEventHandler(QByteArrayView text)
{
    TagReader reader(text);
    while (reader.nextTag()) {
        for (QByteArrayView name = reader.nextAttribute(); !name.isEmpty(); name = reader.nextAttribute()) {
            if (isHandler(name))
                return true;
        }
    }
    return false;
}

bool hasScriptLink(QByteArrayView text)
{
    constexpr QByteArrayView Scheme("javascript:");
    const QByteArray lower = text.toByteArray().toLower();
    for (qsizetype at = lower.indexOf(Scheme); at >= 0; at = lower.indexOf(Scheme, at + 1)) {
        if (startsLink(QByteArrayView(lower).first(at)))
            return true;
    }
    return false;
}

} // namespace lint
