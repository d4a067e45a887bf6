#ifndef LINEUP_PROMPT_H
#define LINEUP_PROMPT_H

#include <sqlite3.h>

#ifdef __linux__
#include <errno.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/vfs.h>
#include <time.h>
#include <unistd.h>

// A thread that must not wait for a disk reads only what the kernel has in memory: while `isOn` is set, SQLite's reads
// on that thread fail instead of waiting.
//
// SQLite's file system calls `pread` through a table that can be changed (`xSetSystemCall`). A file system in front of
// it would have to open each file a second time to have a descriptor, and closing that releases the locks of the first.

/// The reading of one thread.
struct lineup_prompt {
  /// Whether reads fail instead of waiting for a disk.
  int isOn;
  /// Whether one has failed for that reason.
  int isRefused;
  /// The number of reads that may have waited.
  long waitingReads;
  /// When the index of a log was last found in memory, in seconds.
  long lastIndex;
};

// Each object file that includes this has its own copy of the state, so only PromptReading.swift may use it.
__attribute__((returns_nonnull)) static inline struct lineup_prompt *lineup_prompt_state(void) {
  static _Thread_local struct lineup_prompt state;
  return &state;
}

/// Returns whether the kernel has all of a mapping in memory.
static inline int lineup_prompt_is_mapped(void *start, size_t length) {
  unsigned char pages[64];
  size_t size = (size_t)sysconf(_SC_PAGESIZE);
  // A part of a file that is smaller than a page may begin within one.
  size_t lead = (uintptr_t)start % size;
  start = (char *)start - lead;
  length += lead;
  for (size_t done = 0; done < length;) {
    size_t part = length - done < sizeof pages * size ? length - done : sizeof pages * size;
    if (mincore((char *)start + done, part, pages) != 0) return 0;
    for (size_t page = 0; page < (part + size - 1) / size; page++) {
      if (!(pages[page] & 1)) return 0;
    }
    done += part;
  }
  return 1;
}

/// Returns whether the kernel has a part of a file in memory, on file systems that cannot refuse to wait.
static inline int lineup_prompt_is_cached(int file, off_t offset, size_t count) {
  struct stat status;
  if (fstat(file, &status) != 0) return 0;
  if (!S_ISREG(status.st_mode) || offset >= status.st_size) return 1;
  struct statfs system;
  // tmpfs, ramfs
  if (fstatfs(file, &system) == 0 && ((uint32_t)system.f_type == 0x01021994 || (uint32_t)system.f_type == 0x858458F6))
    return 1;
  if ((off_t)count > status.st_size - offset) count = (size_t)(status.st_size - offset);
  size_t lead = (size_t)offset % (size_t)sysconf(_SC_PAGESIZE);
  void *mapping = mmap(NULL, count + lead, PROT_READ, MAP_SHARED, file, offset - (off_t)lead);
  if (mapping == MAP_FAILED) return 0;
  int isCached = lineup_prompt_is_mapped(mapping, count + lead);
  munmap(mapping, count + lead);
  return isCached;
}

static inline ssize_t lineup_prompt_pread(int file, void *bytes, size_t count, off_t offset) {
  // A GNU extension, which Glibc's header hides from Swift.
  extern ssize_t preadv2(int, const struct iovec *, int, off_t, int);
  enum { noWait = 8 };  // RWF_NOWAIT
  struct lineup_prompt *state = lineup_prompt_state();
  if (!state->isOn) {
    state->waitingReads += 1;
    return pread(file, bytes, count, offset);
  }
  struct iovec part = {bytes, count};
  ssize_t found = preadv2(file, &part, 1, offset, noWait);
  if (found >= 0) return found;
  if (errno != EAGAIN) {
    // Anything else is refused as it is not known here: by older kernels, file systems, and sandboxes.
    if (errno == EINTR || errno == EIO || errno == EBADF) return found;
    if (lineup_prompt_is_cached(file, offset, count)) return pread(file, bytes, count, offset);
  }
  state->isRefused = 1;
  errno = EAGAIN;
  return -1;
}

