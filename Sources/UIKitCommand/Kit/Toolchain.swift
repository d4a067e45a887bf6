import Foundation

/// The installed Swift toolchain.
struct Toolchain {
  /// The folder `usr`, which contains `bin` and `lib`.
  let folder: String

  var compiler: String { folder + "/bin/swiftc" }
  var swift: String { folder + "/bin/swift" }

  /// Finds the `swiftc` that the shell would find, except this command's own.
  static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Toolchain {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath().path
      let usr = String(path.dropLast("/bin/\((path as NSString).lastPathComponent)".count))
      guard FileManager.default.isExecutableFile(atPath: path), Files.exists(usr + "/lib/swift/host") else { continue }
      return Toolchain(folder: usr)
    }
    throw Failure("no Swift toolchain found: add its folder “usr/bin” to PATH")
  }
}
