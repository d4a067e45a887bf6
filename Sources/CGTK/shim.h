#include <gtk/gtk.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <gdk/x11/gdkx.h>
#include <fontconfig/fontconfig.h>
#include <glib-unix.h>
#include <pango/pangofc-fontmap.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

// Wrappers for what Swift cannot import: macros and variadic functions.

/// Makes a thread's font map reload its fonts, after a file was added to the program's.
static inline void lineup_fonts_did_change(PangoContext *context) {
  PangoFontMap *map = pango_context_get_font_map(context);
  if (PANGO_IS_FC_FONT_MAP(map)) pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
  pango_context_changed(context);
}

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/// Returns an iterator over an animation's frames, at time 0. The caller owns it.
static inline GdkPixbufAnimationIter *lineup_animation_begin(GdkPixbufAnimation *animation) {
  GTimeVal start = {0, 0};
  return gdk_pixbuf_animation_get_iter(animation, &start);
}

/// Moves an iterator to the frame that is shown `milliseconds` after the beginning.
static inline void lineup_animation_advance(GdkPixbufAnimationIter *iterator, long milliseconds) {
  GTimeVal time = {milliseconds / 1000, milliseconds % 1000 * 1000};
  gdk_pixbuf_animation_iter_advance(iterator, &time);
}

G_GNUC_END_IGNORE_DEPRECATIONS

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

/// Sets the attributes of a piece of text in a GtkTextView. `rise` and `kern` are in Pango's units.
static inline void lineup_text_tag_set(
    GtkTextTag *tag, const PangoFontDescription *font, PangoUnderline underline, gboolean strikethrough, int rise, int kern) {
  g_object_set(
      tag, "font-desc", font, "underline", underline, "strikethrough", strikethrough, "rise", rise, "letter-spacing", kern, NULL);
}

static inline void lineup_text_tag_set_color(GtkTextTag *tag, const char *name, const GdkRGBA *color) {
  g_object_set(tag, name, color, NULL);
}

/// Returns a string property; free it with `g_free`.
static inline char *lineup_object_get_string(gpointer object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}

/// Emits a signal that has no parameters.
static inline void lineup_emit(gpointer object, const char *signal) { g_signal_emit_by_name(object, signal); }
