"""Browsers driven by their own protocols over a WebSocket: Chromium's DevTools, Firefox's WebDriver BiDi.

Standard library only.
"""

import base64, contextlib, itertools, json, os, queue, re, shutil, socket, struct, subprocess, tempfile, threading, time, urllib.request


class WebSocket:
    """A client of RFC 6455 for whole messages, text or binary."""

    def __init__(self, url, headers=()):
        host, port, path = re.match(r"ws://([^:/]+):(\d+)(/.*)", url).groups()
        self.socket = socket.create_connection((host, int(port)), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *headers, "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self._more()
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        if self.status != 101:
            raise ConnectionError(f"{url}: {head.splitlines()[0].decode()}")
        self.received = 0
        self.lock = threading.Lock()

    def _more(self):
        data = self.socket.recv(1 << 18)
        if not data:
            raise ConnectionError("the connection ended")
        self.rest += data

    def _take(self, count):
        while len(self.rest) < count:
            self._more()
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def send(self, data, kind=None):
        text = isinstance(data, str)
        data = data.encode() if text else bytes(data)
        head = bytes([0x80 | (kind or (1 if text else 2))])
        if len(data) < 126:
            head += bytes([0x80 | len(data)])
        elif len(data) < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(data))
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", len(data))
        with self.lock:
            mask = os.urandom(4)
            self.socket.sendall(head + mask + bytes(a ^ b for a, b in zip(data, itertools.cycle(mask))))

    def receive(self):
        """The next message's bytes; None when the other side closes the connection (`code` is its reason)."""
        message = b""
        while True:
            first, second = self._take(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", self._take(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self._take(8))[0]
            data = self._take(length)
            self.received += length + 2
            kind = first & 15
            if kind == 8:
                self.code = struct.unpack(">H", data[:2])[0] if len(data) >= 2 else 1005
                return None
            if kind == 9:
                self.send(data, 10)
            if kind < 3:
                message += data
                if first & 0x80:
                    return message

    def close(self):
        self.socket.close()


class Remote:
    """Sends commands and matches the answers by number."""

    def __init__(self, url):
        self.web = WebSocket(url)
        self.web.socket.settimeout(None)
        self.number = 0
        self.answers, self.events = {}, []
        self.news = threading.Condition()
        self.handlers = {}
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        try:
            while (data := self.web.receive()) is not None:
                message = json.loads(data)
                handler = self.handlers.get(message.get("method"))
                if handler:
                    handler(message["params"])
                with self.news:
                    if message.get("id"):
                        self.answers[message["id"]] = message
                    self.news.notify_all()
        except (OSError, ValueError):
            pass

    def send(self, method, **params):
        with self.news:
            self.number += 1
            number = self.number
        self.web.send(json.dumps({"id": number, "method": method, "params": params}))
        return number

    def call(self, method, **params):
        number = self.send(method, **params)
        with self.news:
            if not self.news.wait_for(lambda: number in self.answers, 30):
                raise TimeoutError(method)
            answer = self.answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer.get('message') or answer['error']}")
        return answer["result"]


class FarLine:
    """A proxy to a port of this machine that delays bytes in both directions. DevTools cannot delay a WebSocket."""

    def __init__(self, port, delay):
        self.far, self.delay = port, delay
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.words = [f"--proxy-server=http://127.0.0.1:{self.listener.getsockname()[1]}", "--proxy-bypass-list=<-loopback>"]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                threading.Thread(target=self._serve, args=(self.listener.accept()[0],), daemon=True).start()

    def _serve(self, near):
        try:
            head = b""
            while b"\r\n\r\n" not in head:
                head += near.recv(1) or b"\r\n\r\n"
            method, target, _ = head.split(b"\r\n", 1)[0].split(b" ")
            origin = f"http://127.0.0.1:{self.far}".encode()
            if method != b"CONNECT" and not target.startswith(origin + b"/"):
                return near.close()
            far = socket.create_connection(("127.0.0.1", self.far))
            for each in (near, far):
                each.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if method == b"CONNECT":
                near.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
            else:
                far.sendall(head.replace(origin, b"", 1))
            self._carry(near, far)
            self._carry(far, near)
        except (OSError, ValueError):
            near.close()

    def _carry(self, source, target):
        waiting = queue.Queue()

        def take():
            data = True
            while data:
                try:
                    data = source.recv(1 << 16)
                except OSError:
                    data = b""
                waiting.put((time.monotonic() + self.delay, data))

        def give():
            with contextlib.suppress(OSError):
                while True:
                    due, data = waiting.get()
                    time.sleep(max(due - time.monotonic(), 0))
                    if not data:
                        break
                    target.sendall(data)
            # The other direction ends with it.
            for each in (source, target):
                with contextlib.suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)

        for each in (take, give):
            threading.Thread(target=each, daemon=True).start()

    def close(self):
        self.listener.close()


