// C, because a GObject class and its interface tables cannot be declared in Swift.

#include "CGTK.h"

#if __has_include(<adwaita.h>)

struct _SwiftUIIndexItem {
  GObject parent_instance;
  SwiftUIIndexList *list;  // not owned; null once removed, or once the list is gone
  guint position;
};

struct _SwiftUIIndexList {
  GObject parent_instance;
  guint count;
  GHashTable *live;  // position → item, not owned: views hold the few that they show
};

static void swiftui_index_list_model_init(GListModelInterface *iface);

G_DEFINE_FINAL_TYPE(SwiftUIIndexItem, swiftui_index_item, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE_WITH_CODE(SwiftUIIndexList, swiftui_index_list, G_TYPE_OBJECT,
                              G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL,
                                                    swiftui_index_list_model_init))

static void swiftui_index_item_dispose(GObject *object) {
  SwiftUIIndexItem *self = SWIFTUI_INDEX_ITEM(object);
  if (self->list)
    g_hash_table_remove(self->list->live, GUINT_TO_POINTER(self->position));
  self->list = NULL;
  G_OBJECT_CLASS(swiftui_index_item_parent_class)->dispose(object);
}

static void swiftui_index_item_class_init(SwiftUIIndexItemClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = swiftui_index_item_dispose;
}

static void swiftui_index_item_init(SwiftUIIndexItem *self) {}

guint swiftui_index_item_get_position(SwiftUIIndexItem *self) {
  return self->list ? self->position : G_MAXUINT;
}

static GType swiftui_index_list_get_item_type(GListModel *model) {
  return SWIFTUI_TYPE_INDEX_ITEM;
}

static guint swiftui_index_list_get_n_items(GListModel *model) {
  return SWIFTUI_INDEX_LIST(model)->count;
}

static gpointer swiftui_index_list_get_item(GListModel *model, guint position) {
  SwiftUIIndexList *self = SWIFTUI_INDEX_LIST(model);
  if (position >= self->count)
    return NULL;
  SwiftUIIndexItem *item = g_hash_table_lookup(self->live, GUINT_TO_POINTER(position));
  if (item)
    return g_object_ref(item);
  item = g_object_new(SWIFTUI_TYPE_INDEX_ITEM, NULL);
  item->list = self;
  item->position = position;
  g_hash_table_insert(self->live, GUINT_TO_POINTER(position), item);
  return item;
}

static void swiftui_index_list_model_init(GListModelInterface *iface) {
  iface->get_item_type = swiftui_index_list_get_item_type;
  iface->get_n_items = swiftui_index_list_get_n_items;
  iface->get_item = swiftui_index_list_get_item;
}

static void swiftui_index_list_finalize(GObject *object) {
  SwiftUIIndexList *self = SWIFTUI_INDEX_LIST(object);
  GHashTableIter iter;
  gpointer item;
  g_hash_table_iter_init(&iter, self->live);
  while (g_hash_table_iter_next(&iter, NULL, &item))
    SWIFTUI_INDEX_ITEM(item)->list = NULL;
  g_hash_table_unref(self->live);
  G_OBJECT_CLASS(swiftui_index_list_parent_class)->finalize(object);
}

static void swiftui_index_list_class_init(SwiftUIIndexListClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = swiftui_index_list_finalize;
}

static void swiftui_index_list_init(SwiftUIIndexList *self) {
  self->live = g_hash_table_new(NULL, NULL);
}

SwiftUIIndexList *swiftui_index_list_new(guint count) {
  SwiftUIIndexList *self = g_object_new(SWIFTUI_TYPE_INDEX_LIST, NULL);
  self->count = count;
  return self;
}

guint swiftui_index_list_get_live_count(SwiftUIIndexList *self) {
  return g_hash_table_size(self->live);
}

void swiftui_index_list_splice(SwiftUIIndexList *self, guint position, guint removed,
                               guint added) {
  g_return_if_fail(position <= self->count && removed <= self->count - position);
  g_return_if_fail(added <= G_MAXUINT - (self->count - removed));
  GHashTable *live = g_hash_table_new(NULL, NULL);
  GHashTableIter iter;
  gpointer value;
  g_hash_table_iter_init(&iter, self->live);
  while (g_hash_table_iter_next(&iter, NULL, &value)) {
    SwiftUIIndexItem *item = value;
    if (item->position >= position && item->position - position < removed) {
      item->list = NULL;
      continue;
    }
    if (item->position >= position)
      item->position = item->position - removed + added;
    g_hash_table_insert(live, GUINT_TO_POINTER(item->position), item);
  }
  g_hash_table_unref(self->live);
  self->live = live;
  self->count = self->count - removed + added;
  g_list_model_items_changed(G_LIST_MODEL(self), position, removed, added);
}

#endif
