import Foundation
import Support

@testable import UIKitCore

// The "Contents.json" of a set of an asset catalogue, read as each kind of set there is.
private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-catalogue-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

Fuzzer.run { bytes, count in
  guard let bytes else { return 0 }
  let file = folder.appendingPathComponent("Contents.json")
  do { try Data(bytes: bytes, count: count).write(to: file) } catch { return 0 }
  let dark = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
  ])
  MainActor.assumeIsolated {
    if let images = AssetSet<AssetImage>(folder: folder) {
      precondition(!images.variants.isEmpty, "a set of nothing")
      _ = images.best(for: dark)
    }
    if let colors = AssetSet<AssetColor>(folder: folder) { _ = (colors.best(for: dark), colors.isDynamic) }
    if let data = AssetSet<AssetData>(folder: folder) { _ = data.best(for: dark) }
  }
  return 0
}
