import SwiftUI

/// Views that a modifier shows beside the view that it is applied to, which a search visits after the view's own.
@MainActor
struct ModifierViews {
  /// The modifier's type name, without generic arguments.
  let modifiers: [String]
  /// What modifiers of an app's own present that are meant too.
  let popups: [PopupKind]
  /// Which of the modifiers of that name are meant.
  let isIncluded: (AppliedModifier) -> Bool
  /// Makes the view of the modifier that is the index-th of its kind; nil for the first.
  let view: (InspectableView<ViewType.ClassifiedView>, Int?) throws -> any UnwrappedView

  init(
    _ modifiers: String..., popups: [PopupKind] = [],
    where isIncluded: @escaping (AppliedModifier) -> Bool = { _ in true },
    view: @escaping (InspectableView<ViewType.ClassifiedView>, Int?) throws -> any UnwrappedView
  ) {
    self.modifiers = modifiers
    self.popups = popups
    self.isIncluded = isIncluded
    self.view = view
  }

  /// Those that inspection knows, in the order in which a search visits them. A new one is added here.
  static let known: [ModifierViews] = [
    background, overlay, overlayPreferenceValue, backgroundPreferenceValue, toolbar,
    confirmationDialog, navigationDestination, safeAreaInset, safeAreaBar, popover, help, mask,
    listRowBackground, tabItem, badge, searchable, swipeActions, contextMenu, sheet,
    fullScreenCover, actionSheet, alert,
  ]

  private static let ranks: [String: [Int]] = {
    var result: [String: [Int]] = [:]
    for (rank, views) in known.enumerated() {
      for name in views.modifiers { result[name, default: []].append(rank) }
    }
    return result
  }()

  private static func ranks(of modifier: AppliedModifier) -> [Int] {
    guard let presenter = modifier.modifier as? any BasePopupPresenter else {
      return ranks[modifier.descriptor.bareName] ?? []
    }
    guard let kind = PopupKind.of(presenter) else { return [] }
    return known.indices.filter { known[$0].popups.contains(kind) }
  }

  /// What the modifiers of a view show.
  static func of(_ view: any UnwrappedView) -> [ViewIdentity.Supplementary] {
    let modifiers = view.content.medium.viewModifiers
    guard !modifiers.isEmpty else { return [] }
    var found: [(rank: Int, count: Int)] = []
    for modifier in modifiers {
      for rank in ranks(of: modifier) where known[rank].isIncluded(modifier) {
        found.append((rank, found.count { $0.rank == rank }))
      }
    }
    found.sort { $0.rank < $1.rank }
    var result = found.map { rank, count in
      { try known[rank].view(view.classifiedView, count == 0 ? nil : count) }
    }
    result += customModifiers(modifiers, view)
    return result
  }

  private static func customModifiers(
    _ modifiers: [AppliedModifier], _ view: any UnwrappedView
  ) -> [ViewIdentity.Supplementary] {
    var counts: [ObjectIdentifier: Int] = [:]
    let own = modifiers.filter { modifier in
      modifier.traits.isCustom && !(modifier.modifier is any BasePopupPresenter)
    }
    return own.map { modifier in
      let count = counts[ObjectIdentifier(modifier.descriptor.type), default: 0]
      counts[ObjectIdentifier(modifier.descriptor.type)] = count + 1
      return { try customModifier(modifier, view, count == 0 ? nil : count) }
    }
  }

  private static func customModifier(
    _ modifier: AppliedModifier, _ view: any UnwrappedView, _ index: Int?
  ) throws -> any UnwrappedView {
    func make<M: ViewModifier>(_ value: M) -> any UnwrappedView {
      let name = Inspector.typeName(value: value)
      return InspectableView<ViewType.ViewModifier<M>>(
        unchecked: .modifier(modifier, view.content), parent: view,
        call: InspectionCall(
          ViewType.ViewModifier<M>.inspectionCall(typeName: name), index: index))
    }
    guard let value = modifier.modifier as? any ViewModifier else {
      throw InspectionError.typeMismatch(modifier.modifier, (any ViewModifier).self)
    }
    return make(value)
  }
}

extension Content {
  /// A modifier of the user's own as a view to be inspected.
  static func modifier(_ modifier: AppliedModifier, _ content: Content) -> Content {
    var result = Content(modifier.modifier, medium: modifier.outer?.medium ?? content.medium)
    result.modifier = modifier
    return result
  }
}
