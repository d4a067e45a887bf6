import UIKit

/// Receives the outcome of composing a short message.
///
/// See [Apple's page](https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate).
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called at the end. The delegate dismisses the controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
