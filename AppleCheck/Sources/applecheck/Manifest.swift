import Foundation
import Resolving

/// The generated package's description.
struct Manifest {
  let platform: ApplePlatform
  let modules: [Module]
  let core: URL

  var text: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "apple-check-\(platform.rawValue)",
      targets: [
    \(modules.map(target).joined(separator: ",\n"))
      ],
      swiftLanguageModes: [.v6]
    )

    for target in package.targets {
      target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .treatAllWarnings(as: .error),
        .treatWarning("DeprecatedDeclaration", as: .warning),
        .unsafeFlags([
          "-I", "\(core.appending(path: "Modules").path(percentEncoded: false))",
          // Swift Testing would look for additions to modules of these names.
          "-Xfrontend", "-disable-cross-import-overlay-search",
        ]),
      ]
      target.linkerSettings = [
        .unsafeFlags([
          "-Xlinker", "--whole-archive", "\(core.appending(path: "libCore.a").path(percentEncoded: false))",
          "-Xlinker", "--no-whole-archive",
        ])
      ]
    }

    """
  }

  private func target(_ module: Module) -> String {
    let names = Set(modules.map(\.name))
    let dependencies = module.dependencies.filter(names.contains).map { "\"\($0)\"" }
    let access = module.isOutside ? ", packageAccess: false" : ""
    let kind = module.isTest ? "testTarget" : "target"
    return """
          .\(kind)(name: "\(module.name)", dependencies: [\(dependencies.joined(separator: ", "))]\(access))
      """
  }
}
