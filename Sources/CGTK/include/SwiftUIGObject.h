#ifndef SWIFTUI_GOBJECT_H
#define SWIFTUI_GOBJECT_H

#include <gtk/gtk.h>

// What GObject offers only as macros, which Swift cannot import.

static inline GType swiftui_object_type(gpointer object) {
  return G_OBJECT_TYPE(object);
}

static inline gboolean swiftui_value_holds_object(const GValue *value) {
  return G_VALUE_HOLDS_OBJECT(value);
}

static inline GParamSpec *swiftui_object_find_property(gpointer object, const char *name) {
  return g_object_class_find_property(G_OBJECT_GET_CLASS(object), name);
}

/// The widget that a native is.
static inline GtkWidget *swiftui_native_widget(GtkNative *native) {
  return GTK_WIDGET(native);
}

/// The color that the widget's style gives to text; GTK has a getter of its own from 4.10 on.
void swiftui_widget_get_color(GtkWidget *widget, GdkRGBA *color);

/// Puts an integer into a value of any integer type, enumeration or set of flags.
static inline void swiftui_value_set_integer(GValue *value, gint64 integer) {
  switch (G_TYPE_FUNDAMENTAL(G_VALUE_TYPE(value))) {
    case G_TYPE_ENUM:
      g_value_set_enum(value, (gint)integer);
      break;
    case G_TYPE_FLAGS:
      g_value_set_flags(value, (guint)integer);
      break;
    default: {
      GValue source = G_VALUE_INIT;
      g_value_init(&source, G_TYPE_INT64);
      g_value_set_int64(&source, integer);
      g_value_transform(&source, value);
    }
  }
}

// Variadic functions are not imported either.

static inline gpointer swiftui_object_new_with_role(GType type, GtkAccessibleRole role) {
  return g_object_new(type, "accessible-role", role, NULL);
}

static inline void swiftui_warning(const char *text) {
  g_log("SwiftUI", G_LOG_LEVEL_WARNING, "%s", text);
}

#endif
