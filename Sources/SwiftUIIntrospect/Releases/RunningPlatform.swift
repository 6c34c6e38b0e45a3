#if !os(watchOS)
import Foundation

extension Platform {
  /// The platform that draws, read once from the system; nil where no toolkit does. Tests replace
  /// it.
  @_spi(Internals)
  @MainActor
  public static var current: Platform? = running

  /// The platform as the system reports it.
  static let running: Platform? = {
    #if GTK
    gtk
    #elseif targetEnvironment(macCatalyst)
    // The system may report itself by its macOS version here.
    Platform(.iOS, iOSVersion.runningOnCatalyst)
    #elseif os(iOS)
    released(.iOS)
    #elseif os(tvOS)
    released(.tvOS)
    #elseif os(visionOS)
    released(.visionOS)
    #elseif os(macOS)
    released(.macOS)
    #else
    nil
    #endif
  }()

  /// The release that a system means by the version that it reports: to apps built with older
  /// SDKs, the first release that was numbered by the year calls itself the next of the old
  /// numbers.
  static func released(
    _ name: Name,
    _ version: OperatingSystemVersion = ProcessInfo.processInfo.operatingSystemVersion
  ) -> Platform {
    let oldNumbers: [Name: Int] = [.iOS: 19, .tvOS: 19, .macOS: 16, .visionOS: 3]
    let major = version.majorVersion
    return Platform(
      name, oldNumbers[name] == major ? 26 : major, version.minorVersion, version.patchVersion)
  }
}
#endif
