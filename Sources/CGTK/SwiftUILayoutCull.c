// Drawing of a SwiftUILayout's children, all of them or those that can be seen; and what can be.

#include "SwiftUILayoutPrivate.h"

#if __has_include(<adwaita.h>)

// Shadows, focus rings and the like reach out of their widget; and with some room around it most
// steps of scrolling need no new snapshot.
static const float margin = 128;

// What the clipping ancestors and the window leave of the container.
static gboolean visible_rect(SwiftUILayout *self, graphene_rect_t *result) {
  GtkWidget *widget = GTK_WIDGET(self);
  gboolean clipped = FALSE;
  for (GtkWidget *parent = gtk_widget_get_parent(widget); parent;
       parent = gtk_widget_get_parent(parent)) {
    gboolean is_native = GTK_IS_NATIVE(parent);
    if (!is_native && gtk_widget_get_overflow(parent) != GTK_OVERFLOW_HIDDEN)
      continue;
    graphene_matrix_t matrix;
    if (!gtk_widget_compute_transform(parent, widget, &matrix))
      return FALSE;
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)gtk_widget_get_width(parent),
                                                (float)gtk_widget_get_height(parent));
    graphene_matrix_transform_bounds(&matrix, &bounds, &bounds);
    if (!clipped)
      *result = bounds;
    else if (!graphene_rect_intersection(result, &bounds, result))
      *result = GRAPHENE_RECT_INIT(0, 0, 0, 0);
    clipped = TRUE;
    if (is_native)
      break;
  }
  return clipped;
}

void swiftui_layout_add_margin(graphene_rect_t *rect) {
  graphene_rect_inset(rect, -margin, -margin);
}

gboolean swiftui_layout_find_visible(SwiftUILayout *self, graphene_rect_t *rect) {
  if (!visible_rect(self, rect))
    return FALSE;
  swiftui_layout_add_margin(rect);
  return TRUE;
}

static void snapshot_visible(SwiftUILayout *self, GtkSnapshot *snapshot,
                             const graphene_rect_t *rect) {
  self->drawn = *rect;
  GPtrArray *found = swiftui_layout_index_find(self, rect);
  for (guint position = 0; position < found->len; position++)
    gtk_widget_snapshot_child(GTK_WIDGET(self), g_ptr_array_index(found, position), snapshot);
  self->n_drawn = found->len;
  g_ptr_array_unref(found);
}

void swiftui_layout_snapshot_children(SwiftUILayout *self, GtkSnapshot *snapshot) {
  graphene_rect_t rect;
  if (self->cull && swiftui_layout_find_visible(self, &rect)) {
    // What has not been laid out cannot be drawn; where that can be seen, the next layout sees to it.
    if (!graphene_rect_intersection(&rect, &self->allocated, &rect))
      rect = GRAPHENE_RECT_INIT(0, 0, 0, 0);
    snapshot_visible(self, snapshot, &rect);
    return;
  }
  self->drawn = GRAPHENE_RECT_INIT(0, 0, 0, 0);
  self->n_drawn = self->n_children;
  for (SwiftUILayoutChild *child = self->first; child; child = child->next)
    gtk_widget_snapshot_child(GTK_WIDGET(self), child->widget, snapshot);
}

guint swiftui_layout_get_n_drawn(SwiftUILayout *self) {
  return self->n_drawn;
}

// GTK keeps a snapshot while only an ancestor scrolls or moves. Behind the layout of each frame, all
// widgets are where they will be drawn.
static void after_layout(GdkFrameClock *clock, gpointer data) {
  SwiftUILayout *self = SWIFTUI_LAYOUT(data);
  graphene_rect_t rect;
  if (!visible_rect(self, &rect))
    return;
  graphene_rect_t to_draw = rect;
  swiftui_layout_add_margin(&to_draw);
  swiftui_layout_allocate_visible(self, &to_draw);
  if (!graphene_rect_contains_rect(&self->drawn, &rect))
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void swiftui_layout_watch_frames(SwiftUILayout *self) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(self));
  if (!clock || self->clock)
    return;
  self->clock = g_object_ref(clock);
  g_signal_connect_after(clock, "layout", G_CALLBACK(after_layout), self);
}

void swiftui_layout_unwatch_frames(SwiftUILayout *self) {
  if (self->clock)
    g_signal_handlers_disconnect_by_data(self->clock, self);
  g_clear_object(&self->clock);
}

void swiftui_layout_set_cull(SwiftUILayout *self, gboolean cull) {
  if (self->cull == cull)
    return;
  self->cull = cull;
  if (cull)
    swiftui_layout_index_enable(self);
  else
    swiftui_layout_index_disable(self);
  if (gtk_widget_get_mapped(GTK_WIDGET(self))) {
    if (cull)
      swiftui_layout_watch_frames(self);
    else
      swiftui_layout_unwatch_frames(self);
  }
  // Without culling all children have to be laid out.
  gtk_widget_queue_allocate(GTK_WIDGET(self));
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

#endif
