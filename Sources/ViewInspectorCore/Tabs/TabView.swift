import SwiftUI

extension ViewType {
  /// A `TabView`: a tab's view is hidden while another tab is selected.
  public struct TabView: KnownViewType, MultipleViewContent {
    public static let typePrefix = "TabView"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      let children = try tabs(content)
      guard let selection = TabSelection(content.view) else { return children }
      return LazyGroup(count: children.count) { index in
        selection.applied(to: try children.element(at: index))
      }
    }

    private static func tabs(_ content: Content) throws -> LazyGroup<Content> {
      let stored = try Inspector.attribute(.tabViewContent, of: content.view)
      guard let tabs = TabContents.of(stored) else {
        return try content.children(.tabViewContent)
      }
      let medium = content.medium.forChildren
      return LazyGroup(count: tabs.count) { index in
        Content(try TabContents.unwrapped(tabs[index]), medium: medium)
      }
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func tabView() throws -> InspectableView<ViewType.TabView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func tabView(_ index: Int) throws -> InspectableView<ViewType.TabView> {
    try child(at: index)
  }
}

/// The selected tab.
@MainActor
private struct TabSelection {
  private let tag: AnyHashable

  init?(_ view: Any) {
    guard let selection = try? Inspector.attribute(.tabViewSelection, of: view),
      let binding = selection as? any TabSelectionReading, let tag = binding.selectedTab
    else { return nil }
    self.tag = tag
  }

  /// The content, hidden where its tag is another one.
  func applied(to content: Content) -> Content {
    let view = InspectableView<ViewType.ClassifiedView>(
      unchecked: content, parent: nil, call: .none)
    guard let tag = try? view.tag(), TabTag(tag.base).value != self.tag else { return content }
    return content.applying(AppliedModifier(_HiddenModifier()))
  }
}

extension Content {
  /// The content with a modifier around it.
  fileprivate func applying(_ modifier: AppliedModifier) -> Content {
    var medium = self.medium
    medium.apply(modifier)
    var result = Content(view, medium: medium, isBody: isBody)
    result.modifier = self.modifier
    return result
  }
}

/// Reads a binding to a selection whose type is not known.
@MainActor
private protocol TabSelectionReading {
  var selectedTab: AnyHashable? { get }
}

extension Binding: TabSelectionReading {
  fileprivate var selectedTab: AnyHashable? { TabTag(wrappedValue).value }
}

extension Optional: TabSelectionReading {
  fileprivate var selectedTab: AnyHashable? {
    flatMap { ($0 as? any TabSelectionReading)?.selectedTab }
  }
}

/// A tag, which may be in an optional.
@MainActor
private struct TabTag {
  let value: AnyHashable?

  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      self.value = mirror.children.first.flatMap { TabTag($0.value).value }
    } else {
      self.value = (value as? any Hashable).map { AnyHashable($0) }
    }
  }
}
