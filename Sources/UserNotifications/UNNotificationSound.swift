import Foundation

/// The name of a sound's file.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationsoundname).
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. It is not played here.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationsound).
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variable is constant.
  private let name: UNNotificationSoundName?

  private init(name: UNNotificationSoundName?, isCritical: Bool) { self.name = name }

  /// The default sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(name: nil, isCritical: false) }
  /// The default sound of critical alerts.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil, isCritical: true) }
  /// Creates a sound from a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name, isCritical: false) }
  /// Returns a critical sound from a file of the app.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name: name, isCritical: true)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound).map { $0.name == name } ?? false
  }
  open override var hash: Int { name.hashValue }
}
