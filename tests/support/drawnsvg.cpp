#include "drawnsvg.h"

#include "headlessbrowser.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace support {

namespace {

/** Draws the picture as an image, and its elements, which tell where the texts are. Dark is darker than the gray of
 * boxes and lines. */
const char Page[] = R"(<!DOCTYPE html><meta charset="utf-8"><img id="picture"><pre id="drawn"></pre><script>
const bytes = Uint8Array.from(atob("%SVG%"), character => character.charCodeAt(0));
const text = new TextDecoder().decode(bytes);
document.getElementById("picture").src = "data:image/svg+xml;base64,%SVG%";
onload = () => {
    const drawn = {fault: "", texts: [], notVisible: [], outside: []};
    try {
        const read = new DOMParser().parseFromString(text, "image/svg+xml");
        if (read.querySelector("parsererror"))
            throw new Error(read.querySelector("parsererror").textContent);
        const svg = document.body.appendChild(document.importNode(read.documentElement, true));
        const width = svg.width.baseVal.value, height = svg.height.baseVal.value;
        const canvas = document.createElement("canvas");
        canvas.width = width;
        canvas.height = height;
        const context = canvas.getContext("2d");
        context.drawImage(document.getElementById("picture"), 0, 0);
        for (const element of svg.querySelectorAll("text")) {
            const box = element.getBBox();
            drawn.texts.push(element.textContent);
            if (box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
                drawn.outside.push(element.textContent);
            const pixels = context.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height)).data;
            let isDark = false;
            for (let at = 0; at < pixels.length && !isDark; at += 4)
                isDark = pixels[at] + pixels[at + 1] + pixels[at + 2] < 440;
            if (!isDark)
                drawn.notVisible.push(element.textContent);
        }
    } catch (error) {
        drawn.fault = String(error);
    }
    const json = unescape(encodeURIComponent(JSON.stringify(drawn)));
    document.getElementById("drawn").textContent = btoa(json);
};
</script>)";

QStringList listOf(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &text : value.toArray())
        texts.append(text.toString());
    return texts;
}

} // namespace

DrawnSvg drawnByBrowser(const QByteArray &svg)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"picture.html"_qs);
    QFile file(path);
    const QByteArray page = QByteArray(Page).replace("%SVG%", svg.toBase64());
    if (!file.open(QIODevice::WriteOnly) || file.write(page) != page.size())
        return {.fault = file.errorString(), .texts = {}, .notVisible = {}, .outside = {}};
    file.close();
    HeadlessBrowser browser;
    const QByteArray elements = browser.elementsOf(QUrl::fromLocalFile(path));
    const QByteArray start = "<pre id=\"drawn\">";
    const qsizetype from = elements.indexOf(start) + start.size();
    const QByteArray json = QByteArray::fromBase64(elements.mid(from, elements.indexOf("</pre>", from) - from));
    const QJsonObject drawn = QJsonDocument::fromJson(json).object();
    if (!drawn.contains(u"fault"))
        return {.fault = QString::fromUtf8(browser.complaints()), .texts = {}, .notVisible = {}, .outside = {}};
    return {drawn[u"fault"].toString(), listOf(drawn[u"texts"]), listOf(drawn[u"notVisible"]),
            listOf(drawn[u"outside"])};
}

} // namespace support
