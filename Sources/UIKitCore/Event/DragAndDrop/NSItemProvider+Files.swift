import Foundation
import UniformTypeIdentifiers

/// Who may see a representation of an item. Only those for `all` are offered to other programs.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility).
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// How a file is represented.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsitemproviderfileoptions).
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file may be opened where it is. Without effect: files are copied.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// The domain of errors on iOS; those of loading are `LoadError`s here.
  public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of errors on iOS.
  public enum ErrorCode: Int, Error, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  /// Receives an item, or an error.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

  /// The types of the item, in the order in which they were registered; without those that the system does not know.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// Returns the types of the item. Files are not opened in place here, so there are none with `openInPlace`.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    fileOptions.contains(.openInPlace) ? [] : registeredTypeIdentifiers
  }

  /// Returns whether the item has data of a type, or of one that conforms to it; false with `openInPlace`.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    !fileOptions.contains(.openInPlace) && hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  /// Adds a type whose file `loadHandler` names when it is needed. The file's contents are read then.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { done in
      loadHandler { url, _, error in
        guard let url else { return done(nil, error) }
        do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
      }
    }
  }

  /// Loads the data of a type, or of one that conforms to it, into a file that is deleted when the handler returns.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    // The name may come from elsewhere, and must not lead out of the folder.
    let stem = (suggestedName ?? "item").replacingOccurrences(of: "/", with: "_")
    let name = UTType(typeIdentifier)?.preferredFilenameExtension.map { "\(stem).\($0)" } ?? stem
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Loads a file as `loadFileRepresentation` does; it is never the original, so the handler's second value is false.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Loads the data of a type, or of one that conforms to it, as `NSData`.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { $0 as NSData }, error)
    }
  }
}