/// Lets SQLite read with the functions above.
/// - Returns: whether it does.
static inline int lineup_prompt_install(void) {
  if (sqlite3_initialize() != SQLITE_OK) return 0;
  sqlite3_vfs *files = sqlite3_vfs_find("unix");
  if (files == NULL || files->iVersion < 3 || files->xSetSystemCall == NULL || files->xGetSystemCall == NULL) return 0;
  // Which of them SQLite calls depends on how it was built.
  const char *names[] = {"pread64", "pread"};
  for (int index = 0; index < 2; index++) {
    if (sizeof(off_t) < 8 || files->xGetSystemCall(files, names[index]) == NULL) continue;
    return files->xSetSystemCall(files, names[index], (sqlite3_syscall_ptr)lineup_prompt_pread) == SQLITE_OK;
  }
  return 0;
}

/// Returns whether the kernel has the index of a connection's log in memory. It is mapped, and so cannot be refused.
/// Asking takes as long as half a row (3 µs), so it is done once a second: what was just used stays.
static inline int lineup_prompt_has_index(sqlite3 *connection) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
  struct lineup_prompt *state = lineup_prompt_state();
  if (state->lastIndex == now.tv_sec) return 1;
  sqlite3_file *log = NULL, *file = NULL;
  // A connection that reads has opened the log, or no journal at all. Without a log, asking for its index would make
  // one.
  sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
  if (log == NULL || log->pMethods == NULL) return 1;
  sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (file == NULL || file->pMethods == NULL || file->pMethods->iVersion < 2) return 1;
  // WALINDEX_PGSZ, a part of the file's format, and the numbers of frames in the first part and in each other one.
  enum { length = 32768, firstFrames = 4062, otherFrames = 4096 };
  // The parts for frames that the log has. Those after them stay as long as any program has the file open, but
  // nothing reads them.
  uint32_t parts = 1;
  for (uint32_t part = 0; part < parts; part++) {
    void volatile *start = NULL;
    if (file->pMethods->xShmMap(file, (int)part, length, 0, &start) != SQLITE_OK || start == NULL) break;
    if (!lineup_prompt_is_mapped((void *)start, length)) return 0;
    // The fifth number of the index's header is that of the last frame.
    uint32_t frames = part == 0 ? ((uint32_t volatile *)start)[4] : 0;
    if (frames > firstFrames) parts = 2 + (frames - firstFrames - 1) / otherFrames;
  }
  state->lastIndex = now.tv_sec;
  return 1;
}

/// Returns whether a file is on another computer, or behind another program: there, locks wait, too.
static inline int lineup_is_elsewhere(const char *path) {
  // NFS, SMB (three), FUSE, 9P, Ceph, AFS (two), Coda, GFS2, OCFS2, Lustre
  static const uint32_t kinds[] = {0x6969,     0x517B,     0xFF534D42, 0xFE534D42, 0x65735546, 0x01021997, 0x00C36400,
                                   0x5346414F, 0x6B414653, 0x73757245, 0x01161970, 0x7461636F, 0x0BD00BD0};
  struct statfs system;
  if (statfs(path, &system) != 0) return 0;
  for (unsigned index = 0; index < sizeof kinds / sizeof *kinds; index++) {
    if ((uint32_t)system.f_type == kinds[index]) return 1;
  }
  return 0;
}

#else

struct lineup_prompt {
  int isOn;
  int isRefused;
  long waitingReads;
};

__attribute__((returns_nonnull)) static inline struct lineup_prompt *lineup_prompt_state(void) {
  static _Thread_local struct lineup_prompt state;
  return &state;
}

static inline int lineup_prompt_install(void) { return 0; }
static inline int lineup_prompt_has_index(sqlite3 *connection) { return 1; }
static inline int lineup_is_elsewhere(const char *path) { return 0; }

#endif
#endif
