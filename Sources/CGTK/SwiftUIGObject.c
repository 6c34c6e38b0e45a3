// C, because the only function that GTK 4.8 has for this is deprecated later on.

#include "CGTK.h"

#if __has_include(<adwaita.h>)

#pragma clang diagnostic ignored "-Wdeprecated-declarations"

void swiftui_widget_get_color(GtkWidget *widget, GdkRGBA *color) {
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
}

#endif
