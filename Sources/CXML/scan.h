// The one loop that touches every byte of a feed before the parser does. In C, since Swift's vector masks compile to a
// loop per lane (6 MB/s here against several GB/s).
#include <stdint.h>
#include <string.h>

typedef uint8_t lineup_block __attribute__((vector_size(16)));
typedef uint64_t lineup_words __attribute__((vector_size(16)));

static inline int lineup_is_special(uint8_t byte, uint8_t next) {
  if (byte >= 0x80 || byte == '&' || byte == ']') return 1;
  if (byte < 0x20) return byte != '\n' && byte != '\r' && byte != '\t';
  return byte == '<' && (uint8_t)((next | 0x20) - 'a') >= 26 && next != '/';
}

/// The first place from `start` on that holds a byte outside ASCII, a control character XML forbids, `&`, `]`, or a `<` that neither a letter
/// nor `/` follows; `count` when there is none. The byte behind the last one counts as no letter.
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
    lineup_words words = (lineup_words)special;
    if (words[0] | words[1]) break;
    index += 16;
  }
  while (index < count && !lineup_is_special(bytes[index], index + 1 < count ? bytes[index + 1] : 0)) index++;
  return index;
}
