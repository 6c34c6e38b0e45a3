#ifndef SWIFTUI_LAYOUT_PRIVATE_H
#define SWIFTUI_LAYOUT_PRIVATE_H

#include "CGTK.h"

#if __has_include(<adwaita.h>)

typedef struct _SwiftUILayoutChild SwiftUILayoutChild;

/// What the container knows of a child; the child's qdata, so found without a table.
struct _SwiftUILayoutChild {
  GtkWidget *widget;
  SwiftUILayout *layout;
  SwiftUILayoutChild *previous;
  SwiftUILayoutChild *next;
  int x, y, width, height;
  gboolean has_matrix;
  double a, b, c, d, tx, ty;
  GskTransform *transform;  // frame origin and matrix together, ready to be given to GTK
  gboolean has_box;         // whether GTK's box model makes it misbehave below its minimum size
  gboolean moved;           // whether the frame changed since it was last checked for that
  int allocated_width, allocated_height;
};

struct _SwiftUILayout {
  GtkWidget parent_instance;

  SwiftUILayoutChild *first;
  SwiftUILayoutChild *last;
  guint n_children;
  gboolean allocating;

  int requested_width;
  int requested_height;
  SwiftUILayoutMeasureFunc measure;
  gpointer measure_data;
  GDestroyNotify measure_destroy;
  SwiftUILayoutAllocateFunc allocate;
  gpointer allocate_data;
  GDestroyNotify allocate_destroy;
  SwiftUILayoutContainsFunc contains;
  gpointer contains_data;
  GDestroyNotify contains_destroy;

  gboolean rounded;
  float radii[4];  // from the top left corner, clockwise

  SwiftUILayoutClipFunc clip;
  gpointer clip_data;
  GDestroyNotify clip_destroy;

  gboolean cull;
  GdkFrameClock *clock;   // while mapped and culling
  graphene_rect_t drawn;  // what the last snapshot covers
  guint n_drawn;
};

/// Null when `widget` is no child of `self`.
SwiftUILayoutChild *swiftui_layout_find_child(SwiftUILayout *self, GtkWidget *widget);

void swiftui_layout_unlink_child(SwiftUILayoutChild *child);
void swiftui_layout_mark_moved(SwiftUILayoutChild *child);
void swiftui_layout_update_transform(SwiftUILayoutChild *child);

void swiftui_layout_snapshot_children(SwiftUILayout *self, GtkSnapshot *snapshot);
void swiftui_layout_watch_frames(SwiftUILayout *self);
void swiftui_layout_unwatch_frames(SwiftUILayout *self);

/// The focus vfunc: Tab goes through the children in their order, arrows by where they are.
gboolean swiftui_layout_focus(GtkWidget *widget, GtkDirectionType direction);
gboolean swiftui_layout_grab_focus(GtkWidget *widget);

#endif

#endif
