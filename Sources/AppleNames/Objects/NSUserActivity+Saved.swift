import UIKit

/// The type of an activity's identifier.
public typealias NSUserActivityPersistentIdentifier = String

extension NSUserActivity {
  /// Calls the handler asynchronously on the main run loop: no activities are saved here.
  public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: handler)
  }
  /// Returns at once: no activities are saved here.
  public class func deleteAllSavedUserActivities() async {}
  /// Calls the handler asynchronously on the main run loop: no activities are saved here.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    DispatchQueue.main.async(execute: handler)
  }
  /// Returns at once: no activities are saved here.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {}
}
