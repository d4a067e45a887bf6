import Foundation

/// A C program that does the same work, as a baseline; `Scripts/bench-baselines` compiles them from `Benchmarks`.
enum CProgram: String {
  case importExpat = "import-expat"
  case parseLibxml2 = "parse-libxml2"

  /// The compiled program; `nil` if there is none.
  var url: URL? {
    // Next to the folder into which this program was built.
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = program.deletingLastPathComponent()
    while folder.path != "/", folder.lastPathComponent != ".build" { folder.deleteLastPathComponent() }
    let environment = ProcessInfo.processInfo.environment["BASELINES"].map { URL(fileURLWithPath: $0) }
    let url = (environment ?? folder.appendingPathComponent("bench/baselines")).appendingPathComponent(rawValue)
    return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
  }
}
