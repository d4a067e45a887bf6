"""The guide's window as the user sees it: what has the focus, is selected, is open. All checks wait for their results."""
import time

import client
from client import *

MOMENT = 4


class Window:
    """The guide's window with the keyboard focus."""

    def __init__(self):
        self.app = application("Lineup")
        self.is_open = check("the guide is on the accessibility bus", self.app is not None)
        if not self.is_open:
            return
        check("its window gets the keyboard", give_keyboard("lineup") and wait_for(lambda: is_in_place(self.app)))
        self.frame = children(self.app)[0]
        client.looked_at = self.frame
        # An event reports the focus; searching the whole window for it takes long.
        self.told = None
        self.listener = Atspi.EventListener.new(self.note)
        self.listener.register("object:state-changed:focused")
        self.until("it shows programmes", lambda: len(self.headings()) > 5)

    # Queries

    def until(self, what, condition, found=None):
        """Checks that a condition becomes true within the time limit."""
        answer = wait_for(condition)
        return check(what, answer, None if answer or found is None else found())

    def nodes(self):
        return list(tree(self.frame))

    def node(self, role=None, name=None, holds=None):
        """Finds an element. Enters the grid only to look for its items, because it has most of all elements."""
        if role in (None, "list item", "heading", "label"):
            return find(self.frame, role, name, holds)
        return find(self.frame, role, name, holds, lambda n: role_of(n) != "list" or name_of(n) != "Programmes")

    def grid(self):
        return self.node("list", "Programmes")

    def headings(self):
        """The channels on the screen, by the text of their headings."""
        grid = self.grid()
        return [name_of(n) for n in children(grid) if role_of(n) == "heading"] if grid else []

    def note(self, event):
        if event.detail1 == 1:
            self.told = event.source

    def focused(self):
        """The innermost element that has the focus."""
        # libatspi's cache of it may be out of date.
        forget(self.told)
        if self.told is not None and role_of(self.told) != "list" and has(self.told, Atspi.StateType.FOCUSED):
            return self.told
        found = [n for n in self.nodes() if has(n, Atspi.StateType.FOCUSED)]
        return found[-1] if found else None

    def focus(self):
        """The name of the element with the focus."""
        node = self.focused()
        try:
            return name_of(node) if node else ""
        except GLib.Error:
            return ""

    def role(self):
        """The role of the element with the focus."""
        node = self.focused()
        return role_of(node) if node else ""

    def focus_text(self):
        """A description of the focus, for a failed check."""
        node = self.focused()
        return (role_of(node), self.focus()) if node else None

    def is_chosen(self, name, role="push button"):
        node = self.node(role, name)
        return node is not None and (has(node, Atspi.StateType.SELECTED) or has(node, Atspi.StateType.CHECKED))

    def shows(self, role, name=None):
        return self.node(role, name) is not None

    def on_the_row_of(self, text):
        """The channel of an airing, found by the headings on the screen whose text occurs in the airing's."""
        parts = text.split(", ")
        return next((h for h in self.headings() if h.split(", ")[-1] in parts), None)

    def channels_run_across(self):
        """Whether channels are side by side and time runs downwards."""
        found = [n for n in children(self.grid()) if role_of(n) == "heading"]
        return len(found) > 2 and len({extents(n)[1] for n in found}) == 1

    # Actions

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "15", text], check=True)

    def announced(self):
        """The name of the element whose focus was announced last, if it still has the focus."""
        forget(self.told)
        if self.told is None or role_of(self.told) == "list" or not has(self.told, Atspi.StateType.FOCUSED):
            return None
        return name_of(self.told) or None

    def step(self, key):
        """Presses a key and waits a moment for the focus to move."""
        before = self.focus()
        keys(key)
        # Relies on the event: libatspi's cache may be out of date and name an element that has lost the focus.
        return wait_for(lambda: self.announced() not in (None, before), MOMENT) or self.focus() not in ("", before)

    def to_now(self, presses=1):
        """Moves to what is on now on the row of the focus, or on the next row without a hole in its listings then.

        Home is pressed at most `presses` times on a row: a closing menu gives the focus back a moment later.
        """
        for _ in range(4):
            for _ in range(presses):
                keys("Home")
                if wait_for(lambda: "now on" in self.focus(), 2 * MOMENT):
                    return True
            if not self.focus().startswith("No information, "):
                return False
            self.step("Down")
        return False

    def to_airing(self):
        """Moves right, off a bundle of short programmes or a hole in the listings: neither has details."""
        for _ in range(8):
            if wait_for(lambda: self.role() == "list item", MOMENT) and is_airing(self.focused()):
                return True
            self.step("Right")
        return False

    def go(self, key, name, limit=24):
        """Presses a key until the element `name` has the focus. `name` may be a condition."""
        fits = name if callable(name) else (lambda text: text == name)
        for _ in range(limit):
            if fits(self.focus()):
                return True
            if not self.step(key):
                break
        return fits(self.focus())

    def item(self, name):
        """The item `name` of the open menu, checked or not, with or without a submenu."""
        def is_not_the_grid(node):
            return role_of(node) != "list" or name_of(node) != "Programmes"

        return next((n for n in tree(self.frame, is_not_the_grid) if "menu item" in role_of(n) and name_of(n) == name), None)

    def choose_item(self, name):
        """Moves to an item of the open menu with keys and chooses it. The first item has the focus."""
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
        """Waits until an element stops moving, as a user would before clicking."""
        seen = []

        def is_still():
            seen.append(extents(node))
            return len(seen) > 2 and seen[-3:] == seen[-1:] * 3

        return wait_for(is_still, MOMENT)

    def click(self, node, button=1, x=0.5, y=0.5):
        """Clicks an element at a relative position, 0 to 1. Returns False if there is none."""
        if node is None:
            return False
        self.rests(node)
        subprocess.run(["xdotool", "mousemove", *self.point(node, x, y), "click", str(button)], check=True)
        return True

    def press(self, role, name):
        """Clicks the element of this name. Returns False if there is none."""
        return self.click(wait_for(lambda: self.node(role, name), MOMENT))
