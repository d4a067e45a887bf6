#include <gtk/gtk.h>
#include <gdk/x11/gdkx.h>
#include <gdk/broadway/gdkbroadway.h>
