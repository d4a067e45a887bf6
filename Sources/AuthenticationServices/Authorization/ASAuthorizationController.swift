import UIKit

/// Performs requests for credentials.
///
/// On Linux no service handles them: the delegate receives `ASAuthorizationError.notHandled`, or `canceled` if the
/// requests are cancelled first.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller).
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  /// Options of performing.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fails rather than presenting something if the device has no credential.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate, which receives the result. It is not retained.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Provides the window. It is not retained.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// The number of requests that were performed or cancelled; an answer to an older one is not delivered.
  private var turn = 0
  private var isPerforming = false

  /// Creates a controller of requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

  /// Performs the requests.
  open func performRequests() { perform() }

  /// Performs the requests.
  open func performRequests(options: RequestOptions) { perform() }

  /// Performs the requests by suggestions above the keyboard, of which there are none: they wait until they are
  /// cancelled.
  open func performAutoFillAssistedRequests() {
    turn += 1
    isPerforming = true
  }

  /// Cancels the requests that are being performed.
  open func cancel() {
    guard isPerforming else { return }
    fail(with: .canceled)
  }

  private func perform() { fail(with: .notHandled) }

  private func fail(with code: ASAuthorizationError.Code) {
    turn += 1
    isPerforming = true
    let turn = turn
    // The controller lives until the delegate has its answer, as on iOS.
    DispatchQueue.main.async { [self] in
      guard turn == self.turn else { return }
      isPerforming = false
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
    }
  }
}

/// Receives the result of authorization requests.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called with a credential. Never here.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called when the requests have failed.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Provides the window of authorization requests.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window over which questions are presented.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
