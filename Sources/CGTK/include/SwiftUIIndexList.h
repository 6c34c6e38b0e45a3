#ifndef SWIFTUI_INDEX_LIST_H
#define SWIFTUI_INDEX_LIST_H

#include <gio/gio.h>

G_BEGIN_DECLS

/// A GListModel of a given length, whose items are made when somebody asks for them.
#define SWIFTUI_TYPE_INDEX_LIST (swiftui_index_list_get_type())
G_DECLARE_FINAL_TYPE(SwiftUIIndexList, swiftui_index_list, SWIFTUI, INDEX_LIST, GObject)

/// An item: nothing but its position.
#define SWIFTUI_TYPE_INDEX_ITEM (swiftui_index_item_get_type())
G_DECLARE_FINAL_TYPE(SwiftUIIndexItem, swiftui_index_item, SWIFTUI, INDEX_ITEM, GObject)

SwiftUIIndexList *swiftui_index_list_new(guint count);

/// Changes the length and tells the views: `removed` items at `position` have become `added` others.
/// Items after them move along. The range must lie within the list.
void swiftui_index_list_splice(SwiftUIIndexList *self, guint position, guint removed, guint added);

/// Where the item is now; G_MAXUINT once it was removed.
guint swiftui_index_item_get_position(SwiftUIIndexItem *self);

/// How many items exist at present.
guint swiftui_index_list_get_live_count(SwiftUIIndexList *self);

G_END_DECLS

#endif
