#pragma once

#include <QByteArray>
#include <QList>
#include <QRandomGenerator>

#include <utility>

namespace support {

/** A value that is written in a random style. */
struct SampleValue {
    enum class Kind { Text, Raw, List, Mapping };

    Kind kind = Kind::Text;
    QByteArray text;                                   ///< Of Text; Raw is written as it is, in YAML and JSON.
    QList<std::pair<QByteArray, SampleValue>> members; ///< With empty keys in a List.
    bool isPlain = false;                              ///< Text without escapes of its letters.
    QByteArray anchor = {};                            ///< In YAML.

    static SampleValue ofText(const QByteArray &text) { return {Kind::Text, text, {}}; }
    /** Text that is also searched for what is in it: its letters are not escaped. */
    static SampleValue ofPlainText(const QByteArray &text) { return {Kind::Text, text, {}, true}; }
    static SampleValue ofRaw(const QByteArray &text) { return {Kind::Raw, text, {}}; }
    static SampleValue list(const QList<SampleValue> &items);
    static SampleValue mapping(const QList<std::pair<QByteArray, SampleValue>> &members)
    {
        return {Kind::Mapping, {}, members};
    }
};

/** Writes values as YAML, each part in a style of its own: block and flow, plain, quoted, literal, folded, over several
 * lines; or as JSON, with and without line breaks. */
class SampleWriter final
{
public:
    SampleWriter(QRandomGenerator &random, bool isJson)
        : m_random(random)
        , m_isJson(isJson)
    {}

    /** A document whose root is a mapping. In YAML, `comments` are between its members. */
    [[nodiscard]] QByteArray document(const SampleValue &root, const QList<QByteArray> &comments);
    /** The styles that were used, for messages. */
    [[nodiscard]] const QByteArray &styles() const { return m_styles; }

private:
    [[nodiscard]] bool chance(int percent) { return int(m_random.bounded(100)) < percent; }
    void writeBlock(const SampleValue &value, int indent);
    void writeFlow(const SampleValue &value, int indent);
    void writeBlockText(const SampleValue &value, int indent);
    void writeKey(const QByteArray &key, bool isFlow);
    [[nodiscard]] QByteArray quoted(const QByteArray &text, bool mayEscape, bool mayBreak, int indent);

    QRandomGenerator &m_random;
    const bool m_isJson;
    bool m_isPretty = false;
    QByteArray m_out;
    QByteArray m_styles;
};

} // namespace support
