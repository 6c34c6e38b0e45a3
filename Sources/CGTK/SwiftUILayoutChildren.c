// Who is in a SwiftUILayout, and where. C, as the container itself: allocating must cost nothing
// that Swift adds, with up to 100,000 children.

#include "SwiftUILayoutPrivate.h"

#if __has_include(<adwaita.h>)

#include <math.h>

static GQuark child_quark(void) {
  static GQuark quark = 0;
  if (!quark)
    quark = g_quark_from_static_string("swiftui-layout-child");
  return quark;
}

static void unlink_siblings(SwiftUILayoutChild *child) {
  SwiftUILayout *layout = child->layout;
  if (child->previous)
    child->previous->next = child->next;
  else
    layout->first = child->next;
  if (child->next)
    child->next->previous = child->previous;
  else
    layout->last = child->previous;
  child->previous = NULL;
  child->next = NULL;
}

static void link_after(SwiftUILayoutChild *child, SwiftUILayoutChild *after) {
  SwiftUILayout *layout = child->layout;
  child->previous = after;
  child->next = after ? after->next : layout->first;
  if (child->previous)
    child->previous->next = child;
  else
    layout->first = child;
  if (child->next)
    child->next->previous = child;
  else
    layout->last = child;
  if (child->next)
    layout->numbered = FALSE;
  else
    child->number = child->previous ? child->previous->number + 1 : 1;
}

void swiftui_layout_unlink_child(SwiftUILayoutChild *child) {
  SwiftUILayout *layout = child->layout;
  if (!layout)
    return;
  swiftui_layout_unlist_moved(child);
  swiftui_layout_index_remove(child);
  unlink_siblings(child);
  child->layout = NULL;
  layout->n_children--;
}

// Runs when the widget is finalized, also when somebody else unparented it.
static void free_child(gpointer data) {
  SwiftUILayoutChild *child = data;
  swiftui_layout_unlink_child(child);
  g_clear_pointer(&child->transform, gsk_transform_unref);
  g_free(child);
}

SwiftUILayoutChild *swiftui_layout_get_child(GtkWidget *widget) {
  return g_object_get_qdata(G_OBJECT(widget), child_quark());
}

SwiftUILayoutChild *swiftui_layout_find_child(SwiftUILayout *self, GtkWidget *widget) {
  SwiftUILayoutChild *child = swiftui_layout_get_child(widget);
  return child && child->layout == self ? child : NULL;
}

void swiftui_layout_insert(SwiftUILayout *self, GtkWidget *widget, GtkWidget *after) {
  g_return_if_fail(widget != after);
  SwiftUILayoutChild *previous = after ? swiftui_layout_find_child(self, after) : NULL;
  g_return_if_fail(!after || previous);

  SwiftUILayoutChild *child = swiftui_layout_get_child(widget);
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (child && child->layout == self && parent == GTK_WIDGET(self)) {
    if (child->previous == previous)
      return;
    unlink_siblings(child);
    link_after(child, previous);
    gtk_widget_insert_after(widget, GTK_WIDGET(self), after);
    return;
  }

  g_object_ref(widget);
  if (child && child->layout) {
    GtkWidget *former = GTK_WIDGET(child->layout);
    swiftui_layout_unlink_child(child);
    if (parent == former) {
      gtk_widget_unparent(widget);
      parent = NULL;
    }
  }
  if (parent) {
    g_critical("%s is in a %s already: take it out first", G_OBJECT_TYPE_NAME(widget),
               G_OBJECT_TYPE_NAME(parent));
    g_object_unref(widget);
    return;
  }
  if (!child) {
    child = g_new0(SwiftUILayoutChild, 1);
    child->widget = widget;
    child->has_box =
        !SWIFTUI_IS_LAYOUT(widget) && !SWIFTUI_IS_DRAWING(widget) && !GTK_IS_LABEL(widget);
    g_object_set_qdata_full(G_OBJECT(widget), child_quark(), child, free_child);
  }
  child->layout = self;
  link_after(child, previous);
  self->n_children++;
  gtk_widget_insert_after(widget, GTK_WIDGET(self), after);
  swiftui_layout_mark_moved(child);
  g_object_unref(widget);
}

void swiftui_layout_remove(SwiftUILayout *self, GtkWidget *widget) {
  SwiftUILayoutChild *child = swiftui_layout_find_child(self, widget);
  g_return_if_fail(child);
  swiftui_layout_unlink_child(child);
  g_object_ref(widget);
  if (gtk_widget_get_parent(widget) == GTK_WIDGET(self))
    gtk_widget_unparent(widget);
  g_object_set_qdata(G_OBJECT(widget), child_quark(), NULL);
  g_object_unref(widget);
}

guint swiftui_layout_get_n_children(SwiftUILayout *self) {
  return self->n_children;
}

// Frames come from arithmetic on user input: not a number, and what no screen can hold, become 0
// and the limit.
static int round_edge(double value) {
  const double limit = 1 << 24;
  if (isnan(value))
    return 0;
  return (int)floor(CLAMP(value, -limit, limit) + 0.5);
}

void swiftui_layout_set_frame(SwiftUILayout *self, GtkWidget *widget, double x, double y,
                              double width, double height) {
  SwiftUILayoutChild *child = swiftui_layout_find_child(self, widget);
  g_return_if_fail(child);
  int left = round_edge(x);
  int top = round_edge(y);
  int right = round_edge(x + width);
  int bottom = round_edge(y + height);
  int rounded_width = MAX(right - left, 0);
  int rounded_height = MAX(bottom - top, 0);
  gboolean moved = child->x != left || child->y != top || !child->transform;
  if (!moved && child->width == rounded_width && child->height == rounded_height)
    return;
  child->x = left;
  child->y = top;
  child->width = rounded_width;
  child->height = rounded_height;
  if (moved)
    swiftui_layout_update_transform(child);
  swiftui_layout_mark_moved(child);
}

gboolean swiftui_layout_get_frame(SwiftUILayout *self, GtkWidget *widget, int *x, int *y,
                                  int *width, int *height) {
  SwiftUILayoutChild *child = swiftui_layout_find_child(self, widget);
  if (!child)
    return FALSE;
  *x = child->x;
  *y = child->y;
  *width = child->width;
  *height = child->height;
  return TRUE;
}

#endif
