@_spi(Internals) import SwiftUIIntrospect

#if STAND_INS
@testable import SwiftUI

/// The systems that the stand-ins imitate.
enum Systems {
  #if os(macOS)
  static let all = [[10, 15], [10, 15, 4], [11], [12], [13], [14], [15], [26], [27]]
  static let name = Platform.Name.macOS
  #elseif os(visionOS)
  static let all = [[1], [2], [26], [27]]
  static let name = Platform.Name.visionOS
  #elseif os(tvOS)
  static let all = [[13], [14], [15], [16], [17], [18], [26], [27]]
  static let name = Platform.Name.tvOS
  #else
  static let all = [[13], [14], [15], [16], [17], [18], [26], [27]]
  static let name = Platform.Name.iOS
  #endif

  /// Has all that follows run as on a system.
  @MainActor static func run(_ version: [Int]) {
    let parts = version + [0, 0]
    Platform.current = Platform(name, parts[0], parts[1], parts[2])
    StandIn.release = parts[0]
  }

  /// Whether a system is of the version that a predicate names.
  static func isCurrent(_ version: [Int], on system: [Int]) -> Bool {
    system[0] == version[0] && !system.lexicographicallyPrecedes(version)
  }
}
#else
/// The system that the tests run on.
@MainActor
enum Systems {
  static var all: [[Int]] { Platform.current.map { [[$0.major, $0.minor]] } ?? [] }

  static func run(_ version: [Int]) {}
}
#endif

@MainActor
extension Systems {
  /// Those since a release of the platform; of visionOS, which came with iOS 17, since that of iOS.
  static func since(_ release: Int) -> [[Int]] { all.filter { number(of: $0) >= release } }

  /// Those before a release.
  static func until(_ release: Int) -> [[Int]] { all.filter { number(of: $0) < release } }

  private static func number(of system: [Int]) -> Int {
    #if os(visionOS)
    return system[0] < 26 ? system[0] + 16 : system[0]
    #else
    return system[0]
    #endif
  }
}
