#pragma once

#include "fieldbinding.h"

#include <QStringList>

class QComboBox;

namespace designer {

/**
 * Binds a drop-down list to a member that has one of several values. The first entry "Not set" removes the member. A
 * value of the file that is not in the list is shown as a further entry. Each choice is an undo step.
 */
class ChoiceBinding final : public FieldBinding
{
    Q_OBJECT

public:
    enum class Values { Texts, Flags };

    /** Creates the binding. With Values::Flags the list offers true and false, otherwise the texts of setTexts(). */
    ChoiceBinding(document::Document &document, QComboBox *box, Values values);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Choice; }

    void setTexts(const QStringList &texts);
    /** Sets whether the member is required. The list of a required member has no entry "Not set". */
    void setRequired(bool required);
    void retranslate();

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;

private:
    void fill();
    void choose();

    QComboBox *m_box;
    Values m_values;
    QStringList m_texts;
    bool m_isRequired = false;
};

} // namespace designer
