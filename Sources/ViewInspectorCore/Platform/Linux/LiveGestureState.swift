#if os(Linux)
import SwiftUI
import SwiftUICore

extension GestureStateGesture: LiveGestureState {
  func write(_ value: Any, _ transaction: Transaction) {
    if let value = value as? State { state.update(to: value, in: transaction) }
  }

  func goBack() { state.goBack() }
}
#endif
