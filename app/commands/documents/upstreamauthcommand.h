#pragma once

#include "documentcommand.h"

namespace definition {
class DefinitionWriter;
}

namespace commands {

/** The command `upstream-auth FILE --method basic|none`: writes the extension's section on upstream authentication as
 * the designer's Upstream form does, byte for byte. */
class UpstreamAuthCommand final : public DocumentCommand
{
    Q_OBJECT

public:
    using DocumentCommand::DocumentCommand;
    void define(QCommandLineParser &parser) const override;

protected:
    [[nodiscard]] QString usageProblem(const QCommandLineParser &parser) const override;
    void process(const QCommandLineParser &parser) override;
    /** Allows the definition to use the secrets that the arguments refer to, because the user has typed them. */
    void afterWriting(const QString &path, const QCommandLineParser &parser) override;

private:
    base::Result<QString> password(const QCommandLineParser &parser) const;
    base::Result<void> writeBasic(definition::DefinitionWriter &writer, const QCommandLineParser &parser) const;
};

} // namespace commands
