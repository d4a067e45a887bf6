#include <sqlite3.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Gives the kernel back what was freed. The GNU allocator keeps it otherwise: what came and went with an import lies between what stays.
static inline void lineup_give_back_freed_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
