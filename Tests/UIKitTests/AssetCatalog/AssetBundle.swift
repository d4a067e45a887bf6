import Foundation

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A bundle with an asset catalogue, in a temporary folder that is deleted with the object.
final class AssetBundle {
  let folder: URL
  let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString).resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let bundle = Bundle(url: folder) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ contents: String, to path: String) throws { try write(Data(contents.utf8), to: path) }

  func write(_ contents: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: file)
  }

  /// A picture of one colour, `side` pixels wide and high.
  @MainActor func write(_ color: UIColor, side: CGFloat, to path: String) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    let data = UIGraphicsImageRenderer(size: size, format: format).pngData {
      color.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
    try write(data, to: path)
  }
}
