import Foundation

extension NSCalendar {
  /// Finds the period of a unit around a date, as Objective-C passes it: through pointers.
  ///
  /// - Returns: whether there is such a period; otherwise the values behind the pointers stay.
  public func range(
    of unit: NSCalendar.Unit, start: UnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?,
    for date: Date
  ) -> Bool {
    guard let found = range(of: unit, for: date) else { return false }
    start?.pointee = found.start as NSDate
    interval?.pointee = found.duration
    return true
  }
}
