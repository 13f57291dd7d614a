#pragma once

#include "document.h"
#include "editplaces.h"

#include <QRandomGenerator>

namespace support {

/** Makes random edits of the parts of an API description, which the seed determines. */
class RandomEdits final
{
public:
    RandomEdits(document::Document &document, quint32 seed)
        : m_document(document)
        , m_generator(seed)
    {}

    /** Edits a random part. Returns the place and what was done; empty if the edit was not possible. */
    [[nodiscard]] QString edit();
    /** Edits a random schema of `places`, which can be those before earlier edits. */
    [[nodiscard]] QString editSchema(const EditPlaces &places);

private:
    using Place = document::Pointer;
    [[nodiscard]] int below(qsizetype limit) { return m_generator.bounded(int(limit)); }
    template<typename List>
    [[nodiscard]] auto of(const List &list)
    {
        return *(std::begin(list) + below(qsizetype(std::size(list))));
    }
    [[nodiscard]] document::Node at(const Place &place) const { return m_document.snapshot().at(place).resolved(); }
    [[nodiscard]] bool set(const Place &place, const QByteArray &json);
    [[nodiscard]] bool remove(const Place &place) { return bool(m_document.remove(place)); }
    [[nodiscard]] bool isOf30() const;
    [[nodiscard]] QByteArray smallSchema();
    [[nodiscard]] QByteArray someKey(const document::Node &object);

    [[nodiscard]] bool editKeyword(const Place &schema);
    [[nodiscard]] bool editNumber(const Place &schema, const QByteArray &keyword);
    [[nodiscard]] bool editType(const Place &schema);
    [[nodiscard]] bool editValues(const Place &schema);
    [[nodiscard]] bool editRequired(const Place &schema);
    [[nodiscard]] bool editProperties(const Place &schema);
    [[nodiscard]] bool editBranches(const Place &schema);
    [[nodiscard]] bool wrap(const Place &schema);
    [[nodiscard]] bool toggle(const Place &object, const QByteArray &keyword);
    [[nodiscard]] bool setOrRemove(const Place &object, const QByteArray &keyword, const QByteArray &json);
    [[nodiscard]] bool editOperation(const Place &operation);
    [[nodiscard]] bool editParameter(const Place &parameter);
    [[nodiscard]] bool editContent(const Place &content);
    [[nodiscard]] bool editResponses(const Place &responses);

    document::Document &m_document;
    QRandomGenerator m_generator;
};

} // namespace support
