import Foundation

/// Gives the bundles of resources, which SwiftPM names `Package_Module.resources` here, their names on Apple's
/// platforms, too: code looks for `Package_Module.bundle` beside its program, or beside the bundle of its tests. As
/// tests are no bundle here, the second place is the folder above the program's.
enum ResourceBundles {
  /// Makes the links for the programs in a folder. A link to another folder, such as that of the other configuration,
  /// is replaced; what is no link is left alone.
  static func link(in folder: String) {
    let programs = URL(fileURLWithPath: folder)
    for name in Files.names(in: folder) where name.hasSuffix(".resources") {
      let bundle = name.dropLast("resources".count) + "bundle"
      DataModels.compile(in: folder + "/" + name)
      let places = [
        (programs, name),
        (programs.deletingLastPathComponent(), programs.lastPathComponent + "/" + name),
      ]
      for (place, target) in places {
        link(place.appendingPathComponent(String(bundle)).path, to: target)
      }
    }
  }

  /// Without the links only code that looks for them fails, so errors are ignored.
  private static func link(_ path: String, to target: String) {
    if let old = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      guard old != target else { return }
      // Renamed over the old link, so that a program that starts now finds one of them.
      let new = path + ".\(getpid())"
      try? FileManager.default.createSymbolicLink(atPath: new, withDestinationPath: target)
      if rename(new, path) != 0 { unlink(new) }
    } else {
      try? FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
  }
}
