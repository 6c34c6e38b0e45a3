// C, because a GObject class is a struct of function pointers laid out after its parent's, which
// Swift can neither declare nor register.

#include "CGTK.h"

#if __has_include(<adwaita.h>)

#include "SwiftUIClosure.h"

struct _SwiftUIDrawing {
  GtkWidget parent_instance;
  SWIFTUI_CLOSURE(SwiftUIDrawingFunc) draw;
  SWIFTUI_CLOSURE(SwiftUIDrawingContainsFunc) contains;
};

G_DEFINE_FINAL_TYPE(SwiftUIDrawing, swiftui_drawing, GTK_TYPE_WIDGET)

void swiftui_drawing_set_func(SwiftUIDrawing *self, SwiftUIDrawingFunc func, gpointer data,
                              GDestroyNotify destroy) {
  swiftui_closure_set(&self->draw, func, data, destroy);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void swiftui_drawing_set_contains_func(SwiftUIDrawing *self, SwiftUIDrawingContainsFunc func,
                                       gpointer data, GDestroyNotify destroy) {
  swiftui_closure_set(&self->contains, func, data, destroy);
}

static gboolean swiftui_drawing_contains(GtkWidget *widget, double x, double y) {
  SwiftUIDrawing *self = SWIFTUI_DRAWING(widget);
  if (!self->contains.func)
    return GTK_WIDGET_CLASS(swiftui_drawing_parent_class)->contains(widget, x, y);
  return self->contains.func(x, y, self->contains.data);
}

static void swiftui_drawing_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  SwiftUIDrawing *self = SWIFTUI_DRAWING(widget);
  int width = gtk_widget_get_width(widget);
  int height = gtk_widget_get_height(widget);
  if (self->draw.func && width > 0 && height > 0)
    self->draw.func(snapshot, width, height, self->draw.data);
}

static void swiftui_drawing_finalize(GObject *object) {
  SwiftUIDrawing *self = SWIFTUI_DRAWING(object);
  swiftui_closure_clear(&self->draw);
  swiftui_closure_clear(&self->contains);
  G_OBJECT_CLASS(swiftui_drawing_parent_class)->finalize(object);
}

static void swiftui_drawing_class_init(SwiftUIDrawingClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->finalize = swiftui_drawing_finalize;
  widget_class->snapshot = swiftui_drawing_snapshot;
  widget_class->contains = swiftui_drawing_contains;
  gtk_widget_class_set_css_name(widget_class, "drawing");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void swiftui_drawing_init(SwiftUIDrawing *self) {}

#endif
