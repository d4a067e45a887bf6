// The program and the libraries mapped by the dynamic loader. glibc declares the function only for GNU sources, which
// Swift's importer does not compile.
#pragma once

#include <elf.h>
#include <link.h>
#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

struct lineup_loaded {
  ElfW(Addr) base;
  const char *name;
  const ElfW(Phdr) *segments;
  ElfW(Half) count;
};

// Calls `look` for the program and each of its libraries, until it returns a value other than 0.
extern int lineup_iterate_loaded(int (*look)(struct lineup_loaded *, size_t, void *), void *context)
    __asm__("dl_iterate_phdr");

// Returns whether the loader modifies code or constants, as it does in libraries compiled without position-independent
// code.
static inline int lineup_has_text_relocations(const struct lineup_loaded *loaded) {
  for (ElfW(Half) i = 0; i < loaded->count; i++) {
    const ElfW(Phdr) *segment = &loaded->segments[i];
    if (segment->p_type != PT_DYNAMIC) continue;
    for (const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(loaded->base + segment->p_vaddr); entry->d_tag != DT_NULL; entry++)
      if (entry->d_tag == DT_TEXTREL || (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL))) return 1;
  }
  return 0;
}

static inline int lineup_release_one(struct lineup_loaded *loaded, size_t size, void *total) {
  (void)size;
  if (lineup_has_text_relocations(loaded)) return 0;
  ElfW(Addr) page = (ElfW(Addr))sysconf(_SC_PAGESIZE);
  for (ElfW(Half) i = 0; i < loaded->count; i++) {
    const ElfW(Phdr) *segment = &loaded->segments[i];
    if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W)) continue;
    // Only pages that lie entirely within the segment.
    ElfW(Addr) start = (loaded->base + segment->p_vaddr + page - 1) & ~(page - 1);
    ElfW(Addr) end = (loaded->base + segment->p_vaddr + segment->p_filesz) & ~(page - 1);
    if (end > start && madvise((void *)start, end - start, MADV_DONTNEED) == 0) *(size_t *)total += end - start;
  }
  return 0;
}

// Releases the pages of code and constants. Returns the number of bytes mapped, whether in memory or not.
static inline size_t lineup_release_loaded(void) {
  size_t total = 0;
  lineup_iterate_loaded(lineup_release_one, &total);
  return total;
}
