import Foundation

/// A folder that SwiftPM accepts as a toolchain: its compiler is this command, everything else is the toolchain's.
struct ToolFolder {
  let folder: String

  var compiler: String { folder + "/bin/swiftc" }

  /// Writes the folder unless it exists. Its name depends on all its contents: SwiftPM rebuilds a package for another
  /// compiler.
  static func make(toolchain: Toolchain, kit: Kit, executable: String) throws -> ToolFolder {
    let flags = try packageFlags()
    let identity = [
      toolchain.folder, kit.identity, executable, Files.stamp(executable), flags.joined(separator: " "),
    ].joined(separator: "\n")
    let folder = cache + "/tools-" + Files.hash(identity)
    let names = try FileManager.default.contentsOfDirectory(atPath: toolchain.folder + "/bin")
    try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
    for name in names where name != "swiftc" {
      try link(folder + "/bin/" + name, to: toolchain.folder + "/bin/" + name)
    }
    for name in ["lib", "share", "include", "libexec"] where Files.exists(toolchain.folder + "/" + name) {
      try link(folder + "/" + name, to: toolchain.folder + "/" + name)
    }
    try Files.write(flags.joined(separator: "\n"), to: folder + "/flags")
    // A separate file: SwiftPM follows links, and searches the toolchain's libraries beside their target.
    let script = """
      #!/bin/sh
      export UIKIT_SDK=\(quoted(kit.folder)) UIKIT_TOOLCHAIN=\(quoted(toolchain.folder)) UIKIT_TOOLS=\(quoted(folder))
      export LD_LIBRARY_PATH=\(quoted("\(toolchain.folder)/lib/swift/linux:\(toolchain.folder)/lib/swift/host"))
      exec \(quoted(executable)) --compile "$@"

      """
    try Files.write(script, to: folder + "/bin/swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/bin/swiftc")
    return ToolFolder(folder: folder)
  }

  static var cache: String {
    let environment = ProcessInfo.processInfo.environment
    let base = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
    return base + "/uikit"
  }

  private static func link(_ path: String, to target: String) throws {
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == target { return }
    try? FileManager.default.removeItem(atPath: path)
    do {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    } catch  where (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == target {
      // Another run of this command has just created it.
    }
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }

  /// Returns the folders of the C headers on which UIKit depends.
  private static func packageFlags() throws -> [String] {
    let libraries = ["gtk4", "xext", "x11", "libsoup-3.0", "libisal", "libxml-2.0"]
    let output = try Child.output("pkg-config", ["--cflags-only-I"] + libraries)
    return output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
