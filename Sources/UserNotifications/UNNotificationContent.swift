import Foundation

/// The urgency of a notification.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel).
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive = 0, active, timeSensitive, critical }

/// The texts and data of a notification.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unnotificationcontent).
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked because of the values; only mutable contents change, which Apple's does not protect either.
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var launchImageName = ""
    var summaryArgument = ""
    var summaryArgumentCount = 0
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }

  var values: Values

  /// Creates an empty content.
  public override init() { values = Values() }

  init(values: Values) { self.values = values }

  /// The title of the notification.
  open var title: String { values.title }
  /// The text below the title.
  open var subtitle: String { values.subtitle }
  /// The body of the notification.
  open var body: String { values.body }
  /// The number on the icon; nil for no change. Not shown here.
  open var badge: NSNumber? { values.badge }
  /// The sound to play; nil for none. Not played here.
  open var sound: UNNotificationSound? { values.sound }
  /// The app's own data.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The attached files.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The identifier of the category.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of the group to which the notification belongs.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The identifier of the scene to open; nil by default.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The launch image's name.
  open var launchImageName: String { values.launchImageName }
  /// The text by which the notification is named in a summary.
  open var summaryArgument: String { values.summaryArgument }
  /// The number of items that the notification adds to a summary.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// The urgency, which decides whether the notification interrupts the user.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The importance in a summary, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }

  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values: values) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values: values) }
}
