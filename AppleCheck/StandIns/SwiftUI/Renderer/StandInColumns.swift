extension StandInShape {
  /// Columns beside each other: a split view controller, a split view; on tvOS, where what is known is
  /// that there is a navigation controller, its pages, of which the last is shown.
  @MainActor static func columns() -> StandInShape {
    #if os(macOS)
    let view = NSSplitView(frame: .zero)
    view.isVertical = true
    return StandInShape(hosting: view, contentView: view)
    #elseif os(tvOS)
    let controller = UINavigationController()
    var shape = StandInShape(hosting: controller, contentView: controller.view)
    shape.onControllers = { [weak controller] in controller?.viewControllers = $0 }
    return shape
    #else
    let controller = UISplitViewController()
    var shape = StandInShape(hosting: controller, contentView: controller.view)
    shape.onControllers = { [weak controller] in controller?.viewControllers = $0 }
    return shape
    #endif
  }

  /// A column: a controller, which a split view controller of UIKit wraps in a navigation controller.
  @MainActor static func column() -> StandInShape {
    let page = PageController()
    #if os(iOS) || os(visionOS)
    let navigation = UINavigationController(rootViewController: page)
    return StandInShape(hosting: navigation, contentView: page.view)
    #else
    return StandInShape(hosting: page, contentView: page.view)
    #endif
  }
}
