#if GTK
import CGTK

extension SpinButton {
  /// Turns what was typed into a value: nil leaves that to GTK, `.failure` refuses it and restores
  /// the former value.
  @discardableResult
  public func onInput(
    _ handler: @escaping (String) -> Result<Double, InvalidInput>?
  ) -> SignalConnection {
    connect(
      "input",
      returning: { [weak self] arguments -> Int in
        guard let self, let target = arguments.boxed(0) else { return 0 }
        switch handler(self.text) {
        case .success(let value):
          target.assumingMemoryBound(to: Double.self).pointee = value
          return 1
        case .failure:
          // Unless `updatePolicy` is `.ifValid`, GTK takes what is there in spite of the error.
          target.assumingMemoryBound(to: Double.self).pointee = self.value
          return Int(GTK_INPUT_ERROR)
        case nil:
          return 0
        }
      })
  }

  /// The text is no value.
  nonisolated public struct InvalidInput: Error {
    public init() {}
  }
}
#endif
