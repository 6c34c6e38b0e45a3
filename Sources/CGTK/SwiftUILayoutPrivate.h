#ifndef SWIFTUI_LAYOUT_PRIVATE_H
#define SWIFTUI_LAYOUT_PRIVATE_H

#include "CGTK.h"

#if __has_include(<adwaita.h>)

#include "SwiftUIClosure.h"

typedef struct _SwiftUILayoutChild SwiftUILayoutChild;
typedef struct _SwiftUILayoutCell SwiftUILayoutCell;
typedef struct _SwiftUILayoutIndex SwiftUILayoutIndex;

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

  // Among those whose frame was set since the last allocation.
  gboolean is_listed;
  SwiftUILayoutChild *previous_moved;
  SwiftUILayoutChild *next_moved;

  // Where the index has it; see SwiftUILayoutIndex.c.
  SwiftUILayoutCell *cell;
  guint level;
  SwiftUILayoutChild *previous_in_cell;
  SwiftUILayoutChild *next_in_cell;

  guint64 number;  // grows with the order of the children, while the container says so
};

struct _SwiftUILayout {
  GtkWidget parent_instance;

  SwiftUILayoutChild *first;
  SwiftUILayoutChild *last;
  guint n_children;
  gboolean numbered;  // whether the children's numbers fit their order
  gboolean allocating;
  SwiftUILayoutChild *first_moved;
  guint n_allocated;

  int requested_width;
  int requested_height;
  SWIFTUI_CLOSURE(SwiftUILayoutMeasureFunc) measure;
  SWIFTUI_CLOSURE(SwiftUILayoutAllocateFunc) allocate;
  SWIFTUI_CLOSURE(SwiftUILayoutContainsFunc) contains;

  gboolean rounded;
  float radii[4];  // from the top left corner, clockwise

  SWIFTUI_CLOSURE(SwiftUILayoutClipFunc) clip;

  gboolean masked;
  gboolean mask;

  gboolean cull;
  GdkFrameClock *clock;   // while mapped and culling
  SwiftUILayoutIndex *index;  // while culling
  graphene_rect_t drawn;      // what the last snapshot covers
  graphene_rect_t allocated;  // where children were laid out that want it by themselves
  guint n_drawn;
};

void swiftui_layout_snapshot_masked(SwiftUILayout *self, GtkSnapshot *snapshot);

/// Null when `widget` is no child of `self`.
SwiftUILayoutChild *swiftui_layout_find_child(SwiftUILayout *self, GtkWidget *widget);

/// Null when `widget` has never been in a SwiftUILayout.
SwiftUILayoutChild *swiftui_layout_get_child(GtkWidget *widget);

void swiftui_layout_unlink_child(SwiftUILayoutChild *child);

/// To be called after each change of a child's frame or transform.
void swiftui_layout_mark_moved(SwiftUILayoutChild *child);
void swiftui_layout_unlist_moved(SwiftUILayoutChild *child);
void swiftui_layout_allocate_children(SwiftUILayout *self);
/// Lays out what has come near the view since the last allocation.
void swiftui_layout_allocate_visible(SwiftUILayout *self, const graphene_rect_t *rect);

void swiftui_layout_index_enable(SwiftUILayout *self);
void swiftui_layout_index_disable(SwiftUILayout *self);
/// Puts a child where its frame is now.
void swiftui_layout_index_add(SwiftUILayoutChild *child);
void swiftui_layout_index_remove(SwiftUILayoutChild *child);
/// The widgets in a rectangle, in their order, each with a reference.
GPtrArray *swiftui_layout_index_find(SwiftUILayout *self, const graphene_rect_t *rect);

void swiftui_layout_update_transform(SwiftUILayoutChild *child);

/// What can be seen of the container, with a margin; false where that is unknown.
gboolean swiftui_layout_find_visible(SwiftUILayout *self, graphene_rect_t *rect);
void swiftui_layout_add_margin(graphene_rect_t *rect);
void swiftui_layout_snapshot_children(SwiftUILayout *self, GtkSnapshot *snapshot);
void swiftui_layout_watch_frames(SwiftUILayout *self);
void swiftui_layout_unwatch_frames(SwiftUILayout *self);

/// The focus vfunc: Tab goes through the children in their order, arrows by where they are.
gboolean swiftui_layout_focus(GtkWidget *widget, GtkDirectionType direction);
gboolean swiftui_layout_grab_focus(GtkWidget *widget);

#endif

#endif
