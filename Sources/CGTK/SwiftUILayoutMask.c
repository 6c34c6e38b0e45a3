// Drawing through a mask, which GTK itself can from 4.10 on.

#include "SwiftUILayoutPrivate.h"

#if __has_include(<adwaita.h>)

void swiftui_layout_set_masked(SwiftUILayout *self, gboolean masked) {
  self->masked = masked;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void swiftui_layout_set_mask(SwiftUILayout *self, gboolean mask) {
  self->mask = mask;
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(self));
  if (parent)
    gtk_widget_queue_draw(parent);
}

static GskRenderNode *draw_children(SwiftUILayout *self, gboolean masks) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  for (SwiftUILayoutChild *child = self->first; child; child = child->next) {
    gboolean is_mask = SWIFTUI_IS_LAYOUT(child->widget) && SWIFTUI_LAYOUT(child->widget)->mask;
    if (is_mask == masks)
      gtk_widget_snapshot_child(GTK_WIDGET(self), child->widget, snapshot);
  }
  return gtk_snapshot_free_to_node(snapshot);
}

// Nothing is drawn where there is no mask.
void swiftui_layout_snapshot_masked(SwiftUILayout *self, GtkSnapshot *snapshot) {
  GskRenderNode *content = draw_children(self, FALSE);
  GskRenderNode *mask = draw_children(self, TRUE);
  if (content && mask) {
    graphene_rect_t bounds;
    gsk_render_node_get_bounds(content, &bounds);
    cairo_t *context = gtk_snapshot_append_cairo(snapshot, &bounds);
    cairo_push_group(context);
    gsk_render_node_draw(mask, context);
    cairo_pattern_t *pattern = cairo_pop_group(context);
    cairo_push_group(context);
    gsk_render_node_draw(content, context);
    cairo_pop_group_to_source(context);
    cairo_mask(context, pattern);
    cairo_pattern_destroy(pattern);
    cairo_destroy(context);
  }
  g_clear_pointer(&content, gsk_render_node_unref);
  g_clear_pointer(&mask, gsk_render_node_unref);
}

#endif
