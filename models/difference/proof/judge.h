#pragma once

#include "apichange.h"
#include "descriptionschemas.h"
#include "sample.h"
#include "validator.h"

#include <map>

namespace difference {

/** Makes and judges values of the schemas of one side. Not thread-safe. */
class Judge final
{
public:
    explicit Judge(Side &side);
    ~Judge();
    Q_DISABLE_COPY_MOVE(Judge)

    /** Returns why a value does not fit schemas that apply together; empty if it fits. Annotations that a receiver
     * reads, such as `contentMediaType`, count as restrictions if `isStrict`. */
    [[nodiscard]] schema::Findings findings(const document::Value &value, const QList<Located> &schemas,
                                            Direction direction, bool isStrict = false);
    [[nodiscard]] bool accepts(const document::Value &value, const QList<Located> &schemas, Direction direction)
    {
        return findings(value, schemas, direction).isEmpty();
    }

    /** Returns the number of samples of schemas that apply together. */
    [[nodiscard]] int sampleCount(const QList<Located> &schemas);
    /** Returns a sample of schemas that apply together, by its number: small ones first, then those of each branch of
     * `oneOf` and `anyOf`. It need not be valid. The same sample is only made once. */
    [[nodiscard]] const document::Value &sample(const QList<Located> &schemas, Direction direction, int number);
    /** Returns true for the numbers of samples without optional parts. */
    [[nodiscard]] static bool isSmallSample(int number) { return number % 2 == 0; }
    /** Returns the values that the keywords of schemas name, and values beside their limits. */
    [[nodiscard]] QList<document::Value> namedValues(const QList<Located> &schemas);
    /** Returns names of properties that can matter for schemas: see memberNamesIn(). */
    [[nodiscard]] QList<QByteArray> memberNames(const QList<Located> &schemas);
    /** Returns a text that is different for schemas that accept other values. It is the same for small schemas that are
     * written alike in several places of a document. */
    [[nodiscard]] QString keyOf(const QList<Located> &schemas) const;
    /** The number of steps that all validations took. */
    [[nodiscard]] qint64 steps() const { return m_steps; }

private:
    struct Dialect;
    [[nodiscard]] document::Value made(const Located &schema, Direction direction, int number);
    void addBranches(QList<Located> &branches, const Located &schema, int depth);
    [[nodiscard]] const QList<Located> &branchesOf(const QList<Located> &schemas);
    [[nodiscard]] Dialect &dialectOf(const Located &schema);

    Side &m_side;
    DescriptionSchemas m_schemas;
    std::map<bool, std::unique_ptr<Dialect>> m_dialects; ///< By whether the dialect is that of OpenAPI 3.0.
    QHash<QString, document::Value> m_samples;
    QHash<QString, QList<Located>> m_branches;
    qint64 m_steps = 0;
};

} // namespace difference
