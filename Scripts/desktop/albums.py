"""Reads and uses the albums as a screen reader does."""
from client import *


def run():
    app = application("Albums")
    check("the albums are on the accessibility bus", app is not None)
    if not app:
        return
    check("their window gets the keyboard", give_keyboard("albums") and wait_for(lambda: is_in_place(app)))
    frame = children(app)[0]
    bar = wait_for(lambda: find(frame, "tool bar"))
    check("there is a navigation bar", bar is not None)
    field = wait_for(lambda: find(frame, "entry"))
    check("with a text field", field is not None and has(field, Atspi.StateType.EDITABLE))
    check("that has a name", bool(field.get_name()), field.get_name())
    cells = wait_for(lambda: all_of(frame, "list item"))
    check("albums are items with title and artist", len(cells) >= 3 and all("," in n.get_name() for n in cells[:3]))

    events = Events()
    events.clear()
    check("the field takes the focus", field.grab_focus())
    check("and that is told", wait_for(lambda: events.focused() == field.get_name()), events.focused())
    # Words of an album that exists.
    term = cells[1].get_name().split(", ")[0].split(". ")[-1].split(" ")[-1]
    field.set_text_contents("")
    check("its text is emptied", wait_for(lambda: Atspi.Text.get_character_count(field) == 0))
    events.clear()
    check("text is put in", field.insert_text(0, term[:-1], len(term)))
    text = wait_for(lambda: Atspi.Text.get_text(field, 0, -1) == term[:-1])
    check("and read back", bool(text), Atspi.Text.get_text(field, 0, -1))
    check("it is told as typed", wait_for(lambda: events.of("object:text-changed:insert")))
    check("the caret is behind it", Atspi.Text.get_caret_offset(field) == len(term) - 1, Atspi.Text.get_caret_offset(field))
    keys(term[-1])
    check("keys go on writing", wait_for(lambda: Atspi.Text.get_text(field, 0, -1) == term), Atspi.Text.get_text(field, 0, -1))
    before = [n.get_name() for n in all_of(frame, "list item")]
    check("Return searches", act(field))
    found = wait_for(lambda: [n.get_name() for n in all_of(frame, "list item")] != before)
    check("other albums come", bool(found))
    check("and the bar's heading is what was searched", wait_for(lambda: find(bar, "heading", term)), term)
    events.clear()
    cells = wait_for(lambda: all_of(frame, "list item"))
    check("a cell can have the focus", bool(cells) and cells[0].grab_focus())
    check("and that is told, too", wait_for(lambda: bool(cells) and events.focused() == cells[0].get_name()), events.focused())
    events.end()
