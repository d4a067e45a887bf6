#!/usr/bin/env python3
"""Tests the display for browsers in real ones: check.py PROGRAM FOLDER [PORT]

Starts PROGRAM (lineup) without a display on a loopback port, and goes through it in headless Chromium and Firefox, and
with raw sockets. Prints "ok" or "FAILED" for each check, and exits with 1 if one failed. Screenshots and a guide are
written to FOLDER.
"""

import contextlib, http.client, json, os, re, signal, socket, sqlite3, ssl, struct, subprocess, sys, threading, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import client
from browsers import Chromium, FarLine, Firefox, WebSocket

program, folder = sys.argv[1], sys.argv[2]
port = int(sys.argv[3]) if len(sys.argv) > 3 else 8740
os.makedirs(folder, exist_ok=True)
environment = {
    **os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": "", "LANG": "C.UTF-8", "XDG_STATE_HOME": folder + "/state",
    "XDG_CONFIG_HOME": folder + "/config", "XDG_DATA_HOME": folder + "/data", "XDG_CACHE_HOME": folder + "/cache",
}
failures = 0


def check(what, isRight):
    global failures
    print(f"  {'ok' if isRight else 'FAILED'} {what}", flush=True)
    failures += 0 if isRight else 1
    return isRight


def until(question, seconds=15):
    end = time.time() + seconds
    while time.time() < end:
        if question():
            return True
        time.sleep(0.05)
    return False


class Server:
    def __init__(self, *words):
        self.process = subprocess.Popen(
            [program, "serve", "--port", str(port), *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env=environment, start_new_session=True)
        self.line = self.process.stdout.readline().decode()
        found = re.search(r"https?://\S+", self.line)
        self.address = found.group(0) if found else ""

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return None


def get(path, method="GET", body=None, secure=None, **headers):
    """The status, headers and body of a response."""
    if secure:
        connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=10, context=secure)
    else:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    headers.setdefault("Host", f"127.0.0.1:{port}")
    if body is not None:
        headers.setdefault("Content-Length", str(len(body)))
    for name, value in headers.items():
        if value is not None:
            connection.putheader(name.replace("_", "-"), value)
    try:
        connection.endheaders(body)
        answer = connection.getresponse()
        return answer.status, dict((k.lower(), v) for k, v in answer.getheaders()), answer.read()
    except (ConnectionError, http.client.HTTPException, TimeoutError):
        return 0, {}, b""
    finally:
        connection.close()


shown = "document.getElementById('screen')?.width > 100 && document.getElementById('notice').hidden"


def settle(browser, x=160, y=240, w=300, h=200):
    """Waits until the picture no longer changes, and returns it."""
    last, since = None, time.time()
    end = since + 10
    while time.time() < end:
        now = browser.picture_of(x, y, w, h)
        if now != last:
            last, since = now, time.time()
        elif time.time() - since > 0.6:
            return now
        time.sleep(0.05)
    return last


def address_rests(browser):
    """Waits until the page's address has not changed for 1.2 seconds."""
    last, since = None, time.time()
    end = since + 10
    while time.time() < min(end, since + 1.2):
        now = browser.eval("location.href")
        if now != last:
            last, since = now, time.time()
        time.sleep(0.05)


opened_details = "!!history.state && history.state.lineup === 1"


def click_airing(browser, x=640, y=400):
    """Clicks an airing, which opens its details. Returns whether they open.

    Depending on the time of day there may be a bundle of short programmes at a place, which zooms in instead, or a hole
    in the listings, which does nothing. Other rows are tried then.
    """
    for row in (0, 1, -1, 2, -2):
        browser.click(x, y + 64 * row)
        if browser.until(opened_details, 4):
            return True
        settle(browser)
    return False


def look(browser, url):
    browser.open(url)
    name = browser.name
    check(f"{name} shows the guide", browser.until(shown) and until(lambda: browser.colours() > 100))
    check("in a tab of its name", browser.until("document.title === 'Lineup'"))
    before = settle(browser)
    for _ in range(3):
        browser.wheel(640, 400, dy=100)
    check("the wheel scrolls", settle(browser) != before)
    check("and the address says where one is", browser.until("location.search.includes('channel=')"))
    # The edge of the panel, which is plain where there would be programmes otherwise.
    panel = (browser.eval("innerWidth") - 14, 210, 8, 480)
    before = settle(browser, *panel)
    check("a click opens the details, which the way back closes", click_airing(browser))
    check("beside the guide", until(lambda: browser.picture_of(*panel) != before))
    opened = settle(browser, *panel)
    browser.eval("history.back()")
    check("and they are closed", until(lambda: browser.picture_of(*panel) != opened))
    browser.key("/")
    check("a slash opens the search, in a field of the page", browser.until("document.activeElement.tagName === 'INPUT'"))
    browser.type("news")
    check("which takes what is typed", browser.until("document.querySelector('#fields input')?.value === 'news'"))
    check("and the address has it", browser.until("location.search.includes('search=news')"))
    browser.screenshot(f"{folder}/{name}-search.png")
    browser.key("Escape", number=27)
    check("Escape ends it", browser.until("!document.querySelector('#fields input')"))
    check("manifest and icon are there", browser.eval(
        "Promise.all(['manifest.json','icon.svg'].map(n => fetch(n))).then(a => a.every(r => r.ok))"))


