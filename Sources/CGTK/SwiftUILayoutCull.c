// Drawing of a SwiftUILayout's children, all of them or those that can be seen.

#include "SwiftUILayoutPrivate.h"

#if __has_include(<adwaita.h>)

// Shadows, focus rings and the like reach out of their widget.
static const float margin = 64;

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

// GTK keeps a snapshot while only an ancestor scrolls, so the container has to ask for a new one.
// What is visible then is known only when it draws: the ancestor has not moved it yet.
static void scrolled(GtkAdjustment *adjustment, gpointer data) {
  gtk_widget_queue_draw(GTK_WIDGET(data));
}

static void watch(SwiftUILayout *self, GtkAdjustment *adjustment) {
  if (!adjustment)
    return;
  g_signal_connect(adjustment, "value-changed", G_CALLBACK(scrolled), self);
  g_signal_connect(adjustment, "changed", G_CALLBACK(scrolled), self);
  self->adjustments = g_slist_prepend(self->adjustments, g_object_ref(adjustment));
}

void swiftui_layout_watch_scrolling(SwiftUILayout *self) {
  for (GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(self)); parent;
       parent = gtk_widget_get_parent(parent)) {
    if (!GTK_IS_SCROLLABLE(parent))
      continue;
    watch(self, gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(parent)));
    watch(self, gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(parent)));
  }
}

void swiftui_layout_unwatch_scrolling(SwiftUILayout *self) {
  for (GSList *item = self->adjustments; item; item = item->next) {
    g_signal_handlers_disconnect_by_data(item->data, self);
    g_object_unref(item->data);
  }
  g_clear_pointer(&self->adjustments, g_slist_free);
}

void swiftui_layout_set_cull(SwiftUILayout *self, gboolean cull) {
  if (self->cull == cull)
    return;
  self->cull = cull;
  if (gtk_widget_get_mapped(GTK_WIDGET(self))) {
    if (cull)
      swiftui_layout_watch_scrolling(self);
    else
      swiftui_layout_unwatch_scrolling(self);
  }
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

#endif
