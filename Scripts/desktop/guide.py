"""Reads and uses the guide as a screen reader does."""
import client
from client import *


def run():
    app = application("Lineup")
    check("the guide is on the accessibility bus", app is not None)
    if not app:
        return
    check("its window gets the keyboard", give_keyboard("lineup") and wait_for(lambda: is_in_place(app)))
    frame = children(app)[0]
    client.looked_at = frame
    check("its window is an active frame", role_of(frame) == "frame" and bool(name_of(frame)), name_of(frame))
    check("of the program", frame.get_application() == app and app.get_toolkit_name() == "Lineup")
    grid = wait_for(lambda: find(frame, "list", "Programmes"))
    check("it holds the programmes", grid is not None)
    if not grid:
        return
    def whole():
        """The grid's children, once none of them has disappeared for a moment: the demo may still be loading."""
        def read():
            return [(role_of(n), name_of(n)) for n in children(grid)]

        before = read()
        settle(1)
        forget(grid)
        found = children(grid)
        running = [n for n in found if name_of(n).endswith("now on")]
        # Elements that have been replaced meanwhile have no place.
        return (
            len(running) >= 5 and all(role and name for role, name in before) and read() == before
            and extents(running[0])[2] > 1 and found
        )

    rows = wait_for(whole) or children(grid)
    channels = [n for n in rows if role_of(n) == "heading"]
    # A gap in the listings has no times.
    airings = [n for n in rows if role_of(n) == "list item" and not name_of(n).startswith("No information, ")]
    check("channels are headings", len(channels) >= 5, [name_of(n) for n in channels])
    check("airings are items with title, channel and times", all(name_of(n).count(",") >= 2 for n in airings))
    running = [n for n in airings if name_of(n).endswith("now on")]
    check("what runs says so", len(running) >= 5, [name_of(n) for n in airings[:5]])
    first = name_of(channels[0]).split(", ")[-1]
    follows = name_of(airings[0])
    check("an airing names the channel it follows", first in follows, (first, follows))
    check("there are days and hours", len([n for n in rows if role_of(n) == "label"]) >= 4)
    options = find(frame, "push button", "View options")
    check("there are buttons", options is not None and options.get_n_actions() == 1)

    x, y, width, height = extents(running[0])
    check("places are on the screen", 0 <= x < 1280 and 0 <= y < 800 and width > 1 and height > 20, (x, y, width, height))
    hit = frame.get_accessible_at_point(x + width // 2, y + height // 2, Atspi.CoordType.SCREEN)
    check("what is at a place is found", hit is not None and name_of(hit) == name_of(running[0]))
    bounds = extents(frame)
    inside = all(
        bounds[0] <= e[0] and bounds[1] <= e[1] and e[0] + e[2] <= bounds[0] + bounds[2] and e[1] + e[3] <= bounds[1] + bounds[3]
        for e in map(extents, airings)
    )
    check("only what is on the screen is told", inside and len(airings) < 200, len(airings))
    # An airing that has just ended may have left the screen.
    check("items can be had the focus and chosen", any(has(n, Atspi.StateType.FOCUSABLE) and has(n, Atspi.StateType.SELECTABLE) for n in airings))

    events = Events()
    events.clear()
    keys("Down")
    focused = wait_for(lambda: events.focused())
    check("an arrow key's focus is told", bool(focused) and "," in focused, focused)
    seen = [focused]
    # In the first minutes of a day there is nothing to the left.
    for key in ["Right", "Down", "Right" if "05:00" in (focused or "") else "Left"]:
        events.clear()
        keys(key)
        seen.append(wait_for(lambda: events.focused(besides=seen)))
    check("each key's place is told by title, channel and times", all(seen) and len(set(seen)) == 4, seen)
    def focused_item():
        return next((name_of(n) for n in all_of(grid, "list item") if has(n, Atspi.StateType.FOCUSED)), None)

    check("the item has the state", wait_for(lambda: focused_item() == seen[-1]), (focused_item(), seen[-1]))
    events.clear()
    keys("ctrl+Right")
    there = wait_for(lambda: events.focused(besides=seen))
    check("a day on, where nothing was on the screen before", bool(there), events.focused())

    def moves():
        return [len(events.of(f"object:children-changed:{what}")) for what in ("add", "remove")]

    check("what came and went by scrolling is told", wait_for(lambda: min(moves()) > 5), moves())
    wait_for(lambda: focused_item() == there)
    keys("Home")
    wait_for(lambda: "now on" in (events.focused() or ""))

    events.clear()
    target = wait_for(lambda: next((n for n in all_of(grid, "list item")
                                    if name_of(n).endswith("now on") and is_airing(n)), None))
    title = name_of(target).split(",")[0]
    check("an airing is activated", act(target))
    details = wait_for(lambda: find(frame, "panel", "Details"))
    check("the details open", details is not None)
    heading = wait_for(lambda: find(details, "heading", title)) if details else None
    check("with the airing's title", heading is not None, title)
    check("and what the feed says", details is not None and len(all_of(details, "label")) >= 3)
    if "object:announcement" in events.registered:
        said = wait_for(lambda: [e for e in events.of("object:announcement") if e[3] and e[3].startswith(title)])
        check("which is said at once", bool(said), events.of("object:announcement"))
    close = find(details, "push button", "Close") if details else None
    check("the panel's button closes it", close is not None and act(close))
    check("and it is gone", wait_for(lambda: find(frame, "panel", "Details") is None))

    check("the grid scrolls by an action", act(grid, "scroll down"))
    first = name_of(channels[0])
    check("to other channels", wait_for(lambda: name_of(find(grid, "heading")) not in ("", first)), first)
    events.clear()
    def wide():
        """An item that is wide enough to have a title, and its name; none while the grid still scrolls."""
        found = [(n, name_of(n)) for n in all_of(grid, "list item") if extents(n)[2] > 80]
        found = [(n, name) for n, name in found if name.count(", ") >= 2]
        places = [extents(n) for n, _ in found[:4]]
        settle(0.3)
        rests = len(found) > 3 and places == [extents(n) for n, _ in found[:4]]
        return found[3] if rests and has(found[3][0], Atspi.StateType.SHOWING) else None

    item, name = wait_for(wide)
    check("a screen reader can go to an item", item.grab_focus())
    check("and that is told", wait_for(lambda: events.focused() == name), (events.focused(), name))
    events.clear()
    keys("Right")
    after = wait_for(lambda: events.focused(besides=[name]))
    check("the keys go on from there", bool(after) and any(part in after for part in name.split(", ")[1:-1]), (name, after))
    bars(frame, events)
    panels(frame, events)
    search(frame, events)
    events.end()


def bars(frame, events):
    """Tests chips, days, times and views."""
    chips = find(frame, "scroll pane", "Show")
    names = [name_of(n) for n in all_of(chips, "push button")]
    check("chips are buttons", names[:2] == ["All", "Favourites"] and len(names) > 4, names)
    check("that say which is on", has(find(chips, None, "All"), Atspi.StateType.SELECTED))
    check("one is pressed", act(find(chips, "push button", "News")))
    check("and on", wait_for(lambda: has(find(chips, None, "News"), Atspi.StateType.SELECTED)))
    check("which the other is no more", not has(find(chips, None, "All"), Atspi.StateType.SELECTED))
    act(find(chips, "push button", "All"))
    wait_for(lambda: has(find(chips, None, "All"), Atspi.StateType.SELECTED))
    days = find(frame, "scroll pane", "Days")
    names = [name_of(n) for n in all_of(days, "push button")]
    check("days are buttons with whole names", "Today" in names and any(len(n.split()) == 3 for n in names), names)
    tomorrow = find(days, "push button", names[names.index("Today") + 1])
    check("another day is pressed", act(tomorrow))
    check("and marked", wait_for(lambda: has(tomorrow, Atspi.StateType.SELECTED)))
    check("times of the day are buttons, too", all(find(frame, "push button", n) for n in ["Go to now", "Morning", "Noon", "Evening"]))
    act(find(frame, "push button", "Go to now"))
    check("now is pressed", wait_for(lambda: has(find(days, None, "Today"), Atspi.StateType.SELECTED)))
    check("views are radio buttons", act(find(frame, "radio button", "On now")))
    row = wait_for(lambda: next((n for n in all_of(frame, "list item") if extents(n)[1] > 150), None))
    check("what is on is a list", row is not None and "," in name_of(row), row and name_of(row))
    act(find(frame, "radio button", "Guide"))
    check("and the guide is back", wait_for(lambda: find(frame, "list", "Programmes")))


def panels(frame, events):
    def open_panel(item, name):
        check(f"the menu opens by its action, for {name.lower()}", act(find(frame, "push button", "Menu")))
        node = wait_for(lambda: find(frame, "menu item", item))
        check("its items are read and pressed", node is not None and act(node))
        panel = wait_for(lambda: find(frame, "panel", name))
        check("which opens the panel", panel is not None)
        return panel

    def close(name):
        check("its button closes it", act(find(find(frame, "panel", name), "push button", "Close")))
        wait_for(lambda: find(frame, "panel", name) is None)

    panel = open_panel("Channels…", "Channels")
    def rows():
        found = all_of(panel, "list item") or [n for n in all_of(panel, "push button") if "," in name_of(n)]
        return [name_of(n) for n in found if name_of(n)]

    check("channels are rows with names", wait_for(lambda: len(rows()) > 5), rows()[:3])
    check("with a field to filter them", find(panel, "entry") is not None)
    close("Channels")
    panel = open_panel("Settings…", "Settings")
    texts = [name_of(n) for n in tree(panel)]
    check("settings are read with their values", len([t for t in texts if t]) > 8, texts)
    close("Settings")
    panel = open_panel("Sources…", "Sources")
    check("sources are read", find(panel, holds="emo") is not None, [name_of(n) for n in tree(panel)] if panel else None)
    close("Sources")


def search(frame, events):
    field = find(frame, "entry", "Search")
    check("the search field is an entry", field is not None and has(field, Atspi.StateType.EDITABLE))
    check("that takes the focus", field.grab_focus())
    wait_for(lambda: has(field, Atspi.StateType.FOCUSED))
    events.clear()
    check("and a text", field.insert_text(0, "news", 4))
    results = wait_for(lambda: find(frame, "list", "Search results"))
    check("results are a list", results is not None)
    groups = wait_for(lambda: [name_of(n) for n in all_of(results, "heading")])
    check("in groups with headings", bool(groups) and set(groups) <= {"On now", "Upcoming", "Past"}, groups)
    hits = wait_for(lambda: all_of(results, "list item"))
    check("of airings with channel and times", bool(hits) and all(name_of(n).count(",") >= 2 for n in hits),
          hits and [name_of(n) for n in hits[:3]])
    if "object:announcement" in events.registered:
        said = wait_for(lambda: [e for e in events.of("object:announcement") if e[3] and "airing" in e[3]])
        check("how many there are is said", bool(said), events.of("object:announcement"))
    if not hits:
        return
    title = name_of(hits[0]).split(", ")[0]
    check("one is activated", act(hits[0]))
    cell = wait_for(lambda: next((n for n in all_of(find(frame, "list", "Programmes"), "list item")
                                  if has(n, Atspi.StateType.FOCUSED) and name_of(n).startswith(title)), None))
    check("and its cell has the focus", cell is not None, title)