def in_browsers():
    server = Server()
    check("it says where to look", re.fullmatch(rf"http://127\.0\.0\.1:{port}/[0-9a-f]{{32}}", server.address) is not None)
    listening = subprocess.run(["ss", "-ltnH", f"sport = :{port}"], capture_output=True, text=True).stdout
    places = {line.split()[3].rsplit(":", 1)[0] for line in listening.splitlines()}
    check("it listens on loopback only", bool(places) and places <= {"127.0.0.1", "[::1]"})
    chromium = Chromium()
    firefox = None
    try:
        look(chromium, server.address)
        chromium.screenshot(f"{folder}/chromium.png")
        print("second browser", flush=True)
        firefox = Firefox(1000, 700)
        channels = (0, 220, 140, 400)
        rest = settle(chromium, *channels)
        look(firefox, server.address)
        firefox.screenshot(f"{folder}/firefox.png")
        check("the first is not disturbed by the second", chromium.picture_of(*channels) == rest)
        check("each has its own size", chromium.eval("document.getElementById('screen').width") == 1280
              and firefox.eval("document.getElementById('screen').width") == 1000)
        settings(chromium)
        addresses(chromium)
        at_rest(server)
        assistance(chromium)
        languages(chromium, server.address)
        phone(chromium, server.address)
        drop(chromium)
        slow(server)
        if os.environ.get("PARTS") != "still":
            scrolling(server)
        attacks(server)
        check("attacks do not disturb who is connected", chromium.eval(shown) and firefox.eval(shown))
        server = restart(server, chromium, firefox)
        pid = server.process.pid
        check("Ctrl-C ends it with exit code 0", server.end() == 0)
        check("and pages say so", chromium.until("!document.getElementById('notice').hidden"))
        del pid
    finally:
        chromium.close()
        if firefox:
            firefox.close()
        finish(server)


def finish(server):
    if server.process.poll() is None:
        server.kill()
    said = server.process.stderr.read().decode()
    if said:
        print(said)
    check("it complained of nothing", not said)


def settings(chromium):
    print("settings", flush=True)
    chromium.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    dark = "(() => { const d = document.getElementById('screen').getContext('2d').getImageData(4,200,1,1).data; return d[0] < 90; })()"
    check("a dark desktop makes the guide dark", chromium.until(dark))
    chromium.screenshot(f"{folder}/chromium-dark.png")
    chromium.call("Emulation.setEmulatedMedia", features=[])
    check("and light again", chromium.until("!" + dark))
    chromium.resize(900, 600, 2)
    check("another size and density are taken", chromium.until("document.getElementById('screen').width === 1800"))
    chromium.resize(1280, 720)
    check("and back", chromium.until("document.getElementById('screen').width === 1280"))


def addresses(browser):
    """A page that connects again shows what it showed, unless its user has chosen another address."""
    print("addresses", flush=True)

    def scrolled(notches):
        for _ in range(notches):
            browser.wheel(640, 400, dy=100)
        settle(browser)
        address_rests(browser)
        return browser.eval("location.search")

    def opened_again(search, sent):
        """Loads the page with an address and, as the one that the server sent last, another; returns where it ends."""
        state = f"{{ ...history.state, sent: {json.dumps(sent)} }}"
        browser.eval(f"history.replaceState({state}, '', location.pathname + {json.dumps(search)})")
        browser.call("Page.reload")
        time.sleep(0.5)
        browser.until(shown)
        settle(browser)
        address_rests(browser)
        return browser.eval("location.search")

    former, latter = scrolled(10), scrolled(10)
    check("addresses follow the scrolling", former != latter)
    found = opened_again(former, former)
    if not check("an address on its way when the connection is lost does not move the guide back", found == latter):
        print(f"     {latter} became {found}")
    found = opened_again(former, latter)
    if not check("one that the user has chosen is gone to", found == former):
        print(f"     {former} became {found}")
    for _ in range(30):
        browser.wheel(640, 400, dy=-100)
    settle(browser)


def spent(server):
    # The program may be the child of another process.
    total, pids = 0, [server.process.pid]
    while pids:
        pid = pids.pop()
        try:
            fields = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
            total += (int(fields[11]) + int(fields[12])) * 10
            pids += [int(child) for child in open(f"/proc/{pid}/task/{pid}/children").read().split()]
        except OSError:
            pass
    return total


def await_rest(server):
    # At first, a new guide prepares its search index.
    until(lambda: (lambda before: time.sleep(1) or spent(server) - before < 50)(spent(server)), 60)


def at_rest(server):
    await_rest(server)
    before = spent(server)
    time.sleep(3)
    check(f"two pages at rest cost next to nothing ({spent(server) - before} ms in 3 s)", spent(server) - before <= 150)


def faults(tree):
    """Faults of an accessibility tree: those of WAI-ARIA 1.2 that a checker such as axe-core finds, except colours."""
    named = {"button", "link", "textbox", "searchbox", "checkbox", "switch", "radio", "tab", "slider", "menuitem", "combobox", "image",
             "option", "treeitem", "gridcell", "dialog", "alertdialog", "progressbar"}
    parents = {"row": {"grid", "table", "rowgroup", "treegrid"}, "gridcell": {"row"}, "cell": {"row"}, "columnheader": {"row"},
               "rowheader": {"row"}, "tab": {"tablist"}, "option": {"listbox", "group", "combobox"}, "listitem": {"list", "group"},
               "menuitem": {"menu", "menubar", "group"}, "treeitem": {"tree", "group"}}
    children = {"grid": {"row", "rowgroup"}, "table": {"row", "rowgroup"}, "tablist": {"tab"}, "listbox": {"option", "group"}, "radiogroup": {"radio"}}
    nodes = {node["nodeId"]: node for node in tree}
    role = lambda node: node.get("role", {}).get("value", "")

    def above(node):
        """The role of a node's parent, skipping groups without meaning."""
        node = nodes.get(node.get("parentId"))
        while node and role(node) in ("generic", "none", "presentation"):
            node = nodes.get(node.get("parentId"))
        return role(node) if node else ""

    found = []
    for node in tree:
        kind, name = role(node), node.get("name", {}).get("value", "").strip()
        if kind in named and not name:
            found.append(f"{kind} {node['nodeId']} has no name")
        if kind in parents and above(node) not in parents[kind]:
            found.append(f"{kind} '{name[:40]}' stands in '{above(node)}'")
        inside = [role(nodes[each]) for each in node.get("childIds", []) if each in nodes]
        inside = [each for each in inside if each not in ("generic", "none", "StaticText", "InlineTextBox")]
        if kind in children and inside and not set(inside) & children[kind]:
            found.append(f"{kind} '{name[:40]}' holds {sorted(set(inside))}")
        values = {each["name"]: each.get("value", {}).get("value") for each in node.get("properties", [])}
        if kind == "slider" and not {"valuemin", "valuemax"} <= set(values):
            found.append(f"slider '{name[:40]}' has no range")
    return found


