"""A program beside the one under test, for drags between programs: a window with three stripes, from top to bottom: a
text and a file that can be dragged, and a place to drop texts, which are printed.

    neighbour.py text file
"""
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk

text, path = sys.argv[1:3]


def stripe(box, name):
    label = Gtk.Label(label=name, vexpand=True, hexpand=True)
    box.append(label)
    return label


def offer(widget, value):
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.connect("prepare", lambda *_: Gdk.ContentProvider.new_for_value(value))
    source.connect("drag-end", lambda _source, drag, _delete: say(f"ended {drag.get_selected_action().value_nicks}"))
    widget.add_controller(source)


def say(line):
    print(line, flush=True)
    return True


Gtk.init()
window = Gtk.Window(title="Neighbour", default_width=500, default_height=600)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
offer(stripe(box, "text"), GObject.Value(GObject.TYPE_STRING, text))
offer(stripe(box, "file"), GObject.Value(Gdk.FileList, Gdk.FileList.new_from_list([Gio.File.new_for_path(path)])))
target = Gtk.DropTarget.new(GObject.TYPE_STRING, Gdk.DragAction.COPY)
target.connect("drop", lambda _target, value, _x, _y: say(f"dropped {value}"))
stripe(box, "drop here").add_controller(target)
window.set_child(box)
window.present()
GLib.MainLoop().run()
