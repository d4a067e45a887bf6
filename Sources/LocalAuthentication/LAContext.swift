import Foundation

/// The ways in which a person is recognised.
///
/// See [Apple's page](https://developer.apple.com/documentation/localauthentication/lapolicy).
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }

/// The kind of a sensor.
///
/// See [Apple's page](https://developer.apple.com/documentation/localauthentication/labiometrytype).
public enum LABiometryType: Int, Sendable {
  case none = 0, touchID, faceID, opticID
}

/// Recognises the person. Here it behaves as on a phone without a sensor and a passcode: nobody is recognised.
///
/// See [Apple's page](https://developer.apple.com/documentation/localauthentication/lacontext).
open class LAContext: NSObject {
  private var isValid = true
  /// The title of the button for a password; nil by default. Kept without effect.
  open var localizedFallbackTitle: String?
  /// The title of the button that gives up; nil by default. Kept without effect.
  open var localizedCancelTitle: String?
  /// The reason that the person reads; empty by default. Kept without effect.
  open var localizedReason = ""
  /// Whether the person may not be asked; false by default. Kept without effect.
  open var interactionNotAllowed = false
  /// The seconds for which a recognition counts; 0 by default. Kept without effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The kind of the sensor: none.
  open var biometryType: LABiometryType { .none }
  /// The state of the set of known people: nil, as there is none.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Creates a context.
  public override init() { super.init() }

  /// Returns false, and sets the error.
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