# Further checks of axe-core: attributes that a role does not have (WAI-ARIA 1.2; aria-description is 1.3), controls
# within others, the page's language, landmarks, heading, order of tabs, duplicate names, and contrast where the page
# itself draws.
PAGE_FAULTS = r"""(() => {
  const found = [];
  const name = part => (part.id ? "#" + part.id : "") + " " + (part.getAttribute("role") || part.localName) + " " +
    (part.getAttribute("aria-label") || part.textContent || "").trim().slice(0, 30);
  const roles = {
    "aria-checked": ["switch", "radio", "menuitemcheckbox", "checkbox", "option"], "aria-pressed": ["button"],
    "aria-selected": ["tab", "option", "gridcell", "row"], "aria-modal": ["dialog", "alertdialog"], "aria-level": ["heading"],
    "aria-multiselectable": ["grid", "listbox", "tablist", "tree"], "aria-multiline": ["textbox"],
    "aria-valuenow": ["slider", "progressbar", "spinbutton"], "aria-valuemin": ["slider", "progressbar", "spinbutton"],
    "aria-valuemax": ["slider", "progressbar", "spinbutton"], "aria-valuetext": ["slider", "progressbar", "spinbutton"],
  };
  const used = ["button", "link", "tab", "switch", "radio", "checkbox", "menuitem", "menuitemcheckbox", "slider", "textbox"];
  for (const part of document.querySelectorAll("#tree *")) {
    const role = part.getAttribute("role") || "";
    for (const attribute of part.getAttributeNames()) {
      if (roles[attribute] && !roles[attribute].includes(role)) found.push(`${name(part)} has ${attribute}`);
      if (attribute === "aria-label" && !role) found.push(`${name(part)} has a name and no role`);
    }
    if (used.includes(role) && part.parentElement.closest(used.map(each => `[role=${each}]`).join()))
      found.push(`${name(part)} stands in another that can be used`);
  }
  for (const part of document.querySelectorAll("[tabindex]")) if (part.tabIndex > 0) found.push(`${name(part)} has tabindex ${part.tabIndex}`);
  for (const part of document.querySelectorAll("[lang]")) {
    try { Intl.getCanonicalLocales(part.lang); } catch { found.push(`${name(part)} is in '${part.lang}'`); }
  }
  if (!document.documentElement.lang) found.push("the page has no language");
  if (!document.title) found.push("the page has no title");
  for (const landmark of ["main", "h1"]) {
    const count = document.querySelectorAll(landmark).length;
    if (count !== 1) found.push(`the page has ${count} of ${landmark}`);
  }
  for (const part of document.body.querySelectorAll("button, input, #tree, #fields")) {
    if (part.type !== "hidden" && !part.closest("main, [role=alertdialog]")) found.push(`${name(part)} stands outside of main`);
  }
  const ids = [...document.querySelectorAll("[id]")].map(part => part.id);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index))) found.push(`#${id} is there twice`);
  for (const list of ["aria-labelledby", "aria-describedby", "aria-controls"])
    for (const part of document.querySelectorAll(`[${list}]`))
      for (const id of part.getAttribute(list).split(" ")) if (!document.getElementById(id)) found.push(`${name(part)} points to #${id}`);
  if (/user-scalable\s*=\s*no|maximum-scale\s*=\s*[01](\D|$)/.test(document.querySelector("meta[name=viewport]")?.content))
    found.push("the page cannot be zoomed");
  // Canvas and CanvasText, as any colour of CSS, become numbers in a picture of one pixel.
  const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const light = colours => {
    for (const colour of colours) { pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1); }
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map(each => each / 255).map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const part of document.querySelectorAll("button, label, p, h1, input")) {
    if (!part.getClientRects().length || part.type === "hidden" || part.closest("#tree, #fields")) continue;
    const grounds = [getComputedStyle(document.body).backgroundColor];
    const over = [];
    for (let each = part; each; each = each.parentElement) over.unshift(getComputedStyle(each).backgroundColor);
    const ground = grounds.concat(over);
    const [near, far] = [light(ground), light(ground.concat(getComputedStyle(part).color))];
    const ratio = (Math.max(near, far) + 0.05) / (Math.min(near, far) + 0.05);
    if (ratio < 4.5) found.push(`${name(part)} has a contrast of ${ratio.toFixed(2)}`);
  }
  return found;
})()"""


def page_is_right(browser, what):
    broken = browser.eval(PAGE_FAULTS)
    for line in broken[:20]:
        print("     " + line)
    check(f"{what} is as a checker of pages wants it", broken == [])


class SlowLine:
    """A proxy with a given rate and delay in both directions. DevTools cannot slow a WebSocket."""

    def __init__(self, rate, delay):
        self.rate, self.delay = rate, delay
        self.carried = 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near = self.listener.accept()[0]
            except OSError:
                return
            threading.Thread(target=self.serve, args=(near,), daemon=True).start()

    def serve(self, near):
        try:
            head = b""
            while b"\r\n\r\n" not in head:
                head += near.recv(1) or b"\r\n\r\n"
            method, target, _ = head.split(b"\r\n", 1)[0].split(b" ")
            if method != b"CONNECT" and not target.startswith(f"http://127.0.0.1:{port}/".encode()):
                return near.close()
            far = socket.create_connection(("127.0.0.1", port))
            if method == b"CONNECT":
                near.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
            else:
                far.sendall(head.replace(f"http://127.0.0.1:{port}".encode(), b"", 1))
            threading.Thread(target=self.carry, args=(near, far, 1e9), daemon=True).start()
            self.carry(far, near, self.rate)
        except (OSError, ValueError):
            near.close()

    def pass_on(self, target, data):
        try:
            target.sendall(data)
        except OSError:
            pass

    def rest(self):
        """Waits until nothing has come for two seconds, and returns the time of the last data."""
        last, since = self.carried, time.time()
        while time.time() - since < 2:
            time.sleep(0.05)
            if self.carried != last:
                last, since = self.carried, time.time()
        return since

    def carry(self, source, target, rate):
        try:
            while data := source.recv(4096):
                self.carried += len(data)
                time.sleep(len(data) / rate)
                # Later data does not wait for data that is still on its way.
                if rate < 1e8:
                    target.sendall(data)
                else:
                    threading.Timer(self.delay, self.pass_on, [target, data]).start()
        except OSError:
            pass
        finally:
            for each in (source, target):
                each.close()


