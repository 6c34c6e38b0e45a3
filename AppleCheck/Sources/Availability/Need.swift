import Interfaces

/// What a declaration needs, as it stands in the message of its mark: `needs iOS 15, macOS 12, tvOS none`.
/// A platform is named whose oldest supported release lacks the declaration, and an SDK if older ones do.
public struct Need: Hashable, Sendable {
  enum Answer: Hashable, Sendable {
    case since(Release)
    /// No release of the platform has the declaration.
    case none
  }

  private let releases: [AvailablePlatform: Answer]
  /// The SDK that first has the declaration, where older compilers come with others.
  let sdk: String?

  private static let start = "needs "
  private static let none = "none"

  /// Nil where all that is supported has it.
  init?(_ releases: [AvailablePlatform: Answer], sdk: String? = nil) {
    guard !releases.isEmpty || sdk != nil else { return nil }
    self.releases = releases
    self.sdk = sdk
  }

  init?(_ introduction: Introduction) {
    var needed: [AvailablePlatform: Answer] = [:]
    for platform in AvailablePlatform.allCases {
      guard let text = introduction.releases[platform.rawValue] else {
        needed[platform] = Answer.none
        continue
      }
      if let release = Release(text), release > platform.minimum {
        needed[platform] = .since(release)
      }
    }
    self.init(needed, sdk: introduction.sdk)
  }

  /// What a compiler's warning names.
  init?(in warning: String) {
    guard let text = warning.components(separatedBy: Self.start).last, text != warning else {
      return nil
    }
    var releases: [AvailablePlatform: Answer] = [:]
    var sdk: String?
    for item in text.components(separatedBy: ", ") {
      let words = item.split { $0 == " " || $0 == ";" }
      if words.first == "SDK", words.count >= 2 { sdk = String(words[1]) }
      guard words.count >= 2, let platform = AvailablePlatform(rawValue: String(words[0])) else {
        continue
      }
      releases[platform] =
        words[1] == Self.none ? Answer.none : Release(words[1]).map { .since($0) }
    }
    self.init(releases, sdk: sdk)
  }

  subscript(platform: AvailablePlatform) -> Answer? { releases[platform] }

  /// Makes the compiler name each use.
  public var attribute: String {
    let items = AvailablePlatform.allCases.compactMap { platform -> String? in
      switch releases[platform] {
      case .since(let release): "\(platform) \(release)"
      case .some(.none): "\(platform) \(Self.none)"
      case nil: nil
      }
    }
    let all = items + (sdk.map { ["SDK \($0)"] } ?? [])
    return "@available(*, deprecated, message: \"\(Self.start)\(all.joined(separator: ", "))\")"
  }
}
