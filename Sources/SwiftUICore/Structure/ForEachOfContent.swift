/// The data of a `ForEach` over the subviews of a view, which only the graph knows: to programs it is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int

  package let group: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview {
    preconditionFailure("The subviews of a view can't be enumerated outside of the view.")
  }
}

/// The data of a `ForEach` over the sections of a view, which only the graph knows: to programs it is empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  package let group: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The sections of a view can't be enumerated outside of the view.")
  }
}

/// The data of a loop over what a view consists of.
package protocol ContentData {
  /// The whole loop as a view.
  var group: AnyView { get }
}

extension ForEachSubviewCollection: ContentData {}
extension ForEachSectionCollection: ContentData {}

extension ForEach {
  /// Creates an instance that uniquely identifies and creates views across updates based on the subviews of a
  /// given view.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    let group = Group(subviews: view) { subviews in ForEach<_, _, Content>(subviews) { content($0) }
    }
    self.init(
      data: ForEachSubviewCollection(group: AnyView(group)), content: content, identify: \.id)
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the sections of a
  /// given view.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    let group = Group(sections: view) { sections in ForEach<_, _, Content>(sections) { content($0) }
    }
    self.init(
      data: ForEachSectionCollection(group: AnyView(group)), content: content, identify: \.id)
  }
}
