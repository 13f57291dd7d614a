#pragma once

#include "clientaccess.h"
#include "context.h"
#include "result.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QVBoxLayout;
namespace forms {
class FieldMessage;
}

namespace designer {

/**
 * Check boxes that set whether the gateway checks the credentials of clients, and which security schemes of the
 * document it checks.
 */
class GatewayChecks final : public QWidget
{
    Q_OBJECT

public:
    explicit GatewayChecks(const Context &context, QWidget *parent = nullptr);

    /** Updates the check boxes from the document. */
    void refresh();
    void retranslate();
    /** Returns the control for the value at `pointer` in `server.authentication`; null if there is none. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct SchemeBox {
        QByteArray scheme;
        QCheckBox *box = nullptr;
    };

    void rebuild(const QList<QByteArray> &schemes);
    void toggle(const QByteArray &scheme, bool isChecked);
    [[nodiscard]] base::Result<void> write(const QByteArray &scheme, bool isChecked);
    [[nodiscard]] document::Pointer placeOf(const QObject *box) const;

    const Context m_context;
    document::Document &m_document;
    QVBoxLayout *m_column = nullptr;
    QCheckBox *m_enabled = nullptr;
    std::vector<SchemeBox> m_schemes; ///< The check boxes of the security schemes, in the order of the document.
    forms::FieldMessage *m_message = nullptr;
};

} // namespace designer
