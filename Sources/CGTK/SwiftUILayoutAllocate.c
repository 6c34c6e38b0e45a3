// Gives the children of a SwiftUILayout their frames: all of them or, while culling, those that were
// moved and those that can be seen.

#include "SwiftUILayoutPrivate.h"

#if __has_include(<adwaita.h>)

// More than frames can reach.
static const graphene_rect_t everywhere = {{-(1 << 26), -(1 << 26)}, {1 << 27, 1 << 27}};

void swiftui_layout_mark_moved(SwiftUILayoutChild *child) {
  SwiftUILayout *self = child->layout;
  child->moved = TRUE;
  if (!child->is_listed) {
    child->is_listed = TRUE;
    child->next_moved = self->first_moved;
    child->previous_moved = NULL;
    if (self->first_moved)
      self->first_moved->previous_moved = child;
    self->first_moved = child;
  }
  swiftui_layout_index_add(child);
  // While allocating, the loop that follows sees it.
  if (!self->allocating)
    gtk_widget_queue_allocate(GTK_WIDGET(self));
}

void swiftui_layout_unlist_moved(SwiftUILayoutChild *child) {
  if (!child->is_listed)
    return;
  if (child->previous_moved)
    child->previous_moved->next_moved = child->next_moved;
  else
    child->layout->first_moved = child->next_moved;
  if (child->next_moved)
    child->next_moved->previous_moved = child->previous_moved;
  child->previous_moved = NULL;
  child->next_moved = NULL;
  child->is_listed = FALSE;
}

// Below its minimum, a widget with borders and padding would get a negative size, which GTK does not
// check: it gets the minimum and reaches beyond its frame. Labels and our own widgets have neither.
static void update_allocated_size(SwiftUILayoutChild *child) {
  child->moved = FALSE;
  child->allocated_width = child->width;
  child->allocated_height = child->height;
  if (!child->has_box)
    return;
  int minimum;
  gtk_widget_measure(child->widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  child->allocated_width = MAX(child->width, minimum);
  gtk_widget_measure(child->widget, GTK_ORIENTATION_VERTICAL, child->allocated_width, &minimum,
                     NULL, NULL, NULL);
  child->allocated_height = MAX(child->height, minimum);
}

// gtk_widget_allocate() returns early where neither the frame is new nor the child wants to be laid
// out again.
static void allocate_child(SwiftUILayoutChild *child) {
  swiftui_layout_unlist_moved(child);
  if (!gtk_widget_should_layout(child->widget))
    return;
  if (child->moved)
    update_allocated_size(child);
  child->layout->n_allocated++;
  gtk_widget_allocate(child->widget, child->allocated_width, child->allocated_height, -1,
                      gsk_transform_ref(child->transform));
}

// With room around it, so that most steps of scrolling need no further layout.
static void allocate_near(SwiftUILayout *self, const graphene_rect_t *rect) {
  self->allocated = *rect;
  swiftui_layout_add_margin(&self->allocated);
  GPtrArray *found = swiftui_layout_index_find(self, &self->allocated);
  for (guint position = 0; position < found->len; position++) {
    // Laying one out may take another away.
    SwiftUILayoutChild *child =
        swiftui_layout_find_child(self, g_ptr_array_index(found, position));
    if (child)
      allocate_child(child);
  }
  g_ptr_array_unref(found);
}

void swiftui_layout_allocate_children(SwiftUILayout *self) {
  self->n_allocated = 0;
  graphene_rect_t rect;
  if (!self->cull || !swiftui_layout_find_visible(self, &rect)) {
    // Every child, since any may want to be laid out again, and GTK looks no further than this loop.
    for (SwiftUILayoutChild *child = self->first; child; child = child->next)
      allocate_child(child);
    self->allocated = everywhere;
    return;
  }
  while (self->first_moved)
    allocate_child(self->first_moved);
  GtkWidget *focus = gtk_widget_get_focus_child(GTK_WIDGET(self));
  SwiftUILayoutChild *focused = focus ? swiftui_layout_find_child(self, focus) : NULL;
  if (focused)
    allocate_child(focused);
  allocate_near(self, &rect);
}

void swiftui_layout_allocate_visible(SwiftUILayout *self, const graphene_rect_t *rect) {
  if (!graphene_rect_contains_rect(&self->allocated, rect))
    allocate_near(self, rect);
}

guint swiftui_layout_get_n_allocated(SwiftUILayout *self) {
  return self->n_allocated;
}

#endif
