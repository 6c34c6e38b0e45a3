#if os(macOS)
import Foundation

/// Stand-in.
open class NSControl: NSView {
  open var isEnabled = true
  open var isContinuous = true
  open var stringValue = ""
  open var doubleValue: Double = 0
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  open var font: NSFont?
  open var alignment: NSTextAlignment = .natural
  open var controlSize: ControlSize = .regular
  private var controlTag = 0
  open override var tag: Int {
    get { controlTag }
    set { controlTag = newValue }
  }

  public enum ControlSize: UInt, Sendable {
    case regular, small, mini
    @available(macOS 11, *)
    case large
  }
}

/// Stand-in.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
#endif
