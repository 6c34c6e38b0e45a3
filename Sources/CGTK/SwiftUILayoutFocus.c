// Keyboard focus in a SwiftUILayout.

#include "SwiftUILayoutPrivate.h"

#if __has_include(<adwaita.h>)

// GTK sorts by position on the screen; here the order of the children counts.
static gboolean move_by_tab(GtkWidget *widget, gboolean forward, GtkDirectionType direction) {
  GtkWidget *child = gtk_widget_get_focus_child(widget);
  if (child) {
    if (gtk_widget_child_focus(child, direction))
      return TRUE;
    child = forward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child);
  } else {
    child = forward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget);
  }
  while (child) {
    if (!GTK_IS_NATIVE(child) && gtk_widget_get_mapped(child) &&
        gtk_widget_child_focus(child, direction))
      return TRUE;
    child = forward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child);
  }
  return FALSE;
}

typedef struct {
  GtkWidget *widget;
  float cost;
} Candidate;

static int compare_candidates(gconstpointer a, gconstpointer b) {
  float first = ((const Candidate *)a)->cost;
  float second = ((const Candidate *)b)->cost;
  return (first > second) - (first < second);
}

// How far `to` is from `from` in that direction, what lies aside counting double; -1 when it lies
// elsewhere.
static float distance(const graphene_rect_t *from, const graphene_rect_t *to,
                      GtkDirectionType direction) {
  gboolean horizontal = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  gboolean backward = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP;
  float from_start = horizontal ? from->origin.x : from->origin.y;
  float from_end = from_start + (horizontal ? from->size.width : from->size.height);
  float to_start = horizontal ? to->origin.x : to->origin.y;
  float to_end = to_start + (horizontal ? to->size.width : to->size.height);
  float ahead = backward ? from_start - to_end : to_start - from_end;
  // Neighbors may overlap a little.
  float overlap = (from_end - from_start) / 2;
  if (ahead < -overlap || (from_start + from_end == to_start + to_end))
    return -1;
  if (backward != (to_start + to_end < from_start + from_end))
    return -1;
  float from_side = horizontal ? from->origin.y : from->origin.x;
  float from_length = horizontal ? from->size.height : from->size.width;
  float to_side = horizontal ? to->origin.y : to->origin.x;
  float to_length = horizontal ? to->size.height : to->size.width;
  float aside = MAX(to_side - (from_side + from_length), from_side - (to_side + to_length));
  return MAX(ahead, 0) + 2 * MAX(aside, 0);
}

static gboolean move_by_arrow(GtkWidget *widget, GtkDirectionType direction) {
  GtkWidget *focus_child = gtk_widget_get_focus_child(widget);
  if (focus_child && gtk_widget_child_focus(focus_child, direction))
    return TRUE;
  GtkRoot *root = gtk_widget_get_root(widget);
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  graphene_rect_t from;
  if (!focus || !gtk_widget_compute_bounds(focus, widget, &from))
    return move_by_tab(widget, TRUE, direction);

  GArray *candidates = g_array_new(FALSE, FALSE, sizeof(Candidate));
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    graphene_rect_t to;
    if (child == focus_child || GTK_IS_NATIVE(child) || !gtk_widget_get_mapped(child) ||
        !gtk_widget_compute_bounds(child, widget, &to))
      continue;
    Candidate candidate = {child, distance(&from, &to, direction)};
    if (candidate.cost >= 0)
      g_array_append_val(candidates, candidate);
  }
  g_array_sort(candidates, compare_candidates);
  gboolean moved = FALSE;
  for (guint index = 0; index < candidates->len && !moved; index++) {
    GtkWidget *candidate = g_array_index(candidates, Candidate, index).widget;
    moved = gtk_widget_child_focus(candidate, direction);
  }
  g_array_unref(candidates);
  return moved;
}

static gboolean move(GtkWidget *widget, GtkDirectionType direction) {
  switch (direction) {
    case GTK_DIR_TAB_FORWARD:
      return move_by_tab(widget, TRUE, direction);
    case GTK_DIR_TAB_BACKWARD:
      return move_by_tab(widget, FALSE, direction);
    default:
      return move_by_arrow(widget, direction);
  }
}

// A focusable layout is for where nothing inside can have the focus.
static gboolean grab_focus_self(GtkWidget *widget) {
  GtkRoot *root = gtk_widget_get_root(widget);
  if (!root || !gtk_widget_get_focusable(widget))
    return FALSE;
  gtk_root_set_focus(root, widget);
  return TRUE;
}

gboolean swiftui_layout_focus(GtkWidget *widget, GtkDirectionType direction) {
  gboolean had_focus = gtk_widget_get_focus_child(widget) || gtk_widget_is_focus(widget);
  return move(widget, direction) || (!had_focus && grab_focus_self(widget));
}

gboolean swiftui_layout_grab_focus(GtkWidget *widget) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  while (child) {
    if (!GTK_IS_NATIVE(child) && gtk_widget_grab_focus(child))
      return TRUE;
    child = gtk_widget_get_next_sibling(child);
  }
  return grab_focus_self(widget);
}

#endif
