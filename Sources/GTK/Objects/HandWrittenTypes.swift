#if GTK
/// The classes of this module that are not generated.
let handWrittenTypes: [Object.Type] = [
  Drawing.self, IndexListModel.self, IndexListModel.Item.self, LayoutContainer.self,
]
#endif
