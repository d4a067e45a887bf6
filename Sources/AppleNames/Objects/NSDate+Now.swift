import Foundation

extension NSDate {
  /// The present time.
  public class var now: Date { Date() }
}
