#include <gtk/gtk.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <gdk/x11/gdkx.h>
#include <gdk/broadway/gdkbroadway.h>
#include <glib-unix.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

// What Swift cannot import: macros, variadic functions, and code that runs between fork and exec.

/// A `GSpawnChildSetupFunc`: the child gets a process group of its own (Ctrl-C at the terminal reaches only the parent, which ends
/// the child in order) and dies with the parent, however that ends. `data` is the parent's process id.
static inline void lineup_child_setup(gpointer data) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != (pid_t)(gintptr)data) _exit(127);
}

static inline guint lineup_instance_class_size(GType type) {
  GTypeQuery query;
  g_type_query(type, &query);
  return query.class_size;
}

static inline guint lineup_instance_size(GType type) {
  GTypeQuery query;
  g_type_query(type, &query);
  return query.instance_size;
}

static inline gboolean lineup_is_x11_display(GdkDisplay *display) { return GDK_IS_X11_DISPLAY(display); }
static inline gboolean lineup_is_broadway_display(GdkDisplay *display) { return GDK_IS_BROADWAY_DISPLAY(display); }
static inline gboolean lineup_is_cairo_renderer(GskRenderer *renderer) { return GSK_IS_CAIRO_RENDERER(renderer); }

static inline gboolean lineup_object_get_boolean(gpointer object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline int lineup_object_get_int(gpointer object, const char *name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline void lineup_object_set_boolean(gpointer object, const char *name, gboolean value) {
  g_object_set(object, name, value, NULL);
}

/// How a piece of text in a GtkTextView looks. `rise` and `kern` are in Pango's units.
static inline void lineup_text_tag_set(
    GtkTextTag *tag, const PangoFontDescription *font, PangoUnderline underline, gboolean strikethrough, int rise, int kern) {
  g_object_set(
      tag, "font-desc", font, "underline", underline, "strikethrough", strikethrough, "rise", rise, "letter-spacing", kern, NULL);
}

static inline void lineup_text_tag_set_color(GtkTextTag *tag, const char *name, const GdkRGBA *color) {
  g_object_set(tag, name, color, NULL);
}

/// The string property, to be freed with `g_free`.
static inline char *lineup_object_get_string(gpointer object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}

/// Emits a signal that has no parameters.
static inline void lineup_emit(gpointer object, const char *signal) { g_signal_emit_by_name(object, signal); }