def slow(server):
    """A line of 400 kbit/s with 150 ms: pictures wait for this viewer, and no other viewer is slowed down."""
    print("slow line", flush=True)
    line = SlowLine(50_000, 0.15)
    browser = Chromium(1280, 720, f"--proxy-server=http://127.0.0.1:{line.port}", "--proxy-bypass-list=<-loopback>")
    try:
        begin = time.time()
        browser.open(server.address)
        check("it is shown", browser.until(shown, 40) and until(lambda: browser.colours() > 100, 40))
        check("at the speed of the line", line.carried > 100_000 and time.time() - begin > line.carried / 50_000 / 2)
        line.rest()
        before = settle(browser)
        carried = line.carried
        for _ in range(60):
            browser.wheel(700, 400, 0, 120)
            time.sleep(0.033)
        sent = time.time()
        spent, carried = line.rest() - sent, line.carried - carried
        after = settle(browser)
        # The pictures for sixty events have 860 kB, so some of those between the first and the last must be left out.
        check(f"it scrolls, and rests {spent:.1f} s and {carried} bytes after the wheel", after != before and carried < 750_000)
        check("without losing the connection", browser.eval(shown))
    finally:
        browser.close()
        line.listener.close()


# Records for each frame after a turn of the wheel: the time, the pinned header, and each line of the pinned column.
WATCH = """(() => {
  const context = document.getElementById("screen").getContext("2d"), seen = window.seen = [];
  const look = (x, y, w, h, rows) => {
    const data = new Uint32Array(context.getImageData(x, y, w, h).data.buffer), all = [];
    for (let row = 0; row < h; row++) {
      let sum = 0, first = data[row * w], isPlain = true;
      for (let i = row * w; i < (row + 1) * w; i++) { sum = (Math.imul(sum, 31) + data[i]) | 0; isPlain &&= data[i] === first; }
      all.push(isPlain && rows ? 0 : sum);
    }
    return rows ? all : all.reduce((sum, each) => (Math.imul(sum, 31) + each) | 0, 0);
  };
  const [header, column] = PLACES;
  window.watching = true;
  let begin = 0;
  const note = () => {
    seen.push([begin ? performance.now() - begin : -1, look(...header, false), look(...column, true)]);
    if (window.watching) requestAnimationFrame(note);
  };
  note();
  addEventListener("wheel", () => { begin = performance.now(); }, { once: true, capture: true });
})()"""


def within_a_minute(left=20):
    """Waits until the window shows this minute, and the next one is at least `left` seconds away."""
    second = time.time() % 60
    if not 5 <= second <= 60 - left:
        time.sleep((65 - second) % 60)


def travelled(before, after):
    """How far lines of the pinned column moved up between two frames; `None` where that cannot be determined."""
    best, most = None, 20
    for way in sorted(range(-250, 251), key=abs):
        same = sum(1 for y, line in enumerate(after) if line and 0 <= y + way < len(before) and before[y + way] == line)
        if same > most:
            best, most = way, same
    return best


def watched(browser, header, column, turns, gap=0.06):
    """The times and movements of the frames while the wheel turns."""
    browser.eval(WATCH.replace("PLACES", json.dumps([header, column])))
    for dx, dy in turns:
        browser.wheel(700, 400, dx, dy)
        time.sleep(gap)
    time.sleep(1.2)
    frames = browser.eval("(window.watching = false, window.seen)")
    ways = [travelled(a[2], b[2]) if a[2] != b[2] else 0 for a, b in zip(frames, frames[1:])]
    return frames, ways


def ahead(server):
    """A line of 100 ms each way: the page scrolls before the server has received the event, and ends at the same place."""
    print("far away", flush=True)
    line = FarLine(port, 0.1)
    browser = Chromium(1280, 720, *line.words)
    grid, header, column = (0, 150, 1280, 560), (300, 172, 700, 24), (4, 215, 130, 480)
    try:
        browser.open(server.address)
        check("the guide is shown", browser.until(shown, 40) and until(lambda: browser.colours() > 100, 40))
        browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=700, y=400)
        settle(browser, *grid)
        delays = []
        for _ in range(3):
            # A busy machine may miss a frame; the line takes 200 ms.
            frames, ways = watched(browser, header, column, [(0, 120)])
            delays.append(next((b[0] for b, way in zip(frames[1:], ways) if way), 9999))
            if not check("a notch moves it by a notch", None not in ways and sum(ways) == 53 and min(ways) >= 0):
                print("   ", ways)
        check(f"it moves {min(delays):.0f} ms after the wheel", 0 <= min(delays) < 50)
        # The time in the header changes with the minute.
        within_a_minute()
        frames, ways = watched(browser, header, column, [(0, 120)] * 6, 0.1)
        if not check("it never goes back", None not in ways and min(ways) >= 0 and sum(ways) == 6 * 53):
            print("   ", ways)
        check("the header stays in place", len({frame[1] for frame in frames}) == 1)

        def is_true(what):
            # The line of the current time moves with the minute.
            within_a_minute(35)
            # Above the grid: over a programme that is cut, a card about it appears after a while.
            browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=400, y=124)
            settle(browser, *grid)
            # The address, from which a new page takes its place, follows 0.4 s after the server's last movement; on a busy machine later.
            address_rests(browser)
            rest = settle(browser, *grid)
            browser.screenshot(f"{folder}/rests-before.png")
            # The same window on a new page, drawn by the server as a whole.
            browser.call("Page.reload")
            time.sleep(0.5)
            browser.until(shown, 40)
            until(lambda: browser.colours() > 100, 40)
            browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=401, y=124)
            # Thumbnails may follow after the page has rested for a moment.
            if not check(f"and rests as the server has it {what}", until(lambda: settle(browser, *grid) == rest, 20)):
                browser.screenshot(f"{folder}/rests-otherwise.png")
                os.rename(f"{folder}/rests-before.png", f"{folder}/rests-expected.png")
            browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=701, y=400)

        is_true("after many turns")
        for turns in ([(0, 120)] * 6 + [(0, -120)] * 9 + [(0, 120)] * 2, [(120, 0)] * 5 + [(-120, 0)] * 2):
            for dx, dy in turns:
                browser.wheel(700, 400, dx, dy)
                time.sleep(0.04)
            time.sleep(0.1)
            browser.screenshot(f"{folder}/ahead-{'down' if turns[0][1] else 'right'}.png")
        is_true("after turns both ways")
        for _ in range(50):
            browser.wheel(700, 400, 0, -240)
            time.sleep(0.02)
        frames, ways = watched(browser, header, column, [(0, -120)] * 4)
        check("it does not pass the edge", not any(ways))
        is_true("at the edge")
    finally:
        browser.close()
        line.close()


