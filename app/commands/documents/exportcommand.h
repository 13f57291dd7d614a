#pragma once

#include "command.h"

#include <memory>

namespace definition {
class DefinitionView;
}

namespace commands {

/**
 * `export FILE --public`: the document without the extension, for the public. `export FILE --nginx`: an nginx
 * configuration that proxies as the gateway does.
 */
class ExportCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    struct Stores;
    void exportNginx(const QCommandLineParser &parser, const definition::DefinitionView &view, const QString &name);

    std::shared_ptr<Stores> m_stores; ///< While references are being answered.
};

} // namespace commands
