/// Appearance, tasks and changes.
extension Structure {
  static let onAppear = Structure("_AppearanceActionModifier", "appear|some")
  static let onDisappear = Structure("_AppearanceActionModifier", "disappear|some")
  static let valueAction = Structure("_ValueActionModifier", "action")
  static let valueActionOldAndNew = Structure("_ValueActionModifier2", "action")
  static let taskAction = Structure("_TaskModifier / _TaskValueModifier", "action")
  static let transactionTransform = Structure("_TransactionModifier", "transform")
}
