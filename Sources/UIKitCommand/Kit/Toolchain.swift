import Foundation

/// The Swift that is installed.
struct Toolchain {
  /// The folder `usr` with `bin` and `lib` in it.
  let folder: String

  var compiler: String { folder + "/bin/swiftc" }
  var swift: String { folder + "/bin/swift" }

  /// Finds the `swiftc` that the shell would find, not this command's own.
  static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Toolchain {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath().path
      let usr = String(path.dropLast("/bin/\((path as NSString).lastPathComponent)".count))
      guard FileManager.default.isExecutableFile(atPath: path), Files.exists(usr + "/lib/swift/host") else { continue }
      return Toolchain(folder: usr)
    }
    throw Failure("no Swift toolchain found: put its folder “usr/bin” into PATH")
  }
}
