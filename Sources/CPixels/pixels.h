#ifndef LINEUP_PIXELS_H
#define LINEUP_PIXELS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <wchar.h>

// Loops over pixels, 32 bits each: alpha, red, green and blue from the highest byte down, colours multiplied by alpha. In C for its vectors of
// bytes, which the compiler keeps in registers on every processor.

typedef uint8_t LineupBytes __attribute__((ext_vector_type(16)));
typedef uint8_t LineupFewBytes __attribute__((ext_vector_type(4)));
typedef uint16_t LineupWords __attribute__((ext_vector_type(16)));

/// Fills with the widest stores the processor has: the C library chooses at run time.
static inline void lineup_fill_pixels(uint32_t *pixels, uint32_t pixel, size_t count) {
  wmemset((wchar_t *)pixels, (wchar_t)pixel, count);
}

/// Lays a colour over `count` pixels, each as far as `coverage` says, 0 to 255.
///
/// Works on four pixels at a time: up to three after the last are written with what they were, and as many bytes of `coverage` read, so both
/// must have room.
static inline void lineup_tint_pixels(uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
  LineupFewBytes parts;
  memcpy(&parts, &color, 4);
  const LineupWords paint = __builtin_convertvector(
      __builtin_shufflevector(parts, parts, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3), LineupWords);
  const uint16_t alpha = color >> 24;
  for (size_t x = 0; x < count; x += 4) {
    uint32_t four;
    memcpy(&four, coverage + x, 4);
    if (count - x < 4) {
      const unsigned past = 8 * (4 - (unsigned)(count - x));
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
    // A value times a factor / 255 is (p + p / 256) / 256 of p = value * factor + 128: rounded as Cairo's pixel library rounds.
    LineupWords shade = share * alpha + (uint16_t)128;
    shade = (uint16_t)255 - ((shade + (shade >> (uint16_t)8)) >> (uint16_t)8);
    LineupWords above = paint * share + (uint16_t)128;
    LineupWords below = __builtin_convertvector(target, LineupWords) * shade + (uint16_t)128;
    above = (above + (above >> (uint16_t)8)) >> (uint16_t)8;
    below = (below + (below >> (uint16_t)8)) >> (uint16_t)8;
    const LineupWords mixed = above + below;
    target = __builtin_convertvector(mixed, LineupBytes);
    memcpy(pixels + x, &target, 16);
  }
}

#endif
