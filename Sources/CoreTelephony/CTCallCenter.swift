import Foundation

/// A telephone call. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretelephony/ctcall).
open class CTCall: NSObject {
  /// The call's state.
  open var callState: String { CTCallStateDisconnected }
  /// The call's identifier.
  public let callID = UUID().uuidString

  override init() { super.init() }
}

/// The telephone calls: none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretelephony/ctcallcenter).
open class CTCallCenter: NSObject {
  /// The current calls: nil.
  open var currentCalls: Set<CTCall>? { nil }
  /// The closure that receives calls. Never called.
  open var callEventHandler: ((CTCall) -> Void)?

  /// Creates a call centre.
  public override init() { super.init() }
}

/// The state of a call that is being made.
public let CTCallStateDialing = "CTCallStateDialing"
/// The state of a call that rings.
public let CTCallStateIncoming = "CTCallStateIncoming"
/// The state of a call under way.
public let CTCallStateConnected = "CTCallStateConnected"
/// The state of a call that has ended.
public let CTCallStateDisconnected = "CTCallStateDisconnected"
