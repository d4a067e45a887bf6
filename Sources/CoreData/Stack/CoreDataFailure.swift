import AppleNames
@_exported import Foundation

/// Errors of the program, which end it.
enum CoreDataFailure {
  static func raise(_ reason: String) { NSException(name: .internalInconsistencyException, reason: reason).raise() }
}
