#pragma once

#include "changereport.h"
#include "descriptionschemas.h"
#include "sample.h"
#include "validator.h"

#include <map>

namespace difference {

/** Searches values that prove breaking changes of schemas: one side accepts them and the other refuses them. */
class ExampleProof final
{
public:
    /** Creates a search of at most `most` different examples. */
    ExampleProof(Side &before, Side &now, qsizetype most);
    ~ExampleProof();

    /** Sets the example of a breaking change of a schema, if one is found within the limits. */
    void prove(Change &change, const SchemaRoot &root);

private:
    class Judge;
    [[nodiscard]] Judge &judgeOf(bool isNow, const Located &schema);
    [[nodiscard]] QByteArray search(const Change &change, const SchemaRoot &root);

    Side &m_before;
    Side &m_now;
    qsizetype m_most;
    std::map<std::pair<bool, bool>, std::unique_ptr<Judge>> m_judges; ///< By side and dialect.
    QHash<QString, QByteArray> m_known;                               ///< The examples by the schemas and the change.
};

/** Sets the examples of the breaking changes of a report, of at most Limits::examples. */
void addExamples(Report &report, Side &before, Side &now);

} // namespace difference
