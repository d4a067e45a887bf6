import Foundation

/// An area with an identifier.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clregion).
open class CLRegion: NSObject, NSCopying {
  /// The identifier, which is unique within the app.
  public let identifier: String
  /// Whether entering is reported; true by default. Nothing is reported here.
  open var notifyOnEntry = true
  /// Whether leaving is reported; true by default. Nothing is reported here.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  // As on iOS, regions are equal if their identifiers are.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}
