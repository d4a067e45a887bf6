import UIKit

/// Composes a short message. None can be sent here: the message is shown, and can only be cancelled.
///
/// See [Apple's page](https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller).
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// The delegate, which receives the outcome. It is not retained.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients' addresses; nil by default.
  open var recipients: [String]?
  /// The body of the message; nil by default.
  open var body: String?
  /// The subject of the message; nil by default.
  open var subject: String?
  /// The addresses of the attachments with their names; nil by default.
  open private(set) var attachments: [[AnyHashable: Any]]?

  /// Returns whether messages can be sent: false.
  open class func canSendText() -> Bool { false }
  /// Returns whether messages may have a subject: false.
  open class func canSendSubject() -> Bool { false }
  /// Returns whether messages may have attachments: false.
  open class func canSendAttachments() -> Bool { false }
  /// Returns whether messages may have an attachment of a type: false.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  /// Creates a controller of an empty message.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns false: attachments are not supported.
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
  /// Returns false: attachments are not supported.
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
  /// Hides the button for attachments: there is none.
  open func disableUserAttachments() {}

  open override func viewWillAppear(_ animated: Bool) {
    if viewControllers.isEmpty {
      let lines = [(recipients ?? []).joined(separator: ", "), subject ?? "", body ?? ""].filter { !$0.isEmpty }
      viewControllers = [
        MailPage(
          title: "New Message", text: lines.joined(separator: "\n\n"), cancel: { [weak self] in self?.cancel() },
          open: nil)
      ]
    }
    super.viewWillAppear(animated)
  }

  /// Discards the message.
  func cancel() { messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled) }
}
