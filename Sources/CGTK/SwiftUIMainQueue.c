// C, because gettid() is behind a feature macro that Swift's import of the C library lacks.

#define _GNU_SOURCE
#include "CGTK.h"

#if __has_include(<adwaita.h>)

#include <stdint.h>
#include <unistd.h>

gboolean swiftui_is_initial_thread(void) {
  return getpid() == gettid();
}

void swiftui_eventfd_read(int handle) {
  uint64_t count;
  ssize_t size = read(handle, &count, sizeof count);
  (void)size;
}

#endif
