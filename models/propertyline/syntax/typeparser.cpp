#include "typeparser.h"

#include "facetparser.h"
#include "linelimits.h"
#include "linetext.h"
#include "pointer.h"
#include "referencewords.h"

#include <QVarLengthArray>

#include <algorithm>
#include <functional>

namespace propertyline {

using document::Value;

namespace {

/** The alternatives as one type. */
Type joined(const QList<Type> &parts)
{
    return parts.size() == 1 ? parts.first() : Type::choiceOf(parts);
}

/** The number of characters to insert, remove or replace to make one word the other, without case. */
qsizetype editDistance(QStringView left, QStringView right)
{
    QVarLengthArray<qsizetype> row(right.size() + 1);
    for (qsizetype i = 0; i <= right.size(); ++i)
        row[i] = i;
    for (qsizetype i = 1; i <= left.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i;
        for (qsizetype k = 1; k <= right.size(); ++k) {
            const bool isSame = left[i - 1].toCaseFolded() == right[k - 1].toCaseFolded();
            const qsizetype replaced = diagonal + (isSame ? 0 : 1);
            diagonal = row[k];
            row[k] = std::min({replaced, row[k] + 1, row[k - 1] + 1});
        }
    }
    return row.last();
}

} // namespace

Type TypeParser::choice(int depth)
{
    const qsizetype from = m_cursor.place();
    if (depth > MaximumLineDepth) {
        m_cursor.fail(LineProblem::TooDeep, from);
        return {};
    }
    const qsizetype known = m_unknown.size();
    QList<Type> parts;
    do {
        m_cursor.skipBlanks();
        const qsizetype column = m_cursor.place();
        addPart(parts, term(depth), column);
        if (m_cursor.at() == u'?') {
            addPart(parts, Type::ofValue({}), m_cursor.place());
            m_cursor.advance(1);
        }
        if (!parts.isEmpty() && isAtEnd())
            m_expectation = {Expectation::What::AfterType, joined(parts)};
    } while (!m_cursor.hasFailed() && m_cursor.skip(u"|"));
    checkUnknown(known, parts);
    if (parts.isEmpty() || m_cursor.hasFailed())
        return {};
    Type type = joined(parts);
    discriminator(type);
    checkNull(type, from);
    return type;
}

void TypeParser::allowNull(Type &type, qsizetype column)
{
    if (!type.isChoice())
        type = Type::choiceOf({type});
    addPart(type.parts, Type::ofValue({}), column);
}

void TypeParser::addPart(QList<Type> &parts, Type part, qsizetype column)
{
    if (m_cursor.hasFailed())
        return;
    const bool isValue = part.isLiteral() || part.isNull();
    if (isValue && parts.contains(part))
        return m_cursor.fail(LineProblem::Repeated, column, m_cursor.place() - column,
                             m_cursor.between(column, m_cursor.place()).trimmed());
    if (parts.size() >= MaximumAlternatives)
        return m_cursor.fail(LineProblem::TooManyAlternatives, column);
    parts.append(std::move(part));
}

void TypeParser::checkUnknown(qsizetype known, const QList<Type> &parts)
{
    if (m_unknown.size() == known || m_cursor.hasFailed())
        return;
    const bool areTexts = std::all_of(parts.cbegin(), parts.cend(),
                                      [](const Type &part) { return part.isLiteral() || part.isNull(); });
    const Unknown first = m_unknown[known];
    m_unknown.resize(known);
    if (!areTexts || std::count_if(parts.cbegin(), parts.cend(), std::mem_fn(&Type::isLiteral)) < 2)
        m_cursor.fail(LineProblem::UnknownType, first.column, first.word.size(), first.word, similarTo(first.word));
}

void TypeParser::checkNull(const Type &type, qsizetype column)
{
    if (type.isNull() && m_scope.version == specification::Version::V30)
        m_cursor.fail(LineProblem::NullNotAllowed, column, m_cursor.place() - column);
}

Type TypeParser::term(int depth)
{
    m_cursor.skipBlanks();
    const qsizetype column = m_cursor.place();
    const qsizetype known = m_unknown.size();
    Type type = base(depth);
    for (;;) {
        m_cursor.skipBlanks();
        // A word with limits is meant as a type.
        if (m_cursor.at() == u'(')
            checkUnknown(known, {type});
        if (m_cursor.at() == u'(')
            facets(type);
        m_cursor.skipBlanks();
        LineCursor ahead = m_cursor;
        if (!ahead.skip(u"[") || !ahead.skip(u"]"))
            return type;
        checkNull(type, column);
        if (++depth > MaximumLineDepth)
            m_cursor.fail(LineProblem::TooDeep, m_cursor.place());
        if (m_cursor.hasFailed())
            return type;
        m_cursor = ahead;
        type = Type::listOf(std::move(type));
    }
}

void TypeParser::facets(Type &type)
{
    const qsizetype opening = m_cursor.place();
    m_cursor.advance(1);
    if (!type.facets.isEmpty())
        return m_cursor.fail(LineProblem::Unexpected, opening, 1, u"("_qs);
    type.facets = FacetParser(m_cursor, type, typeText(type, m_scope)).parse(m_expectation);
}

Type TypeParser::base(int depth)
{
    m_cursor.skipBlanks();
    if (isAtEnd())
        m_expectation = {Expectation::What::Type, {}};
    const qsizetype column = m_cursor.place();
    if (m_cursor.hasFailed())
        return {};
    switch (m_cursor.at().unicode()) {
    case u'(':
        m_cursor.advance(1);
        return inside(u")", depth);
    case u'@':
        m_cursor.advance(1);
        return reference();
    case u'"':
    case u'\'': {
        const auto text = m_cursor.takeString();
        return text ? Type::ofValue(Value::string(*text)) : Type();
    }
    case u'{':
    case u'[': {
        const auto text = m_cursor.takeBrackets();
        return text ? json(*text, column) : Type();
    }
    default:
        break;
    }
    if (m_cursor.peekWord().isEmpty()) {
        m_cursor.fail(LineProblem::TypeExpected, column);
        return {};
    }
    const LineCursor before = m_cursor;
    const QByteArray number = m_cursor.takeNumber();
    if (!number.isEmpty() && !isWordCharacter(m_cursor.at()))
        return Type::ofValue(Value::number(number));
    m_cursor = before;
    return word(depth);
}

Type TypeParser::word(int depth)
{
    const qsizetype column = m_cursor.place();
    const QString word = m_cursor.peekWord().toString();
    m_cursor.advance(word.size());
    if (word == u"true" || word == u"false")
        return Type::ofValue(Value::boolean(word == u"true"));
    if (findTypeWord(word))
        return Type::ofWord(word);
    const bool isComponent = m_scope.components.contains(word);
    if (isComponent && !isReservedWord(word))
        return typeOfComponent(word);
    if (auto type = collection(word, depth))
        return *type;
    if (const TypeWord *meant = findLooseTypeWord(word))
        return Type::ofWord(meant->word.toString());
    m_unknown.append({column, word});
    return Type::ofValue(Value::string(word));
}

std::optional<Type> TypeParser::collection(QStringView word, int depth)
{
    const auto isSame = [word](QStringView each) { return word.compare(each, Qt::CaseInsensitive) == 0; };
    const bool isList = isSame(u"array") || isSame(u"list");
    const bool isMap = isSame(u"map") || isSame(u"record") || isSame(u"dict") || isSame(u"dictionary");
    if (!isList && !isMap)
        return std::nullopt;
    const auto container = isList ? &Type::listOf : &Type::mapOf;
    if (m_cursor.skip(u"<")) {
        LineCursor ahead = m_cursor;
        if (isMap && ahead.skipWord(u"string") && ahead.skip(u","))
            m_cursor = ahead;
        return container(inside(u">", depth));
    }
    if (isList && m_cursor.skipWord(u"of"))
        return container(choiceOfItems(depth));
    return container(Type());
}

Type TypeParser::inside(QStringView closing, int depth)
{
    Type type = choice(depth + 1);
    if (!m_cursor.hasFailed() && !m_cursor.skip(closing))
        m_cursor.fail(LineProblem::ClosingExpected, m_cursor.place(), 0, closing.toString());
    return type;
}

/** In "list of A", the unknown words are checked as those of a choice are. */
Type TypeParser::choiceOfItems(int depth)
{
    m_cursor.skipBlanks();
    const qsizetype column = m_cursor.place();
    const qsizetype known = m_unknown.size();
    if (depth >= MaximumLineDepth) {
        m_cursor.fail(LineProblem::TooDeep, m_cursor.place());
        return {};
    }
    Type items = term(depth + 1);
    checkUnknown(known, {items});
    checkNull(items, column);
    return items;
}

Type TypeParser::reference()
{
    const qsizetype column = m_cursor.place();
    if (m_cursor.at() == u'"') {
        const QString text = QString::fromUtf8(m_cursor.takeString().value_or(QByteArray()));
        if (text.isEmpty())
            m_cursor.fail(LineProblem::NameExpected, column, m_cursor.place() - column);
        return typeOfReference(text);
    }
    const QString name = m_cursor.peekWord().toString();
    m_cursor.advance(name.size());
    if (name.isEmpty()) {
        if (isAtEnd())
            m_expectation = {Expectation::What::Component, {}};
        m_cursor.fail(LineProblem::NameExpected, column);
    }
    return typeOfComponent(name);
}

Type TypeParser::json(const QString &text, qsizetype column)
{
    const auto value = Value::fromJson(text.toUtf8());
    if (value)
        return Type::ofValue(*value);
    m_cursor.fail(LineProblem::JsonExpected, column, text.size(), text);
    return {};
}

void TypeParser::discriminator(Type &type)
{
    const qsizetype column = m_cursor.place();
    if (!m_cursor.skipWord(u"by"))
        return;
    const bool isPossible = type.isChoice() &&
                            std::all_of(type.parts.cbegin(), type.parts.cend(),
                                        [](const Type &part) { return part.isReference() || part.isNull(); });
    if (!isPossible)
        return m_cursor.fail(LineProblem::DiscriminatorNotAllowed, column, m_cursor.place() - column);
    m_cursor.skipBlanks();
    if (m_cursor.at() == u'"') {
        type.discriminator = QString::fromUtf8(m_cursor.takeString().value_or(QByteArray()));
    } else {
        type.discriminator = m_cursor.peekWord().toString();
        m_cursor.advance(type.discriminator.size());
    }
    if (type.discriminator.isEmpty())
        m_cursor.fail(LineProblem::NameExpected, m_cursor.place());
}

QString TypeParser::similarTo(QStringView word) const
{
    constexpr qsizetype MostSimilarWords = 2000;
    constexpr qsizetype LongestWord = 60;
    QString best;
    qsizetype least = word.size() > 4 ? 3 : 2; // More than that many changes make another word.
    const auto consider = [&](const QString &candidate) {
        const bool isClose = qAbs(candidate.size() - word.size()) < least && word.size() <= LongestWord;
        const qsizetype distance = isClose ? editDistance(word, candidate) : least;
        if (distance < least) {
            least = distance;
            best = candidate;
        }
    };
    for (const QString &component : m_scope.components.first(std::min(m_scope.components.size(), MostSimilarWords)))
        consider(component);
    for (const TypeWord &each : typeWords())
        consider(each.word.toString());
    return best;
}

bool TypeParser::isAtEnd() const
{
    return !m_cursor.hasFailed() && m_cursor.rest().trimmed().isEmpty();
}

} // namespace propertyline
