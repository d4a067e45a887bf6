import Foundation

/// Whether an app may use cellular data.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretelephony/ctcellulardatarestrictedstate).
public enum CTCellularDataRestrictedState: UInt, Sendable {
  /// It is not known.
  case restrictedStateUnknown
  /// It may not.
  case restricted
  /// It may.
  case notRestricted
}

/// The closure that receives whether the app may use cellular data.
public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void

/// The use of cellular data by the app, which is not known without a cellular radio.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretelephony/ctcellulardata).
open class CTCellularData: NSObject {
  /// Creates an object.
  public override init() { super.init() }

  /// Whether the app may use cellular data: unknown.
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  /// The closure that receives a change. Never called.
  open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier?
}
