"""Updates the .ts files of this folder from the sources, see ./dev translations --help."""

import argparse
import json
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as tree

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent
SOURCES = ["app", "ui", "models"]
# No line numbers, so that a file changes only with texts; no guesses, which are often wrong and look finished.
OPTIONS = ["-silent", "-locations", "none", "-no-obsolete", "-disable-heuristic", "sametext",
           "-disable-heuristic", "similartext", "-disable-heuristic", "number"]


def run_lupdate(program, file):
    # English has the texts of the sources; it only adds its plural forms.
    only = ["-pluralonly"] if file.name == "gatewright_en.ts" else []
    language = file.stem.split("_", 1)[1]
    subprocess.run([program, *OPTIONS, *only, *SOURCES, "-source-language", "en", "-target-language", language,
                    "-ts", str(file)], cwd=ROOT, check=True)


def key_of(message):
    """A text is translated once for all places that use it: by its source, and whether it has plural forms."""
    return message.findtext("source", ""), message.get("numerus") == "yes"


def translation_of(message):
    """The finished translation, a string or the list of plural forms; None if there is none."""
    element = message.find("translation")
    if element is None or element.get("type") is not None:
        return None
    if message.get("numerus") == "yes":
        forms = [form.text or "" for form in element.findall("numerusform")]
        return forms if all(forms) else None
    return element.text or None


def set_translation(message, translation):
    element = message.find("translation")
    if element is None:
        element = tree.SubElement(message, "translation")
    element.attrib.pop("type", None)
    for form in list(element):
        element.remove(form)
    element.text = None
    if message.get("numerus") == "yes":
        for text in translation:
            tree.SubElement(element, "numerusform").text = text
    else:
        element.text = translation


def messages_of(document):
    for context in document.iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def fill(document, given):
    """Translates texts with `given`, and new texts as the same text elsewhere if all other places agree."""
    known = {}
    for _, message in messages_of(document):
        translation = translation_of(message)
        if translation is not None:
            known.setdefault(key_of(message), []).append(translation)
    for _, message in messages_of(document):
        key = key_of(message)
        if key in given:
            set_translation(message, given[key])
        elif translation_of(message) is None and key in known and all(each == known[key][0] for each in known[key]):
            set_translation(message, known[key][0])


def read_given(path):
    given = {}
    for number, line in enumerate(pathlib.Path(path).read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        entry = json.loads(line)
        translation = entry.get("translation")
        if not translation or isinstance(translation, list) and not all(translation):
            continue
        if isinstance(translation, list) != bool(entry.get("plural")):
            sys.exit(f"{path}:{number}: a text with plural forms has a list as its translation, another a string")
        given[entry["source"], bool(entry.get("plural"))] = translation
    return given


def missing_of(document):
    """The texts without a translation in their order: key to (contexts, notes)."""
    missing = {}
    for context, message in messages_of(document):
        if translation_of(message) is None:
            contexts, notes = missing.setdefault(key_of(message), ([], []))
            contexts.append(context)
            notes.extend(note for tag in ("comment", "extracomment") if (note := message.findtext(tag)))
    return missing


def export(missing, path):
    with open(path, "w", encoding="utf-8") as output:
        for (source, plural), (contexts, notes) in missing.items():
            entry = {"source": source, "plural": plural, "contexts": contexts, "notes": notes,
                     "translation": ["", ""] if plural else ""}
            output.write(json.dumps(entry, ensure_ascii=False) + "\n")


def update(program, file, given):
    run_lupdate(program, file)
    document = tree.parse(file)
    fill(document.getroot(), given)
    document.write(file, encoding="utf-8", xml_declaration=True)
    run_lupdate(program, file)  # Writes the file as Qt's tools do.
    return missing_of(tree.parse(file).getroot())


def main():
    parser = argparse.ArgumentParser(prog="./dev translations", add_help=False)
    parser.add_argument("--language")
    parser.add_argument("--export")
    parser.add_argument("--import", dest="given")
    parser.add_argument("--lupdate", default="/usr/lib/qt6/bin/lupdate")
    options = parser.parse_args()
    if (options.export or options.given) and not options.language:
        parser.error("--export and --import need --language CODE")
    files = sorted(FOLDER.glob("gatewright_*.ts"))
    if options.language:
        # A language that is not there yet starts with an empty file.
        files = [FOLDER / f"gatewright_{options.language}.ts"]
    given = read_given(options.given) if options.given else {}
    complete = True
    for file in files:
        missing = update(options.lupdate, file, given)
        if options.export:
            export(missing, options.export)
        print(f"{file.name}: {len(missing)} texts without a translation")
        for source, _ in missing:
            print(f"    {json.dumps(source, ensure_ascii=False)}")
        complete = complete and not missing
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
