import Foundation

extension CALayer {
  public var shadowColor: CGColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var shadowOpacity: Float {
    get { kept(0) }
    set { keep(newValue) }
  }

  public var shadowRadius: CGFloat {
    get { kept(3) }
    set { keep(newValue) }
  }
}
