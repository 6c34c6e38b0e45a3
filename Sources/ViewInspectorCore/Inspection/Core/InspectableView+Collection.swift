import SwiftUI

extension InspectableView: @preconcurrency Sequence where View: MultipleViewContent {
  public typealias Element = InspectableView<ViewType.ClassifiedView>

  /// Goes through the views inside, up to the first one that can't be reached. Views whose `if` has not come true
  /// are absent ones.
  @MainActor @preconcurrency
  public struct Iterator: @preconcurrency IteratorProtocol {
    private let view: InspectableView<View>
    private let count: Int
    private var index = 0

    init(_ view: InspectableView<View>) {
      self.view = view
      count = view.count
    }

    public mutating func next() -> InspectableView<ViewType.ClassifiedView>? {
      guard index < count, let element = try? view.element(at: index) else { return nil }
      index += 1
      return element
    }
  }

  public func makeIterator() -> Iterator { Iterator(self) }

  public var underestimatedCount: Int { count }
}

extension InspectableView: @preconcurrency Collection where View: MultipleViewContent {
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public var count: Int { (try? View.children(content).count) ?? 0 }

  public func index(after index: Int) -> Int { index + 1 }
}

extension InspectableView: @preconcurrency BidirectionalCollection
where View: MultipleViewContent {
  public func index(before index: Int) -> Int { index - 1 }
}

extension InspectableView: @preconcurrency RandomAccessCollection where View: MultipleViewContent {
  /// The view at an index; an absent one where its `if` has not come true.
  public subscript(index: Int) -> InspectableView<ViewType.ClassifiedView> {
    do {
      return try element(at: index)
    } catch {
      fatalError("\(error)")
    }
  }

  func element(at index: Int) throws -> InspectableView<ViewType.ClassifiedView> {
    let call = InspectionCall("[\(ViewType.indexPlaceholder)]", index: index)
    do {
      let child = try View.children(content).element(at: index)
      return InspectableView<ViewType.ClassifiedView>(
        unchecked: child, parent: self, call: call, isStandIn: true)
    } catch InspectionError.viewNotFound {
      return InspectableView<ViewType.ClassifiedView>(
        unchecked: Content(EmptyView(), medium: content.medium.forChildren), parent: self,
        call: call, isStandIn: true, isAbsent: true)
    }
  }
}
