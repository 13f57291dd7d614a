"""The network panel of Chromium, which reads HAR files with the importer of its own developer tools."""

import functools
import html
import http.server
import json
import os
import re
import shutil
import subprocess
import threading
import urllib.error
import urllib.request

from support.checks import Mismatch, Skipped, shown

PAGE = b"""<pre>nothing</pre><script type="module">
const output = document.querySelector("pre");
try {
    const har = await import("/devtools/models/har/har.js");
    const file = await (await fetch("/exchanges.har")).json();
    const log = new har.HARFormat.HARRoot(file).log;
    output.textContent = JSON.stringify(har.Importer.Importer.requestsFromHARLog(log).map((request) => ({
        method: request.requestMethod, url: request.url(), status: request.statusCode, seconds: request.duration,
        frames: request.frames().length})));
} catch (error) {
    output.textContent = `refused: ${error}`;
}
</script>"""


class Handler(http.server.BaseHTTPRequestHandler):
    """Serves the page, the file, and the parts of the developer tools, which Chromium serves on its debugging port."""

    def __init__(self, devtools, har, *arguments):
        self.devtools = devtools
        self.har = har
        super().__init__(*arguments)

    def do_GET(self):  # noqa: N802, the name is that of the standard library.
        content, kind = PAGE, "text/html"
        if self.path == "/exchanges.har":
            content, kind = self.har, "application/json"
        elif self.path.startswith("/devtools/"):
            try:
                with urllib.request.urlopen(self.devtools + self.path) as answer:
                    content, kind = answer.read(), answer.headers.get("Content-Type", "text/javascript")
            except urllib.error.URLError:
                return self.send_error(404)
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *arguments):
        pass


def chromium(ground, name, *arguments, **options):
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not program:
        raise Skipped("chromium is not installed")
    rootless = ["--no-sandbox"] if os.geteuid() == 0 else []
    return subprocess.Popen(
        [program, "--headless", "--disable-gpu", f"--user-data-dir={ground.path(name)}", *rootless, *arguments],
        **options,
    )


def imported_by_chromium(ground, har):
    """The requests that the network panel lists for the bytes of a HAR file. Fails if it refuses the file."""
    tools = chromium(ground, "tools", "--remote-debugging-port=0", "about:blank", stderr=subprocess.PIPE, text=True)
    port = None
    for line in tools.stderr:
        if found := re.search(r"ws://127\.0\.0\.1:(\d+)/", line):
            port = found.group(1)
            break
    if not port:
        raise Mismatch("the debugging port of Chromium", "it ended")
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, f"http://127.0.0.1:{port}", har)
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    browser = chromium(
        ground,
        "browser",
        "--virtual-time-budget=60000",
        "--dump-dom",
        address,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    elements = browser.communicate()[0]
    tools.terminate()
    tools.wait()
    server.shutdown()
    text = html.unescape(re.search(r"<pre>(.*?)</pre>", elements, re.DOTALL).group(1))
    if not text.startswith("["):
        raise Mismatch("the requests of the HAR file", shown(text))
    return json.loads(text)
