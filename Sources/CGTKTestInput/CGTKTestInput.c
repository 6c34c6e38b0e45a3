// C, because GDK's X11 header is mostly macros, and to reach libXtst without its development files.

#include "CGTKTestInput.h"

#if __has_include(<gdk/x11/gdkx.h>)

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <dlfcn.h>
#include <malloc.h>

// GTK marks its X11 functions as deprecated from 4.18 on; tests have no other way.
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
#include <gdk/x11/gdkx.h>

typedef int (*FakeKey)(Display *, unsigned int, Bool, unsigned long);
typedef int (*FakeButton)(Display *, unsigned int, Bool, unsigned long);
typedef int (*FakeMotion)(Display *, int, int, int, unsigned long);

static FakeKey fake_key;
static FakeButton fake_button;
static FakeMotion fake_motion;

static Display *x_display(void) {
  GdkDisplay *display = gdk_display_get_default();
  return GDK_IS_X11_DISPLAY(display) ? gdk_x11_display_get_xdisplay(display) : NULL;
}

gboolean gtktest_input_is_available(void) {
  static gsize loaded = 0;
  if (g_once_init_enter(&loaded)) {
    void *library = dlopen("libXtst.so.6", RTLD_NOW);
    if (library) {
      fake_key = (FakeKey)dlsym(library, "XTestFakeKeyEvent");
      fake_button = (FakeButton)dlsym(library, "XTestFakeButtonEvent");
      fake_motion = (FakeMotion)dlsym(library, "XTestFakeMotionEvent");
    }
    g_once_init_leave(&loaded, 1);
  }
  return x_display() && fake_key && fake_button && fake_motion;
}

gboolean gtktest_move_pointer(GdkSurface *surface, double x, double y) {
  Display *display = x_display();
  if (!GDK_IS_X11_SURFACE(surface) || !display)
    return FALSE;
  int scale = gdk_surface_get_scale_factor(surface);
  int root_x = 0;
  int root_y = 0;
  Window child;
  XTranslateCoordinates(display, gdk_x11_surface_get_xid(surface), DefaultRootWindow(display),
                        (int)(x * scale), (int)(y * scale), &root_x, &root_y, &child);
  fake_motion(display, DefaultScreen(display), root_x, root_y, CurrentTime);
  gtktest_sync();
  return TRUE;
}

void gtktest_button(guint button, gboolean press) {
  fake_button(x_display(), button, press, CurrentTime);
  gtktest_sync();
}

void gtktest_focus(GdkSurface *surface) {
  Display *display = x_display();
  if (!GDK_IS_X11_SURFACE(surface) || !display)
    return;
  XSetInputFocus(display, gdk_x11_surface_get_xid(surface), RevertToParent, CurrentTime);
  gtktest_sync();
}

static KeyCode spare_keycode(Display *display) {
  int lowest = 0;
  int highest = 0;
  XDisplayKeycodes(display, &lowest, &highest);
  for (int code = highest; code >= lowest; code--) {
    int per_code = 0;
    KeySym *symbols = XGetKeyboardMapping(display, (KeyCode)code, 1, &per_code);
    gboolean is_free = TRUE;
    for (int index = 0; index < per_code; index++)
      is_free = is_free && symbols[index] == NoSymbol;
    XFree(symbols);
    if (is_free)
      return (KeyCode)code;
  }
  return 0;
}

guint gtktest_keycode(guint keyval, gboolean *needs_shift) {
  Display *display = x_display();
  *needs_shift = FALSE;
  // GDK's key values are X's key symbols.
  KeyCode code = XKeysymToKeycode(display, keyval);
  if (code && XkbKeycodeToKeysym(display, code, 0, 0) == keyval)
    return code;
  if (code && XkbKeycodeToKeysym(display, code, 0, 1) == keyval) {
    *needs_shift = TRUE;
    return code;
  }
  code = spare_keycode(display);
  if (code) {
    KeySym symbols[2] = {keyval, keyval};
    XChangeKeyboardMapping(display, code, 2, symbols, 1);
    gtktest_sync();
  }
  return code;
}

void gtktest_key(guint keycode, gboolean press) {
  fake_key(x_display(), keycode, press, CurrentTime);
  gtktest_sync();
}

gsize gtktest_allocated_bytes(void) {
  return mallinfo2().uordblks;
}

void gtktest_sync(void) {
  XSync(x_display(), False);
}

gboolean gtktest_accessible_text_is(GtkAccessible *accessible, GtkAccessibleProperty property,
                                    const char *text) {
  char *difference = gtk_test_accessible_check_property(accessible, property, text);
  gboolean is_same = difference == NULL;
  g_free(difference);
  return is_same;
}

#endif
