// GStreamer 1.x, loaded on demand, so a program that plays nothing does not load it and starts without it. The
// declarations follow GStreamer's stable ABI (the same since 1.0), in plain C types.
#pragma once

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} lineup_gst_error;

// GstMiniObject, declared for its size: a message's own fields follow it.
typedef struct {
  size_t type;
  int refcount, lockstate;
  unsigned int flags;
  void *copy, *dispose, *free;
  unsigned int priv_uint;
  void *priv_pointer;
} lineup_gst_mini_object;

typedef struct {
  lineup_gst_mini_object mini_object;
  int type;
  uint64_t timestamp;
  void *source;
  uint32_t seqnum;
} lineup_gst_message;

typedef struct {
  void *memory;
  int flags;
  uint8_t *data;
  size_t size, maxsize;
  void *user_data[4];
  void *reserved[4];
} lineup_gst_map;

typedef int (*lineup_gst_bus_handler)(void *bus, lineup_gst_message *message, void *data);
typedef void (*lineup_gst_release)(void *data);

// The functions in use: GStreamer's name without "gst_", result, arguments.
#define LINEUP_GST_CORE(F) \
  F(init_check, int, (int *argc, char ***argv, lineup_gst_error **error)) \
  F(element_factory_make, void *, (const char *factory, const char *name)) \
  F(parse_bin_from_description, void *, (const char *text, int ghosts, lineup_gst_error **error)) \
  F(bin_get_by_name, void *, (void *bin, const char *name)) \
  F(bin_recalculate_latency, int, (void *bin)) \
  F(element_set_state, int, (void *element, int state)) \
  F(element_set_locked_state, int, (void *element, int locked)) \
  F(element_get_factory, void *, (void *element)) \
  F(element_get_bus, void *, (void *element)) \
  F(element_query_position, int, (void *element, int format, int64_t *value)) \
  F(element_query_duration, int, (void *element, int format, int64_t *value)) \
  F(element_query, int, (void *element, void *query)) \
  F(element_seek, int, (void *element, double rate, int format, int flags, int start_type, int64_t start, int stop_type, int64_t stop)) \
  F(query_new_seeking, void *, (int format)) \
  F(query_parse_seeking, void, (void *query, int *format, int *seekable, int64_t *start, int64_t *end)) \
  F(bus_set_sync_handler, void, (void *bus, lineup_gst_bus_handler handler, void *data, lineup_gst_release release)) \
  F(message_parse_error, void, (lineup_gst_message *message, lineup_gst_error **error, char **debug)) \
  F(message_parse_error_details, void, (lineup_gst_message *message, const void **structure)) \
  F(message_parse_buffering, void, (lineup_gst_message *message, int *percent)) \
  F(message_parse_state_changed, void, (lineup_gst_message *message, int *old, int *current, int *pending)) \
  F(message_get_structure, void *, (lineup_gst_message *message)) \
  F(structure_get_name, const char *, (void *structure)) \
  F(structure_get_string, const char *, (void *structure, const char *field)) \
  F(structure_get_uint, int, (const void *structure, const char *field, unsigned int *value)) \
  F(structure_get_int, int, (void *structure, const char *field, int *value)) \
  F(structure_new_empty, void *, (const char *name)) \
  F(structure_free, void, (void *structure)) \
  F(structure_get_type, size_t, (void)) \
  F(structure_set, void, (void *structure, const char *field, ...)) \
  F(sample_get_buffer, void *, (void *sample)) \
  F(sample_get_caps, void *, (void *sample)) \
  F(caps_get_structure, void *, (void *caps, unsigned int index)) \
  F(caps_from_string, void *, (const char *text)) \
  F(buffer_map, int, (void *buffer, lineup_gst_map *map, int flags)) \
  F(buffer_unmap, void, (void *buffer, lineup_gst_map *map)) \
  F(mini_object_ref, void *, (void *object)) \
  F(mini_object_unref, void, (void *object)) \
  F(object_ref_sink, void *, (void *object)) \
  F(object_unref, void, (void *object)) \
  F(object_get_name, char *, (void *object)) \
  F(uri_handler_get_type, size_t, (void)) \
  F(uri_handler_get_uri_type, int, (void *handler)) \
  F(uri_handler_get_uri, char *, (void *handler)) \
  F(resource_error_quark, uint32_t, (void)) \
  F(stream_error_quark, uint32_t, (void)) \
  F(core_error_quark, uint32_t, (void)) \
  F(util_set_object_arg, void, (void *object, const char *name, const char *value))

