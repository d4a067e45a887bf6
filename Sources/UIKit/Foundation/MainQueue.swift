import Dispatch
import Foundation

/// Tells whether code runs where the main actor runs.
///
/// The main thread alone does not say it: a process that gives its main thread away has the main queue drained by others.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether this is the main thread, or the main queue on another one.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
