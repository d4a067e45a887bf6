"""Tests reminders by keyboard, mouse and remote, up to the notification and its actions.

A notification server records the notifications. The setting `reminder-lead` is a day, so that every reminder is due
at once.
"""
import datetime
import json
import re
import signal
import tempfile

from window import *

BELL = "reminder set"
# The minutes before its beginning in which an airing is left alone: the whole test takes less.
SOON = 10
FOLDER = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Notifications:
    """A server for the desktop's notifications on the session's bus."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        self.record, self.commands = (os.path.join(self.folder, name) for name in ("record", "commands"))
        server = os.path.join(FOLDER, "Tests/ReminderAgentTests/Support/notification-server")
        self.process = subprocess.Popen(["/usr/bin/python3", server, self.record, self.commands])
        check("somebody shows notifications", wait_for(lambda: self.lines()))

    def lines(self):
        if not os.path.exists(self.record):
            return []
        with open(self.record) as file:
            return [json.loads(line) for line in file.read().splitlines()]

    def of(self, title):
        return [line for line in self.lines() if line.get("summary") == title]

    def answer(self, number, action):
        with open(self.commands, "a") as file:
            file.write(json.dumps({"id": number, "action": action}) + "\n")

    def end(self):
        self.process.terminate()
        self.process.wait()


def run():
    notifications = Notifications()
    try:
        guide = Window()
        if guide.is_open:
            by_keys(guide, notifications)
            by_mouse(guide)
            by_remote(guide)
            in_panel(guide)
    finally:
        notifications.end()


def title(guide):
    return guide.focus().split(", ")[0]


def is_programme(guide):
    """Whether the focus is on one programme, and not on a bundle or a hole in the listings."""
    return guide.role() == "list item" and is_airing(guide.focused())


def begins_soon(text):
    """Whether the airing of an item begins within the time that the test needs for its reminder."""
    times = re.search(r", (\d\d):(\d\d) – ", text)
    if not times:
        return False
    now = datetime.datetime.now()
    minutes = int(times[1]) * 60 + int(times[2]) - (now.hour * 60 + now.minute)
    return minutes % (24 * 60) <= SOON


def coming(guide):
    """Moves to an airing that has not begun and whose title has no reminder yet: titles tell the reminders apart.

    Its beginning is some minutes away. An airing that begins meanwhile has no reminder any more.
    """
    check("now has the focus", guide.to_now(presses=3), guide.focus_text())
    for _ in range(8):
        text = guide.focus()
        if is_programme(guide) and "now on" not in text and not begins_soon(text) and title(guide) not in listed():
            return True
        guide.step("Right")
    return False


def by_keys(guide, notifications):
    keys("Down")
    guide.until("an arrow seats the focus", lambda: guide.role() == "list item")
    check("there is something to come", coming(guide), guide.focus_text())
    name = title(guide)
    place = guide.focus()
    keys("r")
    guide.until("the first reminder offers to remind without a window", lambda: guide.shows("push button", "Always"))
    guide.until("the keyboard is in the question", lambda: guide.focus() == "Only while it is open", guide.focus_text)
    keys("Return")
    guide.until("it comes back to the programme, which says that a reminder is set", lambda: guide.focus() == f"{place}, {BELL}",
                guide.focus_text)
    shown = wait_for(lambda: notifications.of(name))
    if not check("a notification comes", bool(shown), notifications.lines()):
        return
    actions = shown[0]["actions"]
    check("with its actions", "snooze" in actions and "details" in actions, actions)
    first = shown[0]["id"]
    notifications.answer(first, "snooze")
    check("Snooze puts it off", wait_for(lambda: "put off until" in listed()), listed())
    check("there is another to come", coming(guide), guide.focus_text())
    name = title(guide)
    keys("r")
    # Both airings may have the same title.
    shown = wait_for(lambda: [line for line in notifications.of(name) if line["id"] != first])
    if not check("of which there is a notification, too", bool(shown), notifications.lines()):
        return
    notifications.answer(shown[0]["id"], "details")
    # This starts another program. Without waiting, it might disturb later checks on a busy machine.
    windows = wait_for(lambda: len(pids()) > 1 and pids(), 4 * PATIENCE)
    check("Details open the guide", bool(windows), pids())
    for pid in (windows or [])[1:]:
        os.kill(pid, signal.SIGINT)
    wait_for(lambda: len(pids()) == 1)
    give_keyboard("lineup")
    guide.until("what was answered has no bell any more", lambda: BELL not in guide.focus(),
                lambda: (guide.focus_text(), listed(), [(line.get("id"), line.get("summary"), line.get("body")) for line in notifications.lines()]))


def listed():
    """The output of `lineup reminders`."""
    return subprocess.run([os.environ["LINEUP"], "reminders"], capture_output=True, text=True).stdout


def pids():
    """The process ids of the programs with a window, oldest first."""
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--classname", "^lineup$"], capture_output=True, text=True)
    numbers = [subprocess.run(["xdotool", "getwindowpid", w], capture_output=True, text=True).stdout for w in found.stdout.split()]
    return sorted({int(n) for n in numbers if n.strip()}, key=lambda pid: os.stat(f"/proc/{pid}").st_mtime)


def by_mouse(guide):
    check("there is something to come", coming(guide), guide.focus_text())
    found = any(guide.step("Down") and is_programme(guide) for _ in range(4))
    check("and a programme below it", found, guide.focus_text())
    guide.click(guide.focused(), button=3)
    guide.until("the other button opens a menu", lambda: guide.shows("menu item", "Remind me"))
    guide.press("menu item", "Remind me")
    guide.until("with reminders in it", lambda: guide.shows("menu item", "Whenever it is shown"))
    guide.press("menu item", "Whenever it is shown")
    guide.until("a click sets one", lambda: "Whenever" not in str(guide.node("menu item")) and "whenever" in listed(), lambda: listed()[-200:])
    keys("ctrl+z")
    check("Control Z takes it back", wait_for(lambda: "whenever" not in listed()), listed()[-200:])


def by_remote(guide):
    check("there is something to come", coming(guide), guide.focus_text())
    keys("Return")
    guide.until("Enter opens the details", lambda: guide.shows("panel", "Details"))
    keys("Return")
    guide.until("Enter again goes into them", lambda: guide.role() == "push button", guide.focus_text)
    led = any(guide.go(key, "Remind me", 4) for key in ("Down", "Right", "Left"))
    check("where arrows lead to the buttons", led, guide.focus_text())
    keys("Return")
    check("Enter opens their menu, which sets one", guide.choose_item("Of this programme"), guide.focus_text())
    guide.until("the button says that it is on", lambda: guide.is_chosen("Remind me"))
    keys("Escape")
    guide.until("Back closes the details", lambda: not guide.shows("panel", "Details"))
    guide.until("and the programme says it", lambda: BELL in guide.focus(), guide.focus_text)


def in_panel(guide):
    name = title(guide)
    guide.press("push button", "Menu")
    guide.press("menu item", "Reminders…")
    guide.until("the menu opens the list of reminders", lambda: guide.shows("panel", "Reminders"))
    panel = guide.node("panel", "Reminders")
    guide.until("with what is to come", lambda: find(panel, "list item", holds=name))
    check("keys go through it", guide.go("Down", lambda text: text.startswith(name), 40), guide.focus_text())
    keys("shift+F10")
    check("the menu key opens a row's menu", guide.choose_item("Don't remind me of this"), guide.focus_text())
    check("which takes it away", wait_for(lambda: name not in listed()), listed())
    keys("Escape")
    guide.until("Escape closes the list", lambda: not guide.shows("panel", "Reminders"))
