import Foundation
import Support

@testable import UIKit

// The "Contents.json" of a set of an asset catalogue, read as each kind of set there is.
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-catalogue-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
freopen("/dev/null", "w", stderr)

Fuzzer.run { bytes, count in
  guard let bytes else { return 0 }
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-catalogue-\(getpid())")
  do { try Data(bytes: bytes, count: count).write(to: file.appendingPathComponent("Contents.json")) } catch { return 0 }
  MainActor.assumeIsolated {
    if let images = AssetSet<AssetImage>(folder: file) {
      precondition(!images.variants.isEmpty, "a set of nothing")
      _ = images.best(for: UITraitCollection(displayScale: 2))
    }
    if let colors = AssetSet<AssetColor>(folder: file) {
      _ = colors.best(for: UITraitCollection(userInterfaceStyle: .dark))
    }
    if let data = AssetSet<AssetData>(folder: file) { _ = data.best(for: UITraitCollection(displayScale: 1)) }
  }
  return 0
}
