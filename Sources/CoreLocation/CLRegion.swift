import Foundation

/// An area with a name.
///
/// See [Apple's page](https://developer.apple.com/documentation/corelocation/clregion).
open class CLRegion: NSObject, NSCopying {
  /// The name, which is unique within the app.
  public let identifier: String
  /// Whether entering is reported; true by default. Nothing is reported here.
  open var notifyOnEntry = true
  /// Whether leaving is reported; true by default. Nothing is reported here.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  // Apple's regions are equal by their names.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}
