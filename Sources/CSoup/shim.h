#include <libsoup/soup.h>
#include <glib-unix.h>
#include <sys/socket.h>

// What Swift cannot import: variadic functions, and what the C library declares for GNU sources only.

/// A server that gives paths as they were sent, without decoding them.
static inline SoupServer *lineup_soup_server_new(void) { return soup_server_new("raw-paths", TRUE, NULL); }

extern int accept4(int listener, struct sockaddr *address, socklen_t *length, int flags);
