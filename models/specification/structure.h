#pragma once

#include "violation.h"
#include "walk.h"

#include <utility>

namespace specification {

/** Compares the objects of a walk with the specification's table, and collects the violations. */
class StructureCheck final : public Visitor
{
public:
    explicit StructureCheck(Version version)
        : m_version(version)
    {}

    /** Sets the version of OpenAPI for the objects that are visited from now on. */
    void setVersion(Version version) { m_version = version; }

    void enter(const Place &place) override;
    bool visitsMerged(const Place &place) override;

    /** Returns the violations found so far, in the order of the walk. */
    [[nodiscard]] const QList<Violation> &violations() const { return m_violations; }
    /** Returns the violations that were found since the last call, and removes them. */
    [[nodiscard]] QList<Violation> takeViolations() { return std::exchange(m_violations, {}); }

private:
    void checkMembers(const Place &place);
    void checkUnknown(const Place &place, const Member &member);
    void checkRequired(const Place &place);
    void checkEntryName(const Place &place, const QByteArray &key, Keys keys, base::Span span);
    void checkMap(const Place &place, const Member &member);
    void checkList(const Place &place, const Member &member);
    void checkValue(const Place &place, const Member &member, const QByteArray &entry, const document::Node &value);
    [[nodiscard]] std::optional<Violation> faultOf(const Type &type, const document::Node &value,
                                                   const QByteArray &name) const;
    void checkConditions(const Place &place);
    void checkNumber(const Place &place, const Condition &condition);
    void checkWhen(const Place &place, const Condition &condition);
    void checkSpecialCases(const Place &place);
    void checkHeaderName(const Place &place);
    void checkUniqueTexts(const Place &place, const Member &member);

    void addAtKey(const Place &place, const Member &member, Fault fault, const QStringList &arguments);
    void addAtObject(const Place &place, Fault fault, const QStringList &arguments);
    void addAtValue(const Place &place, const Member &member, Fault fault, const QStringList &arguments);

    Version m_version;
    QList<Violation> m_violations;
};

/** Returns all violations of the specification's table in a document of this version. */
[[nodiscard]] QList<Violation> checkStructure(const document::Snapshot &snapshot, Version version);

/** Returns the values of a wrong type in the gateway extension at `extension`, outer objects first: violations with
 * the faults NotText, NotBoolean, NotObject and NotList. The fields are the same in all versions of OpenAPI. Members
 * that merge keys bring in are checked in the objects that get them: they can be written outside of the extension. */
[[nodiscard]] QList<Violation> checkGatewayTypes(const document::Snapshot &snapshot,
                                                 const document::Pointer &extension);

} // namespace specification
