import Foundation

/// The properties of a category.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions).
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Dismissing a notification is reported.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// Shown in cars.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown even if previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The subtitle is shown even if previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}

/// A kind of notifications with its buttons.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationcategory).
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variables are constants.
  /// The identifier by which a content names the category.
  public let identifier: String
  /// The buttons of the notifications.
  public let actions: [UNNotificationAction]
  /// The identifiers of intents.
  public let intentIdentifiers: [String]
  /// The properties of the category.
  public let options: UNNotificationCategoryOptions
  /// The placeholder for a hidden preview.
  public let hiddenPreviewsBodyPlaceholder: String

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
    (self.hiddenPreviewsBodyPlaceholder, self.options) = (hiddenPreviewsBodyPlaceholder, options)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}
