/* A failing disk and jumping clocks for one process: loaded before the C library (LD_PRELOAD) and controlled through a page of memory
 * shared with the test (the file FAULTS_CONTROL). Only files whose path begins with FAULTS_FILES are affected.
 *
 * With FAULTS_UNDO set, every change to these files is logged there with the bytes it replaced, and every successful fsync: from this
 * log the test can restore the files to what a power cut would have left. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

/* The same order as in shim.rs. */
enum { SYNC_DELAY_MS, SYNC_ERRNO, WRITE_ERRNO, REAL_OFFSET_MS, BOOT_OFFSET_MS, INJECTED, SYNCS, WORDS };

static _Atomic int64_t *control;
static char prefix[PATH_MAX];
static size_t prefix_length;
static int undo = -1;
static pthread_mutex_t undo_lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

static int (*real_fsync)(int), (*real_fdatasync)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fallocate)(int, off_t, off_t);
static int (*real_clock_gettime)(clockid_t, struct timespec *);

static void find_real(void) {
    real_fsync = REAL(fsync);
    real_fdatasync = REAL(fdatasync);
    real_write = REAL(write);
    real_pwrite = REAL(pwrite);
    real_ftruncate = REAL(ftruncate);
    real_fallocate = REAL(posix_fallocate);
    real_clock_gettime = REAL(clock_gettime);
}

__attribute__((constructor)) static void begin(void) {
    find_real();
    const char *files = getenv("FAULTS_FILES"), *page = getenv("FAULTS_CONTROL"), *log = getenv("FAULTS_UNDO");
    if (!files || !page) return;
    strncpy(prefix, files, sizeof prefix - 1);
    prefix_length = strlen(prefix);
    int file = open(page, O_RDWR | O_CLOEXEC);
    if (file < 0) abort();
    void *memory = mmap(NULL, WORDS * sizeof(int64_t), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (memory == MAP_FAILED) abort();
    if (log) undo = open(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    control = memory;
}

static int64_t asked(int word) { return control ? atomic_load(&control[word]) : 0; }

static void count(int word) { atomic_fetch_add(&control[word], 1); }

/* Finds the path of a file; returns 0 if the file is not affected. */
static int is_ours(int file, char *path) {
    if (!control) return 0;
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strncmp(path, prefix, prefix_length) == 0;
}

/* Writes a line to the log: the event, the place, the length of the file, and the number of old bytes that follow the line. */
static void note(char what, const char *path, off_t offset, off_t size, const void *bytes, size_t length) {
    char line[PATH_MAX + 96];
    int head = snprintf(line, sizeof line, "%c %lld %lld %zu %s\n", what, (long long)offset, (long long)size, length, path);
    if (real_write(undo, line, (size_t)head) != head) abort();
    while (length > 0) {
        ssize_t written = real_write(undo, bytes, length);
        if (written <= 0) abort();
        bytes = (const char *)bytes + written;
        length -= (size_t)written;
    }
}

/* Logs a part of the file that is about to be changed. The file may be open for writing only, so it is opened again. */
static void keep(const char *path, off_t offset, size_t length) {
    struct stat facts;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0 || fstat(file, &facts) < 0) abort();
    size_t old = offset >= facts.st_size ? 0 : (size_t)(facts.st_size - offset);
    if (old > length) old = length;
    char *bytes = malloc(old + 1);
    if (!bytes || pread(file, bytes, old, offset) != (ssize_t)old) abort();
    close(file);
    note('w', path, offset, facts.st_size, bytes, old);
    free(bytes);
}

static int fails(int word) {
    int64_t error = asked(word);
    if (error) {
        count(INJECTED);
        errno = (int)error;
    }
    return error != 0;
}

static int synced(int file, int (*sync)(int)) {
    char path[PATH_MAX];
    if (!is_ours(file, path)) return sync(file);
    count(SYNCS);
    int64_t delay = asked(SYNC_DELAY_MS);
    if (delay > 0) {
        count(INJECTED);
        struct timespec time = {delay / 1000, delay % 1000 * 1000000};
        nanosleep(&time, NULL);
    }
    if (fails(SYNC_ERRNO)) return -1;
    if (undo < 0) return sync(file);
    /* Locked, so that exactly what was synced is logged as synced. */
    pthread_mutex_lock(&undo_lock);
    int result = sync(file);
    if (result == 0) note('s', path, 0, 0, NULL, 0);
    pthread_mutex_unlock(&undo_lock);
    return result;
}

int fsync(int file) { return synced(file, real_fsync); }

int fdatasync(int file) { return synced(file, real_fdatasync); }

/* Writes with or without an offset, according to the flag. */
static ssize_t changed(int file, const void *bytes, size_t length, off_t offset, int is_placed) {
    char path[PATH_MAX];
    int is_watched = control && (undo >= 0 || asked(WRITE_ERRNO)) && is_ours(file, path);
    if (is_watched && fails(WRITE_ERRNO)) return -1;
    if (is_watched && undo >= 0) {
        pthread_mutex_lock(&undo_lock);
        keep(path, is_placed ? offset : lseek(file, 0, SEEK_CUR), length);
    }
    ssize_t written = is_placed ? real_pwrite(file, bytes, length, offset) : real_write(file, bytes, length);
    if (is_watched && undo >= 0) pthread_mutex_unlock(&undo_lock);
    return written;
}

ssize_t write(int file, const void *bytes, size_t length) {
    if (!real_write) find_real();
    return changed(file, bytes, length, 0, 0);
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) { return changed(file, bytes, length, offset, 1); }

ssize_t pwrite64(int file, const void *bytes, size_t length, off_t offset) { return pwrite(file, bytes, length, offset); }

int ftruncate(int file, off_t size) {
    char path[PATH_MAX];
    if (!is_ours(file, path)) return real_ftruncate(file, size);
    if (fails(WRITE_ERRNO)) return -1;
    if (undo < 0) return real_ftruncate(file, size);
    pthread_mutex_lock(&undo_lock);
    keep(path, size, SIZE_MAX / 2);
    int result = real_ftruncate(file, size);
    pthread_mutex_unlock(&undo_lock);
    return result;
}

int ftruncate64(int file, off_t size) { return ftruncate(file, size); }

int posix_fallocate(int file, off_t offset, off_t length) {
    char path[PATH_MAX];
    if (is_ours(file, path) && fails(WRITE_ERRNO)) return errno;
    return real_fallocate(file, offset, length);
}

int posix_fallocate64(int file, off_t offset, off_t length) { return posix_fallocate(file, offset, length); }

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!real_clock_gettime) find_real();
    int result = real_clock_gettime(clock, time);
    int64_t offset = 0;
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) offset = asked(REAL_OFFSET_MS);
    if (clock == CLOCK_BOOTTIME) offset = asked(BOOT_OFFSET_MS);
    if (result == 0 && offset != 0) {
        int64_t nanos = time->tv_nsec + offset % 1000 * 1000000;
        time->tv_sec += offset / 1000 + (nanos < 0 ? -1 : nanos / 1000000000);
        time->tv_nsec = nanos < 0 ? nanos + 1000000000 : nanos % 1000000000;
    }
    return result;
}
