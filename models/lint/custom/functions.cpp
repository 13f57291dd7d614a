#include "functions.h"

#include "functiontable.h"

namespace lint {

namespace {

const Function *findFunction(const QByteArray &name)
{
    for (const auto functions : {valueFunctions(), objectFunctions()}) {
        for (const Function &function : functions) {
            if (name == function.name)
                return &function;
        }
    }
    return nullptr;
}

} // namespace

bool isKnownFunction(const QByteArray &name)
{
    return findFunction(name) != nullptr;
}

QString functionNames()
{
    QStringList names;
    for (const auto functions : {valueFunctions(), objectFunctions()}) {
        for (const Function &function : functions)
            names.append(QString::fromLatin1(function.name));
    }
    names.sort();
    return names.join(u", "_qs);
}

std::optional<QString> wrongOption(const QByteArray &function, const document::Node &options)
{
    const Function *found = findFunction(function);
    return found ? found->check(options) : std::nullopt;
}

FunctionResults callFunction(const FunctionCall &call, const FunctionTarget &target, FunctionContext &context)
{
    const Function *function = findFunction(call.function);
    // Functions read the members, items or text of the target, and the lists of the options.
    const document::Node node = target.node();
    const bool hasSteps = context.take(
        stepsOfNode(node) + node.childCount() + call.options.member("values").childCount() +
        call.options.member("properties").childCount() + node.member("enum").childCount());
    if (!hasSteps)
        return {};
    context.call = &call;
    return function ? function->run(target, call.options, context) : FunctionResults();
}

} // namespace lint
