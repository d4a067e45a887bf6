import Foundation
import Synchronization
import UniformTypeIdentifiers
import WindowServer

/// The folders in which an app's pictures and videos are saved: those of the person, which the desktop's programs for
/// photos show.
enum SavedMedia {
  /// The folder in place of the person's, in tests; nil for theirs.
  static let folderInTests = Mutex<URL?>(nil)

  /// Returns a new file's address in a folder, in which a number follows a name that is in use already.
  ///
  /// - Complexity: O(n), where n is the number of files of that second.
  private static func freeFile(named name: String, type: String, in folder: URL) -> URL {
    var file = folder.appendingPathComponent("\(name).\(type)")
    var number = 2
    while FileManager.default.fileExists(atPath: file.path) {
      file = folder.appendingPathComponent("\(name)_\(number).\(type)")
      number += 1
    }
    return file
  }

  /// Returns the folder, which is created if there is none.
  private static func folder(_ directory: FileManager.SearchPathDirectory) throws -> URL {
    let folder =
      try folderInTests.withLock { $0 }
      ?? FileManager.default.url(for: directory, in: .userDomainMask, appropriateFor: nil, create: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static var name: String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: Date())
    return String(
      format: "IMG_%04d%02d%02d_%02d%02d%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0,
      parts.minute ?? 0, parts.second ?? 0)
  }

  /// Writes an image as PNG into the folder for pictures.
  static func save(_ image: UIImage) throws {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    let file = try freeFile(named: name, type: "png", in: folder(.picturesDirectory))
    try data.write(to: file, options: .withoutOverwriting)
  }

  /// Copies a video into the folder for videos.
  static func save(videoAt path: String) throws {
    guard UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(path) else { throw CocoaError(.fileReadCorruptFile) }
    let source = URL(fileURLWithPath: path)
    let file = try freeFile(named: name, type: source.pathExtension, in: folder(.moviesDirectory))
    try FileManager.default.copyItem(at: source, to: file)
  }

  /// Saves on another queue, then calls the selector on the main queue with what was saved, the error and the context.
  ///
  /// A server of browsers saves nothing: its folders are not those of the people who look at it.
  static func save(
    _ saved: Any, then target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?,
    by write: @escaping @Sendable () throws -> Void
  ) {
    // Both are only handed on to the main queue.
    nonisolated(unsafe) let saved = saved
    nonisolated(unsafe) let target = target
    nonisolated(unsafe) let context = context
    DispatchQueue.main.async {
      let isServer = UIWindow.server is any ViewerServer
      DispatchQueue.global(qos: .userInitiated).async {
        let error: NSError?
        do {
          if isServer { throw CocoaError(.fileWriteNoPermission) }
          try write()
          error = nil
        } catch let failure {
          error = failure as NSError
        }
        DispatchQueue.main.async {
          guard let selector, let receiver = target.flatMap(TargetAction.unwrapped) else { return }
          selector.sendOrRaise(to: receiver, [saved, error, SelectorMethod.Pointer(context)])
        }
      }
    }
  }
}

/// Saves an image as PNG in the person's folder for pictures, on another queue.
///
/// A server of browsers saves nothing and reports an error.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)).
///
/// - Parameters:
///   - image: the image.
///   - completionTarget: the object whose method is called afterwards, on the main queue; nil for none.
///   - completionSelector: that method, `image:didFinishSavingWithError:contextInfo:`. The error is nil if the image
///     was saved.
///   - contextInfo: a value for the method.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedMedia.save(image, then: completionTarget, completionSelector, contextInfo) { try SavedMedia.save(image) }
}

/// Copies a video into the person's folder for videos, on another queue.
///
/// A server of browsers saves nothing and reports an error.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisavevideoatpathtosavedphotosalbum(_:_:_:_:)).
///
/// - Parameters:
///   - videoPath: the path of the video.
///   - completionTarget: the object whose method is called afterwards, on the main queue; nil for none.
///   - completionSelector: that method, `video:didFinishSavingWithError:contextInfo:`, which gets the path. The error
///     is nil if the video was saved.
///   - contextInfo: a value for the method.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedMedia.save(videoPath, then: completionTarget, completionSelector, contextInfo) {
    try SavedMedia.save(videoAt: videoPath)
  }
}

/// Returns whether a file can be saved as a video: whether it can be read and its name is that of a video, since any
/// format can be saved here.
///
/// See
/// [Apple's page](https://developer.apple.com/documentation/uikit/uivideoatpathiscompatiblewithsavedphotosalbum(_:)).
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  guard FileManager.default.isReadableFile(atPath: videoPath) else { return false }
  return UTType(filenameExtension: URL(fileURLWithPath: videoPath).pathExtension)?.conforms(to: .movie) ?? false
}
