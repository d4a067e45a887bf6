import Foundation

/// Gives the bundles of resources, which SwiftPM names `Package_Module.resources` here, their names on Apple's
/// platforms, too: code looks for `Package_Module.bundle` beside its program, or beside the bundle of its tests. As
/// tests are no bundle here, the second place is the folder above the program's.
enum ResourceBundles {
  /// Makes the links for the programs in a folder. Links that exist are left alone.
  static func link(in folder: String) {
    let programs = URL(fileURLWithPath: folder)
    for name in Files.names(in: folder) where name.hasSuffix(".resources") {
      let bundle = name.dropLast("resources".count) + "bundle"
      let places = [
        (programs, name),
        (programs.deletingLastPathComponent(), programs.lastPathComponent + "/" + name),
      ]
      for (place, target) in places {
        // Without the links only code that looks for them fails.
        try? FileManager.default.createSymbolicLink(
          atPath: place.appendingPathComponent(String(bundle)).path, withDestinationPath: target)
      }
    }
  }
}
