#include "patterntext.h"

#include "effort.h"
#include "patterntree.h"

namespace schema {

namespace {

/** How often a piece without a limit is repeated where nothing asks for a number. */
constexpr int UsualCount = 3;
/** Characters of a class that are used. */
constexpr qsizetype UsedCharacters = 10;
/** Characters that are copied in one step. */
constexpr qsizetype WrittenInStep = 64;
/** Of the characters that are tried for a class without usual ones. */
constexpr char32_t LastTried = 0x3000;

/** Characters in the order in which they are preferred. */
const QList<char32_t> &usualCharacters()
{
    static const QList<char32_t> characters = [] {
        QList<char32_t> list;
        for (const QChar c :
             QStringView(u"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890-_. ,:/@#+=!?$%"
                         "&*()[]{}<>'\"\\|^~`;\téßαжאع中あ한क"))
            list.append(c.unicode());
        return list;
    }();
    return characters;
}

QString textOf(char32_t character)
{
    return QString::fromUcs4(&character, 1);
}

/** The first characters that an atom matches. Takes steps for trying them. */
class Alphabet final
{
public:
    explicit Alphabet(qint64 &steps)
        : m_steps(steps)
    {}

    const QStringList &of(const QString &atom)
    {
        const auto known = m_known.constFind(atom);
        if (known != m_known.constEnd())
            return *known;
        const Pattern pattern(u"^(?:"_qs + atom + u")$"_qs);
        m_steps -= pattern.stepsOfCompilation();
        QStringList found;
        const auto test = [&](char32_t character) {
            const QString text = textOf(character);
            // Characters that a class names can be usual ones, too.
            if (!found.contains(text) && isMatching(pattern, text, m_steps))
                found.append(text);
            return found.size() < UsedCharacters && m_steps >= 0;
        };
        // A class can name characters that are not usual.
        QList<char32_t> characters = usualCharacters();
        for (const uint each : atom.toUcs4())
            characters.append(each);
        for (qsizetype i = 0; i < characters.size() && test(characters[i]); ++i) {
        }
        for (char32_t each = 1; found.isEmpty() && each < LastTried && m_steps >= 0; ++each)
            test(each);
        return *m_known.insert(atom, found);
    }

private:
    qint64 &m_steps;
    QHash<QString, QStringList> m_known;
};

/** How a text is made from the pieces. */
struct Style {
    bool isUsual = false;       ///< Pieces that can be repeated are.
    bool hasLookaheads = false; ///< What must follow is written.
    qsizetype extra = 0;        ///< Characters beyond those that are needed.
    int variant = 0;
};

class Writer final
{
public:
    Writer(Alphabet &alphabet, const Style &style, qint64 &steps)
        : m_alphabet(alphabet)
        , m_steps(steps)
        , m_style(style)
        , m_extra(style.extra)
    {}

    /** Nothing if the text would be too long, a class is empty, or there are no steps left. */
    std::optional<QString> text(const QList<PatternPieces> &alternatives)
    {
        write(alternatives);
        return m_isPossible ? std::optional(m_text) : std::nullopt;
    }

    /** The number of the variant beyond those that the choices give. */
    [[nodiscard]] int furtherVariant() const { return m_variant; }

private:
    /** The next choice of the variant, whose digits are the choices. */
    qsizetype choose(qsizetype count)
    {
        const qsizetype choice = m_variant % count;
        m_variant /= int(count);
        return choice;
    }

    void write(const QList<PatternPieces> &alternatives)
    {
        for (const PatternPiece &piece : alternatives[choose(alternatives.size())]) {
            if (m_isPossible)
                write(piece);
        }
    }

    void write(const PatternPiece &piece)
    {
        if (piece.kind == PatternPiece::Kind::Lookahead) {
            if (m_style.hasLookaheads)
                write(piece.alternatives);
            return;
        }
        const bool isAtom = piece.kind == PatternPiece::Kind::Atom;
        const bool isRepeated = piece.maximum < 0 || piece.maximum > 1;
        int count = piece.minimum;
        if (m_style.isUsual && isAtom && isRepeated)
            count = std::max(count, piece.maximum < 0 ? UsualCount : std::min(UsualCount, piece.maximum));
        for (int i = 0; m_isPossible; ++i) {
            const bool isExtra = i >= count;
            if (isExtra && (m_extra <= 0 || (piece.maximum >= 0 && i >= piece.maximum)))
                break;
            const qsizetype before = m_text.size();
            writeOnce(piece, i);
            // A group that writes nothing would be repeated without end.
            if (isExtra && m_text.size() == before)
                break;
            if (isExtra)
                m_extra -= m_text.size() - before;
        }
    }

