#pragma once

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QListWidget;
namespace widgets {
class SearchField;
}

namespace designer {

/** Asks for the path that an operation moves to. Paths that it can't move to are disabled and say why. */
class PathDialog final : public QDialog
{
    Q_OBJECT

public:
    /** `operation` is what moves, as the user sees it: "GET /books". */
    explicit PathDialog(const QString &operation, QWidget *parent = nullptr);

    /** Adds a path. `refusal` says why it can't be chosen, and is empty if it can. */
    void addPath(const QByteArray &path, const QString &refusal);

signals:
    void chosen(const QByteArray &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void filter(const QString &text);
    void choose();
    void refreshButton();

    widgets::SearchField *m_filter;
    QListWidget *m_list;
    QDialogButtonBox *m_buttons;
};

} // namespace designer
