// Times the YAML and JSON readers of npm on files: benchpeers.js FOLDER-OF-node_modules FILE…
// One line each: file, what, median milliseconds of processor time, parted by tabs. JSON files are loaded by JSON.parse alone.
const path = require('path');
const fs = require('fs');
const [folder, ...files] = process.argv.slice(2);
const yaml = require(path.join(folder, 'yaml'));
const jsYaml = require(path.join(folder, 'js-yaml'));

function median(runs, action) {
    const times = [];
    for (let i = 0; i < runs; ++i) {
        const start = process.cpuUsage();
        action();
        const used = process.cpuUsage(start);
        times.push((used.user + used.system) / 1e3);
    }
    times.sort((a, b) => a - b);
    return times[times.length >> 1];
}

function report(file, what, milliseconds) {
    console.log(`${file}\t${what}\t${milliseconds.toFixed(2)}`);
}

for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    if (file.endsWith('.json')) {
        report(file, 'JSON.parse (values only)', median(5, () => JSON.parse(text)));
        continue;
    }
    report(file, 'js-yaml load (values only)', median(3, () => jsYaml.load(text)));
    report(file, 'yaml parseDocument', median(1, () => yaml.parseDocument(text)));
    const document = yaml.parseDocument(text);
    report(file, 'yaml Document to text', median(1, () => document.toString()));
}
