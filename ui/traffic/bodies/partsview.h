#pragma once

#include "multipartreader.h"
#include "partview.h"

#include <QWidget>

class QListWidget;

namespace traffic {

/** Shows the parts of a multipart body: a list of them, and the header fields and the body of the chosen one. */
class PartsView final : public QWidget
{
    Q_OBJECT

public:
    /** The object names of the controls begin with `prefix`. `newPart` creates the view of the chosen part. */
    explicit PartsView(const QString &prefix, const NewPartView &newPart, QWidget *parent = nullptr);

    void setParts(const QList<bodies::BodyPart> &parts);

signals:
    /** The user wants to save the body of a part to a file, for which `fileName` is a suggestion. */
    void saveRequested(const http::BodyBytes &bytes, const QString &fileName);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showPart(int index);
    [[nodiscard]] QString titleOf(qsizetype index) const;

    QList<bodies::BodyPart> m_parts;
    QListWidget *m_list = nullptr;
    PartView *m_part = nullptr;
};

} // namespace traffic
