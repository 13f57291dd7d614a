"""A recording upstream and a raw client, both over plain sockets."""

import re
import socket
import threading

from support.checks import Mismatch, shown
from support.ground import LIMIT

OK = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello"


class Message:
    """A request or response as it was on the wire."""

    def __init__(self, raw, head, body):
        self.raw = raw
        lines = head.split(b"\r\n")
        self.first = lines[0].decode("latin-1")
        self.fields = [tuple(part.strip() for part in line.split(b":", 1)) for line in lines[1:] if line]
        self.body = body

    @property
    def status(self):
        return int(self.first.split()[1])

    def values(self, name):
        """The values of all fields with that name, in wire order."""
        return [value for key, value in self.fields if key.lower() == name.lower().encode()]

    def value(self, name):
        return b", ".join(self.values(name))


class Wire:
    """Reads HTTP/1.1 messages from a socket. Simple on purpose, and written without the program's code."""

    def __init__(self, connection):
        self.connection = connection
        connection.settimeout(LIMIT)
        self.buffer = b""
        self.raw = b""

    def _more(self):
        piece = self.connection.recv(65536)
        self.buffer += piece
        return bool(piece)

    def _until(self, mark):
        while mark not in self.buffer:
            if not self._more():
                return None
        return self._take(self.buffer.index(mark) + len(mark))

    def _take(self, count):
        while len(self.buffer) < count and self._more():
            pass
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        self.raw += taken
        return taken

    def rest(self):
        """Everything until the other side closes."""
        while self._more():
            pass
        return self._take(len(self.buffer))

    def _chunks(self):
        body = b""
        while True:
            line = self._until(b"\r\n")
            if line is None:
                raise Mismatch("a whole chunked body", shown(self.raw))
            size = int(line.split(b";")[0], 16)
            if size == 0:
                while (self._until(b"\r\n") or b"\r\n") != b"\r\n":
                    pass
                return body
            body += self._take(size)
            self._take(2)

    def head(self):
        """The bytes of the next head without its blank line, or None at the end of the connection."""
        head = self._until(b"\r\n\r\n")
        return head and head[:-4]

    def body_of(self, message, is_bodiless=False, ends_with_connection=False):
        length = message.value("Content-Length")
        if is_bodiless:
            return b""
        if message.value("Transfer-Encoding"):
            return self._chunks()
        if length:
            return self._take(int(length))
        return self.rest() if ends_with_connection else b""

    def response(self, is_head=False):
        """The next response, interim ones included."""
        head = self.head()
        if head is None:
            raise Mismatch("a response", "the connection was closed")
        message = Message(b"", head, b"")
        is_bodiless = is_head or message.status < 200 or message.status in (204, 304)
        message.body = self.body_of(message, is_bodiless, ends_with_connection=True)
        return message


class Upstream:
    """Listens on a free port, keeps every request, and answers with `answer`: bytes, or a function of request and wire."""

    def __init__(self, answer=OK):
        self.answer = answer
        self.requests = []
        self.connections = 0
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return  # It was closed.
            self.connections += 1
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        wire = Wire(connection)
        try:
            while (head := wire.head()) is not None:
                request = Message(b"", head, b"")
                if request.value("Expect").lower() == b"100-continue":
                    connection.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
                request.body = wire.body_of(request)
                request.raw, wire.raw = wire.raw, b""
                self.requests.append(request)
                answer = self.answer(request, wire) if callable(self.answer) else self.answer
                if answer is None:
                    break
                connection.sendall(answer)
                if (
                    b"content-length" not in answer.lower()
                    and b"chunked" not in answer.lower()
                    and b" 204 " not in answer
                ):
                    break
        except OSError:
            pass  # The gateway closed the connection.
        connection.close()

    def close(self):
        """Stops listening, so that the port is free."""
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def only_request(self):
        """The request that came, if it was exactly one."""
        if len(self.requests) != 1:
            raise Mismatch("one request to the upstream", f"{len(self.requests)} requests")
        return self.requests[0]


class Gateway:
    """`gatewright serve` on a free port. `stop` ends it as Ctrl+C does."""

    def __init__(self, ground, *arguments, **variables):
        self.running = ground.start("serve", *arguments, "--port", "0", **variables)
        line = self.running.line()
        match = re.fullmatch(r"listening (https?)://(127\.0\.0\.1|localhost):(\d+)/?", line)
        if not match:
            raise Mismatch("listening http://127.0.0.1:PORT", line)
        self.address = f"{match[1]}://{match[2]}:{match[3]}"
        self.port = int(match[3])

    def stop(self):
        return self.running.end().exits(0)

    def connect(self):
        """A raw connection of a client."""
        return Wire(socket.create_connection(("127.0.0.1", self.port), LIMIT))

    def send(self, raw):
        """Sends the bytes of a request on a connection of its own and returns the response."""
        wire = self.connect()
        wire.connection.sendall(raw)
        message = wire.response(is_head=raw.startswith(b"HEAD "))
        wire.connection.close()
        return message

    def request(self, target, *fields, method="GET", body=b""):
        """Sends a request with the given header lines."""
        lines = [f"{method} {target} HTTP/1.1", f"Host: localhost:{self.port}", *fields]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        return self.send(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + body)
