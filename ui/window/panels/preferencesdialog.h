#pragma once

#include "settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSpinBox;
namespace consent {
class Grants;
}
namespace forms {
class Form;
}
namespace management {
class EnvironmentList;
}
namespace widgets {
class ToneLabel;
}

namespace window {

class PermissionsGroup;

/** The dialog for the settings of the appearance, the files, the gateway and its recording, which change with Save, and
 * for the user's permissions, which change immediately. */
class PreferencesDialog final : public QDialog
{
    Q_OBJECT

public:
    /** With `gatewayRuns`, the dialog says that the gateway restarts when its settings change. */
    PreferencesDialog(settings::Settings &settings, consent::Grants &grants,
                      const management::EnvironmentList &environments, bool gatewayRuns, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildAppearance();
    void buildFiles();
    void buildGateway();
    void buildRecording();
    void buildPermissions(consent::Grants &grants, const management::EnvironmentList &environments);
    QHBoxLayout *newButtonRow();
    QSpinBox *addSize(const QString &objectName, const QString &suffix, qint64 unit,
                      const settings::Setting<qint64> &setting);
    void retranslate();
    /** Sets each control to what `read` returns for its setting. */
    template<typename Read>
    void showAll(const Read &read);
    void showValues();
    void showDefaults();
    void save();

    settings::Settings &m_settings;
    forms::Form *m_form = nullptr;
    QLabel *m_appearance = nullptr;
    QComboBox *m_language = nullptr; ///< Its data are codes of languages; that of the system is empty.
    QComboBox *m_theme = nullptr;
    QSpinBox *m_zoom = nullptr;
    QLabel *m_files = nullptr;
    QCheckBox *m_reopen = nullptr;
    QLabel *m_gateway = nullptr;
    QSpinBox *m_port = nullptr;
    QCheckBox *m_prefixMatch = nullptr;
    QLabel *m_recording = nullptr;
    QSpinBox *m_body = nullptr;   ///< The largest part of a body that is recorded, in KiB.
    QSpinBox *m_memory = nullptr; ///< The largest memory for all recorded bodies, in MiB.
    /** The largest temporary file for recorded bodies that do not fit into the memory, in MiB. */
    QSpinBox *m_file = nullptr;
    QLabel *m_permissions = nullptr;
    PermissionsGroup *m_permissionsGroup = nullptr;
    widgets::ToneLabel *m_restart = nullptr;
    QPushButton *m_defaults = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace window
