#pragma once

#include "questionbar.h"

namespace preview {
class RouteService;
}
namespace workspace {
class OpenDefinition;
}

namespace problems {

/** Asks whether the running gateway should serve a definition that was opened after the gateway was started. */
class ServeQuestion final : public QuestionBar
{
    Q_OBJECT

public:
    ServeQuestion(preview::RouteService &routes, workspace::OpenDefinition &definition, QWidget *parent = nullptr);

protected:
    void retranslate() override;

private:
    void refresh();
    void showQuestion(const QString &text, const QString &details);
    [[nodiscard]] QStringList overlapTexts() const;

    preview::RouteService &m_routes;
    workspace::OpenDefinition &m_definition;
    QString m_shown; ///< The text of the question that is shown; empty while nothing is asked.
};

} // namespace problems
