#pragma once

#include "textsearch.h"
#include "workspace.h"

#include <QDialog>
#include <QPointer>

class QLabel;
class QListWidget;
namespace widgets {
class SearchField;
}

namespace window {

/** Searches all open definitions for a text. */
class FindInFiles final : public QDialog
{
    Q_OBJECT

public:
    FindInFiles(workspace::Workspace &workspace, QWidget *parent);

signals:
    void chosen(workspace::OpenDefinition *definition, const base::Span &span);

private:
    struct Found {
        QPointer<workspace::OpenDefinition> definition;
        TextHit hit;
    };

    void buildWidgets();
    void search();
    void showFound(const QList<Found> &found);
    void chooseCurrent();

    workspace::Workspace &m_workspace;
    QList<Found> m_found;
    quint64 m_generation = 0; ///< Of the latest search.
    widgets::SearchField *m_field = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_count = nullptr;
};

} // namespace window
