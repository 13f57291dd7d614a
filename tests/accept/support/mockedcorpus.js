// Asks mocks of OpenAPI documents for every documented response, and validates the bodies with ajv.
//
//   node mockedcorpus.js PROGRAM TOOLS FILE…
//
// TOOLS is a folder in which npm has installed ajv, yaml and fast-xml-parser. Each document is served by two processes with
// one seed. For each operation, status and media type it asks for the usual body and for a generated one. References are
// followed here, and schemas of 3.0 are turned into those of 2020-12 here: none of the program's code is used. Prints one
// JSON object: counts, and a line for each body that does not fit.
'use strict';
const { spawn } = require('node:child_process');
const { createRequire } = require('node:module');
const fs = require('node:fs');
const http = require('node:http');
const os = require('node:os');
const path = require('node:path');

const [program, tools, ...files] = process.argv.slice(2);
const load = createRequire(path.resolve(tools, 'package.json'));
const Ajv = load('ajv/dist/2020').default;
const YAML = load('yaml');
const { XMLValidator } = load('fast-xml-parser');

const LISTEN = '/mocked-corpus/';
const EXTENSION = { info: { name: 'c', state: { active: true } },
    server: { listenPath: { value: LISTEN, strip: true } }, upstream: { url: 'http://127.0.0.1:1' } };
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'query'];

/** Documents by their file, read once. */
class Documents {
    constructor() { this.known = new Map(); }
    at(file) {
        if (!this.known.has(file)) {
            const text = fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '');
            this.known.set(file, file.endsWith('.json') ? JSON.parse(text)
                : YAML.parse(text, { merge: true, maxAliasCount: -1, logLevel: 'silent', uniqueKeys: false }));
        }
        return this.known.get(file);
    }
    /** The object that `value` refers to, and its place; undefined if it is not there. */
    follow(place) {
        for (let count = 0; place.value && typeof place.value === 'object' && typeof place.value.$ref === 'string'; ++count) {
            if (count > 50)
                return undefined;
            place = this.target(place.value.$ref, place.file);
            if (!place)
                return undefined;
        }
        return place;
    }
    target(reference, file) {
        const [address, fragment = ''] = reference.split('#');
        if (/^[a-z]+:/i.test(address))
            return undefined;
        const where = address ? path.resolve(path.dirname(file), decodeURIComponent(address)) : file;
        let value;
        try {
            value = this.at(where);
        } catch {
            return undefined;
        }
        const pointer = decodeURIComponent(fragment);
        for (const token of pointer.split('/').slice(1)) {
            if (value && typeof value === 'object' && typeof value.$ref === 'string' && !(unescaped(token) in value)) {
                const found = this.follow({ value, file: where, pointer });
                value = found && found.value;
            }
            value = value === undefined || value === null ? undefined : value[unescaped(token)];
        }
        return value === undefined ? undefined : { value, file: where, pointer };
    }
}

