#if !canImport(Darwin)
  import Foundation

  /// The files that the guide's libraries bring along.
  enum GuideResources {
    /// The folder they are in: beside the program, as SwiftPM builds it, or in the `share` beside its `bin`, as
    /// packages install it. `nil` where they are missing; the guide then speaks English.
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
