#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>

/// Pixels in memory shared with an X server, copied to a window strip by strip.
typedef struct LineupCanvas {
  Display *display;
  Window window;
  GC gc;
  XImage *image;
  XShmSegmentInfo segment;
  int width, height;
  unsigned long last_put;
} LineupCanvas;

/// Returns the window's depth if its pixels have the format that Cairo writes: 8 bits each of red, green and blue from
/// bit 16 down, in this machine's byte order. Returns 0 otherwise.
static inline int lineup_window_depth(Display *display, Window window) {
  XWindowAttributes attributes;
  if (!XGetWindowAttributes(display, window, &attributes)) return 0;
  Visual *visual = attributes.visual;
  const int one = 1;
  if (visual->class != TrueColor || visual->red_mask != 0xff0000 || visual->green_mask != 0xff00 ||
      visual->blue_mask != 0xff)
    return 0;
  if ((ImageByteOrder(display) == LSBFirst) != (*(const char *)&one == 1)) return 0;
  return attributes.depth == 24 || attributes.depth == 32 ? attributes.depth : 0;
}

static inline void lineup_canvas_free(LineupCanvas *canvas) {
  if (canvas->segment.shmaddr) {
    XShmDetach(canvas->display, &canvas->segment);
    XSync(canvas->display, False);
    shmdt(canvas->segment.shmaddr);
  }
  if (canvas->image) {
    canvas->image->data = NULL;
    XDestroyImage(canvas->image);
  }
  if (canvas->gc) XFreeGC(canvas->display, canvas->gc);
  free(canvas);
}

/// Returns a canvas for `window`, or NULL. The caller traps X errors around the call: a server on another machine
/// cannot attach.
static inline LineupCanvas *lineup_canvas_new(Display *display, Window window, int width, int height) {
  if (width < 1 || height < 1 || !XShmQueryExtension(display)) return NULL;
  XWindowAttributes attributes;
  if (!XGetWindowAttributes(display, window, &attributes)) return NULL;
  LineupCanvas *canvas = (LineupCanvas *)calloc(1, sizeof(LineupCanvas));
  if (!canvas) return NULL;
  canvas->display = display;
  canvas->window = window;
  canvas->width = width;
  canvas->height = height;
  canvas->image = XShmCreateImage(display, attributes.visual, attributes.depth, ZPixmap, NULL, &canvas->segment, width, height);
  if (!canvas->image || canvas->image->bits_per_pixel != 32) {
    lineup_canvas_free(canvas);
    return NULL;
  }
  canvas->segment.shmid = shmget(IPC_PRIVATE, (size_t)canvas->image->bytes_per_line * height, IPC_CREAT | 0600);
  if (canvas->segment.shmid < 0) {
    lineup_canvas_free(canvas);
    return NULL;
  }
  void *address = shmat(canvas->segment.shmid, NULL, 0);
  if (address == (void *)-1) {
    shmctl(canvas->segment.shmid, IPC_RMID, NULL);
    lineup_canvas_free(canvas);
    return NULL;
  }
  canvas->segment.shmaddr = (char *)address;
  canvas->image->data = (char *)address;
  canvas->segment.readOnly = True;
  XShmAttach(display, &canvas->segment);
  XSync(display, False);
  // The segment is freed once both sides have detached, however they end.
  shmctl(canvas->segment.shmid, IPC_RMID, NULL);
  XGCValues values;
  values.graphics_exposures = True;
  canvas->gc = XCreateGC(display, window, GCGraphicsExposures, &values);
  return canvas;
}

static inline void *lineup_canvas_pixels(LineupCanvas *canvas) { return canvas->segment.shmaddr; }
static inline int lineup_canvas_stride(LineupCanvas *canvas) { return canvas->image->bytes_per_line; }

/// Waits until the server has read the pixels that were put last, so that they may be overwritten.
static inline void lineup_canvas_wait(LineupCanvas *canvas) {
  if (canvas->last_put && (long)(LastKnownRequestProcessed(canvas->display) - canvas->last_put) < 0)
    XSync(canvas->display, False);
}

/// Copies a rectangle of the canvas to the window, at `to_x`, `to_y`.
static inline void lineup_canvas_put(LineupCanvas *canvas, int x, int y, int width, int height, int to_x, int to_y) {
  canvas->last_put = NextRequest(canvas->display);
  XShmPutImage(canvas->display, canvas->window, canvas->gc, canvas->image, x, y, to_x, to_y, width, height, False);
}

/// Moves pixels within the window. Areas that other windows covered are reported as GraphicsExpose events.
static inline void lineup_canvas_move(LineupCanvas *canvas, int x, int y, int width, int height, int to_x, int to_y) {
  XCopyArea(canvas->display, canvas->window, canvas->window, canvas->gc, x, y, width, height, to_x, to_y);
}

static inline void lineup_canvas_flush(LineupCanvas *canvas) { XFlush(canvas->display); }

/// Returns whether `event` (an XEvent) reports that pixels of `window` could not be moved, and the rectangle.
static inline int lineup_is_graphics_expose(const void *event, Window window, int *x, int *y, int *width, int *height) {
  const XGraphicsExposeEvent *expose = (const XGraphicsExposeEvent *)event;
  if (expose->type != GraphicsExpose || expose->drawable != window) return 0;
  *x = expose->x;
  *y = expose->y;
  *width = expose->width;
  *height = expose->height;
  return 1;
}

/// Reads the screen of the display named by DISPLAY into `pixels`: `width` × `height`, 0xRRGGBB. Returns whether it
/// succeeded.
static inline int lineup_screen_read(int width, int height, unsigned int *pixels) {
  static Display *display;
  if (!display) display = XOpenDisplay(NULL);
  if (!display) return 0;
  XImage *image = XGetImage(display, DefaultRootWindow(display), 0, 0, width, height, AllPlanes, ZPixmap);
  if (!image) return 0;
  const int is_readable = image->bits_per_pixel == 32;
  for (int y = 0; is_readable && y < height; y++) {
    const unsigned int *line = (const unsigned int *)(image->data + (size_t)y * image->bytes_per_line);
    for (int x = 0; x < width; x++) pixels[(size_t)y * width + x] = line[x] & 0xffffff;
  }
  XDestroyImage(image);
  return is_readable;
}

/// Returns the position of a window's top-left corner on its screen, in pixels. False for a window that is gone.
static inline int lineup_window_origin(Display *display, Window window, int *x, int *y) {
  XWindowAttributes attributes;
  if (!XGetWindowAttributes(display, window, &attributes)) return 0;
  Window child;
  return XTranslateCoordinates(display, window, attributes.root, 0, 0, x, y, &child);
}