const unescaped = (token) => token.replace(/~1/g, '/').replace(/~0/g, '~');
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Turns a schema with its references into one schema of 2020-12 for responses. */
class Schemas {
    constructor(documents, isOld) {
        this.documents = documents;
        this.isOld = isOld;
    }
    schemaAt(place) {
        this.names = new Map();
        this.waiting = [];
        const root = this.turned(place.value, place.file);
        const definitions = {};
        while (this.waiting.length) {
            const { name, place: target } = this.waiting.pop();
            definitions[name] = this.turned(target.value, target.file);
        }
        return { allOf: [root], $defs: definitions };
    }
    reference(text, file) {
        const place = this.documents.target(text, file);
        if (!place)
            throw new Error(`reference ${text}`);
        const key = `${place.file}#${place.pointer}`;
        if (!this.names.has(key)) {
            const name = `d${this.names.size}`;
            this.names.set(key, name);
            this.waiting.push({ name, place });
        }
        return `#/$defs/${this.names.get(key)}`;
    }
    isWriteOnly(schema, file) {
        const place = this.documents.follow({ value: schema, file });
        return Boolean((isObject(schema) && schema.writeOnly === true && !(this.isOld && schema.$ref)) ||
            (place && isObject(place.value) && place.value.writeOnly === true));
    }
    /** The names of properties that responses lack, through `allOf` too. */
    unsent(schema, file, depth = 0) {
        const place = this.documents.follow({ value: schema, file });
        const names = new Set();
        if (!place || !isObject(place.value) || depth > 8)
            return names;
        for (const [name, property] of Object.entries(place.value.properties ?? {})) {
            if (this.isWriteOnly(property, place.file))
                names.add(name);
        }
        for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
            for (const part of Array.isArray(place.value[keyword]) ? place.value[keyword] : [])
                this.unsent(part, place.file, depth + 1).forEach((name) => names.add(name));
        }
        return names;
    }
    turned(schema, file, above = new Set()) {
        if (!isObject(schema))
            return schema === true || schema === false ? schema : {};
        if (this.isOld && typeof schema.$ref === 'string')
            return { $ref: this.reference(schema.$ref, file) };
        const unsent = new Set([...above, ...this.unsent(schema, file)]);
        const all = {};
        for (const [key, value] of Object.entries(schema)) {
            if (key === '$ref' && typeof value === 'string')
                all.$ref = this.reference(value, file);
            else if (['not', 'additionalProperties', 'items', 'contains', 'propertyNames', 'if', 'then', 'else',
                'unevaluatedItems', 'unevaluatedProperties'].includes(key)) {
                if (!Array.isArray(value))
                    all[key] = this.turned(value, file);
            } else if (['allOf', 'anyOf', 'oneOf', 'prefixItems'].includes(key) && Array.isArray(value))
                all[key] = value.map((each) => this.turned(each, file, key === 'prefixItems' ? new Set() : unsent));
            else if (['properties', 'patternProperties', 'dependentSchemas'].includes(key) && isObject(value)) {
                all[key] = Object.fromEntries(Object.entries(value).map(([name, each]) =>
                    [name, key === 'properties' && this.isWriteOnly(each, file) ? false : this.turned(each, file)]));
            } else if (key === 'required') {
                if (Array.isArray(value))
                    all.required = [...new Set(value.filter((name) => typeof name === 'string' && !unsent.has(name)))];
            } else if (['$schema', '$id', '$defs', 'definitions', 'example', 'examples', 'default', 'format', 'title',
                'description', 'id', 'discriminator', 'nullable'].includes(key)) {
                continue;
            } else
                all[key] = value;
        }
        if (this.isOld)
            this.modernize(all, schema);
        return all;
    }
    modernize(all, schema) {
        for (const keyword of ['const', 'if', 'then', 'else', 'patternProperties', 'prefixItems', 'contains', 'propertyNames',
            'dependentRequired', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties', '$anchor', '$dynamicRef'])
            delete all[keyword];
        for (const [exclusive, bound] of [['exclusiveMinimum', 'minimum'], ['exclusiveMaximum', 'maximum']]) {
            if (all[exclusive] === true && typeof all[bound] === 'number') {
                all[exclusive] = all[bound];
                delete all[bound];
            } else if (typeof all[exclusive] === 'boolean')
                delete all[exclusive];
        }
        if (schema.nullable === true && typeof all.type === 'string')
            all.type = [all.type, 'null'];
    }
}

/** `gatewright serve` on a file. */
class Mock {
    static async start(file, home) {
        const mock = new Mock();
        mock.process = spawn(program, ['serve', file, '--upstream', 'mock', '--mock-invalid', '--seed', '3', '--port', '0'],
            { stdio: ['ignore', 'pipe', 'ignore'], env: { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home,
                XDG_STATE_HOME: home, QT_QPA_PLATFORM: 'offscreen' } });
        mock.agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
        mock.port = await new Promise((resolve, reject) => {
            let text = '';
            mock.process.on('exit', () => reject(new Error('the program ended')));
            mock.process.stdout.on('data', (piece) => {
                text += piece;
                const found = /listening http:\/\/127\.0\.0\.1:(\d+)/.exec(text);
                if (found)
                    resolve(Number(found[1]));
            });
        });
        return mock;
    }
    ask(method, target, headers) {
        return new Promise((resolve, reject) => {
            const request = http.request({ port: this.port, host: '127.0.0.1', agent: this.agent, method, path: target,
                headers, timeout: 60000 }, (response) => {
                const pieces = [];
                response.on('data', (piece) => pieces.push(piece));
                response.on('end', () => resolve({ status: response.statusCode, headers: response.headers,
                    body: Buffer.concat(pieces) }));
                response.on('error', reject);
            });
            request.on('timeout', () => request.destroy(new Error('no answer within 60 s')));
            request.on('error', reject);
            request.end();
        });
    }
    end() {
        this.process.removeAllListeners('exit');
        this.process.kill('SIGINT');
        return new Promise((resolve) => this.process.on('exit', resolve));
    }
}

const counts = { documents: 0, notServed: 0, operations: 0, responses: 0, json: 0, valid: 0, xml: 0, wellFormed: 0,
    others: 0, without: 0, wrongExamples: 0, notCompiled: 0, notRouted: 0, different: 0, wrong: 0 };
const lines = [];
const note = (kind, where, why, body = '') => {
    ++counts[kind];
    if (lines.filter((each) => each.kind === kind).length < 200)
        lines.push({ kind, where, why: String(why).slice(0, 300), body: String(body).slice(0, 300) });
};

const same = (one, other) => {
    if (one === other)
        return true;
    if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object')
        return false;
    const keys = Object.keys(one);
    return Array.isArray(one) === Array.isArray(other) && keys.length === Object.keys(other).length &&
        keys.every((key) => key in other && same(one[key], other[key]));
};

/** The values of the examples that a Media Type Object has. */
function examplesOf(documents, media) {
    const values = [];
    if (media.value.example !== undefined)
        values.push(media.value.example);
    for (const each of Object.values(isObject(media.value.examples) ? media.value.examples : {})) {
        const found = documents.follow({ value: each, file: media.file });
        if (found && isObject(found.value))
            values.push(found.value.value, found.value.dataValue);
    }
    // Older documents write JSON as a text.
    for (const value of values.filter((each) => typeof each === 'string')) {
        try {
            values.push(JSON.parse(value));
        } catch { /* A text. */ }
    }
    return values.filter((value) => value !== undefined);
}

function compiled(documents, isOld, media, cache) {
    const key = `${media.file} ${JSON.stringify(media.value.schema)}`;
    if (!cache.has(key)) {
        let result;
        for (const unicodeRegExp of [true, false]) {
            try {
                const schema = new Schemas(documents, isOld).schemaAt({ value: media.value.schema, file: media.file });
                const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false, logger: false,
                    unicodeRegExp });
                result = { validate: ajv.compile(schema) };
                break;
            } catch (error) {
                result = { error };
            }
        }
        cache.set(key, result);
    }
    return cache.get(key);
}

