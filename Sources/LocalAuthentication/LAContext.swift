import Foundation

/// The ways in which a user is authenticated.
///
/// See [Apple's page](https://developer.apple.com/documentation/localauthentication/lapolicy).
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }

/// The kind of biometric sensor.
///
/// See [Apple's page](https://developer.apple.com/documentation/localauthentication/labiometrytype).
public enum LABiometryType: Int, Sendable {
  case none = 0, touchID, faceID, opticID
}

/// Authenticates the user. As on a phone without a sensor and a passcode, authentication always fails here.
///
/// See [Apple's page](https://developer.apple.com/documentation/localauthentication/lacontext).
open class LAContext: NSObject {
  private var isValid = true
  /// The title of the button for a password; nil by default. Stored; has no effect.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; nil by default. Stored; has no effect.
  open var localizedCancelTitle: String?
  /// The reason that is shown to the user; empty by default. Stored; has no effect.
  open var localizedReason = ""
  /// Whether authentication fails instead of showing UI; false by default. Stored; has no effect.
  open var interactionNotAllowed = false
  /// The seconds for which an authentication stays valid; 0 by default. Stored; has no effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The kind of biometric sensor: none.
  open var biometryType: LABiometryType { .none }
  /// The state of the enrolled fingers or faces: nil, as there are none.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Creates a context.
  public override init() { super.init() }

  /// Returns false and sets the error.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = self.error(of: policy)._nsError
    return false
  }

  /// Calls the handler with an error, on another queue.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = error(of: policy)
    DispatchQueue.global().async { reply(false, error) }
  }

  /// Throws an error.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw error(of: policy)
  }

  private func error(of policy: LAPolicy) -> LAError {
    guard isValid else { return LAError(.invalidContext) }
    return policy == .deviceOwnerAuthentication ? LAError(.passcodeNotSet) : LAError(.biometryNotAvailable)
  }

  /// Makes the context fail with `LAError.invalidContext`.
  open func invalidate() { isValid = false }
}
