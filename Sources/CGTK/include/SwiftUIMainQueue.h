#ifndef SWIFTUI_MAIN_QUEUE_H
#define SWIFTUI_MAIN_QUEUE_H

#include <glib.h>

// libdispatch exports these for run loops of other libraries, without a header.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

/// Whether this is the thread that the process started on, the only one that may drain the main
/// queue by hand.
gboolean swiftui_is_initial_thread(void);

/// Resets the counter of an eventfd.
void swiftui_eventfd_read(int handle);

#endif