function judge(documents, isOld, media, answer, where, cache) {
    if (!media || media.value.schema === undefined) {
        ++counts.without;
        return;
    }
    let body;
    try {
        body = JSON.parse(answer.body);
    } catch (error) {
        return note('wrong', where, `no JSON: ${error.message}`, answer.body);
    }
    ++counts.json;
    const { validate, error } = compiled(documents, isOld, media, cache);
    if (error)
        return note('notCompiled', where, error.message);
    if (validate(body)) {
        ++counts.valid;
        return;
    }
    const reason = validate.errors.map((each) => `${each.instancePath} ${each.schemaPath} ${each.message}`).join('; ');
    if (examplesOf(documents, media).some((value) => same(value, body)))
        return note('wrongExamples', where, reason);
    note('wrong', where, reason, answer.body);
}

/** A status that only this response of an operation describes. */
function codeFor(status, statuses) {
    const isOther = (code) => statuses.includes(String(code)) ||
        (status === 'default' && statuses.some((each) => each.toUpperCase() === `${Math.floor(code / 100)}XX`));
    if (/^[1-5]\d\d$/.test(status))
        return status;
    const from = /^[1-5]XX$/i.test(status) ? status[0] * 100 : 200;
    return String([...Array(400).keys()].map((step) => from + step).find((code) => ![204, 304].includes(code) && !isOther(code)));
}

/** The content of the most specific key that describes the media type that was sent. */
function contentFor(contents, sent, asked) {
    const essence = (key) => key.split(';')[0].trim().toLowerCase();
    const found = (test) => contents.find(([key]) => test(essence(key)));
    const own = contents.find(([key]) => key === asked && essence(key) === sent);
    return (own ?? found((key) => key === sent) ?? found((key) => key === `${sent.split('/')[0]}/*`) ??
        found((key) => key === '*/*') ?? contents.find(([key]) => key === asked))[1];
}

/** Whether XML is well-formed. How its elements fit the schema is not judged here. */
function judgeXml(documents, media, answer, where) {
    ++counts.xml;
    const isWell = XMLValidator.validate(answer.body.toString());
    if (isWell === true)
        ++counts.wellFormed;
    else // An example is sent as it is.
        note(examplesOf(documents, media).includes(answer.body.toString()) ? 'wrongExamples' : 'wrong', where, isWell.err.msg,
            answer.body);
}

