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

/** Settings of the appearance, the gateway and its recording, which change with Save, and the user's permissions. */
class PreferencesDialog final : public QDialog
{
    Q_OBJECT

public:
    /** `gatewayRuns`: shows that the gateway restarts when its settings change. */
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
    template<typename Read>
    void showAll(const Read &read); ///< Shows what `read` returns for each setting.
    void showValues();
    void showDefaults();
    void save();

    settings::Settings &m_settings;
    forms::Form *m_form = nullptr;
    QLabel *m_appearance = nullptr;
    QComboBox *m_theme = nullptr;
    QSpinBox *m_zoom = nullptr;
    QLabel *m_files = nullptr;
    QCheckBox *m_reopen = nullptr;
    QLabel *m_gateway = nullptr;
    QSpinBox *m_port = nullptr;
    QCheckBox *m_prefixMatch = nullptr;
    QLabel *m_recording = nullptr;
    QSpinBox *m_body = nullptr;   ///< KiB
    QSpinBox *m_memory = nullptr; ///< MiB
    QSpinBox *m_file = nullptr;   ///< MiB
    QLabel *m_permissions = nullptr;
    PermissionsGroup *m_permissionsGroup = nullptr;
    widgets::ToneLabel *m_restart = nullptr;
    QPushButton *m_defaults = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace window
