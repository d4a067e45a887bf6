import UIKit
import XCTest

/// Data that a test leaves behind. If `UIKIT_ATTACHMENTS` in the environment names a folder, it is written there.
open class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  public enum ImageQuality: Int, Sendable { case original, medium, low }

  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess
  open var userInfo: [AnyHashable: Any] = [:]
  public let uniformTypeIdentifier: String
  private let data: Data

  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    data = payload ?? Data()
    self.userInfo = userInfo ?? [:]
  }

  public convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  public convenience init(data: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: data)
  }

  /// Empty if the file cannot be read.
  public convenience init(contentsOfFile url: URL) {
    let data = try? Data(contentsOf: url)
    self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: data)
  }

  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  public convenience init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
  }

  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

  private var fileExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text": "txt"
    case "public.patch-file": "patch"
    default: "data"
    }
  }

  /// Writes the data beside that of others: a number keeps names apart.
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
