"""Reads a window's accessibility tree over AT-SPI, and sends keys and clicks with xdotool, for the desktop tests."""
import os
import subprocess
import sys
import time
import warnings

warnings.simplefilter("ignore", DeprecationWarning)
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# Seconds to wait for a result: the machine may be busy.
PATIENCE = float(os.environ.get("PATIENCE", 30))
checks = 0
failures = 0


def check(what, is_right, found=None):
    global checks, failures
    checks += 1
    if is_right:
        print(f"  ok      {what}")
    else:
        failures += 1
        print(f"  FAILED  {what}" + (f": {found}" if found is not None else ""))
    sys.stdout.flush()
    return bool(is_right)


def settle(seconds):
    """Processes events that have arrived."""
    loop = GLib.MainLoop()
    GLib.timeout_add(int(seconds * 1000), loop.quit)
    loop.run()


# The window under test. libatspi caches its events; when an event is late, the cache is wrong and stays wrong.
looked_at = None


def forget(node):
    """Clears the cache of a node and of all below it."""
    try:
        if node is not None:
            node.clear_cache()
    except GLib.Error:
        pass


def wait_for(body, patience=PATIENCE):
    """Returns the first true result of `body`, or the last one."""
    end = time.monotonic() + patience
    fresh = time.monotonic() + 1
    while True:
        if time.monotonic() > fresh:
            forget(looked_at)
            fresh = time.monotonic() + 2
        try:
            answer = body()
        except GLib.Error:  # The element disappeared during the call.
            answer = None
        if answer or time.monotonic() > end:
            return answer
        settle(0.03)


def children(node):
    """The node's children; none if it disappeared during the call."""
    if node is None:
        return []
    try:
        return [c for c in (node.get_child_at_index(i) for i in range(node.get_child_count())) if c]
    except GLib.Error:
        return []


def tree(node, enters=lambda node: True):
    """The node and all below it, parents first. Empty for None; does not go below nodes that `enters` refuses."""
    if node is None:
        return
    yield node
    if enters(node):
        for child in children(node):
            yield from tree(child, enters)


def find(root, role=None, name=None, holds=None, enters=lambda node: True):
    def fits(node):
        try:
            if role and node.get_role_name() != role:
                return False
            text = node.get_name()
        except GLib.Error:
            return False
        return (name is None or text == name) and (holds is None or holds in text)

    return next((n for n in tree(root, enters) if fits(n)), None)


def role_of(node):
    """The node's role in words; "" if the node disappeared, as for all queries here."""
    try:
        return node.get_role_name() if node else ""
    except GLib.Error:
        return ""


def name_of(node):
    try:
        return node.get_name() if node else ""
    except GLib.Error:
        return ""


def count_of(node):
    try:
        return node.get_child_count() if node else 0
    except GLib.Error:
        return 0


def is_bundle(node):
    """Whether a cell stands for several short programmes: a click zooms in on it instead of opening details."""
    try:
        value = node.get_attributes().get("valuetext", "")
    except GLib.Error:
        return False
    return value[:1] in ("+", "×") or name_of(node).split(", ")[0].endswith(" programmes")


def is_airing(node):
    """Whether a cell stands for one airing, and not for a bundle or a hole in the listings: a click opens its details."""
    return bool(name_of(node)) and not name_of(node).startswith("No information, ") and not is_bundle(node)


def all_of(root, role):
    return [n for n in tree(root) if role_of(n) == role]


def has(node, state):
    try:
        return node is not None and node.get_state_set().contains(state)
    except GLib.Error:
        return False


def act(node, name="activate"):
    try:
        for index in range(node.get_n_actions() if node else 0):
            if node.get_action_name(index) == name:
                return node.do_action(index)
    except GLib.Error:
        pass
    return False


def keys(*names):
    subprocess.run(["xdotool", "key", *names], check=True)


def give_keyboard(name):
    """Sets size and keyboard focus, because no window manager runs."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--classname", f"^{name}$"], capture_output=True, text=True
    ).stdout.split()
    if found:
        subprocess.run(["xdotool", "windowmove", found[0], "0", "0", "windowsize", found[0], "1280", "800", "windowfocus", found[0]])
    return bool(found)


def is_in_place(app):
    """Whether the program's window fills the screen and has the keyboard focus."""
    frame = children(app)[0]
    return has(frame, Atspi.StateType.ACTIVE) and extents(frame) == (0, 0, 1280, 800)


def extents(node, space=Atspi.CoordType.SCREEN):
    try:
        e = node.get_extents(space)
        return e.x, e.y, e.width, e.height
    except (AttributeError, GLib.Error):
        return 0, 0, 0, 0


def application(name):
    def look():
        desktop = Atspi.get_desktop(0)
        for child in children(desktop):
            if name_of(child) == name and count_of(child) > 0:
                return child
        return None

    return wait_for(look, 120)


class Events:
    """The events since the last `clear`."""

    KINDS = [
        "object:state-changed:focused",
        "object:property-change:accessible-name",
        "object:children-changed",
        "object:announcement",
        "object:text-changed",
    ]

    def __init__(self):
        self.seen = []
        self.listener = Atspi.EventListener.new(self.note)
        self.registered = []
        for kind in self.KINDS:
            try:
                if self.listener.register(kind):
                    self.registered.append(kind)
            except GLib.Error:
                pass  # This version of AT-SPI does not know the kind.

    def note(self, event):
        value = event.any_data if isinstance(event.any_data, str) else None
        try:
            name = event.source.get_name()
        except GLib.Error:
            name = None
        self.seen.append((event.type, event.detail1, name, value))

    def clear(self):
        settle(0.3)
        self.seen.clear()

    def of(self, kind):
        return [e for e in self.seen if e[0].startswith(kind)]

    def focused(self, besides=()):
        """The name of the element that was last reported as focused, unless it is in `besides`: old reports may come
        late."""
        last = next((e[2] for e in reversed(self.of("object:state-changed:focused")) if e[1] == 1), None)
        return None if last in besides else last

    def end(self):
        for kind in self.registered:
            self.listener.deregister(kind)
