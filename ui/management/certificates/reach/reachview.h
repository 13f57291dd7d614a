#pragma once

#include "cancellation.h"
#include "reachmodel.h"

#include <QWidget>

class QTreeView;
namespace widgets {
class ToneLabel;
}

namespace certificates {

/** Shows what a certificate reaches: the definitions, their operations and the policies that allow these, as a tree,
 * and above it what stops on the day on which the certificate expires. */
class ReachView final : public QWidget
{
    Q_OBJECT

public:
    explicit ReachView(ReachSource &source, QWidget *parent = nullptr);

    /** Sets the certificate. Without details its end is not known; null shows nothing. */
    void setCertificate(const management::Certificate *certificate);

signals:
    /** The user wants to see a setting or an operation: the path of the definition's file and a JSON Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    /** Makes the names as wide as those that are shown, so that the other column has the rest. */
    void fitNames();
    void refresh();
    void show(const ReachFacts &facts, const QList<reach::ReachedApi> &reached);
    void activate(const QModelIndex &index);
    [[nodiscard]] QString summary() const;

    ReachSource &m_source;
    std::optional<management::Certificate> m_certificate;
    ReachModel m_model;
    base::Cancellation m_work;
    widgets::ToneLabel *m_summary = nullptr;
    QTreeView *m_tree = nullptr;
};

} // namespace certificates
