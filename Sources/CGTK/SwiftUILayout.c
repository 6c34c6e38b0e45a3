// C, because a GObject class is a struct of function pointers laid out after its parent's, which
// Swift can neither declare nor register.

#include "SwiftUILayoutPrivate.h"

#if __has_include(<adwaita.h>)

G_DEFINE_FINAL_TYPE(SwiftUILayout, swiftui_layout, GTK_TYPE_WIDGET)

static GtkSizeRequestMode get_request_mode(GtkWidget *widget) {
  return SWIFTUI_LAYOUT(widget)->measure.func ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
                                              : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline) {
  SwiftUILayout *self = SWIFTUI_LAYOUT(widget);
  if (self->measure.func) {
    self->measure.func(orientation, for_size, minimum, natural, self->measure.data);
  } else {
    *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? self->requested_width
                                                         : self->requested_height;
    *natural = *minimum;
  }
  *minimum = MAX(*minimum, 0);
  *natural = MAX(*natural, *minimum);
}

// Popovers are children to GTK and yet windows of their own. gtk_widget_set_parent() appends them,
// so they are behind the children that the owner put in.
static void present_popovers(SwiftUILayout *self) {
  for (GtkWidget *child = gtk_widget_get_last_child(GTK_WIDGET(self));
       child && !swiftui_layout_find_child(self, child);
       child = gtk_widget_get_prev_sibling(child)) {
    if (GTK_IS_POPOVER(child))
      gtk_popover_present(GTK_POPOVER(child));
  }
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  SwiftUILayout *self = SWIFTUI_LAYOUT(widget);
  self->allocating = TRUE;
  if (self->allocate.func)
    self->allocate.func(width, height, self->allocate.data);
  swiftui_layout_allocate_children(self);
  self->allocating = FALSE;
  present_popovers(self);
}

// GTK clips to rectangles only, with or without round corners, before 4.10's masks.
static void snapshot_clipped(SwiftUILayout *self, GtkSnapshot *snapshot) {
  int width = gtk_widget_get_width(GTK_WIDGET(self));
  int height = gtk_widget_get_height(GTK_WIDGET(self));
  GtkSnapshot *inner = gtk_snapshot_new();
  swiftui_layout_snapshot_children(self, inner);
  GskRenderNode *node = gtk_snapshot_free_to_node(inner);
  if (!node)
    return;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
  cairo_t *context = gtk_snapshot_append_cairo(snapshot, &bounds);
  self->clip.func(context, width, height, self->clip.data);
  cairo_clip(context);
  gsk_render_node_draw(node, context);
  cairo_destroy(context);
  gsk_render_node_unref(node);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  SwiftUILayout *self = SWIFTUI_LAYOUT(widget);
  if (self->masked) {
    swiftui_layout_snapshot_masked(self, snapshot);
    return;
  }
  if (self->clip.func) {
    snapshot_clipped(self, snapshot);
    return;
  }
  if (self->rounded) {
    GskRoundedRect clip;
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)gtk_widget_get_width(widget),
                                                (float)gtk_widget_get_height(widget));
    graphene_size_t corners[4];
    for (int corner = 0; corner < 4; corner++)
      corners[corner] = GRAPHENE_SIZE_INIT(self->radii[corner], self->radii[corner]);
    gsk_rounded_rect_init(&clip, &bounds, &corners[0], &corners[1], &corners[2], &corners[3]);
    gtk_snapshot_push_rounded_clip(snapshot, &clip);
  }
  swiftui_layout_snapshot_children(self, snapshot);
  if (self->rounded)
    gtk_snapshot_pop(snapshot);
}

static void map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(swiftui_layout_parent_class)->map(widget);
  if (SWIFTUI_LAYOUT(widget)->cull)
    swiftui_layout_watch_frames(SWIFTUI_LAYOUT(widget));
}

static void unmap(GtkWidget *widget) {
  swiftui_layout_unwatch_frames(SWIFTUI_LAYOUT(widget));
  GTK_WIDGET_CLASS(swiftui_layout_parent_class)->unmap(widget);
}

void swiftui_layout_set_requested_size(SwiftUILayout *self, int width, int height) {
  if (self->requested_width == width && self->requested_height == height)
    return;
  self->requested_width = width;
  self->requested_height = height;
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

void swiftui_layout_set_measure_func(SwiftUILayout *self, SwiftUILayoutMeasureFunc func,
                                     gpointer data, GDestroyNotify destroy) {
  swiftui_closure_set(&self->measure, func, data, destroy);
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

void swiftui_layout_set_allocate_func(SwiftUILayout *self, SwiftUILayoutAllocateFunc func,
                                      gpointer data, GDestroyNotify destroy) {
  swiftui_closure_set(&self->allocate, func, data, destroy);
  gtk_widget_queue_allocate(GTK_WIDGET(self));
}

void swiftui_layout_set_contains_func(SwiftUILayout *self, SwiftUILayoutContainsFunc func,
                                      gpointer data, GDestroyNotify destroy) {
  swiftui_closure_set(&self->contains, func, data, destroy);
}

static gboolean contains(GtkWidget *widget, double x, double y) {
  SwiftUILayout *self = SWIFTUI_LAYOUT(widget);
  return self->contains.func && self->contains.func(x, y, self->contains.data);
}

void swiftui_layout_set_corner_radii(SwiftUILayout *self, float top_left, float top_right,
                                     float bottom_right, float bottom_left) {
  self->radii[0] = MAX(top_left, 0);
  self->radii[1] = MAX(top_right, 0);
  self->radii[2] = MAX(bottom_right, 0);
  self->radii[3] = MAX(bottom_left, 0);
  self->rounded = self->radii[0] > 0 || self->radii[1] > 0 || self->radii[2] > 0 ||
                  self->radii[3] > 0;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void swiftui_layout_set_clip_func(SwiftUILayout *self, SwiftUILayoutClipFunc func, gpointer data,
                                  GDestroyNotify destroy) {
  swiftui_closure_set(&self->clip, func, data, destroy);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void dispose(GObject *object) {
  SwiftUILayout *self = SWIFTUI_LAYOUT(object);
  swiftui_layout_unwatch_frames(self);
  while (self->first)
    swiftui_layout_remove(self, self->first->widget);
  swiftui_layout_index_disable(self);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))))
    gtk_widget_unparent(child);
  G_OBJECT_CLASS(swiftui_layout_parent_class)->dispose(object);
}

static void finalize(GObject *object) {
  SwiftUILayout *self = SWIFTUI_LAYOUT(object);
  swiftui_closure_clear(&self->measure);
  swiftui_closure_clear(&self->allocate);
  swiftui_closure_clear(&self->contains);
  swiftui_closure_clear(&self->clip);
  G_OBJECT_CLASS(swiftui_layout_parent_class)->finalize(object);
}

static void swiftui_layout_class_init(SwiftUILayoutClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  object_class->dispose = dispose;
  object_class->finalize = finalize;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
  widget_class->contains = contains;
  widget_class->map = map;
  widget_class->unmap = unmap;
  widget_class->focus = swiftui_layout_focus;
  widget_class->grab_focus = swiftui_layout_grab_focus;
  gtk_widget_class_set_css_name(widget_class, "layout");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void swiftui_layout_init(SwiftUILayout *self) {
  self->numbered = TRUE;
}

#endif
