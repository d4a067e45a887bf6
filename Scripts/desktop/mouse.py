"""Tests every feature of the guide with the mouse alone."""
from window import *


def run():
    guide = Window()
    if not guide.is_open:
        return
    details(guide)
    chips_and_stars(guide)
    days(guide)
    views(guide)
    menus(guide)
    panels(guide)
    search(guide)


def airing(guide, holds="now on"):
    """An airing in the middle of the screen that is wide enough to click."""
    def fits(node):
        x, y, width, height = extents(node)
        return (holds in name_of(node) and width > 60 and 160 < x + width / 2 < 800 and 220 < y < 600
                and is_airing(node))

    grid = guide.grid()
    return wait_for(lambda: next((n for n in all_of(grid, "list item") if fits(n)), None))


def open_details(guide):
    node = airing(guide, "")
    title = name_of(node).split(", ")[0]
    guide.click(node)
    wait_for(lambda: guide.shows("panel", "Details"))
    return title


def close_details(guide):
    panel = guide.node("panel", "Details")
    button = find(panel, "push button", "Close") if panel else None
    if button:
        guide.click(button)
    return wait_for(lambda: not guide.shows("panel", "Details"))


def details(guide):
    title = open_details(guide)
    guide.until("a click opens an airing's details", lambda: find(guide.node("panel", "Details"), "heading", title), lambda: title)
    check("and a click on their button closes them", close_details(guide))


def chips_and_stars(guide):
    all_headings = guide.headings()
    guide.press("push button", "News")
    guide.until("a click chooses a chip", lambda: guide.is_chosen("News"))
    guide.press("push button", "All")
    guide.until("and another", lambda: guide.is_chosen("All") and guide.headings() == all_headings,
                lambda: (guide.headings(), all_headings))
    heading = guide.node("heading", all_headings[2])
    guide.click(heading, x=0.9)
    guide.press("push button", "Favourites")
    guide.until("a click on the star makes a favourite", lambda: guide.headings() == [all_headings[2]], guide.headings)
    guide.click(guide.node("heading", all_headings[2]), x=0.9)
    guide.until("another takes it out of the list that is shown", lambda: guide.shows("push button", "Show everything"))
    guide.press("push button", "Show everything")
    guide.until("which offers the way out", lambda: guide.is_chosen("All") and len(guide.headings()) > 5)


def days(guide):
    strip = guide.node("scroll pane", "Days")
    names = [name_of(n) for n in all_of(strip, "push button")]
    next_day = names[names.index("Today") + 1]
    guide.press("push button", next_day)
    guide.until("a click goes to a day", lambda: guide.is_chosen(next_day))
    guide.press("push button", "Evening")
    guide.until("and to its evening", lambda: any(", 20:" in name_of(n) for n in all_of(guide.grid(), "list item")))
    guide.press("push button", "Go to now")
    guide.until("and back to now", lambda: guide.is_chosen("Today") and airing(guide) is not None)


def views(guide):
    guide.press("radio button", "On now")
    guide.until("a click shows what is on now", lambda: guide.grid() is None and guide.is_chosen("On now", "radio button"))
    item = wait_for(lambda: next((n for n in all_of(guide.frame, "list item") if extents(n)[1] > 250), None))
    guide.click(item)
    guide.until("whose rows open the details", lambda: guide.shows("panel", "Details"))
    close_details(guide)
    guide.press("radio button", "Guide")
    guide.until("and another the guide", lambda: guide.grid() is not None)
    heading = guide.headings()[1]
    guide.click(guide.node("heading", heading), x=0.3)
    guide.until("a click on a channel shows its day", lambda: guide.shows("push button", "Back"))
    guide.press("push button", "Back")
    guide.until("and there is a way back", lambda: guide.grid() is not None)


def choose(guide, *items):
    """Clicks through a menu that is open or about to open."""
    for item in items:
        if not guide.click(wait_for(lambda: guide.item(item), MOMENT)):
            return False
    return True


def menus(guide):
    guide.click(airing(guide), button=3)
    guide.until("the other button opens an airing's menu", lambda: guide.shows("menu item", "Details"))
    check("whose items are clicked", choose(guide, "Details"))
    guide.until("and done", lambda: guide.shows("panel", "Details"))
    close_details(guide)
    heading = guide.headings()[1]
    guide.click(guide.node("heading", heading), button=3, x=0.3)
    check("a channel's menu hides it", choose(guide, "Hide from the guide"))
    guide.until("at once", lambda: heading not in guide.headings(), guide.headings)
    guide.press("push button", "View options")
    check("a menu has the zoom", choose(guide, "Zoom out"))
    width = len(all_of(guide.grid(), "list item"))
    guide.press("push button", "View options")
    check("and more of it", choose(guide, "Zoom out"))
    guide.until("which shows more", lambda: len(all_of(guide.grid(), "list item")) != width)
    guide.press("push button", "View options")
    check("and what it was", choose(guide, "Normal size"))
    for what, is_across in [("and puts channels side by side", True), ("or below each other", False)]:
        guide.press("push button", "View options")
        choose(guide, "Channels side by side")
        guide.until(what, lambda: guide.channels_run_across() == is_across)


def panels(guide):
    def open_panel(item, name):
        guide.press("push button", "Menu")
        check(f"the menu has {name.lower()}", choose(guide, item))
        return guide.until("which open", lambda: guide.shows("panel", name))

    def close(name):
        guide.click(find(guide.node("panel", name), "push button", "Close"))
        guide.until("and close", lambda: not guide.shows("panel", name))

    if open_panel("Channels…", "Channels"):
        count = len(guide.headings())
        panel = guide.node("panel", "Channels")
        names = [name_of(n) for n in all_of(panel, "list item")]
        check("channels are rows", len(names) > 5, names)
        # The channel that the menu hid is in the list, and a click shows it again.
        before = guide.headings()
        node = all_of(panel, "list item")[1]
        guide.click(node, x=0.4)
        guide.until("a click on one hides it or shows it", lambda: guide.headings() != before)
        close("Channels")
    if open_panel("Settings…", "Settings"):
        switch = wait_for(lambda: next((n for n in tree(guide.node("panel", "Settings")) if "colour" in name_of(n).lower()), None))
        check("settings are rows", switch is not None)
        close("Settings")
    if open_panel("Sources…", "Sources"):
        close("Sources")
    if open_panel("Reminders…", "Reminders"):
        close("Reminders")
    if open_panel("Keyboard shortcuts", "Keyboard shortcuts"):
        close("Keyboard shortcuts")


def search(guide):
    guide.click(guide.node("entry", "Search"))
    guide.until("a click goes into the search", lambda: guide.focus() == "Search")
    guide.press("push button", "All")
    guide.until("a chip leaves it", lambda: guide.grid() is not None and guide.focus() != "Search")
    title = open_details(guide)
    check("details find more of the same", guide.press("push button", "Find more") and choose(guide, f"All airings of “{title}”"))
    hits = wait_for(lambda: all_of(guide.node("list", "Search results"), "list item"))
    check("as results", bool(hits))
    if not hits:
        return
    wanted = name_of(hits[-1]).split(", ")
    guide.click(hits[-1])
    guide.until(
        "a click on one lands on its cell", lambda: guide.role() == "list item"
        and guide.focus().split(", ")[0] == title and len(set(wanted) & set(guide.focus().split(", "))) >= 2,
        lambda: (guide.focus(), wanted))
