#if !canImport(Darwin)
  import Foundation

  /// The resource files of the guide's libraries.
  enum GuideResources {
    /// Their folder: next to the program, as SwiftPM builds it, or in the `share` next to its `bin`, as packages
    /// install it. `nil` if they are missing; the guide is then in English.
    ///
    /// `Bundle.module` would end the program in that case.
    static let folder: String? = {
      let name = "lineup_GuideModel.resources"
      let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path ?? "."
      let candidates = ["\(program)/\(name)", "\(program)/../share/lineup/\(name)", "\(program)/../lib/lineup/\(name)"]
      return candidates.first { FileManager.default.fileExists(atPath: $0) }
    }()
  }
#endif