def at_hand(server):
    """With a fast server the page draws the first frame itself, and then shows the server's, in the same direction."""
    print("at hand", flush=True)
    browser = Chromium()
    try:
        browser.open(server.address)
        check("the guide is shown", browser.until(shown, 40) and until(lambda: browser.colours() > 100, 40))
        browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=700, y=400)
        settle(browser, 0, 150, 1280, 560)
        for way in 1, 1, 1, -1, -1:
            for count in 1, 5:
                within_a_minute()
                frames, ways = watched(browser, (300, 172, 700, 24), (4, 215, 130, 480), [(0, 120 * way)] * count, 0.1)
                if not check(f"{count} {'down' if way > 0 else 'up'} and no step back",
                             None not in ways and sum(ways) == way * count * 53 and min(way * each for each in ways) >= 0):
                    print("   ", ways)
                check("the header stays in place", len({frame[1] for frame in frames}) == 1)
    finally:
        browser.close()


def assistance(chromium):
    print("screen reader", flush=True)
    nodes = lambda: [n for n in chromium.call("Accessibility.getFullAXTree")["nodes"] if not n.get("ignored")]
    chromium.call("Accessibility.enable")
    names = lambda tree, role: {n.get("name", {}).get("value", "") for n in tree if n.get("role", {}).get("value") == role}
    check("there is a button for it", "Enable the screen reader" in names(nodes(), "button"))
    chromium.eval("document.getElementById('reader').click()")
    check("it brings the elements of the window", chromium.until("document.querySelectorAll('[data-node]').length > 20"))
    tree = nodes()
    broken = faults(tree)
    for line in broken[:20]:
        print("     " + line)
    check("the tree is as ARIA wants it", not broken)
    page_is_right(chromium, "the page with the tree")
    buttons = names(tree, "button") | names(tree, "tab") | names(tree, "radio")
    # Before 05:00 most of the window shows the next broadcast day, whose evening is not "Tonight".
    named = {"Tonight", "Evening"} & buttons and {"Go to now", "Morning"} <= buttons
    if not check("buttons have their names", named):
        print(f"     {sorted(buttons)}")
    texts = " ".join(n.get("name", {}).get("value", "") for n in tree)
    check("airings are read", re.search(r"\d:\d\d", texts) is not None)
    before = settle(chromium, 0, 60, 1280, 600)
    chromium.eval("[...document.querySelectorAll('[data-node]')].find(n => (n.getAttribute('aria-label') || '').includes('On now')).click()")
    check("and a click there does what it does in the window", until(lambda: chromium.picture_of(0, 60, 1280, 600) != before))
    chromium.eval("[...document.querySelectorAll('[data-node]')].find(n => (n.getAttribute('aria-label') || '') === 'Guide').click()")
    settle(chromium)
    # When a page took the focus it was given, it held back a user who had scrolled away from it.
    arrivals = []
    for _ in range(3):
        chromium.key("ArrowRight", number=39, modifiers=2)
        settle(chromium)
        chromium.until("location.search.includes('at=')")
        arrivals.append(chromium.eval("(/at=([^&]*)/.exec(location.search) || [])[1]"))
        chromium.key("ArrowLeft", number=37, modifiers=2)
        settle(chromium)
        chromium.until("!location.search.includes('at=')")
        arrivals.append(chromium.eval("(/at=([^&]*)/.exec(location.search) || [])[1]"))
    there, back = set(arrivals[::2]), set(arrivals[1::2])
    if not check("and the focus that it is given holds no scrolling back", len(there) == 1 and None not in there and back == {None}):
        print(f"     {arrivals}")
    chromium.eval("localStorage.removeItem('lineup-tree')")