#define LINEUP_GST_FIELD(name, result, arguments) result(*name) arguments;
typedef struct {
  LINEUP_GST_CORE(LINEUP_GST_FIELD)
  void *(*app_sink_try_pull_sample)(void *sink, uint64_t timeout);
  void *(*app_sink_try_pull_preroll)(void *sink, uint64_t timeout);
  // Of GObject and GLib, which the program has loaded already.
  unsigned long (*signal_connect_data)(void *object, const char *signal, void *handler, void *data, void *destroy, int flags);
  void (*object_set)(void *object, const char *first, ...);
  void (*object_get)(void *object, const char *first, ...);
  void *(*object_class_find_property)(void *type_class, const char *name);
  int (*type_check_instance_is_a)(void *object, size_t type);
  void (*free)(void *memory);
  void (*error_free)(lineup_gst_error *error);
} lineup_gst;
#undef LINEUP_GST_FIELD

#define LINEUP_GST_FIND(name, result, arguments) \
  if (!(*(void **)&gst->name = dlsym(core, "gst_" #name))) return "gst_" #name;

// Loads the libraries and fills the table. Returns NULL, or the name of the missing library or function.
static inline const char *lineup_gst_load(lineup_gst *gst) {
  void *core = dlopen("libgstreamer-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!core) return "libgstreamer-1.0.so.0";
  void *app = dlopen("libgstapp-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!app) return "libgstapp-1.0.so.0";
  LINEUP_GST_CORE(LINEUP_GST_FIND)
  if (!(*(void **)&gst->app_sink_try_pull_sample = dlsym(app, "gst_app_sink_try_pull_sample")))
    return "gst_app_sink_try_pull_sample";
  if (!(*(void **)&gst->app_sink_try_pull_preroll = dlsym(app, "gst_app_sink_try_pull_preroll")))
    return "gst_app_sink_try_pull_preroll";
  // dlsym also searches libgstreamer's dependencies.
  if (!(*(void **)&gst->signal_connect_data = dlsym(core, "g_signal_connect_data"))) return "g_signal_connect_data";
  if (!(*(void **)&gst->object_set = dlsym(core, "g_object_set"))) return "g_object_set";
  if (!(*(void **)&gst->object_get = dlsym(core, "g_object_get"))) return "g_object_get";
  if (!(*(void **)&gst->object_class_find_property = dlsym(core, "g_object_class_find_property")))
    return "g_object_class_find_property";
  if (!(*(void **)&gst->type_check_instance_is_a = dlsym(core, "g_type_check_instance_is_a")))
    return "g_type_check_instance_is_a";
  if (!(*(void **)&gst->free = dlsym(core, "g_free"))) return "g_free";
  if (!(*(void **)&gst->error_free = dlsym(core, "g_error_free"))) return "g_error_free";
  return NULL;
}
#undef LINEUP_GST_FIND

// Functions with a variable number of arguments cannot be called from Swift.

static inline int lineup_gst_has_property(const lineup_gst *gst, void *object, const char *name) {
  return gst->object_class_find_property(*(void **)object, name) != NULL;
}

static inline void lineup_gst_set_string(const lineup_gst *gst, void *object, const char *name, const char *value) {
  gst->object_set(object, name, value, NULL);
}

static inline void lineup_gst_set_int(const lineup_gst *gst, void *object, const char *name, int value) {
  gst->object_set(object, name, value, NULL);
}

static inline void lineup_gst_set_double(const lineup_gst *gst, void *object, const char *name, double value) {
  gst->object_set(object, name, value, NULL);
}

static inline void lineup_gst_set_int64(const lineup_gst *gst, void *object, const char *name, int64_t value) {
  gst->object_set(object, name, value, NULL);
}

// For objects and boxed values alike.
static inline void lineup_gst_set_pointer(const lineup_gst *gst, void *object, const char *name, void *value) {
  gst->object_set(object, name, value, NULL);
}

static inline void lineup_gst_set_field(const lineup_gst *gst, void *structure, const char *name, const char *value) {
  // 16 << 2 is G_TYPE_STRING.
  gst->structure_set(structure, name, (size_t)(16 << 2), value, NULL);
}

// Returns whether an element reads from an address.
static inline int lineup_gst_is_source(const lineup_gst *gst, void *element) {
  return gst->type_check_instance_is_a(element, gst->uri_handler_get_type()) && gst->uri_handler_get_uri_type(element) == 2;
}
