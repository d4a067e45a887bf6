import Foundation
import GuideModel

/// The player to use: the user's choice, else the first that is installed.
public struct ChosenPlayer: Hashable, Sendable {
  /// The program's absolute path.
  public let path: String
  /// The arguments that follow the program's name in the setting.
  public let options: [String]
  /// The kind of player, which decides its options.
  public let kind: PlayerKind

  /// Finds a program.
  /// - Parameters:
  ///   - setting: a program's name or path, with optional arguments ("mpv --fs"); words are separated by blanks, and
  ///     quotes have no meaning. Empty for the first of `PlayerKind.search` on `path`.
  ///   - path: folders separated by colons, as in `PATH`; relative ones are skipped.
  /// - Throws: `WatchError.noPlayer` or `playerNotFound`.
  public init(setting: String, path: String, isExecutable: (String) -> Bool = Self.isExecutable) throws(WatchError) {
    let folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    func find(_ program: String) -> String? {
      if program.contains("/") { return program.hasPrefix("/") && isExecutable(program) ? program : nil }
      return folders.map { "\($0)/\(program)" }.first(where: isExecutable)
    }
    let setting = setting.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !setting.isEmpty else {
      let installed = PlayerKind.search.compactMap { kind in find(kind.rawValue).map { (kind, $0) } }
      guard let (kind, program) = installed.first else { throw .noPlayer }
      (self.path, options, self.kind) = (program, [], kind)
      return
    }
    // A path that contains blanks.
    if let program = find(setting) {
      (self.path, options, kind) = (program, [], PlayerKind(program: program))
      return
    }
    let words = setting.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first, let program = find(name) else { throw .playerNotFound(words.first ?? setting) }
    (self.path, options, kind) = (program, Array(words.dropFirst()), PlayerKind(program: program))
  }

  /// Whether a path is a file that can be run.
  public static func isExecutable(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: path)
  }
}
