#pragma once

#include "candidate.h"
#include "misfit.h"
#include "partinference.h"
#include "reason.h"

#include <QDeadlineTimer>

namespace corrections {

/** Makes changes of schemas for which a value fits a keyword that it breaks. */
class SchemaCandidates final
{
public:
    /** `inference` has read the exchanges, and must live longer than this object. `time` is that of the search. */
    SchemaCandidates(inference::PartInference &inference, Misfit misfit, QDeadlineTimer time, int depth = 0)
        : m_inference(inference)
        , m_misfit(std::move(misfit))
        , m_time(time)
        , m_depth(depth)
    {}

    /** Returns the changes of the schema that may make the value fit the keyword. They refer to this object. */
    [[nodiscard]] Candidates candidatesFor(const Trial &trial, const Reason &reason);
    /** Returns the changes that add a property to the schema of an object at a place, which can be a reference. */
    [[nodiscard]] Candidates addedProperty(const Trial &trial, const openapi::Place &schema,
                                           const document::Pointer &property);

private:
    /** A keyword that the value at a place breaks. */
    struct Broken {
        Reason reason;
        document::Value value; ///< The value at the place.
        QByteArray word;       ///< The keyword.
        bool is30 = false;
        [[nodiscard]] openapi::Place schema() const { return {reason.place.address, reason.place.pointer.parent()}; }
        [[nodiscard]] openapi::Place sibling(const QByteArray &keyword) const
        {
            return {reason.place.address, reason.place.pointer.parent().child(keyword)};
        }
    };
    using Making = Candidates (SchemaCandidates::*)(const Trial &trial, const Broken &broken);
    struct Row {
        const char *keyword;
        Making making; ///< Null if there are no candidates because of `why`.
        NoCorrection why;
    };
    static const Row Rows[];

    [[nodiscard]] Candidates allowType(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates allowValue(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates allowConstant(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates moveBound(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates moveExclusiveBound(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates changeSize(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates removeKeyword(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates setFalse(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates makeOptional(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates removeDependency(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates allowProperty(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates allowItems(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates allowAlternative(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidates allowSeveral(const Trial &trial, const Broken &broken);

    [[nodiscard]] CorrectionChange change(CorrectionChange::Kind kind, const Broken &broken) const;
    [[nodiscard]] CorrectionChange keywordChange(const Trial &trial, const Broken &broken,
                                                 const document::Value &after) const;
    [[nodiscard]] QByteArray subjectOf(const document::Pointer &instance) const;
    [[nodiscard]] QByteArray nameOfObject(const Trial &trial, const openapi::Place &schema,
                                          const document::Pointer &instance) const;
    [[nodiscard]] bool isShown(const Broken &broken) const;
    [[nodiscard]] document::Value schemaOf(const document::Value &value, bool hasOthers);
    [[nodiscard]] Candidates addedAlternatives(const Trial &trial, const Broken &broken);
    [[nodiscard]] Candidate fitted(const openapi::Place &alternative, const document::Value &value,
                                   const document::Pointer &instance);
    [[nodiscard]] QList<Reason> reasonsOf(const Trial &trial, const openapi::Place &schema,
                                          const document::Value &value) const;

    inference::PartInference &m_inference;
    Misfit m_misfit;
    QDeadlineTimer m_time;
    int m_depth;
};

} // namespace corrections
