/// The rooms of the modules stand on floors: what a file names is in its own room or in one below.
///
/// `Tools/floors.txt` lists the rooms of each module, the ground first. A room is a folder right in the module's;
/// files that are in none stand above all of them. Only the names of types are read: a method or property of a
/// higher room that is used without one escapes.
enum Floors {
  static let list = "Tools/floors.txt"
  /// More files than this in one folder are hard to look through.
  static let mostFiles = 40

  static func check(_ project: Project) throws {
    let faults = try faults(in: project)
    guard faults.isEmpty else {
      throw Failure(
        "The rooms are not as \(list) says:\n  " + faults.joined(separator: "\n  "))
    }
  }

  static func faults(in project: Project) throws -> [String] {
    var faults: [String] = []
    for (module, rooms) in modules(try project.text(of: list)) {
      faults += try faultsOfFolders(module, rooms, in: project)
      faults += try arrowsUp(module, rooms, in: project)
    }
    return faults
  }

  /// The modules of the list, each with its rooms.
  static func modules(_ list: String) -> [(module: String, rooms: [String])] {
    var modules: [(module: String, rooms: [String])] = []
    for line in list.split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix(" ") {
        modules[modules.count - 1].rooms += words
      } else if let module = words.first {
        modules.append((module, []))
      }
    }
    return modules
  }

  private static func files(_ module: String, in project: Project) -> [String] {
    project.files(in: "Sources/\(module)", extension: "swift")
      .filter { !$0.contains("/Generated/") }
  }

  private static func faultsOfFolders(
    _ module: String, _ rooms: [String], in project: Project
  ) throws -> [String] {
    let folders = Dictionary(grouping: files(module, in: project)) { file in
      file.split(separator: "/").dropLast().joined(separator: "/")
    }
    let found = Set(folders.keys.compactMap { room(of: "\($0)/") })
    return folders.filter { $0.value.count > mostFiles }.keys.sorted().map {
      "\($0) holds more than \(mostFiles) files."
    }
      + found.subtracting(rooms).sorted().map { "\(module) has a room \($0) that is not listed." }
      + rooms.filter { !found.contains($0) }.map { "\(module) has no room \($0)." }
  }

  /// The folder of a file that stands right in the module's.
  private static func room(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 3 ? String(parts[2]) : nil
  }

  private static func arrowsUp(
    _ module: String, _ rooms: [String], in project: Project
  ) throws -> [String] {
    let floors = Dictionary(
      uniqueKeysWithValues: rooms.enumerated().map { ($0.element, $0.offset) })
    let files = try files(module, in: project).map { path in
      (path: path, types: NamedTypes(try project.text(of: path)))
    }
    var homes: [String: Set<String>] = [:]
    var parameters: [String: Set<String>] = [:]
    for file in files {
      for name in file.types.declared { homes[name, default: []].insert(file.path) }
      parameters.merge(file.types.parameters) { $0.union($1) }
    }
    var faults: [String] = []
    for file in files {
      guard let own = room(of: file.path), let floor = floors[own] else { continue }
      let inherited = file.types.extended.reduce(into: Set<String>()) {
        $0.formUnion(parameters[$1] ?? [])
      }
      for name in file.types.used.subtracting(inherited).sorted() {
        // A name that two files declare is one of each platform's, or the code alone says which is meant.
        guard let paths = homes[name], paths.count == 1, let home = paths.first else { continue }
        let other = room(of: home)
        guard other != own, other.map({ (floors[$0] ?? -1) > floor }) ?? true else { continue }
        faults.append("\(file.path) names \(name), which is above it, in \(home).")
      }
    }
    return faults
  }
}
