#pragma once

#include "newapi.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QPushButton;
namespace forms {
class Form;
}

namespace window {

/** How a new definition begins. */
enum class NewApiStart {
    Empty,    ///< Without paths.
    Resource, ///< Without paths, with the panel for a new resource.
    Example,  ///< With everything that the example has.
};

/** A dialog that describes a new API. The file name, the listen path and the server follow the title until the user
 * changes them. It deletes itself when it is closed. */
class NewApiDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit NewApiDialog(QWidget *parent);

signals:
    /** Emitted when the user has described the API. `fileName` has no folder. */
    void described(const drafts::NewApi &api, window::NewApiStart start, const QString &fileName);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void followTitle();
    void refresh();
    void create();
    [[nodiscard]] QString problemOf(const QLineEdit *field) const;
    [[nodiscard]] bool isEdited(const QLineEdit *field) const;

    forms::Form *m_form = nullptr;
    QLineEdit *m_title = nullptr;
    QComboBox *m_version = nullptr;
    QComboBox *m_start = nullptr;
    QLineEdit *m_fileName = nullptr;
    QLineEdit *m_listenPath = nullptr;
    QLineEdit *m_server = nullptr;
    QPushButton *m_create = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace window
