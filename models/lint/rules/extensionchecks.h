#pragma once

#include "project.h"
#include "report.h"
#include "setschemas.h"
#include "validator.h"
#include "walk.h"

namespace lint {

/** Validates vendor extensions against the schemas that the project names for them. */
class ExtensionChecks final : public specification::Visitor
{
public:
    /** `project` and `report` must live longer than the object. */
    ExtensionChecks(const Project &project, Report &report);

    void enter(const specification::Place &place) override;

private:
    const Project &m_project;
    Report &m_report;
    SetSchemas m_schemas;
    schema::Validator m_validator;
    int m_stepsLeft;
};

} // namespace lint
