"""Tests every feature of the guide with the keyboard alone."""
from window import *


def run():
    guide = Window()
    if not guide.is_open:
        return
    grid(guide)
    search(guide)
    chips(guide)
    lists(guide)
    days(guide)
    views(guide)
    menus(guide)
    panels(guide)


def grid(guide):
    keys("Down")
    guide.until("an arrow key seats the focus", lambda: guide.role() == "list item")
    keys("1", "2", "Return")
    guide.until(
        "digits lead to a channel", lambda: (guide.on_the_row_of(guide.focus()) or "").startswith("12, "), guide.focus_text)
    guide.to_airing()
    keys("Return")
    guide.until("Return opens the details", lambda: guide.shows("panel", "Details"))
    title = guide.focus().split(", ")[0]
    guide.until("of what has the focus", lambda: find(guide.node("panel", "Details"), "heading", title), guide.focus_text)
    keys("Escape")
    guide.until("Escape closes them", lambda: not guide.shows("panel", "Details"))
    first = guide.headings()[0]
    keys("Next")
    guide.until("Page Down turns the page", lambda: guide.headings()[0] != first)
    keys("Prior")
    check("Home goes to what is on", guide.to_now(), guide.focus_text())


def search(guide):
    before = guide.focus()
    keys("ctrl+f")
    guide.until("Control F puts the keyboard into the search", lambda: guide.focus() == "Search")
    guide.type("news tomorrow")
    hits = wait_for(lambda: all_of(guide.node("list", "Search results"), "list item"))
    check("results come as one types", bool(hits))
    if not hits:
        return
    # Row and times distinguish airings of the same title.
    wanted = name_of(hits[0]).split(", ")
    keys("Return")
    guide.until("Return closes the search", lambda: not guide.shows("list", "Search results"))
    guide.until(
        "and lands on the airing's cell, which has the focus",
        lambda: guide.role() == "list item" and guide.focus().split(", ")[0] == wanted[0]
        and len(set(wanted) & set(guide.focus().split(", "))) >= 2, lambda: (guide.focus(), wanted))
    x, y, width, height = extents(guide.focused())
    check("on the screen", width > 4 and height > 20 and 0 <= x < 1280 and 0 <= y < 800, (x, y, width, height))
    keys("Escape")
    guide.until("Escape goes back to where one was", lambda: guide.focus() == before, lambda: (guide.focus(), before))
    keys("slash")
    guide.until("the slash searches, too", lambda: guide.focus() == "Search")
    guide.type("the")
    wait_for(lambda: guide.shows("push button", "Save search"))
    reminder = "Remind me of results of this search"
    check("Tab leads to what can be done with the search", guide.go("Tab", lambda t: t in ("Save search", reminder)),
          guide.focus_text())
    check("and an arrow to what saves it", guide.go("Right", "Save search", 2), guide.focus_text())
    keys("Return")
    guide.until("which has a name to be given", lambda: guide.role() == "entry" and guide.focus() != "Search")
    keys("Return")
    guide.until("it becomes a chip, which is chosen", lambda: guide.is_chosen("the"))


def up_to_chips(guide, key="Up"):
    """Leaves the grid with an arrow from its first channel: Up, or Left where channels are side by side."""
    return guide.go(key, lambda text: guide.role() == "push button", 60)


def choose_chip(guide, name):
    up_to_chips(guide)
    # From the first channel on, whichever had the focus.
    guide.go("Left", "All")
    if not guide.go("Right", name):
        return False
    keys("Return")
    return wait_for(lambda: guide.is_chosen(name))


def chips(guide):
    check("Up from the first row leads to the chips", up_to_chips(guide), guide.focus_text())
    check("a genre's chip is chosen by Return", choose_chip(guide, "News"), guide.focus_text())
    check("and all again", choose_chip(guide, "All"), guide.focus_text())


def lists(guide):
    keys("Escape")
    guide.until("Escape goes back into the grid", lambda: guide.role() == "list item", guide.focus_text)
    row = guide.on_the_row_of(guide.focus())
    keys("f")
    check("F stars the channel, and the list of favourites has it", choose_chip(guide, "Favourites"), guide.focus_text())
    guide.until("and nothing else", lambda: guide.headings() == [row], lambda: (guide.headings(), row))
    check("all channels are back by their chip", choose_chip(guide, "All"), guide.focus_text())
    keys("Escape")
    wait_for(lambda: guide.role() == "list item")
    keys("ctrl+z")
    check("Control Z takes the star back", choose_chip(guide, "Favourites"), guide.focus_text())
    guide.until("and the empty list says so", lambda: guide.shows("push button", "Show everything"))
    check("with a way out", guide.go("Down", "Show everything"), guide.focus_text())
    keys("Return")
    guide.until("that Return takes", lambda: guide.is_chosen("All") and len(guide.headings()) > 5)


