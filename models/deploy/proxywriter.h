#pragma once

#include "configurationtext.h"
#include "exportedfiles.h"
#include "exportplan.h"
#include "exporttarget.h"

namespace deploy {

/** The form of a proxy's configuration. */
struct ProxyFormat {
    Target target = Target::Nginx;
    QString program;  ///< The oldest program that the configuration is for, such as `nginx 1.22`.
    QString fileName; ///< The usual name of the configuration's file.
    int indent = 4;   ///< Spaces for each level of blocks; 0 for tabs.
    bool readsUserFiles =
        false; ///< Whether the users of http/basic client authentication are in files beside the configuration.
};

/** The frame of the writers for proxies that are programs: it writes the first line, and adds the report, the variables
 * and the files of users to the text that a derived class writes. */
class ProxyWriter
{
public:
    virtual ~ProxyWriter() = default;
    Q_DISABLE_COPY_MOVE(ProxyWriter)

    /** Writes the configuration. Call it once. */
    [[nodiscard]] ExportedConfiguration run();

protected:
    /** Creates a writer for the routes that the proxy can serve: see writableplan.h. */
    ProxyWriter(ProxyFormat format, ExportPlan plan);

    /** Appends the configuration without its first line to text(). */
    virtual void write() = 0;
    /** Returns the environment variables that the proxy reads for a route with a credential. */
    [[nodiscard]] virtual QList<Variable> variablesOf(const PlannedRoute &route) const;
    /** Returns true if environment variables have to be inserted before the proxy reads the file, which then is a
     * template that only the user may read. */
    [[nodiscard]] virtual bool isTemplate() const { return false; }

    [[nodiscard]] const ExportPlan &plan() const { return m_plan; }
    [[nodiscard]] ConfigurationText &text() { return m_text; }
    [[nodiscard]] bool hasCredentials() const;
    [[nodiscard]] bool hasTlsUpstream() const;
    [[nodiscard]] bool checksClients() const;

private:
    [[nodiscard]] static ExportedFile userFile(const PlannedRoute &route);

    ProxyFormat m_format;
    ExportPlan m_plan;
    ConfigurationText m_text;
};

} // namespace deploy
