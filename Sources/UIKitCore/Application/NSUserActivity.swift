/// An occupation of a person in a program, to go on with it elsewhere or to find it again.
///
/// No other device takes it over here, and no search indexes it: it says to the program itself what to show.
open class NSUserActivity: NSObject {
  public typealias PersistentIdentifier = String

  open private(set) var activityType: String
  open var title: String?
  /// The values that restore the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` without which it cannot be restored.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate is asked to bring `userInfo` up to date before it is used.
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var supportsContinuationStreams = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: PersistentIdentifier?
  open weak var delegate: (any NSUserActivityDelegate)?
  private var isValid = true

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  @available(*, deprecated) public override convenience init() { self.init(activityType: "") }

  /// Makes this the program's current activity, with `userInfo` brought up to date by the delegate if it needs to be.
  open func becomeCurrent() {
    guard isValid else { return }
    if needsSave {
      needsSave = false
      delegate?.userActivityWillSave(self)
    }
  }

  open func resignCurrent() {}

  /// Ends it: it cannot become current any more.
  open func invalidate() { isValid = false }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// The type of an activity that a link to a website began.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Brings an activity up to date. All methods are optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
