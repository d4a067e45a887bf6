#ifndef LINEUP_READER_H
#define LINEUP_READER_H

#include <sqlite3.h>
#include <stddef.h>

// The file system of connections that read a database and its log, but cannot create the file in which readers are
// marked. It is SQLite's own ("unix") without that file, and takes locks for reading only. SQLite keeps the marks in
// memory if a connection is the only user of a database, which it takes for granted once it has locked it for writing.
//
// "unix-none", which comes with SQLite, locks nothing at all. When it closes a file, the kernel releases the locks of
// the process's other connections, too, and another process may delete their log.

// Swift's compiler emits variables of headers only within functions.

static inline const sqlite3_io_methods **lineup_reader_base(void) {
  static const sqlite3_io_methods *base;
  return &base;
}

static inline sqlite3_io_methods *lineup_reader_methods(void) {
  static sqlite3_io_methods methods;
  return &methods;
}

static inline int lineup_reader_lock(sqlite3_file *file, int level) {
  return level == SQLITE_LOCK_SHARED ? (*lineup_reader_base())->xLock(file, level) : SQLITE_OK;
}

static inline int lineup_reader_open(
    sqlite3_vfs *own, const char *path, sqlite3_file *file, int flags, int *outFlags) {
  sqlite3_vfs *base = sqlite3_vfs_find("unix");
  if (base == NULL) return SQLITE_CANTOPEN;
  int code = base->xOpen(base, path, file, flags, outFlags);
  if (code != SQLITE_OK || !(flags & SQLITE_OPEN_MAIN_DB)) return code;
  sqlite3_mutex *mutex = sqlite3_mutex_alloc(SQLITE_MUTEX_STATIC_APP1);
  sqlite3_mutex_enter(mutex);
  const sqlite3_io_methods **known = lineup_reader_base();
  sqlite3_io_methods *methods = lineup_reader_methods();
  if (*known == NULL) {
    *methods = *file->pMethods;
    // The version without shared memory.
    methods->iVersion = 1;
    methods->xLock = lineup_reader_lock;
    *known = file->pMethods;
  }
  int isKnown = *known == file->pMethods;
  sqlite3_mutex_leave(mutex);
  if (!isKnown) {
    file->pMethods->xClose(file);
    file->pMethods = NULL;
    return SQLITE_CANTOPEN;
  }
  file->pMethods = methods;
  return SQLITE_OK;
}

/// Makes the file system "lineup-reader" known; repeated calls do nothing.
static inline int lineup_sqlite3_add_reader_files(void) {
  static sqlite3_vfs files;
  int code = sqlite3_initialize();
  if (code != SQLITE_OK) return code;
  sqlite3_mutex *mutex = sqlite3_mutex_alloc(SQLITE_MUTEX_STATIC_APP1);
  sqlite3_mutex_enter(mutex);
  sqlite3_vfs *base = sqlite3_vfs_find("unix");
  code = base == NULL ? SQLITE_CANTOPEN : SQLITE_OK;
  if (base != NULL && files.zName == NULL) {
    files = *base;
    files.pNext = NULL;
    files.zName = "lineup-reader";
    files.xOpen = lineup_reader_open;
    code = sqlite3_vfs_register(&files, 0);
  }
  sqlite3_mutex_leave(mutex);
  return code;
}

#endif
