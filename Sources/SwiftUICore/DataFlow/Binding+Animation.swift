extension Binding {
  /// A binding whose changes are made with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}
