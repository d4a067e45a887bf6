/// An activity of the user in an app, to be continued or found later.
///
/// Activities are not passed on to other devices or indexed for searches; they only record a state for the app itself.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivity).
open class NSUserActivity: NSObject {
  /// The type of a name that identifies the activity permanently.
  public typealias PersistentIdentifier = String

  /// The type of the activity, such as `com.example.reading`.
  open private(set) var activityType: String
  /// The title; nil, the default, for none.
  open var title: String?
  /// The values needed to restore the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are required to restore the activity.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate should update `userInfo` before it is used.
  open var needsSave = false
  /// The web page of the activity; nil, the default, for none.
  open var webpageURL: URL?
  /// The page from which `webpageURL` was reached; nil, the default, for none.
  open var referrerURL: URL?
  /// The date from which the activity is no longer relevant; nil by default. Stored; has no effect.
  open var expirationDate: Date?
  /// Words for searches. Stored; has no effect.
  open var keywords: Set<String> = []
  /// Whether streams to the continuing device are supported. Stored; has no effect.
  open var supportsContinuationStreams = false
  /// Whether the activity can be continued on another device. Stored; has no effect.
  open var isEligibleForHandoff = true
  /// Whether searches on the device find the activity. Stored; has no effect.
  open var isEligibleForSearch = false
  /// Whether public searches find the activity. Stored; has no effect.
  open var isEligibleForPublicIndexing = false
  /// Whether the activity can be suggested. Stored; has no effect.
  open var isEligibleForPrediction = false
  /// The identifier of the activity's content, for choosing a scene. Stored; has no effect.
  open var targetContentIdentifier: String?
  /// A name that identifies the activity permanently. Stored; has no effect.
  open var persistentIdentifier: PersistentIdentifier?
  /// The delegate, which updates the activity. Held weakly.
  open weak var delegate: (any NSUserActivityDelegate)?
  private var isValid = true

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  @available(*, deprecated) public override convenience init() { self.init(activityType: "") }

  /// Makes this the app's current activity, after the delegate has updated `userInfo` if `needsSave` is set.
  open func becomeCurrent() {
    guard isValid else { return }
    if needsSave {
      needsSave = false
      delegate?.userActivityWillSave(self)
    }
  }

  /// Does nothing.
  open func resignCurrent() {}

  /// Ends the activity, which can no longer become current.
  open func invalidate() { isValid = false }

  /// Merges values into `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// The type of an activity that a web link started.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that updates an activity. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivitydelegate).
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is used, to update its `userInfo`.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called after the activity was continued on another device. Never called here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
