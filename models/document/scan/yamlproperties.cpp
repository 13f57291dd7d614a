#include "yamlproperties.h"

#include <algorithm>
#include <cstring>

namespace document {

bool YamlProperties::readProperty(Seen &seen, bool flow)
{
    bool &present = *m_p == '&' ? seen.anchor : seen.tag;
    if (std::exchange(present, true))
        return failAt("yaml-repeated-property", m_p);
    const char *from = m_p;
    if (!(*m_p == '&' ? readAnchor() : readTag()))
        return false;
    const bool ends = is(*m_p, WordStop) || (flow && is(*m_p, FlowIndicator));
    return ends || failAt(*from == '&' ? "yaml-bad-anchor" : "yaml-bad-tag", from);
}

bool YamlProperties::readAnchor()
{
    const char *from = m_p++;
    while (!is(*m_p, WordStop | FlowIndicator))
        ++m_p;
    m_flags |= TreeNode::HasAnchors;
    return m_p - from > 1 || failAt("yaml-bad-anchor", from);
}

bool YamlProperties::readAlias(Part &part, bool flow)
{
    const char *from = m_p++;
    while (!is(*m_p, WordStop | FlowIndicator))
        ++m_p;
    m_flags |= TreeNode::HasAliases;
    part.content = from;
    part.end = m_p;
    part.style = ScalarStyle::Alias;
    const bool ends = is(*m_p, WordStop) || (flow && is(*m_p, FlowIndicator));
    return (ends && m_p - from > 1) || failAt("yaml-bad-anchor", from);
}

/** YAML 1.2.2 §6.8.2: `!<uri>`, `!`, `!local`, `!!type`, `!handle!type`. */
bool YamlProperties::readTag()
{
    const char *from = m_p++;
    if (*m_p == '<') {
        while (!is(*m_p, WordStop) && *m_p != '>')
            ++m_p;
        return (*m_p == '>' && m_p - from > 2) ? (++m_p, true) : failAt("yaml-bad-tag", from);
    }
    const char *handleEnd = nullptr;
    for (; !is(*m_p, WordStop | FlowIndicator); ++m_p) {
        if (*m_p == '!' && !handleEnd)
            handleEnd = m_p + 1;
        else if (*m_p == '!' || std::strchr("\"\\<>^`|", *m_p))
            return failAt("yaml-bad-tag", from);
    }
    if (!handleEnd)
        return true;
    if (handleEnd == m_p)
        return failAt("yaml-bad-tag", from);
    const QByteArray handle(from, handleEnd - from);
    if (handle == "!!" || std::find(m_handles.begin(), m_handles.end(), handle) != m_handles.end())
        return true;
    return fail("yaml-unknown-tag-handle", from, m_p, handle);
}

} // namespace document
