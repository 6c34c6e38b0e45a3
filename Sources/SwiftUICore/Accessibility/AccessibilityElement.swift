import Foundation

/// What becomes of the elements in a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }
  private let kind: Kind

  /// The views inside are hidden from assistive technologies.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The views inside stay elements of their own.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// What the views inside say becomes the element's own.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// A place in a view for each of what assistive technologies point at.
package struct AccessibilityPoints: Equatable {
  package struct Point: Equatable {
    package var unitPoint: UnitPoint?
    package var point: CGPoint?
  }
  package var activate: Point?
  package var drag: [AccessibilityDragDrop] = []
  package var drop: [AccessibilityDragDrop] = []
}

/// A named place for drags or drops.
package struct AccessibilityDragDrop: Equatable {
  package var point: UnitPoint
  package var description: Text
}

/// How far up in the order of headings one is.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of text it is, so that it is read accordingly.
public struct AccessibilityTextContentType: Equatable, Sendable {
  private enum Kind {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
  }
  private let kind: Kind

  public static let plain = AccessibilityTextContentType(kind: .plain)
  public static let console = AccessibilityTextContentType(kind: .console)
  public static let fileSystem = AccessibilityTextContentType(kind: .fileSystem)
  public static let messaging = AccessibilityTextContentType(kind: .messaging)
  public static let narrative = AccessibilityTextContentType(kind: .narrative)
  public static let sourceCode = AccessibilityTextContentType(kind: .sourceCode)
  public static let spreadsheet = AccessibilityTextContentType(kind: .spreadsheet)
  public static let wordProcessing = AccessibilityTextContentType(kind: .wordProcessing)
}

/// Options for touches that go to the view directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The role of a view in a pair of a label and what it labels.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

/// What a view has in common with others.
package struct AccessibilityLink: Equatable {
  package var id: AnyHashable
  package var namespace: Namespace.ID
  package var role: AccessibilityLabeledPairRole?
}

extension View {
  /// Makes the view one element for assistive technologies.
  ///
  /// On GTK `ignore` hides nothing from assistive technologies, and `combine` combines nothing: each widget stays an
  /// element of its own.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    keptAsValue().modifier(AccessibilityAttachmentModifier(behavior: children) { _ in })
  }

  /// Gives the element other children than the views in it.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { keptAsValue().modifier(AccessibilityChildrenModifier(children: children())) }

  /// Has another view stand for this one with assistive technologies.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    keptAsValue().modifier(AccessibilityRepresentationModifier(representation: representation()))
  }

  /// Sets how early among its neighbors the view is read.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment { $0.sortPriority = sortPriority }
  }

  /// Sets the point that assistive technologies click.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment {
      $0.activationPoint = AccessibilityPoints(
        activate: AccessibilityPoints.Point(unitPoint: activationPoint))
    }
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment {
      $0.activationPoint = AccessibilityPoints(
        activate: AccessibilityPoints.Point(point: activationPoint))
    }
  }

  /// Sets a point at which assistive technologies begin to drag.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment {
      $0.activationPoint = AccessibilityPoints(
        drag: [AccessibilityDragDrop(point: point, description: description)])
    }
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description))
  }

  /// Sets a point at which assistive technologies drop.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment {
      $0.activationPoint = AccessibilityPoints(
        drop: [AccessibilityDragDrop(point: point, description: description)])
    }
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description))
  }

  /// Sets the words by which users call the view in spoken commands.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment { $0.inputLabels = inputLabels }
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Sets the accessibility level of this heading.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment { $0.heading = level }
  }

  /// Sets an accessibility text content type.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment { $0.textContentType = value }
  }

  /// Sets whether assistive technologies offer the view for use.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment { $0.respondsToUserInteraction = respondsToUserInteraction }
  }

  /// Keeps the view's colors where those of the screen are inverted.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    keptAsValue().attachment { $0.ignoresInvertColors = active }
  }

  /// Shows the view larger to those who need it.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    keptAsValue().attachment { $0.showsLargeContentViewer = true }
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    keptAsValue().modifier(LargeContentViewerModifier(largeContentView: largeContentView()))
  }

  /// Ties the view to others with the same identifier, so that assistive technologies get from one to the
  /// other.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    keptAsValue().attachment {
      $0.linkedGroup = AccessibilityLink(id: AnyHashable(id), namespace: namespace)
    }
  }

  /// Ties a label to what it labels.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    keptAsValue().attachment {
      $0.labeledPair = AccessibilityLink(id: AnyHashable(id), namespace: namespace, role: role)
    }
  }

  /// Explicitly set whether touches go to the view directly.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment { $0.directTouch = isDirectTouchArea ? options : nil }
  }
}

/// Gives an element other children than the views in it.
package struct AccessibilityChildrenModifier<Children: View> {
  package var children: Children
}
/// Has another view stand for one.
package struct AccessibilityRepresentationModifier<Representation: View> {
  package var representation: Representation
}
/// Shows a view larger to those who need it.
package struct LargeContentViewerModifier<LargeContent: View> {
  package var largeContentView: LargeContent
}

extension AccessibilityChildrenModifier: ValueModifier { public typealias Body = Never }
extension AccessibilityRepresentationModifier: ValueModifier { public typealias Body = Never }
extension LargeContentViewerModifier: ValueModifier { public typealias Body = Never }
