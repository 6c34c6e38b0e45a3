// Which children are where: grids, one for each order of size, so that what is in a rectangle is
// found without looking at all of 100,000 children.

#include "SwiftUILayoutPrivate.h"

#if __has_include(<adwaita.h>)

#include <math.h>

enum { N_LEVELS = 20 };

// Edge of a grid's cell on the lowest level, for what is no larger; it doubles with each level.
static const float smallest_cell = 128;
// Beyond what coordinates can be, so that cells can be numbered.
static const float furthest = 1 << 26;

struct _SwiftUILayoutCell {
  gint64 key;
  SwiftUILayoutChild *first;
};

struct _SwiftUILayoutIndex {
  GHashTable *cells;  // by key
  guint n_children[N_LEVELS];
};

static float clamp_to_space(float value) {
  return isfinite(value) ? CLAMP(value, -furthest, furthest) : 0;
}

static void get_bounds(const SwiftUILayoutChild *child, graphene_rect_t *bounds) {
  if (child->has_matrix) {
    graphene_rect_t frame =
        GRAPHENE_RECT_INIT(0, 0, (float)child->width, (float)child->height);
    // Null is the identity to GSK.
    if (child->transform)
      gsk_transform_transform_bounds(child->transform, &frame, bounds);
    else
      *bounds = frame;
  } else {
    *bounds = GRAPHENE_RECT_INIT((float)child->x, (float)child->y, (float)child->width,
                                 (float)child->height);
  }
}

static float cell_size(guint level) {
  return ldexpf(smallest_cell, (int)level);
}

static gint64 cell_number(float position, guint level) {
  return (gint64)floorf(clamp_to_space(position) / cell_size(level));
}

static gint64 cell_key(guint level, gint64 column, gint64 row) {
  const gint64 half = 1 << 24;
  return ((gint64)level << 50) | ((column + half) << 25) | (row + half);
}

static void leave_cell(SwiftUILayoutIndex *index, SwiftUILayoutChild *child) {
  SwiftUILayoutCell *cell = child->cell;
  if (child->previous_in_cell)
    child->previous_in_cell->next_in_cell = child->next_in_cell;
  else
    cell->first = child->next_in_cell;
  if (child->next_in_cell)
    child->next_in_cell->previous_in_cell = child->previous_in_cell;
  child->previous_in_cell = NULL;
  child->next_in_cell = NULL;
  child->cell = NULL;
  index->n_children[child->level]--;
  if (!cell->first)
    g_hash_table_remove(index->cells, &cell->key);
}

static void enter_cell(SwiftUILayoutIndex *index, SwiftUILayoutChild *child, guint level,
                       gint64 key) {
  SwiftUILayoutCell *cell = g_hash_table_lookup(index->cells, &key);
  if (!cell) {
    cell = g_new0(SwiftUILayoutCell, 1);
    cell->key = key;
    g_hash_table_insert(index->cells, &cell->key, cell);
  }
  child->cell = cell;
  child->level = level;
  child->next_in_cell = cell->first;
  if (cell->first)
    cell->first->previous_in_cell = child;
  cell->first = child;
  index->n_children[level]++;
}

void swiftui_layout_index_add(SwiftUILayoutChild *child) {
  SwiftUILayoutIndex *index = child->layout->index;
  if (!index)
    return;
  graphene_rect_t bounds;
  get_bounds(child, &bounds);
  float length = MAX(bounds.size.width, bounds.size.height);
  guint level = 0;
  while (level < N_LEVELS - 1 && cell_size(level) < length)
    level++;
  gint64 key = cell_key(level, cell_number(bounds.origin.x, level),
                        cell_number(bounds.origin.y, level));
  if (child->cell) {
    if (child->cell->key == key)
      return;
    leave_cell(index, child);
  }
  enter_cell(index, child, level, key);
}

void swiftui_layout_index_remove(SwiftUILayoutChild *child) {
  if (child->cell)
    leave_cell(child->layout->index, child);
}

void swiftui_layout_index_enable(SwiftUILayout *self) {
  if (self->index)
    return;
  self->index = g_new0(SwiftUILayoutIndex, 1);
  self->index->cells = g_hash_table_new_full(g_int64_hash, g_int64_equal, NULL, g_free);
  for (SwiftUILayoutChild *child = self->first; child; child = child->next)
    swiftui_layout_index_add(child);
}

void swiftui_layout_index_disable(SwiftUILayout *self) {
  if (!self->index)
    return;
  for (SwiftUILayoutChild *child = self->first; child; child = child->next)
    swiftui_layout_index_remove(child);
  g_hash_table_unref(self->index->cells);
  g_clear_pointer(&self->index, g_free);
}

static gboolean overlaps(const SwiftUILayoutChild *child, const graphene_rect_t *rect) {
  graphene_rect_t bounds;
  get_bounds(child, &bounds);
  return bounds.origin.x <= rect->origin.x + rect->size.width &&
         bounds.origin.y <= rect->origin.y + rect->size.height &&
         bounds.origin.x + bounds.size.width >= rect->origin.x &&
         bounds.origin.y + bounds.size.height >= rect->origin.y;
}

static void find_in_level(SwiftUILayoutIndex *index, guint level, const graphene_rect_t *rect,
                          GPtrArray *found) {
  // A child is in the cell of its origin, and reaches no further than into the next one.
  gint64 first_column = cell_number(rect->origin.x, level) - 1;
  gint64 last_column = cell_number(rect->origin.x + rect->size.width, level);
  gint64 first_row = cell_number(rect->origin.y, level) - 1;
  gint64 last_row = cell_number(rect->origin.y + rect->size.height, level);
  for (gint64 row = first_row; row <= last_row; row++) {
    for (gint64 column = first_column; column <= last_column; column++) {
      gint64 key = cell_key(level, column, row);
      SwiftUILayoutCell *cell = g_hash_table_lookup(index->cells, &key);
      for (SwiftUILayoutChild *child = cell ? cell->first : NULL; child;
           child = child->next_in_cell)
        if (overlaps(child, rect))
          g_ptr_array_add(found, g_object_ref(child->widget));
    }
  }
}

// Numbers the children in their order, unless they are.
static void number_children(SwiftUILayout *self) {
  if (self->numbered)
    return;
  guint64 number = 0;
  for (SwiftUILayoutChild *child = self->first; child; child = child->next)
    child->number = ++number;
  self->numbered = TRUE;
}

static gint compare_order(gconstpointer a, gconstpointer b) {
  const SwiftUILayoutChild *first = swiftui_layout_get_child(*(GtkWidget *const *)a);
  const SwiftUILayoutChild *second = swiftui_layout_get_child(*(GtkWidget *const *)b);
  return (first->number > second->number) - (first->number < second->number);
}

GPtrArray *swiftui_layout_index_find(SwiftUILayout *self, const graphene_rect_t *rect) {
  GPtrArray *found = g_ptr_array_new_with_free_func(g_object_unref);
  for (guint level = 0; level < N_LEVELS; level++)
    if (self->index->n_children[level] > 0)
      find_in_level(self->index, level, rect, found);
  number_children(self);
  g_ptr_array_sort(found, compare_order);
  return found;
}

#endif
