import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// An object that is told of the end of saving, with the kinds of context that apps declare.
@MainActor private final class Album: NSObject {
  var errors: [(any Error)?] = []
  var contexts: [Int] = []
  var saved: [Any] = []
  private var onSaved: (() -> Void)?

  /// Calls `start` and returns when this object has been called.
  func isTold(after start: () -> Void) async {
    await withCheckedContinuation { continuation in
      onSaved = { continuation.resume() }
      start()
    }
  }

  private func take(_ item: Any, _ error: (any Error)?) {
    saved.append(item)
    errors.append(error)
    let told = onSaved
    onSaved = nil
    told?()
  }

  func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
    take(image, error)
  }
  func keep(_ image: UIImage, _ error: NSError?, _ context: UnsafeMutableRawPointer?) {
    contexts.append(context?.load(as: Int.self) ?? -1)
    take(image, error)
  }
  func video(_ path: String, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeMutableRawPointer?) {
    take(path, error)
  }
}

@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct SavedMediaTests {
  private let name = "image:didFinishSavingWithError:contextInfo:"
  private let videoSelector = Selector(
    "video:didFinishSavingWithError:contextInfo:", Album.video(_:didFinishSavingWithError:contextInfo:))
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
  }

  private func inFolder(_ body: @MainActor (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID().uuidString)")
    SavedMedia.folderInTests.withLock { $0 = folder }
    defer {
      SavedMedia.folderInTests.withLock { $0 = nil }
      try? FileManager.default.removeItem(at: folder)
    }
    try await body(folder)
  }

  @Test func anImageIsSavedAsPNGAndTheTargetIsCalled() async throws {
    try await inFolder { folder in
      let album = Album()
      let selector = Selector(name, Album.image(_:didFinishSavingWithError:contextInfo:))
      await album.isTold { UIImageWriteToSavedPhotosAlbum(picture, album, selector, nil) }
      try #require(album.errors.count == 1)
      #expect(album.errors[0] == nil)
      #expect(album.saved.first as? UIImage === picture)
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      try #require(files.count == 1)
      #expect(files[0].pathExtension == "png")
      let read = try #require(UIImage(contentsOfFile: files[0].path))
      #expect(read.cgImage?.width == picture.cgImage?.width)
    }
  }

  @Test func twoImagesOfTheSameSecondAreTwoFilesAndTheContextIsHandedOn() async throws {
    try await inFolder { folder in
      let album = Album()
      let context = UnsafeMutablePointer<Int>.allocate(capacity: 1)
      context.initialize(to: 42)
      defer { context.deallocate() }
      let selector = Selector(name, Album.keep(_:_:_:))
      await album.isTold {
        UIImageWriteToSavedPhotosAlbum(picture, album, selector, UnsafeMutableRawPointer(context))
      }
      await album.isTold { UIImageWriteToSavedPhotosAlbum(picture, album, selector, nil) }
      #expect(album.contexts == [42, -1])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.count == 2)
    }
  }

  @Test func anImageWithoutPixelsAndAFileThatIsNoVideoAreReported() async throws {
    try await inFolder { folder in
      let album = Album()
      await album.isTold {
        UIImageWriteToSavedPhotosAlbum(UIImage(), album, Selector(name, Album.keep(_:_:_:)), nil)
      }
      try #require(album.errors.count == 1)
      #expect(album.errors[0] != nil)
      let path = folder.path + ".txt"
      try Data("text".utf8).write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(path))
      await album.isTold { UISaveVideoAtPathToSavedPhotosAlbum(path, album, videoSelector, nil) }
      try #require(album.errors.count == 2)
      #expect(album.errors[1] != nil)
    }
  }

  @Test func aVideoIsCopied() async throws {
    try await inFolder { folder in
      let path = folder.path + ".mp4"
      try Data("video".utf8).write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(path))
      #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(folder.path + ".absent.mp4"))
      let album = Album()
      await album.isTold { UISaveVideoAtPathToSavedPhotosAlbum(path, album, videoSelector, nil) }
      try #require(album.errors.count == 1)
      #expect(album.errors[0] == nil)
      #expect(album.saved.first as? String == path)
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      try #require(files.count == 1)
      let copied = try Data(contentsOf: files[0])
      #expect(copied == Data("video".utf8))
    }
  }
}
