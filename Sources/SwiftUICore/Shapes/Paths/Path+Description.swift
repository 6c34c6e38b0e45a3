import Foundation

extension Path: LosslessStringConvertible {
  /// The coordinates of each element followed by its letter: `m`ove, `l`ine, `q`uadratic curve,
  /// `c`ubic curve (controls first), `h` to close.
  public var description: String {
    elements.map(\.description).joined(separator: " ")
  }

  /// Reads what ``description`` writes, and `x y width height re` for a rectangle.
  ///
  /// - Returns: `nil` if the text is no such description, or a line has no point to start from.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word: Substring in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else {
        guard append(command: word, numbers: numbers) else { return nil }
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  private mutating func append(command: Substring, numbers: [CGFloat]) -> Bool {
    if command == "re" {
      guard numbers.count == 4 else { return false }
      addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      return true
    }
    guard let element = Element(command: command, numbers: numbers) else { return false }
    if case .move = element {
      append(element)
      return true
    }
    guard currentPoint != nil else { return false }
    append(element)
    return true
  }
}

extension Path.Element {
  fileprivate init?(command: Substring, numbers: [CGFloat]) {
    guard numbers.count.isMultiple(of: 2) else { return nil }
    let points = stride(from: 0, to: numbers.count, by: 2).map { index in
      CGPoint(x: numbers[index], y: numbers[index + 1])
    }
    switch (command, points.count) {
    case ("m", 1): self = .move(to: points[0])
    case ("l", 1): self = .line(to: points[0])
    case ("q", 2): self = .quadCurve(to: points[1], control: points[0])
    case ("c", 3): self = .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): self = .closeSubpath
    default: return nil
    }
  }

  fileprivate var description: String {
    switch self {
    case .move(let end): "\(end.words) m"
    case .line(let end): "\(end.words) l"
    case .quadCurve(let end, let control): "\(control.words) \(end.words) q"
    case .curve(let end, let control1, let control2):
      "\(control1.words) \(control2.words) \(end.words) c"
    case .closeSubpath: "h"
    }
  }
}

extension CGPoint {
  fileprivate var words: String { "\(x.word) \(y.word)" }
}

extension CGFloat {
  fileprivate var word: String {
    Int(exactly: self).map(String.init) ?? String(Double(self))
  }
}
