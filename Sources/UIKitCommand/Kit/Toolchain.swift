import Foundation

/// The installed Swift toolchain.
struct Toolchain {
  /// The folder `usr`, which contains `bin` and `lib`.
  let folder: String

  var compiler: String { folder + "/bin/swiftc" }
  var swift: String { folder + "/bin/swift" }

  /// Finds the toolchain with whose libraries the command was started, or the `swiftc` that the shell would find,
  /// except this command's own.
  static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Toolchain {
    if let usr = environment["UIKIT_TOOLCHAIN"], Files.exists(usr + "/bin/swiftc"),
      Files.exists(usr + "/lib/swift/host")
    {
      return Toolchain(folder: usr)
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath().path
      let usr = String(path.dropLast("/bin/\((path as NSString).lastPathComponent)".count))
      guard FileManager.default.isExecutableFile(atPath: path), Files.exists(usr + "/lib/swift/host") else { continue }
      return Toolchain(folder: usr)
    }
    throw Failure("no Swift toolchain found: add its folder “usr/bin” to PATH")
  }
}
