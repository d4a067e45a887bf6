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

// What Swift cannot import: a variadic function.

/// Lets triggers of a connection run, or not.
static inline int lineup_sqlite3_enable_triggers(sqlite3 *connection, int isOn) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, isOn, (int *)0);
}
