"""The guide's window as a person sees it: what has the focus, what is chosen, what is open. Everything waits for what it wants to see."""
import client
from client import *

MOMENT = 4


class Window:
    """The guide's window, with the keyboard."""

    def __init__(self):
        self.app = application("Lineup")
        self.is_open = check("the guide is on the accessibility bus", self.app is not None)
        if not self.is_open:
            return
        check("its window gets the keyboard", give_keyboard("lineup") and wait_for(lambda: is_in_place(self.app)))
        self.frame = children(self.app)[0]
        client.looked_at = self.frame
        # The focus comes with an event; searching the whole window for it takes long.
        self.told = None
        self.listener = Atspi.EventListener.new(self.note)
        self.listener.register("object:state-changed:focused")
        self.until("it shows programmes", lambda: len(self.headings()) > 5)

    # What is there

    def until(self, what, condition, found=None):
        """Checks that something comes true, sooner or later."""
        answer = wait_for(condition)
        return check(what, answer, None if answer or found is None else found())

    def nodes(self):
        return list(tree(self.frame))

    def node(self, role=None, name=None, holds=None):
        """An element of the window; of the grid's items only where such are looked for, since they are most of all."""
        if role in (None, "list item", "heading", "label"):
            return find(self.frame, role, name, holds)
        return find(self.frame, role, name, holds, lambda n: role_of(n) != "list" or name_of(n) != "Programmes")

    def grid(self):
        return self.node("list", "Programmes")

    def headings(self):
        """The channels of the grid on the screen, as their headings say them."""
        grid = self.grid()
        return [name_of(n) for n in children(grid) if role_of(n) == "heading"] if grid else []

    def note(self, event):
        if event.detail1 == 1:
            self.told = event.source

    def focused(self):
        """The innermost element that has the focus."""
        # What libatspi remembers of it may be late.
        forget(self.told)
        if self.told is not None and role_of(self.told) != "list" and has(self.told, Atspi.StateType.FOCUSED):
            return self.told
        found = [n for n in self.nodes() if has(n, Atspi.StateType.FOCUSED)]
        return found[-1] if found else None

    def focus(self):
        """What the element with the focus is called."""
        node = self.focused()
        try:
            return name_of(node) if node else ""
        except GLib.Error:
            return ""

    def role(self):
        """The kind of element that has the focus."""
        node = self.focused()
        return role_of(node) if node else ""

    def focus_text(self):
        """The focus in words, for a check that failed."""
        node = self.focused()
        return (role_of(node), self.focus()) if node else None

    def is_chosen(self, name, role="push button"):
        node = self.node(role, name)
        return node is not None and (has(node, Atspi.StateType.SELECTED) or has(node, Atspi.StateType.CHECKED))

    def shows(self, role, name=None):
        return self.node(role, name) is not None

    def on_the_row_of(self, text):
        """The channel that an airing's words name, by the headings on the screen."""
        parts = text.split(", ")
        return next((h for h in self.headings() if h.split(", ")[-1] in parts), None)

    def channels_run_across(self):
        """Whether the channels stand side by side, and time runs down."""
        found = [n for n in children(self.grid()) if role_of(n) == "heading"]
        return len(found) > 2 and len({extents(n)[1] for n in found}) == 1

    # Hands

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "15", text], check=True)

    def announced(self):
        """The name of the element whose focus was announced last and that still has it; none if there is none."""
        forget(self.told)
        if self.told is None or role_of(self.told) == "list" or not has(self.told, Atspi.StateType.FOCUSED):
            return None
        return name_of(self.told) or None

    def step(self, key):
        """Presses a key and waits a moment until the focus has moved."""
        before = self.focus()
        keys(key)
        # By the event: what libatspi remembers of other elements may be late, and name one that the focus has left.
        return wait_for(lambda: self.announced() not in (None, before), MOMENT) or self.focus() not in ("", before)

    def go(self, key, name, limit=24):
        """Presses a key until what is called so has the focus. `name` may be a condition."""
        fits = name if callable(name) else (lambda text: text == name)
        for _ in range(limit):
            if fits(self.focus()):
                return True
            if not self.step(key):
                break
        return fits(self.focus())

    def item(self, name):
        """The item of the open menu that is called so, checked or not, with a menu of its own or not."""
        def is_not_the_grid(node):
            return role_of(node) != "list" or name_of(node) != "Programmes"

        return next((n for n in tree(self.frame, is_not_the_grid) if "menu item" in role_of(n) and name_of(n) == name), None)

    def choose_item(self, name):
        """Goes to an item of the menu that opened, by keys, and chooses it. The first item has the focus."""
        if not wait_for(lambda: self.item(name) and "menu item" in self.role(), MOMENT):
            return False
        if not self.go("Down", name):
            return False
        keys("Return")
        return True

    def point(self, node, x=0.5, y=0.5):
        left, top, width, height = extents(node)
        return str(int(left + width * x)), str(int(top + height * y))

    def rests(self, node):
        """Waits until an element has come to rest, as a person would before a click."""
        seen = []

        def is_still():
            seen.append(extents(node))
            return len(seen) > 2 and seen[-3:] == seen[-1:] * 3

        return wait_for(is_still, MOMENT)

    def click(self, node, button=1, x=0.5, y=0.5):
        """Clicks an element at a place of it, 0 to 1; False when there is none."""
        if node is None:
            return False
        self.rests(node)
        subprocess.run(["xdotool", "mousemove", *self.point(node, x, y), "click", str(button)], check=True)
        return True

    def press(self, role, name):
        """Clicks the element called so; False when there is none."""
        return self.click(wait_for(lambda: self.node(role, name), MOMENT))
