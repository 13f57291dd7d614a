#pragma once

#include "loss.h"
#include "swaggerplaces.h"

#include <QSet>

namespace conversion {

/** Collects losses, each once. */
class SwaggerLosses final
{
public:
    explicit SwaggerLosses(QList<Loss> &losses)
        : m_losses(losses)
    {}

    void add(Loss::Kind kind, const document::Pointer &place, const QStringList &arguments);
    /** Adds the loss of a member that was removed. */
    void addRemoved(const document::Pointer &member);

private:
    QList<Loss> &m_losses;
    QSet<std::pair<document::Pointer, QString>> m_known;
};

/** The kind of object that a reference in a Swagger 2.0 document must refer to; Extension if it can be any value. */
enum class SwaggerKind { Schema, Parameter, Body, Response, PathItem, Header, SecurityScheme, Extension };

/** A reference in a Swagger 2.0 document, and the place of its target in OpenAPI 3.0. */
struct FollowedReference {
    document::Pointer place; ///< The place of the reference in the Swagger document.
    QString reference;       ///< The text of the reference in the Swagger document.
    document::Pointer to;    ///< The place of the target in the converted document.
};

/** Converts schemas of a Swagger 2.0 document to OpenAPI 3.0, and the references in any value. `place` is always the
 * place of the value in the Swagger document, at which losses are reported. */
class SwaggerSchemas final
{
public:
    /** `discriminated` limits the definitions that are looked at for discriminators. */
    SwaggerSchemas(const SwaggerSource &source, const SwaggerPlaces &places, SwaggerLosses &losses,
                   qsizetype discriminated)
        : m_source(source)
        , m_places(places)
        , m_losses(losses)
        , m_discriminatedLeft(discriminated)
    {}

    [[nodiscard]] document::Value schema(const document::Value &schema, const document::Pointer &place);
    /** Converts the references in a value of any form. */
    [[nodiscard]] document::Value extension(const document::Value &value, const document::Pointer &place);
    /** Converts the text of a reference into the text of a reference to the corresponding place in OpenAPI 3.0.
     * References to other files are not changed, and are added to the losses. */
    [[nodiscard]] document::Value reference(const document::Value &text, const document::Pointer &place,
                                            SwaggerKind kind);

    /** Returns the place of the discriminator that exceeded the limit, or std::nullopt. */
    [[nodiscard]] const std::optional<document::Pointer> &tooLarge() const { return m_tooLarge; }
    /** Returns the converted references whose target was there. */
    [[nodiscard]] const QList<FollowedReference> &followed() const { return m_followed; }
    /** Removes and returns the next place that a reference names outside the objects of Swagger 2.0, with the kind
     * of object that the reference expects there. Returns each place once, and std::nullopt after the last one. */
    [[nodiscard]] std::optional<std::pair<document::Pointer, SwaggerKind>> takeOutside();

private:
    using Members = QList<document::Value::Member>;

    void addMember(const document::Value &schema, const document::Value::Member &member, const document::Pointer &place,
                   Members &members);
    void addTypes(const document::Value &schema, const document::Pointer &place, Members &members);
    void addItems(const document::Value &items, const document::Pointer &place, Members &members);
    [[nodiscard]] document::Value schemasIn(const document::Value &value, const document::Pointer &place);
    [[nodiscard]] document::Value discriminator(const document::Value &schema, const document::Pointer &place);
    [[nodiscard]] document::Value mapping(const document::Value &mapping, const document::Pointer &place);
    [[nodiscard]] QByteArray definitionNamed(const document::Value &reference) const;
    void collectDerived();

    const SwaggerSource &m_source;
    const SwaggerPlaces &m_places;
    SwaggerLosses &m_losses;
    QList<FollowedReference> m_followed;
    QList<std::pair<document::Pointer, SwaggerKind>> m_outside;
    QSet<document::Pointer> m_knownOutside;
    bool m_hasDerived = false;
    QHash<QByteArray, QList<QByteArray>>
        m_derived; ///< The definitions with `allOf`, by the definitions that are in it.
    qsizetype m_discriminatedLeft;
    std::optional<document::Pointer> m_tooLarge;
};

} // namespace conversion
