#if canImport(UIKit)
extension StandInKind {
  /// From what people have published of view hierarchies: controls stand in a host each; lists
  /// and forms are tables until iOS 15 and collections from iOS 16 on, on tvOS always tables;
  /// scroll views stand in no host from iOS 14 on; what SwiftUI draws has no view from iOS 26 on.
  @MainActor static func shape(_ kind: StandInKind, _ release: Int) -> StandInShape {
    switch kind {
    case .drawing: drawing(release)
    case .button, .checkbox, .toggleButton, .menuPicker:
      StandInShape(group: ContentView(frame: .zero))
    case .textField: StandInShape(hosting: UITextField(frame: .zero))
    case .secureField: secureField()
    case .verticalTextField: verticalTextField()
    case .textEditor: StandInShape(hosting: UITextView(frame: .zero))
    case .segmentedPicker: StandInShape(hosting: UISegmentedControl(items: ["A", "B"]))
    case .linearProgress: StandInShape(hosting: UIProgressView(frame: .zero))
    case .circularProgress: StandInShape(hosting: UIActivityIndicatorView(frame: .zero))
    case .scrollView: scrollView(release)
    case .list, .form: hasTables(release) ? table() : collection()
    case .table: collection()
    case .navigationStack: navigation()
    case .navigationColumns: columns()
    case .tabView: tabs()
    case .pages: pages()
    case .search: search()
    default: touchControl(kind, release)
    }
  }

  @MainActor
  private static func touchControl(_ kind: StandInKind, _ release: Int) -> StandInShape {
    #if os(tvOS)
    drawing(release)
    #else
    switch kind {
    case .toggle, .toggleSwitch: StandInShape(hosting: UISwitch(frame: .zero))
    case .slider: StandInShape(hosting: UISlider(frame: .zero))
    case .stepper: StandInShape(hosting: UIStepper(frame: .zero))
    case .colorPicker: StandInShape(hosting: UIColorWell(frame: .zero))
    case .datePicker: StandInShape(hosting: UIDatePicker(frame: .zero))
    case .wheelPicker: StandInShape(hosting: UIPickerView(frame: .zero))
    default: drawing(release)
    }
    #endif
  }

  private static func hasTables(_ release: Int) -> Bool {
    #if os(tvOS)
    true
    #elseif os(visionOS)
    false
    #else
    release < 16
    #endif
  }

  @MainActor private static func drawing(_ release: Int) -> StandInShape {
    let view = DrawingView(frame: .zero)
    return StandInShape(root: release < 26 ? view : nil, entity: view)
  }

  @MainActor private static func secureField() -> StandInShape {
    let field = UITextField(frame: .zero)
    field.isSecureTextEntry = true
    return StandInShape(hosting: field)
  }

  @MainActor private static func verticalTextField() -> StandInShape {
    #if os(tvOS)
    StandInShape(hosting: UITextField(frame: .zero))
    #else
    StandInShape(hosting: UITextView(frame: .zero))
    #endif
  }

  @MainActor private static func scrollView(_ release: Int) -> StandInShape {
    let view = HostingScrollView(frame: .zero)
    let content = ContentView(frame: .zero)
    view.addSubview(content)
    #if !os(visionOS)
    if release < 14 { return StandInShape(hosting: view, contentView: content) }
    #endif
    return StandInShape(root: view, entity: view, contentView: content)
  }

  @MainActor private static func table() -> StandInShape {
    let view = UITableView(frame: .zero, style: .plain)
    let cell = UITableViewCell(frame: .zero)
    view.addSubview(cell)
    return StandInShape(hosting: view, contentView: content(in: cell.contentView))
  }

  @MainActor private static func collection() -> StandInShape {
    let view = UpdateCoalescingCollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let cell = UICollectionViewCell(frame: .zero)
    view.addSubview(cell)
    return StandInShape(hosting: view, contentView: content(in: cell.contentView))
  }

  @MainActor private static func content(in view: UIView) -> UIView {
    let content = ContentView(frame: .zero)
    view.addSubview(content)
    return content
  }

  @MainActor private static func page() -> (controller: UIViewController, content: UIView) {
    let controller = PageController()
    controller.loadViewIfNeeded()
    return (controller, controller.view)
  }

  @MainActor private static func navigation() -> StandInShape {
    let (root, content) = page()
    let controller = UINavigationController(rootViewController: root)
    return StandInShape(hosting: controller, contentView: content)
  }

  @MainActor private static func columns() -> StandInShape {
    #if os(tvOS)
    navigation()
    #else
    let controller = UISplitViewController()
    controller.loadViewIfNeeded()
    let columns: [StandInShape] = [.column(), .column()]
    controller.viewControllers = columns.compactMap(\.controller)
    return StandInShape(hosting: controller, contentView: columns[0].contentView)
    #endif
  }

  @MainActor private static func tabs() -> StandInShape {
    let (root, content) = page()
    let controller = UITabBarController()
    controller.loadViewIfNeeded()
    controller.viewControllers = [root]
    return StandInShape(hosting: controller, contentView: content)
  }

  @MainActor private static func pages() -> StandInShape {
    let shape = collection()
    shape.root?.addSubview(UIPageControl(frame: .zero))
    return shape
  }

  /// A page that can be searched, in a tab view where there is no search bar without one.
  @MainActor private static func search() -> StandInShape {
    let (root, content) = page()
    let navigation = UINavigationController(rootViewController: root)
    var outermost: UIViewController = navigation
    if !StandInSearch.hasBar(in: root) {
      let tabs = UITabBarController()
      tabs.loadViewIfNeeded()
      tabs.viewControllers = [navigation]
      outermost = tabs
    }
    StandInSearch().install(in: root)
    return StandInShape(hosting: outermost, contentView: content)
  }
}

final class HostingScrollView: UIScrollView {}
final class UpdateCoalescingCollectionView: UICollectionView {}
#endif