def days(guide):
    keys("Home")
    up_to_chips(guide)
    check("Tab leads to the days", guide.go("Tab", "Today", 8), guide.focus_text())
    guide.step("Right")
    day = guide.focus()
    keys("Return")
    guide.until("Return goes to the next day", lambda: day != "Today" and guide.is_chosen(day), lambda: day)
    check("Tab goes on to the times", guide.go("Tab", "Go to now", 4), guide.focus_text())
    keys("Return")
    guide.until("now is today", lambda: guide.is_chosen("Today"))
    check("the evening is beside it", guide.go("Right", lambda text: text in ("Tonight", "Evening"), 6), guide.focus_text())
    keys("Return")
    grid = guide.grid()
    guide.until("and gone to", lambda: any("20:15" in name_of(n) or "20:" in name_of(n) for n in all_of(grid, "list item")))
    keys("Escape", "Home")


def views(guide):
    keys("v")
    guide.until("V shows what is on now", lambda: guide.is_chosen("On now", "radio button"))
    guide.until("as a list with the focus", lambda: guide.role() == "list item", guide.focus_text)
    before = guide.focus()
    check("arrows go through it", guide.step("Down") and guide.focus() != before, guide.focus_text())
    keys("Return")
    guide.until("Return opens the details", lambda: guide.shows("panel", "Details"))
    keys("Escape")
    wait_for(lambda: not guide.shows("panel", "Details"))
    keys("v")
    guide.until("and V leads back", lambda: guide.is_chosen("Guide", "radio button") and guide.grid() is not None)
    wait_for(lambda: guide.role() == "list item")
    row = (guide.on_the_row_of(guide.focus()) or "?").split(", ")[-1]
    keys("d")
    guide.until("D shows the channel's day", lambda: guide.shows("push button", "Back") and guide.grid() is None)
    guide.until("under its name", lambda: guide.node(None, None, row) is not None)
    keys("Escape")
    guide.until("and Escape leaves it", lambda: guide.grid() is not None)
    wait_for(lambda: guide.role() == "list item")
    check("the view's menu is reached", open_from_menu(guide, "Channels side by side", "View options"), guide.focus_text())
    guide.until("and puts channels side by side", guide.channels_run_across)
    keys("Escape")
    wait_for(lambda: guide.role() == "list item")
    check("where arrows go, too", guide.step("Down") and guide.role() == "list item", guide.focus_text())
    check("and back", open_from_menu(guide, "Channels side by side", "View options", "Left"), guide.focus_text())
    guide.until("to rows", lambda: not guide.channels_run_across() and len(guide.headings()) > 5)
    keys("Escape")


def menus(guide):
    guide.to_airing()
    keys("Menu")
    guide.until("the Menu key opens what can be done with an airing", lambda: guide.focus() == "Details", guide.focus_text)
    check("arrows go through its items", guide.go("Down", "Share"), guide.focus_text())
    keys("Escape")
    guide.until("Escape closes it", lambda: not guide.shows("menu item", "Share"))
    guide.until("and the airing has the focus again", lambda: guide.role() == "list item", guide.focus_text)
    keys("shift+F10")
    guide.until("Shift F10 opens it, too", lambda: guide.shows("menu item", "Details"))
    check("its first item is chosen by Return", guide.choose_item("Details"), guide.focus_text())
    guide.until("and done", lambda: guide.shows("panel", "Details"))
    keys("Escape")
    wait_for(lambda: not guide.shows("panel", "Details"))


def open_from_menu(guide, item, menu="Menu", key="Up"):
    """Chooses an item of one of the bar's menus, which are above the ends of the row of chips and days."""
    up_to_chips(guide, key)
    if menu == "Menu":
        guide.go("Left", "All")
    else:
        guide.go("Right", lambda text: text in ("Tonight", "Evening"), 30)
    if not guide.go("Up", menu, 2) and not guide.go("Right", menu, 2):
        return False
    keys("Return")
    return guide.choose_item(item)


def panels(guide):
    keys("c")
    guide.until("C opens the channels", lambda: guide.shows("panel", "Channels"))
    check("with the keyboard on a row or its filter", guide.role() in ("list item", "push button", "entry"),
          guide.focus_text())
    keys("Escape", "Escape")
    guide.until("Escape closes them", lambda: not guide.shows("panel", "Channels"))
    for item, panel in [("Settings…", "Settings"), ("Sources…", "Sources"), ("Reminders…", "Reminders")]:
        check(f"the menu leads to {item[:-1].lower()}", open_from_menu(guide, item), guide.focus_text())
        guide.until("which open", lambda: guide.shows("panel", panel))
        inside = [name_of(n) for n in tree(guide.node("panel", panel))] if guide.shows("panel", panel) else []
        guide.until("with the keyboard in them", lambda: guide.focus() in inside, guide.focus_text)
        keys("Escape")
        guide.until("and close", lambda: not guide.shows("panel", panel))
    keys("question")
    guide.until("the question mark shows all keys", lambda: guide.shows("panel", "Keyboard shortcuts"))
    keys("question")
    guide.until("and hides them", lambda: not guide.shows("panel", "Keyboard shortcuts"))
