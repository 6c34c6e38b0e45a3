// Drawing of a SwiftUILayout's children, all of them or those that can be seen.

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

static gboolean is_outside(const SwiftUILayoutChild *child, const graphene_rect_t *rect) {
  graphene_rect_t frame =
      GRAPHENE_RECT_INIT(0, 0, (float)child->width, (float)child->height);
  if (child->transform)
    gsk_transform_transform_bounds(child->transform, &frame, &frame);
  return frame.origin.x > rect->origin.x + rect->size.width ||
         frame.origin.y > rect->origin.y + rect->size.height ||
         frame.origin.x + frame.size.width < rect->origin.x ||
         frame.origin.y + frame.size.height < rect->origin.y;
}

void swiftui_layout_snapshot_children(SwiftUILayout *self, GtkSnapshot *snapshot) {
  GtkWidget *widget = GTK_WIDGET(self);
  graphene_rect_t rect;
  gboolean culls = self->cull && visible_rect(self, &rect);
  if (culls)
    graphene_rect_inset(&rect, -margin, -margin);
  self->drawn = culls ? rect : GRAPHENE_RECT_INIT(0, 0, 0, 0);
  self->n_drawn = 0;
  for (SwiftUILayoutChild *child = self->first; child; child = child->next) {
    if (culls && is_outside(child, &rect))
      continue;
    gtk_widget_snapshot_child(widget, child->widget, snapshot);
    self->n_drawn++;
  }
}

guint swiftui_layout_get_n_drawn(SwiftUILayout *self) {
  return self->n_drawn;
}

// GTK keeps a snapshot while only an ancestor scrolls or moves. Behind the layout of each frame, all
// widgets are where they will be drawn.
static void after_layout(GdkFrameClock *clock, gpointer data) {
  SwiftUILayout *self = SWIFTUI_LAYOUT(data);
  graphene_rect_t rect;
  if (visible_rect(self, &rect) && !graphene_rect_contains_rect(&self->drawn, &rect))
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
  if (gtk_widget_get_mapped(GTK_WIDGET(self))) {
    if (cull)
      swiftui_layout_watch_frames(self);
    else
      swiftui_layout_unwatch_frames(self);
  }
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

#endif
