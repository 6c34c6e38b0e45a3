#ifndef SWIFTUI_CLOSURE_H
#define SWIFTUI_CLOSURE_H

#include <glib.h>

/// A member of a GObject: a function of the type Func, and data for it that `destroy` frees. All zero
/// for none.
#define SWIFTUI_CLOSURE(Func) \
  struct {                    \
    Func func;                \
    gpointer data;            \
    GDestroyNotify destroy;   \
  }

/// Puts another function into `closure`, and then frees the data of the one before: that may call
/// back.
#define swiftui_closure_set(closure, new_func, new_data, new_destroy) \
  G_STMT_START {                                                      \
    gpointer old_data = (closure)->data;                              \
    GDestroyNotify old_destroy = (closure)->destroy;                  \
    (closure)->func = (new_func);                                     \
    (closure)->data = (new_data);                                     \
    (closure)->destroy = (new_destroy);                               \
    if (old_destroy)                                                  \
      old_destroy(old_data);                                          \
  }                                                                   \
  G_STMT_END

#define swiftui_closure_clear(closure) swiftui_closure_set(closure, NULL, NULL, NULL)

#endif
