#if os(macOS)
extension StandInKind {
  /// From what people have published of view hierarchies: controls stand in a host each; what
  /// SwiftUI draws has no view from macOS 26 on, and neither do bordered buttons.
  @MainActor static func shape(_ kind: StandInKind, _ release: Int) -> StandInShape {
    switch kind {
    case .drawing: drawing(release)
    case .button, .toggle, .checkbox: StandInShape(hosting: NSButton(frame: .zero))
    case .toggleButton:
      release < 26 ? StandInShape(hosting: NSButton(frame: .zero)) : drawing(release)
    case .toggleSwitch: StandInShape(hosting: NSSwitch(frame: .zero))
    case .textField, .verticalTextField: StandInShape(hosting: NSTextField(frame: .zero))
    case .secureField: StandInShape(hosting: NSSecureTextField(frame: .zero))
    case .textEditor: scrolling(NSTextView(frame: .zero))
    case .slider: StandInShape(hosting: NSSlider(frame: .zero))
    case .stepper: StandInShape(hosting: NSStepper(frame: .zero))
    case .colorPicker: StandInShape(hosting: NSColorWell(frame: .zero))
    case .datePicker: StandInShape(hosting: NSDatePicker(frame: .zero))
    case .segmentedPicker: StandInShape(hosting: NSSegmentedControl(frame: .zero))
    case .menuPicker: StandInShape(hosting: NSPopUpButton(frame: .zero))
    case .linearProgress, .circularProgress: progress(kind)
    case .scrollView, .form: scrollView()
    case .list, .table: list()
    case .navigationColumns: splitView()
    case .tabView: tabs()
    case .wheelPicker, .navigationStack, .pages, .search:
      StandInShape(group: ContentView(frame: .zero))
    }
  }

  @MainActor private static func drawing(_ release: Int) -> StandInShape {
    let view = DrawingView(frame: .zero)
    return StandInShape(root: release < 26 && release != 0 ? view : nil, entity: view)
  }

  @MainActor private static func progress(_ kind: StandInKind) -> StandInShape {
    let view = NSProgressIndicator(frame: .zero)
    view.style = kind == .linearProgress ? .bar : .spinning
    return StandInShape(hosting: view)
  }

  @MainActor
  private static func scrolling(_ document: NSView, content: NSView? = nil) -> StandInShape {
    let view = NSScrollView(frame: .zero)
    view.documentView = document
    var shape = StandInShape(hosting: view, contentView: content)
    shape.entity = document
    return shape
  }

  @MainActor private static func scrollView() -> StandInShape {
    let content = ContentView(frame: .zero)
    var shape = scrolling(content, content: content)
    shape.entity = content.enclosingScrollView ?? content
    return shape
  }

  @MainActor private static func list() -> StandInShape {
    let table = NSTableView(frame: .zero)
    let row = NSTableRowView(frame: .zero)
    let cell = NSTableCellView(frame: .zero)
    let content = ContentView(frame: .zero)
    cell.addSubview(content)
    row.addSubview(cell)
    table.addSubview(row)
    return scrolling(table, content: content)
  }

  @MainActor private static func splitView() -> StandInShape {
    let view = NSSplitView(frame: .zero)
    let content = ContentView(frame: .zero)
    view.addSubview(content)
    view.addSubview(ContentView(frame: .zero))
    return StandInShape(hosting: view, contentView: content)
  }

  @MainActor private static func tabs() -> StandInShape {
    let view = NSTabView(frame: .zero)
    let content = ContentView(frame: .zero)
    view.addSubview(content)
    return StandInShape(hosting: view, contentView: content)
  }
}
#endif
