import Photos
import UIKit
import UniformTypeIdentifiers

/// A chosen file.
///
/// See [Apple's page](https://developer.apple.com/documentation/photosui/phpickerresult-swift.struct).
public struct PHPickerResult: Equatable, Hashable, Sendable {
  /// The provider of the file's contents.
  public let itemProvider: NSItemProvider
  /// The identifier in the photo library: nil, as there is none.
  public var assetIdentifier: String? { nil }

  /// Reads the file only on request, as a video may be large.
  @MainActor init(file: URL) {
    let provider = NSItemProvider()
    let type = UTType(filenameExtension: file.pathExtension) ?? .data
    provider.suggestedName = file.deletingPathExtension().lastPathComponent
    provider.registerDataRepresentation(forTypeIdentifier: type.identifier) { done in
      DispatchQueue.global().async {
        do { done(try Data(contentsOf: file), nil) } catch { done(nil, error) }
      }
      return nil
    }
    itemProvider = provider
  }
}
