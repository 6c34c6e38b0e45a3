import Foundation

/// Parts beside each other, with a line between each two.
public struct HSplitView<Content: View> {
  package var content: Content
}

extension HSplitView: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    Group(subviews: content) { subviews in
      HStack(spacing: 0) { SplitParts(subviews: subviews) }
    }
  }
}

/// Parts below each other, with a line between each two.
public struct VSplitView<Content: View> {
  package var content: Content
}

extension VSplitView: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    Group(subviews: content) { subviews in
      VStack(spacing: 0) { SplitParts(subviews: subviews) }
    }
  }
}

/// The parts of a split view, each in as much of the space as it can use.
private struct SplitParts: View {
  let subviews: SubviewsCollection

  var body: some View {
    ForEach(subviews) { part in
      if part.id != subviews.first?.id { Divider() }
      part
    }
  }
}
