#include <errno.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <malloc.h>
#include <stdint.h>
#include <sys/inotify.h>
#include <sys/timerfd.h>
#include <unistd.h>

// Wrappers for what Swift cannot import: macros, variadic functions, and constants that are members of unnamed
// enumerations.

/// Returns a wall-clock timer. It also fires after suspend and when the clock is set.
static inline int lineup_timer_new(void) { return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC); }

/// Sets the timer to an instant, seconds since 1970; 0 stops it.
static inline int lineup_timer_set(int timer, int64_t instant) {
  struct itimerspec at = {{0, 0}, {instant, instant > 0 ? 1 : 0}};
  return timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &at, NULL);
}

/// Acknowledges that the timer fired or that the clock was set.
static inline void lineup_timer_read(int timer) {
  uint64_t count;
  ssize_t size = read(timer, &count, sizeof count);
  (void)size;
}

/// Watches a folder for changes to its files. Returns -1 if it cannot be watched.
static inline int lineup_watch_new(const char *folder) {
  int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (watch >= 0 && inotify_add_watch(watch, folder, IN_MODIFY | IN_MOVED_TO | IN_CREATE) < 0) {
    close(watch);
    return -1;
  }
  return watch;
}

/// Reads the pending changes and returns whether a changed file's name begins with `prefix`.
static inline int lineup_watch_read(int watch, const char *prefix) {
  char buffer[8192] __attribute__((aligned(8)));
  int found = 0;
  for (;;) {
    ssize_t size = read(watch, buffer, sizeof buffer);
    if (size <= 0) return found;
    for (char *place = buffer; place < buffer + size;) {
      struct inotify_event *event = (struct inotify_event *)place;
      if (event->mask & IN_Q_OVERFLOW || (event->len > 0 && g_str_has_prefix(event->name, prefix))) found = 1;
      place += sizeof *event + event->len;
    }
  }
}
