// Drops a process's privileges before it reads untrusted data. In C because Swift cannot call prctl, which is variadic.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <linux/sched.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

// glibc has these (2.29, 2.34) and declares them to GNU sources only.
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

// Makes the process end with the thread that started it, and keeps it from gaining privileges and from being debugged.
static inline void lineup_sandbox_bind_to_parent(void) {
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

#if defined(__x86_64__)
#define LINEUP_SANDBOX_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define LINEUP_SANDBOX_ARCH AUDIT_ARCH_AARCH64
#endif

#define LINEUP_REFUSE(number) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)

// Forbids sockets, programs, processes, and opening files for writing, creating, moving or removing them: each such
// call fails with EPERM. Threads, memory and reading (fonts, loaders of picture formats) still work. Returns 0, or -1
// if the kernel has no filters.
static inline int lineup_sandbox_close(void) {
#ifdef LINEUP_SANDBOX_ARCH
  struct sock_filter filter[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, LINEUP_SANDBOX_ARCH, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#if defined(__x86_64__)
    // The same system calls in the x32 ABI.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    LINEUP_REFUSE(SYS_fork), LINEUP_REFUSE(SYS_vfork), LINEUP_REFUSE(SYS_creat), LINEUP_REFUSE(SYS_unlink),
    LINEUP_REFUSE(SYS_rename), LINEUP_REFUSE(SYS_mkdir), LINEUP_REFUSE(SYS_rmdir), LINEUP_REFUSE(SYS_link),
    LINEUP_REFUSE(SYS_symlink), LINEUP_REFUSE(SYS_chmod), LINEUP_REFUSE(SYS_chown), LINEUP_REFUSE(SYS_lchown),
    LINEUP_REFUSE(SYS_mknod), LINEUP_REFUSE(SYS_utime), LINEUP_REFUSE(SYS_utimes), LINEUP_REFUSE(SYS_futimesat),
#endif
    LINEUP_REFUSE(SYS_socket), LINEUP_REFUSE(SYS_socketpair), LINEUP_REFUSE(SYS_connect), LINEUP_REFUSE(SYS_bind),
    LINEUP_REFUSE(SYS_listen), LINEUP_REFUSE(SYS_accept), LINEUP_REFUSE(SYS_accept4), LINEUP_REFUSE(SYS_execve),
    LINEUP_REFUSE(SYS_execveat), LINEUP_REFUSE(SYS_ptrace), LINEUP_REFUSE(SYS_process_vm_readv),
    LINEUP_REFUSE(SYS_process_vm_writev), LINEUP_REFUSE(SYS_kill), LINEUP_REFUSE(SYS_unlinkat),
    LINEUP_REFUSE(SYS_renameat2), LINEUP_REFUSE(SYS_mkdirat), LINEUP_REFUSE(SYS_linkat), LINEUP_REFUSE(SYS_symlinkat),
    LINEUP_REFUSE(SYS_fchmod), LINEUP_REFUSE(SYS_fchmodat), LINEUP_REFUSE(SYS_fchown), LINEUP_REFUSE(SYS_fchownat),
    LINEUP_REFUSE(SYS_mknodat), LINEUP_REFUSE(SYS_truncate), LINEUP_REFUSE(SYS_utimensat), LINEUP_REFUSE(SYS_bpf),
    LINEUP_REFUSE(SYS_perf_event_open), LINEUP_REFUSE(SYS_userfaultfd), LINEUP_REFUSE(SYS_keyctl),
    LINEUP_REFUSE(SYS_add_key), LINEUP_REFUSE(SYS_request_key), LINEUP_REFUSE(SYS_unshare), LINEUP_REFUSE(SYS_setns),
    LINEUP_REFUSE(SYS_mount), LINEUP_REFUSE(SYS_umount2), LINEUP_REFUSE(SYS_memfd_create),
#ifdef SYS_renameat
    LINEUP_REFUSE(SYS_renameat),
#endif
#ifdef SYS_io_uring_setup
    LINEUP_REFUSE(SYS_io_uring_setup),
#endif
#ifdef SYS_pidfd_open
    LINEUP_REFUSE(SYS_pidfd_open),
#endif
#ifdef SYS_pidfd_getfd
    LINEUP_REFUSE(SYS_pidfd_getfd),
#endif
    // A filter cannot inspect arguments in memory; the C library falls back to the older calls.
#ifdef SYS_openat2
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat2, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
#endif
#ifdef SYS_clone3
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
#endif
    // Allows new threads, but no new process.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    // Allows opening files for reading only.
#if defined(__x86_64__)
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_open, 0, 4),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[1])),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
#endif
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat, 0, 3),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[2])),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#else
  return -1;
#endif
}