class Browser:
    def _start(self, words, pattern):
        self.folder = tempfile.mkdtemp(prefix="lineup-browser-")
        self.process = subprocess.Popen(
            [word.replace("FOLDER", self.folder) for word in words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            start_new_session=True, env={**os.environ, "HOME": self.folder})
        for line in self.process.stderr:
            if found := re.search(pattern, line.decode(errors="replace")):
                break
        else:
            raise RuntimeError(f"{words[0]} did not start")
        # The browser would block if nobody read its output.
        threading.Thread(target=lambda: [None for _ in self.process.stderr], daemon=True).start()
        return found.group(1)

    def close(self):
        try:
            os.killpg(self.process.pid, 15)
            self.process.wait(5)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            self.process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def until(self, expression, seconds=20):
        """Waits until an expression is true in the page."""
        end = time.time() + seconds
        while time.time() < end:
            try:
                if self.eval(expression):
                    return True
            except RuntimeError:
                pass
            time.sleep(0.05)
        return False

    def picture_of(self, x, y, w, h):
        """The canvas's pixels as a list of numbers, for comparison."""
        return self.eval(
            f"(() => {{ const d = document.getElementById('screen').getContext('2d').getImageData({x},{y},{w},{h}).data;"
            " let a = 0; for (const v of d) a = (Math.imul(a, 31) + v) | 0; return a; })()")

    def colours(self):
        """The number of colours in a coarse sample of the canvas."""
        return self.eval(
            "(() => { const c = document.getElementById('screen'); const d = c.getContext('2d')"
            ".getImageData(0,0,c.width,c.height).data; const s = new Set();"
            " for (let i = 0; i < d.length; i += 4 * 37) s.add(d[i] << 16 | d[i+1] << 8 | d[i+2]); return s.size; })()")


class Chromium(Browser):
    name = "Chromium"

    def __init__(self, width=1280, height=720, *words):
        url = self._start(
            ["chromium", *words, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0",
             "--user-data-dir=FOLDER", f"--window-size={width},{height}", "about:blank"],
            r"DevTools listening on (ws://\S+)")
        self.port = re.search(r":(\d+)/", url).group(1)
        self.pages = []
        self.use(self._tabs()[0], width, height)

    def _tabs(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/json") as answer:
            return [tab for tab in json.load(answer) if tab["type"] == "page"]

    def use(self, tab, width, height, scale=1, mobile=False):
        self.remote = Remote(tab["webSocketDebuggerUrl"])
        self.call = self.remote.call
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.resize(width, height, scale, mobile)

    def new_tab(self, width=1280, height=720, scale=1, mobile=False):
        """Opens another tab as a browser object of the same process."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        other = object.__new__(Chromium)
        other.port, other.process, other.folder = self.port, self.process, self.folder
        with urllib.request.urlopen(request) as answer:
            other.use(json.load(answer), width, height, scale, mobile)
        return other

    def resize(self, width, height, scale=1, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=mobile)
        if mobile:
            self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)

    def open(self, url):
        self.call("Page.navigate", url=url)

    def eval(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def wheel(self, x, y, dx=0, dy=0, modifiers=0):
        return self.remote.send(
            "Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=dx, deltaY=dy, modifiers=modifiers)

    def click(self, x, y):
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def touch(self, kind, *points):
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)])

    def key(self, key, code=None, number=0, modifiers=0):
        for kind in ("rawKeyDown", "keyUp"):
            self.call(
                "Input.dispatchKeyEvent", type=kind, key=key, code=code or key, windowsVirtualKeyCode=number, modifiers=modifiers)

    def type(self, text):
        for character in text:
            self.call("Input.dispatchKeyEvent", type="keyDown", key=character, text=character)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=character)


class Firefox(Browser):
    name = "Firefox"

    def __init__(self, width=1280, height=720):
        url = self._start(
            ["firefox-esr", "--headless", "--no-remote", "--profile", "FOLDER", "--remote-debugging-port", "0",
             "--width", str(width), "--height", str(height), "about:blank"],
            r"WebDriver BiDi listening on (ws://\S+)")
        self.remote = Remote(url + "/session")
        self.call = self.remote.call
        self.call("session.new", capabilities={})
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.call("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def open(self, url):
        self.call("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def eval(self, expression):
        result = self.call(
            "script.evaluate", expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self.context}, awaitPromise=True)
        if result["type"] != "success":
            raise RuntimeError(str(result.get("exceptionDetails")))
        value = result["result"].get("value")
        return None if value is None else json.loads(value)

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("browsingContext.captureScreenshot", context=self.context)["data"]))

    def _act(self, kind, name, actions, **more):
        self.call("input.performActions", context=self.context, actions=[{"type": kind, "id": name, "actions": actions, **more}])

    def wheel(self, x, y, dx=0, dy=0, modifiers=0):
        self._act("wheel", "wheel", [{"type": "scroll", "x": x, "y": y, "deltaX": dx, "deltaY": dy}])

    def click(self, x, y):
        self._act("pointer", "mouse", [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0},
                                       {"type": "pointerUp", "button": 0}])

    keys = {"Escape": "\ue00c", "Enter": "\ue007", "Tab": "\ue004", "ArrowDown": "\ue015", "ArrowUp": "\ue013",
            "ArrowLeft": "\ue012", "ArrowRight": "\ue014"}

    def key(self, key, code=None, number=0):
        value = self.keys.get(key, key)
        self._act("key", "keyboard", [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}])

    def type(self, text):
        for character in text:
            self.key(character)
