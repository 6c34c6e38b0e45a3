#ifndef SWIFTUI_DRAWING_H
#define SWIFTUI_DRAWING_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// A widget without children whose content is a function's.
#define SWIFTUI_TYPE_DRAWING (swiftui_drawing_get_type())
G_DECLARE_FINAL_TYPE(SwiftUIDrawing, swiftui_drawing, SWIFTUI, DRAWING, GtkWidget)

typedef void (*SwiftUIDrawingFunc)(GtkSnapshot *snapshot, int width, int height, gpointer data);

/// Replaces the function that draws, and frees the data of the one before with its `destroy`.
void swiftui_drawing_set_func(SwiftUIDrawing *self, SwiftUIDrawingFunc func, gpointer data,
                              GDestroyNotify destroy);

typedef gboolean (*SwiftUIDrawingContainsFunc)(double x, double y, gpointer data);

/// Replaces the function that tells whether a point counts as inside, for the pointer. Without one
/// all points in the widget's bounds do.
void swiftui_drawing_set_contains_func(SwiftUIDrawing *self, SwiftUIDrawingContainsFunc func,
                                       gpointer data, GDestroyNotify destroy);

G_END_DECLS

#endif
