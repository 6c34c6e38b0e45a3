#ifndef SWIFTUI_LAYOUT_H
#define SWIFTUI_LAYOUT_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// A container whose owner says where each child is.
#define SWIFTUI_TYPE_LAYOUT (swiftui_layout_get_type())
G_DECLARE_FINAL_TYPE(SwiftUILayout, swiftui_layout, SWIFTUI, LAYOUT, GtkWidget)

typedef void (*SwiftUILayoutMeasureFunc)(GtkOrientation orientation, int for_size, int *minimum,
                                         int *natural, gpointer data);
typedef void (*SwiftUILayoutAllocateFunc)(int width, int height, gpointer data);

/// Adds `child`, or moves it when it is in here already, behind `after` or, for null, to the front.
/// A child of another SwiftUILayout is taken out of it.
void swiftui_layout_insert(SwiftUILayout *self, GtkWidget *child, GtkWidget *after);

void swiftui_layout_remove(SwiftUILayout *self, GtkWidget *child);

guint swiftui_layout_get_n_children(SwiftUILayout *self);

/// In the container's coordinates; both edges are rounded to pixels, so neighbors stay neighbors.
void swiftui_layout_set_frame(SwiftUILayout *self, GtkWidget *child, double x, double y,
                              double width, double height);

/// The rounded frame. False when `child` is none of the container's.
gboolean swiftui_layout_get_frame(SwiftUILayout *self, GtkWidget *child, int *x, int *y,
                                  int *width, int *height);

/// x' = a x + c y + tx, y' = b x + d y + ty, about the top left corner of the child's frame.
void swiftui_layout_set_transform(SwiftUILayout *self, GtkWidget *child, double a, double b,
                                  double c, double d, double tx, double ty);

/// What the container asks for while it has no measure function.
void swiftui_layout_set_requested_size(SwiftUILayout *self, int width, int height);

void swiftui_layout_set_measure_func(SwiftUILayout *self, SwiftUILayoutMeasureFunc func,
                                     gpointer data, GDestroyNotify destroy);

/// Called when the container has got a size, before it gives its children theirs.
void swiftui_layout_set_allocate_func(SwiftUILayout *self, SwiftUILayoutAllocateFunc func,
                                      gpointer data, GDestroyNotify destroy);

typedef gboolean (*SwiftUILayoutContainsFunc)(double x, double y, gpointer data);

/// Tells where the pointer finds the container itself, besides its children. Without a function it
/// does nowhere: what is behind the container can be reached between the children.
void swiftui_layout_set_contains_func(SwiftUILayout *self, SwiftUILayoutContainsFunc func,
                                      gpointer data, GDestroyNotify destroy);

/// Clips drawing to a rounded rectangle; all 0 for none.
void swiftui_layout_set_corner_radii(SwiftUILayout *self, float top_left, float top_right,
                                     float bottom_right, float bottom_left);

/// Adds the outline to clip to to the path of `context`.
typedef void (*SwiftUILayoutClipFunc)(cairo_t *context, int width, int height, gpointer data);

/// Clips drawing to an outline; null for none. The children are drawn with Cairo then.
void swiftui_layout_set_clip_func(SwiftUILayout *self, SwiftUILayoutClipFunc func, gpointer data,
                                  GDestroyNotify destroy);

/// Draws the children only where those are opaque that are masks; with Cairo.
void swiftui_layout_set_masked(SwiftUILayout *self, gboolean masked);

/// Makes it a mask in a container that is masked.
void swiftui_layout_set_mask(SwiftUILayout *self, gboolean mask);

/// Leaves children out of the snapshot that are far outside of what can be seen. What they want to
/// be laid out again for by themselves, such as other text, is done when they come near.
void swiftui_layout_set_cull(SwiftUILayout *self, gboolean cull);

/// How many children the last snapshot drew, while culling.
guint swiftui_layout_get_n_drawn(SwiftUILayout *self);

/// How many children the last allocation laid out.
guint swiftui_layout_get_n_allocated(SwiftUILayout *self);

G_END_DECLS

#endif
