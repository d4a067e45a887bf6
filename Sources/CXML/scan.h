// The one loop that touches every byte of a feed before the parser does. In C, since Swift's vector masks compile to a
// loop per lane (6 MB/s here against several GB/s).
#include <stdint.h>
#include <string.h>

typedef uint8_t lineup_block __attribute__((vector_size(16)));

/// Returns one bit for each byte of a comparison's result, the lowest for the first byte.
static inline uint32_t lineup_mask(lineup_block block) {
#if defined(__SSE2__)
  return (uint32_t)__builtin_ia32_pmovmskb128((char __attribute__((vector_size(16))))block);
#else
  uint32_t mask = 0;
  for (int lane = 0; lane < 16; lane++) mask |= (uint32_t)(block[lane] & 1) << lane;
  return mask;
#endif
}

static inline int lineup_is_special(uint8_t byte, uint8_t next) {
  if (byte >= 0x80 || byte == '&' || byte == ']') return 1;
  if (byte < 0x20) return byte != '\n' && byte != '\r' && byte != '\t';
  return byte == '<' && (uint8_t)((next | 0x20) - 'a') >= 26 && next != '/';
}

/// Returns the first index from `start` on of a byte outside ASCII, a control character that XML forbids, `&`, `]`, or
/// a `<` that neither a letter nor `/` follows; `count` if there is none. The byte after the last one counts as no
/// letter.
static inline intptr_t lineup_first_special(const uint8_t *bytes, intptr_t start, intptr_t count) {
  intptr_t index = start;
  while (index + 17 <= count) {
    lineup_block block, next;
    memcpy(&block, bytes + index, 16);
    memcpy(&next, bytes + index + 1, 16);
    lineup_block special = (lineup_block)(block >= 0x80);
    special |= (lineup_block)((block < 0x20) & (block != '\n') & (block != '\r') & (block != '\t'));
    special |= (lineup_block)(block == '&') | (lineup_block)(block == ']');
    lineup_block letter = (next | 0x20) - 'a';
    special |= (lineup_block)((block == '<') & (letter >= 26) & (next != '/'));
    if (lineup_mask(special)) break;
    index += 16;
  }
  while (index < count && !lineup_is_special(bytes[index], index + 1 < count ? bytes[index + 1] : 0)) index++;
  return index;
}

/// Returns the first index from `start` on of `<`, `&`, `]`, a carriage return or 0xEF, the first byte of the
/// characters that XML forbids; `count` if there is none.
static inline intptr_t lineup_text_end(const uint8_t *bytes, intptr_t start, intptr_t count) {
  intptr_t index = start;
  while (index + 16 <= count) {
    lineup_block block;
    memcpy(&block, bytes + index, 16);
    lineup_block end = (lineup_block)(block == '<') | (lineup_block)(block == '&') | (lineup_block)(block == ']') |
                       (lineup_block)(block == '\r') | (lineup_block)(block == 0xEF);
    uint32_t mask = lineup_mask(end);
    if (mask) return index + __builtin_ctz(mask);
    index += 16;
  }
  while (index < count && bytes[index] != '<' && bytes[index] != '&' && bytes[index] != ']' && bytes[index] != '\r' &&
         bytes[index] != 0xEF)
    index++;
  return index;
}

/// Returns the first index from `start` on of `quote`, `<`, `&`, a control character or 0xEF; `count` if there is none.
static inline intptr_t lineup_value_end(const uint8_t *bytes, intptr_t start, intptr_t count, uint8_t quote) {
  intptr_t index = start;
  while (index + 16 <= count) {
    lineup_block block;
    memcpy(&block, bytes + index, 16);
    lineup_block end = (lineup_block)(block == quote) | (lineup_block)(block == '<') | (lineup_block)(block == '&') |
                       (lineup_block)(block < 0x20) | (lineup_block)(block == 0xEF);
    uint32_t mask = lineup_mask(end);
    if (mask) return index + __builtin_ctz(mask);
    index += 16;
  }
  while (index < count && bytes[index] != quote && bytes[index] != '<' && bytes[index] != '&' && bytes[index] >= 0x20 &&
         bytes[index] != 0xEF)
    index++;
  return index;
}

/// Returns the number of line feeds.
static inline intptr_t lineup_count_lines(const uint8_t *bytes, intptr_t count) {
  intptr_t lines = 0, index = 0;
  while (index + 16 <= count) {
    // A lane counts to 255 at most.
    intptr_t end = count - index > 255 * 16 ? index + 255 * 16 : count;
    lineup_block lanes = {0};
    for (; index + 16 <= end; index += 16) {
      lineup_block block;
      memcpy(&block, bytes + index, 16);
      lanes -= (lineup_block)(block == '\n');
    }
    for (int lane = 0; lane < 16; lane++) lines += lanes[lane];
  }
  for (; index < count; index++) lines += bytes[index] == '\n';
  return lines;
}

/// Returns whether `bytes` begin with a name. Both are read in words of eight, up to seven bytes beyond `count`.
static inline int lineup_begins(const uint8_t *bytes, const uint8_t *name, intptr_t count) {
  uint64_t own, wanted;
  for (; count >= 8; count -= 8, bytes += 8, name += 8) {
    memcpy(&own, bytes, 8);
    memcpy(&wanted, name, 8);
    if (own != wanted) return 0;
  }
  if (count == 0) return 1;
  memcpy(&own, bytes, 8);
  memcpy(&wanted, name, 8);
  // The first byte in memory is the lowest of the word.
  return ((own ^ wanted) << (64 - 8 * count)) == 0;
}

/// Returns the number of lower-case letters, digits and hyphens at the start of `bytes`, up to 16; 16 bytes are read.
static inline intptr_t lineup_name_length(const uint8_t *bytes) {
  lineup_block block;
  memcpy(&block, bytes, 16);
  lineup_block letter = block - 'a', digit = block - '0';
  lineup_block name = (lineup_block)(letter < 26) | (lineup_block)(digit < 10) | (lineup_block)(block == '-');
  return __builtin_ctz(~lineup_mask(name));
}

/// Returns a hash of a name's length and its first eight bytes; eight bytes are read.
static inline uint64_t lineup_name_hash(const uint8_t *name, intptr_t count) {
  uint64_t word;
  memcpy(&word, name, 8);
  if (count < 8) word <<= 64 - 8 * count;
  return ((word ^ (uint64_t)count) * 0x9E3779B97F4A7C15u) >> 32;
}