async function askForResponse(both, request, documents, isOld, [status, statuses], response, cache, name) {
    const code = codeFor(status, statuses);
    const contents = isObject(response.value.content) ? Object.entries(response.value.content) : [];
    for (const [mediaType, value] of contents.length ? contents : [['', undefined]]) {
        if (mediaType.startsWith('x-'))
            continue;
        const media = value && documents.follow({ value, file: response.file });
        for (const extra of ['', ', example=none']) {
            if (+code < 200) // Interim: not a response of its own.
                continue;
            const headers = { Prefer: `code=${code}${extra}` };
            if (mediaType && +code < 400)
                headers.Accept = mediaType;
            const [answer, again] = await Promise.all(both.map((mock) => mock.ask(request.method, request.target, headers)));
            const where = `${name} ${request.method} ${request.target} ${status} ${mediaType}${extra}`;
            ++counts.responses;
            delete answer.headers.date;
            delete again.headers.date;
            if (answer.status !== again.status || !answer.body.equals(again.body) || !same(answer.headers, again.headers))
                note('different', where, `${answer.status} ${again.status}`, answer.body);
            if (answer.headers['content-type'] === 'application/problem+json' && [404, 405, 406, 501].includes(answer.status) &&
                !mediaType.includes('problem')) {
                note('notRouted', where, answer.status, answer.body);
                continue;
            }
            if (!mediaType || request.method === 'HEAD' || +code === 204 || +code === 304)
                continue;
            // Errors have their first media type.
            if (+code >= 400 && contents[0][0] !== mediaType)
                continue;
            if (String(answer.status) !== code && status !== 'default')
                note('wrong', where, `status ${answer.status}`);
            const sent = (answer.headers['content-type'] ?? '').split(';')[0].trim();
            const described = contentFor(contents, sent, mediaType);
            if (/[/+]json$/.test(sent))
                judge(documents, isOld, documents.follow({ value: described, file: response.file }), answer, where, cache);
            else if (/[/+]xml$/.test(sent))
                judgeXml(documents, documents.follow({ value: described, file: response.file }), answer, where);
            else
                ++counts.others;
        }
    }
}

async function askForAll(file, both) {
    const documents = new Documents();
    const root = documents.at(file);
    const isOld = String(root.openapi).startsWith('3.0');
    const cache = new Map();
    const folder = path.basename(path.dirname(file)) + '/' + path.basename(file);
    for (const [template, item] of Object.entries(root.paths ?? {})) {
        if (!template.startsWith('/') || /[?#]/.test(template))
            continue;
        const found = documents.follow({ value: item, file });
        const target = LISTEN.slice(0, -1) + encodeURI(template.replace(/\{[^}]*\}/g, 'value-1'));
        for (const method of METHODS) {
            const operation = found && isObject(found.value) && found.value[method];
            if (!isObject(operation))
                continue;
            ++counts.operations;
            for (const [status, value] of Object.entries(operation.responses ?? {})) {
                const response = documents.follow({ value, file: found.file });
                if (status.startsWith('x-') || !response || !isObject(response.value))
                    continue;
                await askForResponse(both, { method: method.toUpperCase(), target }, documents, isOld,
                    [status, Object.keys(operation.responses)], response, cache, folder);
            }
        }
    }
}

/** A copy of the document with the extension that makes it served. Small folders are copied with it: it can refer to
 * them. */
function copied(file, folder) {
    const neighbours = fs.readdirSync(path.dirname(file), { withFileTypes: true });
    fs.mkdirSync(folder);
    if (neighbours.length < 30)
        fs.cpSync(path.dirname(file), folder, { recursive: true });
    const copy = path.join(folder, path.basename(file));
    const text = fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '');
    const extension = `"x-vendor-api-gateway": ${JSON.stringify(EXTENSION)}`;
    if (file.endsWith('.json')) {
        const whole = JSON.parse(text);
        delete whole['x-vendor-api-gateway'];
        // The rest of the text stays as it was where it has no such member.
        fs.writeFileSync(copy, text.includes('x-vendor-api-gateway')
            ? JSON.stringify({ ...whole, 'x-vendor-api-gateway': EXTENSION }) : text.replace('{', `{${extension}, `));
    } else
        fs.writeFileSync(copy, `${text}\n${extension}\n`);
    return copy;
}

async function main() {
    for (const file of files.map((each) => path.resolve(each))) {
        const base = fs.mkdtempSync(path.join(os.tmpdir(), 'mocked-corpus-'));
        let both = [];
        try {
            const copy = copied(file, path.join(base, 'files'));
            both = [await Mock.start(copy, path.join(base, 'home')), await Mock.start(copy, path.join(base, 'home'))];
            ++counts.documents;
            await askForAll(copy, both);
        } catch (error) {
            note('notServed', file, error.stack);
        }
        await Promise.all(both.map((mock) => mock.end()));
        fs.rmSync(base, { recursive: true, force: true });
    }
    console.log(JSON.stringify({ counts, lines }, null, 1));
}

main();
