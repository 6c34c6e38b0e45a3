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

gboolean swiftui_layout_focus(GtkWidget *widget, GtkDirectionType direction) {
  switch (direction) {
    case GTK_DIR_TAB_FORWARD:
      return move_by_tab(widget, TRUE, direction);
    case GTK_DIR_TAB_BACKWARD:
      return move_by_tab(widget, FALSE, direction);
    default:
      return swiftui_layout_parent_focus(widget, direction);
  }
}

gboolean swiftui_layout_grab_focus(GtkWidget *widget) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  while (child) {
    if (!GTK_IS_NATIVE(child) && gtk_widget_grab_focus(child))
      return TRUE;
    child = gtk_widget_get_next_sibling(child);
  }
  return FALSE;
}

#endif
