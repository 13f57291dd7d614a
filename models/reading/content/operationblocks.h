#pragma once

#include "blockwriter.h"
#include "operations.h"
#include "parameterlists.h"
#include "version.h"

namespace reading {

/** Writes operations for the reading view with everything in them: parameters, request body, responses, callbacks … */
class OperationWriter final
{
public:
    /** Creates a writer. The operations of a path share its parameters: `lists` keeps the parameters that were read for
     * the next operation. */
    OperationWriter(BlockWriter &writer, const document::Snapshot &snapshot, specification::Version version,
                    ParameterLists &lists)
        : m_writer(writer)
        , m_snapshot(snapshot)
        , m_version(version)
        , m_lists(lists)
    {}

    /** Writes an operation. `level` is the level of the heading with its summary. */
    void write(const openapi::Operation &operation, int level);

private:
    /** Returns the object, or the target of its `$ref`. If the target does not exist, writes a row with the reference
     * and returns a missing node. */
    [[nodiscard]] document::Node resolved(const document::Node &node);
    void writeHead(const openapi::Operation &operation, int level);
    void writeSecurity(const openapi::Operation &operation);
    void writeParameters(const openapi::Operation &operation, int level);
    [[nodiscard]] QList<document::Node> parametersIn(const document::Node &list);
    void writeParameter(const document::Node &parameter, const QByteArray &name);
    void writeBody(const document::Node &operation, int level);
    void writeResponses(const document::Node &operation, int level);
    void writeResponse(const QByteArray &status, const document::Node &response, int level);
    void writeHeaders(const document::Node &headers, const QString &title);
    void writeContent(const document::Node &content);
    void writeCallbacks(const document::Node &operation, int level);

    BlockWriter &m_writer;
    const document::Snapshot &m_snapshot;
    specification::Version m_version;
    ParameterLists &m_lists;
    int m_callbackDepth = 0;
};

} // namespace reading
