#include <libsoup/soup.h>
#include <glib-unix.h>

// What Swift cannot import: variadic functions, and what the C library declares for GNU sources only.

/// A server that gives paths as they were sent, without decoding them.
static inline SoupServer *lineup_soup_server_new(void) { return soup_server_new("raw-paths", TRUE, NULL); }

// By another name: <sys/socket.h> here would hide its constants from files that only import Foundation.
extern int lineup_accept4(int listener, void *address, void *length, int flags) __asm__("accept4");
