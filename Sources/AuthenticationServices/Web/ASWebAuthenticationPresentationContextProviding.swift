import UIKit

/// Provides the window of a web session.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window over which the session's page is shown.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
