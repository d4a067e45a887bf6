#include <sqlite3.h>
#include "prompt.h"
#include "reader.h"
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Returns freed memory to the kernel; glibc keeps it otherwise, because an import's blocks lie between longer-lived
/// ones.
static inline void lineup_give_back_freed_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

// Wrappers for what Swift cannot import: a variadic function.

/// Leaves the log where it is when the connection is closed.
static inline int lineup_sqlite3_keep_log(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

/// Enables or disables a connection's triggers.
static inline int lineup_sqlite3_enable_triggers(sqlite3 *connection, int isOn) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, isOn, (int *)0);
}
