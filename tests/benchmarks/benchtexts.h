#pragma once

#include <QByteArray>

namespace bench {

inline QByteArray blockYaml(qsizetype size)
{
    QByteArray text = "openapi: 3.0.3\ninfo:\n  title: Large\n  version: 1.0.0\npaths:\n";
    for (int i = 0; text.size() < size; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "  /things/" + number + "/{id}:\n    # the one with number " + number +
                "\n    get:\n      summary: 'Reads " + number + "'\n      operationId: read" + number +
                "\n      parameters:\n        - name: id\n          in: path\n          required: true\n"
                "          schema: {type: string}\n      responses:\n        '200':\n          description: |\n"
                "            The thing.\n\n            All of it.\n          content:\n            application/json:\n"
                "              schema:\n                $ref: '#/components/schemas/Thing'\n";
    }
    return text;
}

inline QByteArray json(qsizetype size)
{
    QByteArray text = "{\n  \"openapi\": \"3.0.3\",\n  \"paths\": {";
    for (int i = 0; text.size() < size; ++i) {
        const QByteArray number = QByteArray::number(i);
        text +=
            (i ? ",\n    " : "\n    ") + QByteArray("\"/things/") + number +
            "\": {\n      \"get\": {\n        \"summary\": \"Reads " + number +
            "\",\n        \"tags\": [\n          \"a\",\n          \"b\"\n        ],\n        \"responses\": {\n"
            "          \"200\": {\n            \"description\": \"The thing.\"\n          }\n        }\n      }\n    }";
    }
    return text + "\n  }\n}\n";
}

inline QByteArray flatMap(int entries)
{
    QByteArray text;
    for (int i = 0; i < entries; ++i)
        text += "key" + QByteArray::number(i) + ": value number " + QByteArray::number(i) + "\n";
    return text;
}

} // namespace bench
