#pragma once

#include "workspace.h"

#include <QObject>

#include <functional>

class QWidget;

namespace window {

/** Asks before a save if yaml-cpp reads the change differently. */
class SaveCheck final : public QObject
{
    Q_OBJECT

public:
    using Save = std::function<void()>;

    explicit SaveCheck(QWidget *window);

    /** Calls `save` unless the person decides against it: at once where nothing can be objected, else once a worker
     * has looked at the text as it is then. */
    void beforeSave(workspace::OpenDefinition &definition, const Save &save);

private:
    void ask(const workspace::OpenDefinition &definition, const base::Diagnostics &objections, const Save &save);

    QWidget *m_window;
};

} // namespace window
