// Time until Swagger Editor in headless Chromium is usable with a document, time per key, and the memory of all its
// processes. benchwindow.sh runs it:
//   benchswaggereditor.js FOLDER-OF-SWAGGER-EDITOR-DIST FILE
'use strict';
const {spawn} = require('child_process');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');

const [folder, file] = process.argv.slice(2).map(name => path.resolve(name));
const Keys = 50;
const PauseMilliseconds = 60;
const LimitMilliseconds = 300000;

/** The page is busy for longer than anybody waits, which is a result too. */
class NoAnswer extends Error {}

/** Serves the folder and the document on any free port. */
function serve() {
    const types = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json'};
    const server = http.createServer((request, response) => {
        const name = request.url.split('?')[0];
        const source = name === '/document' ? file : path.join(folder, path.normalize(name));
        fs.readFile(source, (error, bytes) => {
            response.writeHead(error ? 404 : 200, {'Content-Type': types[path.extname(source)] || 'text/plain'});
            response.end(error ? '' : bytes);
        });
    });
    return new Promise(done => server.listen(0, '127.0.0.1', () => done(server)));
}

/** The debugging protocol over two pipes: messages end with a zero byte. */
class Browser {
    constructor(home) {
        this.process = spawn('chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe',
            `--user-data-dir=${home}`, '--window-size=1360,860', 'about:blank'],
            {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']});
        this.answers = new Map();
        this.last = 0;
        let rest = '';
        this.process.stdio[4].on('data', bytes => {
            const parts = (rest + bytes).split('\0');
            rest = parts.pop();
            for (const part of parts) {
                const message = JSON.parse(part);
                const answer = this.answers.get(message.id);
                this.answers.delete(message.id);
                if (answer)
                    answer(message);
            }
        });
    }

    call(method, params = {}) {
        const id = ++this.last;
        this.process.stdio[3].write(JSON.stringify({id, method, params, sessionId: this.session}) + '\0');
        return new Promise((done, failed) => {
            const timer = setTimeout(() => failed(new NoAnswer()), LimitMilliseconds);
            timer.unref();
            this.answers.set(id, message => {
                clearTimeout(timer);
                message.error ? failed(new Error(message.error.message)) : done(message.result);
            });
        });
    }

    async evaluate(expression) {
        const result = await this.call('Runtime.evaluate', {expression, awaitPromise: true, returnByValue: true});
        if (result.exceptionDetails)
            throw new Error(JSON.stringify(result.exceptionDetails).slice(0, 300));
        return result.result.value;
    }

    async openPage(url) {
        const {targetId} = await this.call('Target.createTarget', {url});
        this.session = (await this.call('Target.attachToTarget', {targetId, flatten: true})).sessionId;
    }
}

/** Resolves after the next frame was painted. */
const Painted = 'new Promise(done => requestAnimationFrame(() => setTimeout(done)))';
/** Resolves when the main thread has nothing to do. */
const Idle = 'new Promise(done => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => done()))))';

const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));

/** Megabytes of a process and its descendants; shared pages count once. */
function memoryOf(root) {
    const parents = new Map();
    for (const pid of fs.readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
        try {
            parents.set(pid, fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ')[1]);
        } catch (error) { /* It has ended. */ }
    }
    const isOurs = pid => pid && (pid === String(root) || isOurs(parents.get(pid)));
    let sum = 0;
    for (const pid of parents.keys()) {
        if (!isOurs(pid))
            continue;
        try {
            sum += Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]);
        } catch (error) { /* It has ended. */ }
    }
    return sum * 1024 / 1e6;
}

function print(what, times) {
    times.sort((one, other) => one - other);
    const at = part => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1).padStart(9);
    console.log(`  ${what.padEnd(40)} p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   worst ${at(1)} ms   of ${times.length}`);
}

async function measure() {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'benchwindow-'));
    const server = await serve();
    const base = `http://127.0.0.1:${server.address().port}`;
    const start = Date.now();
    const browser = new Browser(home);
    const ended = new Promise(done => browser.process.on('exit', done));
    try {
        await browser.openPage(`${base}/index.html`);
        while (!await browser.evaluate('Boolean(window.editor && document.querySelector(".ace_content"))'))
            await wait(20);
        await browser.evaluate(Idle);
        console.log(`Swagger Editor ${require(path.join(folder, 'package.json')).version} in Chromium`);
        console.log(`  start without a document ${Date.now() - start} ms, ${memoryOf(browser.process.pid).toFixed(0)} MB`);
        // What it stores of earlier documents does not fit in the storage of the page.
        await browser.evaluate('Storage.prototype.setItem = () => {}; fetch("/document").then(answer => answer.text())' +
            '.then(text => { window.editor.specActions.updateSpec(text); })');
        while (!await browser.evaluate('ace.edit(document.querySelector(".ace_editor")).session.getLength() > 20'))
            await wait(50);
        await browser.evaluate(Idle);
        console.log(`  start until usable ${Date.now() - start} ms`);
        await wait(5000);
        await browser.evaluate(Idle);
        console.log(`  memory of all processes ${memoryOf(browser.process.pid).toFixed(0)} MB`);
        await browser.evaluate('{ const view = ace.edit(document.querySelector(".ace_editor")); view.focus();' +
            'view.find("\\"description\\": \\"", {start: {row: view.session.getLength() / 2 | 0, column: 0}});' +
            'view.clearSelection(); }');
        const times = [];
        for (let i = 0; i < Keys; ++i) {
            const key = String.fromCharCode(97 + i % 26);
            const before = process.hrtime.bigint();
            await browser.call('Input.dispatchKeyEvent', {type: 'keyDown', text: key, key});
            await browser.call('Input.dispatchKeyEvent', {type: 'keyUp', key});
            await browser.evaluate(Painted);
            times.push(Number(process.hrtime.bigint() - before) / 1e6);
            await wait(PauseMilliseconds);
        }
        print('key in the text, painted', times);
        console.log(`  memory after the edits ${memoryOf(browser.process.pid).toFixed(0)} MB`);
    } finally {
        server.close();
        await Promise.race([browser.call('Browser.close').catch(() => {}), wait(5000)]);
        await Promise.race([ended, wait(5000)]);
        browser.process.kill('SIGKILL');
        fs.rmSync(home, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
    }
}

measure().catch(error => {
    if (error instanceof NoAnswer) {
        console.log(`  with the document: no answer within ${LimitMilliseconds / 1000} s`);
        process.exit(0);
    }
    console.error(`Swagger Editor: ${error.message}`);
    process.exit(1);
});