    void writeOnce(const PatternPiece &piece, int index)
    {
        // A piece can write nothing, and be repeated without making the text too long.
        if (--m_steps < 0) {
            m_isPossible = false;
            return;
        }
        const qsizetype before = m_text.size();
        if (piece.kind == PatternPiece::Kind::Atom) {
            const QStringList &characters = m_alphabet.of(piece.source);
            if (characters.isEmpty()) {
                m_isPossible = false;
                return;
            }
            m_text += characters[(index + choose(characters.size())) % characters.size()];
        } else if (piece.kind == PatternPiece::Kind::Reference) {
            const QString captured = m_captured.value(piece.number);
            m_steps -= captured.size() / WrittenInStep;
            m_text += captured;
        } else {
            write(piece.alternatives);
            m_steps -= piece.number > 0 ? (m_text.size() - before) / WrittenInStep : 0;
            if (piece.number > 0)
                m_captured.insert(piece.number, m_text.sliced(before));
        }
        m_isPossible = m_isPossible && m_text.size() <= MaximumTextLength;
    }

    Alphabet &m_alphabet;
    qint64 &m_steps;
    Style m_style;
    qsizetype m_extra;
    int m_variant = m_style.variant;
    QString m_text;
    QHash<int, QString> m_captured;
    bool m_isPossible = true;
};

qsizetype lengthOf(const QString &text)
{
    return text.toUcs4().size();
}

} // namespace

bool isMatching(const Pattern &pattern, const QString &text, qint64 &steps)
{
    if (steps < 0)
        return false;
    qint64 taken = 0;
    const Pattern::Match found = pattern.match(text.toUtf8(), qMin(SampleMatchSteps, steps), &taken);
    steps -= 1 + taken;
    return found == Pattern::Match::Yes;
}

std::optional<QString> textMatching(const Pattern &pattern, const Bounds &length, int variant, qint64 &steps)
{
    steps -= 1 + pattern.source().size();
    if (steps < 0)
        return std::nullopt;
    const auto pieces = piecesOf(pattern.source());
    if (!pieces || !pattern.isValid())
        return std::nullopt;
    Alphabet alphabet(steps);
    const auto fits = [&](const QString &text) {
        const qsizetype size = lengthOf(text);
        return size >= length.minimum && (length.maximum < 0 || size <= length.maximum) &&
               isMatching(pattern, text, steps);
    };
    for (const bool hasLookaheads : {false, true}) {
        for (const bool isFirst : {true, false}) {
            // What must follow comes first, and as short as it can be.
            const Style style{.isUsual = isFirst != hasLookaheads, .hasLookaheads = hasLookaheads, .variant = variant};
            Writer writer(alphabet, style, steps);
            const auto text = writer.text(*pieces);
            if (const int further = writer.furtherVariant(); text && further > 0) {
                // There is no more choice, but a text can go on without an anchor, or be longer.
                const qsizetype shortest = qsizetype(std::min(length.minimum, qint64(MaximumTextLength)));
                const QString numbered = *text + QString::number(further);
                if (const QString padded = numbered.leftJustified(shortest, u'a'); fits(padded))
                    return padded;
                Style longer = style;
                longer.extra = further;
                const auto longerText = Writer(alphabet, longer, steps).text(*pieces);
                if (longerText && fits(*longerText))
                    return longerText;
            }
            if (text && fits(*text))
                return text;
            if (!text || lengthOf(*text) >= length.minimum || length.minimum > MaximumTextLength)
                continue;
            // Longer ones: in the pieces that can be repeated, or at the end of a text without anchor.
            Style longer = style;
            longer.extra = length.minimum - lengthOf(*text);
            const auto longerText = Writer(alphabet, longer, steps).text(*pieces);
            if (longerText && fits(*longerText))
                return longerText;
            const QString padded = *text + QString(longer.extra, u'a');
            if (fits(padded))
                return padded;
        }
    }
    return std::nullopt;
}

} // namespace schema
