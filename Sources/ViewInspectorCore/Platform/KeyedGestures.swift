#if os(macOS) || os(Linux)
import SwiftUI

extension _ModifiersGesture: GestureLayer {
  static var inner: Any.Type { Content.self }
}
#endif
