import Foundation

/// A description of a row or a column in a lazy grid.
public struct GridItem: Equatable, Sendable {
  /// The size in the minor axis of one or more rows or columns in a grid layout, in points.
  public enum Size: Equatable, Sendable {
    /// A single item with the specified fixed size.
    case fixed(CGFloat)
    /// A single flexible item.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// Multiple items in the space of a single flexible item.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  /// The distance to the next item in points; nil for a default distance.
  public var spacing: CGFloat?
  /// Where each view stands in its cell; nil for the grid's alignment.
  public var alignment: Alignment?

  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem.Size {
  /// What is the same in all bytes that count.
  fileprivate var parts: [CGFloat] {
    switch self {
    case .fixed(let length): [0, length]
    case .flexible(let minimum, let maximum): [1, minimum, maximum]
    case .adaptive(let minimum, let maximum): [2, minimum, maximum]
    }
  }
}

/// The columns of a vertical or the rows of a horizontal lazy grid for one length.
struct GridTracks: Equatable {
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    let alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// The length that they take together.
  private(set) var length: CGFloat = 0

  /// - Parameter proposed: the length to share; nil for the least that they want.
  init(_ items: [GridItem], _ proposed: CGFloat?) {
    var rest = (proposed ?? 0) - Self.spacing(items)
    var flexible = items.count { !$0.size.isFixed }
    for item in items { rest -= item.size.fixedLength }
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let share = flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
      let spacing = item.spacing ?? ViewSpacing.defaultDistance
      var used: CGFloat
      switch item.size {
      case .fixed(let length):
        used = max(0, length)
        add(at: position, used, item)
      case .flexible(let minimum, let maximum):
        used = min(max(share, minimum), max(minimum, maximum))
        add(at: position, used, item)
      case .adaptive(let minimum, let maximum):
        used = addAdaptive(at: position, share, minimum, maximum, spacing, item)
      }
      if !item.size.isFixed {
        rest -= used
        flexible -= 1
      }
      position += used
      if index < items.count - 1 { position += spacing }
    }
    length = position
  }

  private mutating func add(at start: CGFloat, _ length: CGFloat, _ item: GridItem) {
    tracks.append(Track(start: start, length: length, alignment: item.alignment))
  }

  /// As many tracks as fit into a length, at least one.
  private mutating func addAdaptive(
    at start: CGFloat, _ available: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat,
    _ spacing: CGFloat, _ item: GridItem
  ) -> CGFloat {
    let least = max(1, minimum)
    // A view is not made narrower than its minimum because the length is an endless one.
    let room = available.isFinite ? available : least
    let count = max(1, Int(((room + spacing) / (least + spacing)).rounded(.down)))
    let part = (room - spacing * CGFloat(count - 1)) / CGFloat(count)
    let length = min(max(part, least), max(least, maximum))
    for index in 0..<count {
      add(at: start + CGFloat(index) * (length + spacing), length, item)
    }
    return CGFloat(count) * length + spacing * CGFloat(count - 1)
  }

  private static func spacing(_ items: [GridItem]) -> CGFloat {
    items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.defaultDistance) }
  }
}

extension GridItem.Size {
  fileprivate var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }

  fileprivate var fixedLength: CGFloat {
    if case .fixed(let length) = self { max(0, length) } else { 0 }
  }
}

/// Whether two lists of items make the same tracks.
func isSame(_ a: [GridItem], _ b: [GridItem]) -> Bool {
  a.elementsEqual(b) {
    $0.size.parts == $1.size.parts && $0.spacing == $1.spacing && $0.alignment == $1.alignment
  }
}
