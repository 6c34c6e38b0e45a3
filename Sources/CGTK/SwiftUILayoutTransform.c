// A child's GskTransform from its frame and its affine matrix.

#include "SwiftUILayoutPrivate.h"

#if __has_include(<adwaita.h>)

#include <math.h>

// Drawn as nothing, but, unlike 0, GTK can invert it when it looks for what is under the pointer.
static const double smallest_scale = 1e-6;

static double invertible(double scale) {
  return fabs(scale) < smallest_scale ? smallest_scale : scale;
}

// Rotation, skew and scale, not gsk_transform_matrix(): of a plain matrix GSK does not know that it
// is two-dimensional, and its Cairo renderer draws those in pink.
static GskTransform *append_matrix(GskTransform *transform, double a, double b, double c,
                                   double d) {
  double determinant = a * d - b * c;
  double scale_x = hypot(a, b);
  if (b != 0)
    transform = gsk_transform_rotate(transform, (float)(atan2(b, a) * 180 / G_PI));
  else if (a < 0)
    scale_x = -scale_x;
  double skew = fabs(determinant) < smallest_scale * smallest_scale
                    ? 0
                    : (a * c + b * d) / determinant;
  if (skew != 0)
    transform = gsk_transform_skew(transform, (float)(atan(skew) * 180 / G_PI), 0);
  double scale_y = scale_x == 0 ? 0 : determinant / scale_x;
  return gsk_transform_scale(transform, (float)invertible(scale_x), (float)invertible(scale_y));
}

void swiftui_layout_update_transform(SwiftUILayoutChild *child) {
  graphene_point_t origin = GRAPHENE_POINT_INIT((float)child->x, (float)child->y);
  if (child->has_matrix) {
    origin.x += (float)child->tx;
    origin.y += (float)child->ty;
  }
  GskTransform *transform = gsk_transform_translate(NULL, &origin);
  if (child->has_matrix)
    transform = append_matrix(transform, child->a, child->b, child->c, child->d);
  g_clear_pointer(&child->transform, gsk_transform_unref);
  child->transform = transform;
}

void swiftui_layout_set_transform(SwiftUILayout *self, GtkWidget *widget, double a, double b,
                                  double c, double d, double tx, double ty) {
  SwiftUILayoutChild *child = swiftui_layout_find_child(self, widget);
  g_return_if_fail(child);
  g_return_if_fail(isfinite(a) && isfinite(b) && isfinite(c) && isfinite(d));
  g_return_if_fail(isfinite(tx) && isfinite(ty));
  gboolean has_matrix = !(a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0);
  if (!has_matrix && !child->has_matrix)
    return;
  child->has_matrix = has_matrix;
  child->a = a;
  child->b = b;
  child->c = c;
  child->d = d;
  child->tx = tx;
  child->ty = ty;
  swiftui_layout_update_transform(child);
  swiftui_layout_mark_moved(child);
}

#endif
