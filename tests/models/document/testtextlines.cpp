#include "testprogram.h"
#include "text.h"
#include "yamlmaker.h"

#include <QTest>

using document::Splice;
using document::Text;

/** A text in chunks counts lines, columns and bytes as the plain bytes do, whatever was spliced. */
class TestTextLines final : public QObject
{
    Q_OBJECT

private slots:
    void countsEveryKindOfBreak();
    void keepsBreaksWholeAtTheEndsOfChunks();
    void countsCharactersOfLongLines();
    void countsAfterAnySplice();

private:
    /** Where each line begins: after LF, CR LF and CR. */
    [[nodiscard]] static QList<qsizetype> lineStarts(const QByteArray &bytes)
    {
        QList<qsizetype> starts{0};
        for (qsizetype at = 0; at < bytes.size(); ++at) {
            const bool isFirstHalf = bytes[at] == '\r' && at + 1 < bytes.size() && bytes[at + 1] == '\n';
            if (bytes[at] == '\n' || (bytes[at] == '\r' && !isFirstHalf))
                starts.append(at + 1);
        }
        return starts;
    }
    /** What the text counts differently; empty when nothing. */
    [[nodiscard]] static QByteArray difference(const Text &text, const QByteArray &bytes, qsizetype step)
    {
        const QList<qsizetype> starts = lineStarts(bytes);
        if (text.bytes() != bytes || text.lineCount() != starts.size())
            return "bytes or lines: " + QByteArray::number(text.lineCount()) + " for " +
                   QByteArray::number(starts.size());
        for (qsizetype at = 0; at <= bytes.size(); at += step) {
            const qsizetype line = std::upper_bound(starts.cbegin(), starts.cend(), at) - starts.cbegin();
            const base::Position place = text.positionAt(at);
            if (place.line != line || text.lineStart(at) != starts[line - 1])
                return "the line at " + QByteArray::number(at);
            const auto isCharacter = [](char c) { return (c & 0xc0) != 0x80; };
            if (place.column != 1 + std::count_if(bytes.begin() + starts[line - 1], bytes.begin() + at, isCharacter))
                return "the column at " + QByteArray::number(at);
        }
        return {};
    }
};

void TestTextLines::countsEveryKindOfBreak()
{
    for (const char *bytes : {"", "a", "\n", "\r", "\r\n", "\r\r\n\n", "a\rb\r\nc\nd", "\n\r", "a\r"})
        QCOMPARE(difference(Text(bytes), bytes, 1), QByteArray());
}

void TestTextLines::keepsBreaksWholeAtTheEndsOfChunks()
{
    for (const QByteArray &unit : {QByteArray("\r\n"), QByteArray("\r"), QByteArray("a\r\n"), QByteArray("\r\n\r")}) {
        const QByteArray bytes = unit.repeated(3 * Text::ChunkSize / unit.size() + 1);
        QCOMPARE(difference(Text(bytes), bytes, 997), QByteArray());
    }
}

void TestTextLines::countsCharactersOfLongLines()
{
    const QByteArray bytes = "a\n" + QByteArray("\u00e4b\u20ac\U0001f600").repeated(Text::ChunkSize);
    QCOMPARE(difference(Text(bytes), bytes, 997), QByteArray());
    const Text text = Text(bytes).spliced({5'000, 0, "\u20ac"});
    QCOMPARE(difference(text, QByteArray(bytes).insert(5'000, "\u20ac"), 997), QByteArray());
}

void TestTextLines::countsAfterAnySplice()
{
    tests::YamlMaker maker(11);
    const QByteArray breaks[] = {"\r", "\n", "\r\n", "x", "\n\r", "", "\u20ac"};
    QByteArray bytes = QByteArray("ab\r\ncd\r").repeated(2 * Text::ChunkSize / 7) +
                       QByteArray("\n\r").repeated(Text::ChunkSize);
    Text text(bytes);
    for (int i = 0; i < 500; ++i) {
        // Often at the ends of the chunks of the first cut, where a break might fall apart.
        const qsizetype near = maker.chance(50) ? bytes.size() * maker.below(5) / 4 : maker.below(int(bytes.size()));
        const qsizetype offset = std::clamp<qsizetype>(near + maker.below(5) - 2, 0, bytes.size());
        const Splice splice{offset, std::min<qsizetype>(maker.below(3), bytes.size() - offset), breaks[maker.below(7)]};
        bytes.replace(splice.offset, splice.removed, splice.inserted);
        text = text.spliced(splice);
        const QByteArray found = difference(text, bytes, 1999);
        QVERIFY2(found.isEmpty(), (found + ", splice " + QByteArray::number(i)).constData());
    }
}

GATEWRIGHT_TEST(TestTextLines, void)
#include "testtextlines.moc"
