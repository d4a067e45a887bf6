#ifndef LINEUP_PIXELS_H
#define LINEUP_PIXELS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <wchar.h>

// Loops over pixels of 32 bits: alpha, red, green and blue from the highest byte down, colours multiplied by alpha. In
// C for its vectors of bytes, which the compiler keeps in registers on every processor.

typedef uint8_t LineupBytes __attribute__((ext_vector_type(16)));
typedef uint8_t LineupFewBytes __attribute__((ext_vector_type(4)));
typedef uint16_t LineupWords __attribute__((ext_vector_type(16)));
typedef uint32_t LineupLongs __attribute__((ext_vector_type(16)));

/// Divides by 255, rounding down: `p` is a product of two bytes, and what is added before. (p + p / 256) / 256 is
/// p · 257 / 65,536, the upper half of a product, for which processors have an instruction.
#define LINEUP_DIVIDED(p) \
  __builtin_convertvector((__builtin_convertvector(p, LineupLongs) * 257u) >> 16u, LineupWords)

/// Fills with the widest stores the processor has: the C library chooses at run time.
static inline void lineup_fill_pixels(uint32_t *pixels, uint32_t pixel, size_t count) {
  wmemset((wchar_t *)pixels, (wchar_t)pixel, count);
}

/// The body of `lineup_tint_pixels`, compiled for each of the instruction sets below.
static inline __attribute__((always_inline)) void lineup_tint_rows(uint32_t *pixels, ptrdiff_t stride,
                                                                   const uint8_t *coverage, ptrdiff_t coverage_stride,
                                                                   size_t width, size_t height, uint32_t color,
                                                                   uint16_t half) {
  LineupFewBytes parts;
  memcpy(&parts, &color, 4);
  const LineupWords paint = __builtin_convertvector(
      __builtin_shufflevector(parts, parts, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3), LineupWords);
  const uint16_t alpha = color >> 24;
  // The number of bits of the last four bytes that lie beyond the row.
  const unsigned past = 8 * (unsigned)((4 - (width & 3)) & 3);
  for (; height > 0; height -= 1, pixels += stride, coverage += coverage_stride) {
    for (size_t x = 0; x < width; x += 4) {
      uint32_t four;
      memcpy(&four, coverage + x, 4);
      if (width - x < 4) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        four = four << past >> past;
#else
        four = four >> past << past;
#endif
      }
      if (four == 0) continue;
      LineupFewBytes covered;
      memcpy(&covered, &four, 4);
      const LineupWords share = __builtin_convertvector(
          __builtin_shufflevector(covered, covered, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3), LineupWords);
      LineupBytes target;
      memcpy(&target, pixels + x, 16);
      LineupWords shade = share;
      if (alpha != 255) {
        shade = share * alpha + (uint16_t)128;
        shade = LINEUP_DIVIDED(shade);
      }
      shade = (uint16_t)255 - shade;
      const LineupWords above = paint * share + half;
      const LineupWords below = __builtin_convertvector(target, LineupWords) * shade + half;
      const LineupWords mixed = LINEUP_DIVIDED(above) + LINEUP_DIVIDED(below);
      target = __builtin_convertvector(mixed, LineupBytes);
      memcpy(pixels + x, &target, 16);
    }
  }
}

#if defined(__x86_64__)
/// Four pixels of words fit into one register here, and into two of the instructions that every x86-64 has.
static __attribute__((noinline, unused, target("avx2"))) void lineup_tint_wide(uint32_t *pixels, ptrdiff_t stride,
                                                                               const uint8_t *coverage,
                                                                               ptrdiff_t coverage_stride, size_t width,
                                                                               size_t height, uint32_t color,
                                                                               uint16_t half) {
  lineup_tint_rows(pixels, stride, coverage, coverage_stride, width, height, color, half);
}
#endif

/// Lays a colour over a block of pixels, weighted by `coverage` (0 to 255 for each pixel).
///
/// Works on four pixels at a time: up to three pixels past a row's end are rewritten unchanged and up to three bytes of
/// `coverage` are read, so both buffers need padding.
///
/// - `stride`, `coverage_stride`: the distance between rows, in pixels and in bytes.
/// - `half`: added before products are divided by 255. Cairo's pixel library adds 128; Cairo itself, which lays opaque
///   colours over the edges of shapes, adds 127.
static inline void lineup_tint_pixels(uint32_t *pixels, ptrdiff_t stride, const uint8_t *coverage,
                                      ptrdiff_t coverage_stride, size_t width, size_t height, uint32_t color,
                                      uint16_t half) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    lineup_tint_wide(pixels, stride, coverage, coverage_stride, width, height, color, half);
    return;
  }
#endif
  lineup_tint_rows(pixels, stride, coverage, coverage_stride, width, height, color, half);
}

/// Up to 255 colours, numbered in the order in which they were first seen, with a hash table to look them up.
typedef struct LineupPalette {
  uint32_t colors[255];
  uint32_t count;
  uint32_t keys[1024];
  uint8_t slots[1024];
} LineupPalette;

static inline void lineup_palette_clear(LineupPalette *palette) {
  palette->count = 0;
  memset(palette->keys, 0, sizeof palette->keys);
}

/// Writes a block of pixels as indices into the palette, one byte each, without alpha. 255 marks a colour that did not
/// fit into the table; its three bytes, red first, are appended to `others`. Returns the number of bytes appended.
///
/// - `stride`: the distance between rows, in pixels.
static inline size_t lineup_index_pixels(const uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height,
                                         LineupPalette *palette, uint8_t *numbers, uint8_t *others) {
  uint8_t *start = others;
  uint32_t last = 0;
  uint8_t number = 255;
  int is_known = 0;
  for (; height > 0; height -= 1, pixels += stride) {
    for (size_t x = 0; x < width; x++) {
      // A key of 0 marks an empty slot.
      const uint32_t key = (pixels[x] & 0xffffff) | 0x1000000;
      if (!is_known || key != last) {
        uint32_t place = (key * 2654435761u) >> 22;
        while (palette->keys[place] != 0 && palette->keys[place] != key) place = (place + 1) & 1023;
        if (palette->keys[place] == key) {
          number = palette->slots[place];
        } else if (palette->count < 255) {
          palette->keys[place] = key;
          palette->colors[palette->count] = key & 0xffffff;
          palette->slots[place] = number = (uint8_t)palette->count++;
        } else {
          number = 255;
        }
        last = key;
        is_known = 1;
      }
      *numbers++ = number;
      if (number == 255) {
        *others++ = (uint8_t)(key >> 16);
        *others++ = (uint8_t)(key >> 8);
        *others++ = (uint8_t)key;
      }
    }
  }
  return (size_t)(others - start);
}

#endif
