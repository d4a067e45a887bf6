import UIKit
import XCTest

/// Data that a test leaves behind, written to the folder that `UIKIT_ATTACHMENTS` in the environment names, if any.
///
/// See [Apple's page](https://developer.apple.com/documentation/xctest/xctattachment).
open class XCTAttachment: NSObject {
  /// Whether an attachment is kept after a successful test. Without effect: all are kept.
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  /// The quality of an attached image. Without effect: images are written as PNG.
  public enum ImageQuality: Int, Sendable { case original, medium, low }

  /// The name, from which that of the file is derived; nil by default.
  open var name: String?
  /// Whether the attachment is kept after a successful test. Stored, without effect.
  open var lifetime = Lifetime.deleteOnSuccess
  /// Further information. Stored, without effect.
  open var userInfo: [AnyHashable: Any] = [:]
  /// The type of the data, such as `public.png`.
  public let uniformTypeIdentifier: String
  private let data: Data

  /// Creates an attachment; nil stands for the type `public.data` and for no data.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    data = payload ?? Data()
    self.userInfo = userInfo ?? [:]
  }

  /// Creates an attachment of bytes.
  public convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  /// Creates an attachment of bytes of a type.
  public convenience init(data: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: data)
  }

  /// Creates an attachment of a file's bytes; it is empty if the file cannot be read.
  public convenience init(contentsOfFile url: URL) {
    let data = try? Data(contentsOf: url)
    self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: data)
  }

  /// Creates an attachment of a text in UTF-8.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Creates an attachment of an image, as PNG.
  public convenience init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
  }

  /// Creates an attachment of an image, as PNG whatever the quality.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

  private var fileExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text": "txt"
    case "public.patch-file": "patch"
    default: "data"
    }
  }

  /// Writes the data to a file whose name has a number, which distinguishes it from others.
  func keep() {
    guard let folder = ProcessInfo.processInfo.environment["UIKIT_ATTACHMENTS"], !folder.isEmpty else { return }
    let file = "\(name ?? "attachment")-\(UUID().uuidString.prefix(8)).\(fileExtension)".replacing("/", with: "-")
    let url = URL(fileURLWithPath: folder)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try data.write(to: url.appendingPathComponent(file))
    } catch {
      FileHandle.standardError.write(Data("\(url.path)/\(file) cannot be written: \(error)\n".utf8))
    }
  }
}
