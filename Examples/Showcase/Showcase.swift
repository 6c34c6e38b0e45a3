#if GTK
/// Opens the app; with `--report` checks every page instead.
@main
enum Showcase {
  static func main() {
    let arguments = Arguments(CommandLine.arguments.dropFirst())
    if arguments.isReport {
      Report(folder: arguments.folder).run()
    } else {
      ShowcaseApp.main()
    }
  }
}
#else
import Foundation

@main
enum Showcase {
  static func main() {
    FileHandle.standardError.write(
      Data("Showcase: built without the GTK trait, which draws the windows.\n".utf8))
    exit(1)
  }
}
#endif
