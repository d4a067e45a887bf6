#include <libsoup/soup.h>
#include <glib-unix.h>

// Wrappers for what Swift cannot import: variadic functions, and functions that the C library declares for GNU sources
// only.

/// Returns a server that passes paths on as they were sent, without decoding them.
static inline SoupServer *lineup_soup_server_new(void) { return soup_server_new("raw-paths", TRUE, NULL); }

// By another name: <sys/socket.h> here would hide its constants from files that only import Foundation.
extern int lineup_accept4(int listener, void *address, void *length, int flags) __asm__("accept4");

static inline int lineup_is_pollable_input(void *stream) {
  return G_IS_POLLABLE_INPUT_STREAM(stream) && g_pollable_input_stream_can_poll(G_POLLABLE_INPUT_STREAM(stream));
}

static inline int lineup_is_pollable_output(void *stream) {
  return G_IS_POLLABLE_OUTPUT_STREAM(stream) && g_pollable_output_stream_can_poll(G_POLLABLE_OUTPUT_STREAM(stream));
}

/// Returns whether an error only means that nothing can be read or written yet.
static inline int lineup_error_would_block(const GError *error) {
  return g_error_matches(error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK);
}

/// Returns the address of the other end of an internet socket; NULL for other sockets.
static inline GInetAddress *lineup_inet_address(GSocketAddress *address) {
  return G_IS_INET_SOCKET_ADDRESS(address) ? g_inet_socket_address_get_address(G_INET_SOCKET_ADDRESS(address)) : NULL;
}
