import Foundation

/// A file of a notification.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationattachment).
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variables are constants.
  /// The attachment's unique identifier.
  public let identifier: String
  /// The file. It stays where it is.
  public let url: URL

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - identifier: an empty one is replaced.
  ///   - options: ignored.
  /// - Throws: `UNError.attachmentInvalidURL` if there is no such file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    (self.identifier, url) = (identifier.isEmpty ? UUID().uuidString : identifier, URL)
  }
}
