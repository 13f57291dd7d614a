#pragma once

#include "node.h"

namespace support {

/** The places of an API description in one document that edits of its parts are about. Objects that are references are
 * left out. */
struct EditPlaces {
    explicit EditPlaces(const document::Node &root);

    QList<document::Pointer> schemas;
    QList<document::Pointer> operations;
    QList<document::Pointer> parameters;
    QList<document::Pointer> bodies;    ///< The request bodies.
    QList<document::Pointer> responses; ///< The maps of responses by status.
    QList<document::Pointer> contents;  ///< The maps of media types.

private:
    void addOperations(const document::Node &pathItem, const document::Pointer &place);
    void addParameters(const document::Node &list, const document::Pointer &place);
    void addParameter(const document::Node &parameter, const document::Pointer &place);
    void addContent(const document::Node &holder, const document::Pointer &place);
    void addResponse(const document::Node &response, const document::Pointer &place);
    void addSchema(const document::Node &schema, const document::Pointer &place);
};

} // namespace support
