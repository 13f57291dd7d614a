#pragma once

#include "changereport.h"
#include "judge.h"

namespace difference {

/**
 * Searches values that prove breaking changes of schemas: who sends the message accepts them, who receives it refuses
 * them. A value is searched for the innermost schemas that changed, and put into a value of the schemas around it, step
 * by step, up to the whole body. So the time hardly depends on the size of the body.
 */
class ExampleProof final
{
public:
    ExampleProof(Report &report, Side &before, Side &now);

    /** Sets the example of a breaking change of a schema, if one is found within the limits. */
    void prove(qsizetype change, const SchemaRoot &root);

private:
    using Found = std::optional<document::Value>;
    /** A body that proves a change, and why it is refused. */
    struct Example {
        QByteArray json;
        schema::Finding reason;
    };
    /** The schemas of one value of a message. */
    struct Layer {
        QList<Located> sent;     ///< The schemas on the side of the sender.
        QList<Located> expected; ///< The schemas on the side of the receiver.
        QByteArrayList path;     ///< The place of the value in the body.
    };
    /** A change that is to be proved, with the layers around its value, from the innermost one to the whole body. */
    struct Search {
        const Change &change;
        QList<Layer> layers;
        bool isStrict = false; ///< See Judge::findings().
    };

    [[nodiscard]] QString keyOf(const Change &change, const Layer &layer);
    [[nodiscard]] static Layer layerOf(const Change &change, const QList<Located> &before, const QList<Located> &now,
                                       const QString &property);
    [[nodiscard]] Search searchFor(qsizetype change, const SchemaRoot &root) const;
    [[nodiscard]] Example find(const Search &search);
    [[nodiscard]] schema::Finding reasonFor(const Search &search, const document::Value &value);
    static void set(Change &change, const Example &example);
    [[nodiscard]] Found separation(const Search &search, const Layer &layer);
    [[nodiscard]] Found findSeparation(const Search &search, const Layer &layer);
    /** A value of a layer, and whether nothing is likely to be in it that the proof does not need. */
    struct Whole {
        document::Value value;
        bool isSmall = true;
    };
    [[nodiscard]] std::optional<Whole> inside(const Search &search, const Layer &outer, const Layer &inner,
                                              const Whole &value);
    [[nodiscard]] bool isProof(const Search &search, const Layer &layer, const document::Value &value);
    [[nodiscard]] document::Value shrunk(const Search &search, const Layer &layer, document::Value value);
    [[nodiscard]] Judge &sender(const Change &change)
    {
        return change.direction == Direction::Response ? m_newJudge : m_oldJudge;
    }
    [[nodiscard]] Judge &receiver(const Change &change)
    {
        return change.direction == Direction::Response ? m_oldJudge : m_newJudge;
    }
    [[nodiscard]] qint64 steps() const { return m_oldJudge.steps() + m_newJudge.steps(); }
    [[nodiscard]] bool isOverLimit() const { return steps() >= m_lastStep; }

    Report &m_report;
    Judge m_oldJudge;
    Judge m_newJudge;
    std::optional<schema::Finding> m_reason; ///< Why the last body that the current search found is refused.
    qint64 m_lastStep = 0;                   ///< The number of steps at which the current search ends.
    QHash<QString, Example> m_known;         ///< The examples by the change and the schemas of the body.
    QHash<QString, Found> m_separations;     ///< The values by the change and its innermost schemas.
};

/** Sets the examples of the breaking changes of schemas of a report, of at most Limits::examples. */
void addSchemaExamples(Report &report, Side &before, Side &now);

} // namespace difference