def languages(chromium, address):
    """Tabs of one server in three languages: each has its own texts, whatever happens in the others."""
    print("languages", flush=True)
    labels = "[...document.querySelectorAll('[data-node]')].map(n => n.getAttribute('aria-label') || n.textContent)"
    placed = "[...document.querySelectorAll('[data-node]')].find(n => n.getAttribute('aria-label') === '%s')?.getBoundingClientRect().x"
    agent = chromium.eval("navigator.userAgent")

    def speak(tab, accepted):
        tab.call("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=accepted)
        tab.open(address)
        tab.until(shown)
        tab.eval("document.getElementById('reader').click()")

    def reads(tab, *words):
        if tab.until(f"(l => {json.dumps(words)}.every(w => l.includes(w)))({labels})"):
            return True
        print(f"     {tab.eval(labels)[:60]}")

    english, german, arabic = (chromium.new_tab() for _ in range(3))
    try:
        for tab, accepted in (english, "en-GB,en"), (german, "xx,de-AT,en"), (arabic, "ar-EG,ar,en"):
            speak(tab, accepted)
        words = {english: ("On now", "Morning", "Menu"), german: ("Läuft jetzt", "Morgen", "Menü"), arabic: ("الصباح", "القائمة")}
        check("each reads its own", all(reads(tab, *own) for tab, own in words.items()))
        others = lambda: [english.eval(labels), german.eval(labels), arabic.eval(labels)]
        check("and nothing of the others'", not (set(words[english]) & set(others()[1] + others()[2]) or set(words[german]) & set(others()[0] + others()[2])))
        languages = "[document.documentElement.lang, document.documentElement.dir].join()"
        check("the page says which it is", [tab.eval(languages) for tab in (english, german, arabic)] == ["en,ltr", "de,ltr", "ar,rtl"])
        days = "[...document.querySelectorAll('[data-node]')].map(n => n.getAttribute('aria-label') || '').join()"
        check("with its names of days", german.eval(f"/(Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch/.test({days})")
              and arabic.eval(f"/(الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت)/.test({days})"))
        check("with its digits", arabic.eval(f"/[٠-٩]:[٠-٩]/.test({days}) && !/[0-9]:[0-9]/.test({days})"))
        check("and from its side", german.eval(placed % "Menü") < 200 and arabic.eval(placed % "القائمة") > 1000)
        for tab, name in (english, "en"), (german, "de"), (arabic, "ar"):
            tab.call("Page.bringToFront")
            settle(tab)
            tab.screenshot(f"{folder}/language-{name}.png")
        # A change in one of them that reaches all.
        for tab, name in (german, "de"), (arabic, "ar"):
            tab.call("Page.bringToFront")
            for _ in range(3):
                tab.wheel(640, 400, dy=200)
            settle(tab)
            click_airing(tab)
            check("details are in it, too", reads(tab, *{"de": ("Details", "Erinnern"), "ar": ("التفاصيل", "ذكّرني")}[name]))
            settle(tab)
            tab.screenshot(f"{folder}/language-{name}-details.png")
        german.eval("[...document.querySelectorAll('[data-node]')].find(n => n.getAttribute('aria-label') === 'Favorit')?.click()")
        check("and after a change of the guide", reads(arabic, "الصباح") and reads(german, "Morgen") and reads(english, "Morning"))
        check("none has words of another", not set(words[english]) & set(others()[1] + others()[2]))
        german.call("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage="fr")
        # DevTools changes the language without sending an event to the page.
        german.eval("void dispatchEvent(new Event('languagechange'))")
        german.until("document.documentElement.lang !== 'de'")
        german.until(shown)
        check("a browser whose language is changed is answered in that", german.until("document.documentElement.lang === 'fr'")
              and reads(german, "Matin"))
    finally:
        english.eval("localStorage.removeItem('lineup-tree')")
        for tab in (english, german, arabic):
            tab.call("Page.close")


def phone(chromium, address):
    print("phone", flush=True)
    tab = chromium.new_tab(390, 780, 2, mobile=True)
    tab.open(address)
    check("a phone shows the guide at its density", tab.until(shown) and tab.until("document.getElementById('screen').width === 780"))
    before = settle(tab, 20, 600, 500, 600)
    tab.touch("touchStart", (200, 600))
    for step in range(8):
        tab.touch("touchMove", (200, 600 - 30 * step))
        time.sleep(0.016)
    tab.touch("touchEnd")
    during = tab.picture_of(20, 600, 500, 600)
    after = settle(tab, 20, 600, 500, 600)
    check("a finger scrolls it", after != before)
    check("and it runs out after that", after != during)
    tab.touch("touchStart", (150, 400), (250, 400))
    for step in range(10):
        tab.touch("touchMove", (150 - 8 * step, 400), (250 + 8 * step, 400))
        time.sleep(0.016)
    tab.touch("touchEnd")
    check("two fingers zoom it", settle(tab, 20, 600, 500, 600) != after)
    tab.screenshot(f"{folder}/phone.png")
    tab.call("Page.close")


def drop(chromium):
    print("files", flush=True)
    feed = ('<?xml version="1.0"?><tv><channel id="drop.example"><display-name>Dropped</display-name></channel></tv>')
    send = ("fetch('upload?name=dropped.xml&session=' + sessionStorage.getItem('lineup-session'),"
            f" {{method: 'POST', body: {json.dumps(feed)}}}).then(r => r.status)")
    before = settle(chromium, 300, 150, 680, 400)
    check("a file is taken in", chromium.eval(send) == 204)
    check("and the window asks about it", until(lambda: chromium.picture_of(300, 150, 680, 400) != before))
    chromium.screenshot(f"{folder}/dropped.png")
    chromium.key("Escape", number=27)
    settle(chromium)


def programs(server):
    """The interface for programs in the same server, used by a client that is generated from its description."""
    print("programs", flush=True)
    token = server.address.rsplit("/", 1)[1]
    secret = {"Authorization": "Bearer " + token}
    status, headers, body = get("/api/openapi.json", **secret)
    check("it describes itself to whoever has the secret", status == 200 and get("/api/openapi.json")[0] == 401)
    made = {}
    exec(compile(client.made(json.loads(body)), "client", "exec"), made)
    guide = made["Client"](f"http://127.0.0.1:{port}", token)
    channels = guide.listChannels(limit=2)
    check("a client made from that lists channels by pages", len(channels["items"]) == 2 and "/api/channels?" in channels["next"])
    key = channels["items"][0]["key"]
    check("and finds the next page where it says", json.loads(get(channels["next"], **secret)[2])["items"][0]["key"] != key)
    check("one channel", guide.getChannel(key)["key"] == key)
    airings = guide.listAirings([key], limit=5)["items"]
    check("its airings, with what their feed said", bool(airings) and guide.getAiring(airings[0]["id"])["airing"] == airings[0])
    check("a calendar, a guide and a playlist", "BEGIN:VEVENT" in guide.getAiringCalendar(airings[0]["id"])
          and "<tv" in guide.getXMLTV(channel=[key]) and "#EXTM3U" in guide.getPlaylist())
    check("what is on", len(guide.listNow()["items"]) > 1)
    check("and finds", isinstance(guide.search("news")["total"], int))
    tag = guide.headers["ETag"]
    guide.search("news", if_none_match=tag)
    check("what it knows is not sent again", guide.headers["ETag"] == tag)
    rule = guide.makeReminder({"airing": airings[-1]["id"], "lead": 5})["rule"]
    check("it makes a reminder", any(each["rule"] == rule for each in guide.listReminders()["items"]))
    guide.deleteReminder(rule)
    check("and deletes it", not any(each["rule"] == rule for each in guide.listReminders()["items"]))
    try:
        guide.getAiring("1.1.1.1")
        check("what is not there is a problem", False)
    except made["Problem"] as problem:
        check("what is not there is a problem", problem.status == 404)
    _, left, _ = get("/" + token)
    cookie, page = left["set-cookie"].split(";")[0], left["location"]
    check("the page's session looks, too, in its folder", get(page + "api/now?limit=1", Cookie=cookie)[0] == 200)
    new = json.dumps({"airing": airings[-1]["id"]}).encode()
    check("another page changes nothing by it", get(page + "api/reminders", "POST", new, Cookie=cookie, Content_Type="application/json",
                                                    Origin="http://evil.example")[0] == 403)
    check("a long body is refused", get("/api/reminders", "POST", b"a" * 70000, **secret)[0] == 413)
    statuses = [get("/api/channels?limit=1", **secret)[0] for _ in range(300)]
    check("and too many requests are told to wait", 429 in statuses and set(statuses) <= {200, 429})


def attacks(server):
    print("attacks", flush=True)
    token = server.address.rsplit("/", 1)[1]
    status, headers, _ = get("/" + token)
    cookie = headers["set-cookie"].split(";")[0]
    page = headers["location"]
    origin = f"http://127.0.0.1:{port}"
    check("the address leaves a cookie that scripts cannot read", status == 303 and "HttpOnly" in headers["set-cookie"]
          and "SameSite=Strict" in headers["set-cookie"])
    check("without it there is nothing", get("/")[0] == 403 and get(page)[0] == 403 and get(page + "socket")[0] == 403)
    check("another host's name is refused", get(page, Host="evil.example", Cookie=cookie)[0] == 403)
    check("folders above are not served", get(page + "../../etc/passwd", Cookie=cookie)[0] == 404)
    check("a long body is refused", get(page, method="POST", body=b"a" * 5000, Cookie=cookie)[0] == 413)
    check("an upload of another page is refused",
          get(page + "upload?name=a&session=b", "POST", b"a", Cookie=cookie, Origin="http://evil.example")[0] == 403)
    try:
        WebSocket(f"ws://127.0.0.1:{port}{page}socket", [f"Cookie: {cookie}", "Origin: http://evil.example"])
        check("a WebSocket of another page is refused", False)
    except ConnectionError as error:
        check("a WebSocket of another page is refused", "403" in str(error))

    def connect():
        return WebSocket(f"ws://127.0.0.1:{port}{page}socket", [f"Cookie: {cookie}", f"Origin: {origin}"])

    def hello():
        text = lambda value: struct.pack("<H", len(value)) + value.encode()
        return b"\x00\x03" + struct.pack("<HHH", 640, 400, 100) + b"\x00" + struct.pack("<H", 100) + text("en") + text("") + b"\x00" + text("")

    def ends(what, *frames, greets=True):
        web = connect()
        if greets:
            web.send(hello())
        for frame in frames:
            try:
                web.socket.sendall(frame)
            except OSError:
                break
        web.socket.settimeout(5)
        try:
            while web.receive() is not None:
                pass
            check(f"{what} ends the connection ({web.code})", web.code in (1002, 1008))
        except (OSError, ConnectionError):
            check(f"{what} ends the connection", True)
        web.close()

    ends("an unmasked frame", b"\x82\x01\x03")
    ends("a frame of 4 GB", b"\x82\xff\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00")
    ends("a frame that is too long", b"\x82\xfe\xff\xff\x00\x00\x00\x00")
    ends("a fragment", b"\x02\x81\x00\x00\x00\x00\x03")
    ends("a text", b"\x81\x81\x00\x00\x00\x00a")
    ends("a message that means nothing", b"\x82\x81\x00\x00\x00\x00\xfe")
    ends("a second greeting", b"\x82" + bytes([0x80 | len(hello())]) + bytes(4) + hello())
    ends("no greeting", b"\x82\x85\x00\x00\x00\x00\x03\x00\x00\x00\x00", greets=False)
    pings = b"\x89\x80\x00\x00\x00\x00" * 20000
    ends("a flood", pings)
    web = connect()
    web.send(hello())
    web.socket.settimeout(10)
    first = web.receive()
    check("who greets well is answered", first is not None)
    web.send(b"\x03" + struct.pack("<I", 4000000))
    web.send(b"\x05\x00\x00" + struct.pack("<ffff", 0, 500, 10, 10))
    time.sleep(0.3)
    web.close()
    idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(100)]
    status, _, _ = get(page, Cookie=cookie)
    check("idle connections keep nobody out", status == 200)
    for one in idle:
        one.close()


def restart(server, chromium, firefox):
    print("restart", flush=True)
    chromium.eval("history.replaceState(history.state, '', location.pathname)")
    chromium.wheel(640, 400, dy=700)
    settle(chromium)
    # Away from now, because the current airings change from minute to minute.
    control = 2
    chromium.key("ArrowRight", number=39, modifiers=control)
    settle(chromium)
    check("the address says channel and time", chromium.until("/channel=.*at=|at=.*channel=/.test(location.search)"))
    # An address names a row and a minute, but no focus: a new window at this address must look the same. Below the
    # clock.
    where = (0, 200, 1240, 500)
    address = chromium.eval("location.href")
    chromium.eval("sessionStorage.removeItem('lineup-session')")
    chromium.open(address)
    check("a window that begins there is at that place", chromium.until(shown) and
          until(lambda: chromium.eval("location.href") == address))
    place = settle(chromium, *where)
    chromium.screenshot(f"{folder}/before.png")
    server.kill()
    check("a killed server is noticed, in words", chromium.until("!document.getElementById('notice').hidden"))
    chromium.screenshot(f"{folder}/lost.png")
    again = Server()
    check("started again it has the same address", again.address == server.address)
    check("and pages come back by themselves", chromium.until(shown, 30) and firefox.until(shown, 30))
    check("where they were", until(lambda: chromium.eval("location.href") == address) and
          until(lambda: chromium.picture_of(*where) == place))
    if chromium.eval("location.href") != address:
        print(f"    {address} became {chromium.eval('location.href')}")
    chromium.screenshot(f"{folder}/back.png")
    return again


def own_favourites(chromium, origin):
    """A guest's favourites belong to that guest: not to another guest, nor to the guide."""
    def favourites():
        with contextlib.closing(sqlite3.connect(f"file:{folder}/data/lineup/guide.db?mode=ro", uri=True)) as guide:
            return guide.execute("SELECT list, channel FROM list_channel ORDER BY 1, 2").fetchall()

    pressed = "[...document.querySelectorAll('[data-node]')].find(n => n.getAttribute('aria-label') === 'Favourite')?.getAttribute('aria-pressed')"
    # The details slide in, and add other showings a moment later.
    settle(chromium, 900, 160, 360, 500)
    before, stored = chromium.eval(pressed), favourites()
    chromium.eval("[...document.querySelectorAll('[data-node]')].find(n => n.getAttribute('aria-label') === 'Favourite')?.click()")
    check("a guest has favourites", before == "false" and chromium.until(f"{pressed} === 'true'"))
    other = chromium.new_tab()
    other.open(chromium.eval("location.href"))
    other.until(shown)
    settle(other)
    click_airing(other)
    shows = "[...document.querySelectorAll('[role=heading]')].map(n => n.getAttribute('aria-label')).join()"
    check("which another guest who looks at the same has not",
          other.until(f"{pressed} === 'false'") and until(lambda: other.eval(shows) == chromium.eval(shows)))
    check("and the guide neither", favourites() == stored)


def guest(origin):
    chromium = Chromium(1280, 720, "--ignore-certificate-errors")
    try:
        chromium.open(origin + "/?search=news")
        check("a browser shows the form", chromium.until("document.forms.length === 1"))
        chromium.screenshot(f"{folder}/login.png")
        page_is_right(chromium, "the form")
        chromium.eval("(() => { document.querySelector('[name=password]').value = 'of the guest'; document.forms[0].submit(); })()")
        check("and over TLS the guide", chromium.until(shown) and until(lambda: chromium.colours() > 100))
        check("at the address that was asked for", chromium.until("document.querySelector('#fields input')?.value === 'news'"))
        chromium.key("Escape", number=27)
        chromium.until("!document.querySelector('#fields input')")
        settle(chromium)
        click_airing(chromium)
        chromium.eval("document.getElementById('reader').click()")
        labels = "[...document.querySelectorAll('[data-node]')].map(n => n.getAttribute('aria-label') || n.textContent)"
        check("a guest sees details", chromium.until(f"{labels}.includes('Details')"))
        names = chromium.eval(labels)
        check("and is offered nothing that changes the guide of all", "Remind me" not in names and "Share" in names)
        chromium.screenshot(f"{folder}/guest.png")
        own_favourites(chromium, origin)
        other = chromium.new_tab()
        other.open(origin + "/")
        check("another tab of the session shows the guide", other.until(shown))
        chromium.eval("fetch('logout', { method: 'POST' }).then(() => true)")
        check("until it is logged out in the first", other.until("document.forms.length === 1"))
    finally:
        chromium.close()


def with_passwords():
    print("passwords", flush=True)
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                    "-keyout", folder + "/key.pem", "-out", folder + "/cert.pem"], check=True, capture_output=True)
    refused = lambda *words: subprocess.run(
        [program, "serve", "--port", str(port), "--listen", "127.0.0.2", *words], env=environment, capture_output=True, timeout=30)
    check("without a certificate nobody else is let in", refused().returncode == 1)
    files = ["--certificate", folder + "/cert.pem", "--key", folder + "/key.pem"]
    check("without a password neither", refused(*files).returncode == 1)
    for role in ("owner", "guest"):
        done = subprocess.run([program, "serve", "--set-password", role], env=environment, input=f"of the {role}\n".encode())
        check(f"the {role}'s password is set", done.returncode == 0)
    kept = folder + "/config/lineup/web-passwords"
    check("and kept as hashes that only this user reads",
          os.stat(kept).st_mode & 0o077 == 0 and "of the" not in open(kept).read() and "$y$" in open(kept).read())
    server = Server("--listen", "0.0.0.0", *files)
    secure = ssl._create_unverified_context()
    host = f"localhost:{port}"
    origin = f"https://{host}"
    ask = lambda path, method="GET", body=None, **headers: get(path, method, body, secure, **{"Host": host, **headers})
    try:
        status, _, body = ask("/")
        check("the page asks for it", status == 200 and b'type="password"' in body)
        german = ask("/", Accept_Language="xx, en;q=0.5, de-CH")[2].decode()
        check("in the language that the browser prefers", '<html lang="de"' in german and "Passwort" in german)
        check("and shows nothing else", ask("/client.js")[0] == 403 and ask("/socket")[0] == 403)
        login = lambda word, **more: ask("/login", "POST", f"password={word}".encode(), Origin=origin, **more)
        check("a wrong one is refused", login("wrong+password")[0] == 403)
        check("a form of another page too", ask("/login", "POST", b"password=of+the+owner", Origin="https://evil.example")[0] == 403)
        status, headers, _ = login("of+the+guest")
        cookie = headers.get("set-cookie", "").split(";")[0]
        check("the right one opens a session", status == 303 and cookie.startswith("__Host-lineup=") and "Secure" in headers["set-cookie"])
        check("that shows the page", ask("/", Cookie=cookie)[0] == 200 and ask("/client.js", Cookie=cookie)[0] == 200)
        check("guests bring no files", ask("/upload?name=a&session=b", "POST", b"a", Cookie=cookie, Origin=origin)[0] == 403)
        guest(origin)
        check("logging out ends it", ask("/logout", "POST", b"", Cookie=cookie, Origin=origin)[0] == 303
              and b'type="password"' in ask("/", Cookie=cookie)[2])
        statuses = [login("guess")[0] for _ in range(12)]
        check("guessing is slowed down", 429 in statuses)
    finally:
        check("it ends with exit code 0", server.end() == 0)


def scrolling(server):
    await_rest(server)
    ahead(server)
    at_hand(server)
    programs(server)


def languages_alone(server):
    browser = Chromium()
    browser.open(server.address)
    browser.until(shown)
    languages(browser, server.address)
    browser.close()


alone = {"scrolling": scrolling, "programs": programs, "ahead": ahead, "at_hand": at_hand, "languages": languages_alone}.get(os.environ.get("PARTS"))
if alone:
    server = Server()
    try:
        alone(server)
        check("Ctrl-C ends it with exit code 0", server.end() == 0)
    finally:
        finish(server)
elif os.environ.get("PARTS") == "passwords":
    with_passwords()
else:
    in_browsers()
    with_passwords()
sys.exit(1 if failures else 0)
