#include "adoptedforms.h"

#include "linetext.h"
#include "typewords.h"

namespace propertyline {

namespace {

bool isSameKind(const Type &left, const Type &right)
{
    return left.kind == right.kind || (left.isReference() && right.isReference());
}

/** Finds for each new part the earlier part that it was: first those with the same text, then those of the same kind,
 * the one at the same position first. */
QList<const Type *> earlierParts(const QList<Type> &parts, const QList<Type> &earlier)
{
    QList<const Type *> found(parts.size(), nullptr);
    const auto take = [&](qsizetype part, qsizetype candidate) {
        const bool isFree = !found[part] && candidate < earlier.size() && !found.contains(&earlier[candidate]);
        if (isFree)
            found[part] = &earlier[candidate];
    };
    for (qsizetype i = 0; i < parts.size(); ++i) {
        for (qsizetype k = 0; k < earlier.size(); ++k) {
            if (typeText(parts[i], {}) == typeText(earlier[k], {}))
                take(i, k);
        }
    }
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (i < earlier.size() && isSameKind(parts[i], earlier[i]))
            take(i, i);
        for (qsizetype k = 0; k < earlier.size(); ++k) {
            if (isSameKind(parts[i], earlier[k]))
                take(i, k);
        }
    }
    return found;
}

class FormAdoption final
{
public:
    explicit FormAdoption(bool isVersion30)
        : m_isVersion30(isVersion30)
    {}

    [[nodiscard]] Type adopted(Type type, const Type &found) const
    {
        const bool wasChoice = found.isChoice();
        if (type.isChoice())
            return adoptedChoice(std::move(type), found);
        if (wasChoice && found.parts.size() == 1) {
            Type single = Type::choiceOf({adopted(std::move(type), found.parts.first())});
            single.form = found.form;
            return single;
        }
        const Type *earlier = wasChoice ? earlierParts({type}, found.parts).first() : &found;
        // The branches of `oneOf` have forms of their own.
        const bool isInSameSchema = !wasChoice || found.form.keyword == Form::Keyword::Usual;
        if (!isInSameSchema)
            earlier = nullptr;
        if (earlier)
            adopt(type, *earlier);
        if (type.isLiteral() && isOfLiterals(found)) {
            type.form.isUntyped = found.form.isUntyped;
            type.form.keyword = wasChoice ? Form::Keyword::Enum : found.form.keyword;
        }
        // OpenAPI 3.0 ignores what is beside a `$ref`.
        if (type.isReference() && !found.isReference())
            type.form.isWrapped = m_isVersion30 && found.form.hasOthers;
        return type;
    }

private:
    void adopt(Type &type, const Type &found) const
    {
        if (!isSameKind(type, found))
            return;
        if (type.isReference())
            type.form.isWrapped = found.form.isWrapped;
        if (type.kind != Type::Kind::List && type.kind != Type::Kind::Map)
            return;
        type.form.isUntyped = found.form.isUntyped;
        type.form.isWithoutItems = found.form.isWithoutItems && type.parts.first().isBase(u"any");
        type.parts.first() = adopted(type.parts.first(), found.parts.first());
    }

    [[nodiscard]] Type adoptedChoice(Type type, const Type &found) const
    {
        const bool wasChoice = found.isChoice();
        const bool areBranches = wasChoice && found.form.keyword != Form::Keyword::Usual;
        if (areBranches)
            type.form.keyword = found.form.keyword;
        else if (isOfLiterals(type) && isOfLiterals(found))
            type.form.isUntyped = found.form.isUntyped;
        const QList<Type> before = wasChoice ? found.parts : QList<Type>{found};
        const QList<const Type *> earlier = earlierParts(type.parts, before);
        for (qsizetype i = 0; i < type.parts.size(); ++i) {
            if (earlier[i])
                type.parts[i] = adopted(type.parts[i], *earlier[i]);
        }
        return type;
    }

    bool m_isVersion30;
};

} // namespace

Type withFormsOf(Type type, const Type &found, bool isVersion30)
{
    return FormAdoption(isVersion30).adopted(std::move(type), found);
}

} // namespace propertyline
