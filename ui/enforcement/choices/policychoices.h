#pragma once

#include "policy.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace management {
class ManagementService;
}
namespace workspace {
class DocumentStore;
}

namespace enforcement {

/** Controls to choose a policy, and another one to compare with: of the policies of the current environment, and of
 * files with the JSON of a policy. */
class PolicyChoices final : public QWidget
{
    Q_OBJECT

public:
    /** Requests the list of policies if it is not known. */
    PolicyChoices(management::ManagementService &service, workspace::DocumentStore &store, QWidget *parent = nullptr);

    /** The chosen policies: none if there is none to choose, otherwise one or two. */
    [[nodiscard]] QList<management::Policy> chosen() const;
    /** Returns true while the list of policies is being loaded and none is known. */
    [[nodiscard]] bool isLoading() const { return m_isLoading; }
    /** Reads a policy from a file and chooses it. */
    void openFile(const QString &path);

signals:
    /** chosen() or isLoading() has changed. */
    void changed();
    /** The list of policies or a file can't be read. */
    void failed(const QString &text, const QString &details);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Choice {
        QString key; ///< The id of the policy, or the path of its file.
        QString fileName;
        management::Policy policy;
    };

    void buildWidgets();
    void retranslate();
    void load();
    void chooseFile();
    void takeFile(const QString &path, const management::Policy &policy);
    void refresh();
    [[nodiscard]] QList<Choice> choices() const;

    management::ManagementService &m_service;
    workspace::DocumentStore &m_store;
    QList<Choice> m_files;
    QList<Choice> m_shown; ///< The choices as in the boxes.
    bool m_isLoading = false;
    QLabel *m_firstLabel = nullptr;
    QComboBox *m_first = nullptr;
    QLabel *m_secondLabel = nullptr;
    QComboBox *m_second = nullptr;
    QPushButton *m_open = nullptr;
};

} // namespace enforcement
