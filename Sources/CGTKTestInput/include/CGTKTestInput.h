#ifndef CGTK_TEST_INPUT_H
#define CGTK_TEST_INPUT_H

// Real input for tests: events that the X server makes (XTest extension), as from a keyboard and a
// mouse, so that nothing of GTK's own handling is skipped.

#if __has_include(<gdk/x11/gdkx.h>)
#include <gtk/gtk.h>

G_BEGIN_DECLS

/// Whether events can be made: the display is an X11 one and libXtst is installed.
gboolean gtktest_input_is_available(void);

/// Moves the pointer to a point of the surface, in application pixels. False when the surface has no
/// X window.
gboolean gtktest_move_pointer(GdkSurface *surface, double x, double y);

/// Presses or releases a pointer button; 4 to 7 are the wheel: up, down, left, right.
void gtktest_button(guint button, gboolean press);

/// Gives the window the keyboard, which a window manager would do.
void gtktest_focus(GdkSurface *surface);

/// The key code that gives `keyval`, and whether Shift is needed for it; a spare key is given that
/// meaning when there is none. 0 when there is no spare key.
guint gtktest_keycode(guint keyval, gboolean *needs_shift);

/// Presses or releases a key.
void gtktest_key(guint keycode, gboolean press);

/// How many bytes the process holds by malloc(), for finding leaks.
gsize gtktest_allocated_bytes(void);

/// Whether assistive technologies were told a property with that text. GTK's own function for it
/// takes any number of arguments, which Swift cannot call.
gboolean gtktest_accessible_text_is(GtkAccessible *accessible, GtkAccessibleProperty property,
                                    const char *text);

/// Returns when the server has made all events.
void gtktest_sync(void);

G_END_DECLS

#endif

#endif
