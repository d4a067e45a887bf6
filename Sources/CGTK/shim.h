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

/// Returns a drop target for files and texts. Adding it to a widget transfers ownership.
static inline GtkDropTarget *lineup_drop_target_new(void) {
  GType types[] = {GDK_TYPE_FILE_LIST, G_TYPE_STRING};
  GtkDropTarget *target = gtk_drop_target_new(G_TYPE_INVALID, GDK_ACTION_COPY);
  gtk_drop_target_set_gtypes(target, types, G_N_ELEMENTS(types));
  return target;
}

/// Returns the dropped paths or addresses, one per line, or the dropped text; free with `g_free`. NULL for anything
/// else.
static inline char *lineup_dropped_text(const GValue *value) {
  if (G_VALUE_HOLDS(value, G_TYPE_STRING)) return g_value_dup_string(value);
  if (!G_VALUE_HOLDS(value, GDK_TYPE_FILE_LIST)) return NULL;
  GString *lines = g_string_new(NULL);
  GSList *files = gdk_file_list_get_files((GdkFileList *)g_value_get_boxed(value));
  for (GSList *file = files; file != NULL; file = file->next) {
    char *path = g_file_get_path(G_FILE(file->data));
    if (path == NULL) path = g_file_get_uri(G_FILE(file->data));
    g_string_append_printf(lines, "%s\n", path);
    g_free(path);
  }
  g_slist_free(files);
  return g_string_free(lines, FALSE);
}
