import CGIO
import UIKit

/// Composes a mail. Here the mail is shown, and a button opens it as a draft in the desktop's mail program, by the
/// address `mailto:`.
///
/// The delegate then receives `.saved`, as only the mail program knows whether the draft is sent. An HTML body is
/// passed as its source, since `mailto:` supports plain text only. Nor does it support attachments: a mail with one
/// ends with `.failed`.
///
/// See [Apple's page](https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller).
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// The delegate, which receives the outcome. It is not retained.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private(set) var mail = MailAddress()
  /// The attachments with their types and names.
  private(set) var attachments: [(data: Data, type: String, name: String)] = []
  private(set) var isHTML = false
  private(set) var sender = ""
  private var isDone = false
  /// Opens an address; tests replace it.
  var open: @MainActor (URL, @escaping @MainActor @Sendable (Bool) -> Void) -> Void = { url, completion in
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// Returns whether the desktop has a mail program.
  open class func canSendMail() -> Bool {
    guard let program = g_app_info_get_default_for_uri_scheme("mailto") else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// Creates a controller of an empty mail.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // As on iOS, the mail cannot be changed once the controller is presented, since the page is created then.

  /// Sets the subject.
  open func setSubject(_ subject: String) { mail.subject = subject }
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { mail.to = toRecipients ?? [] }
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) { mail.cc = ccRecipients ?? [] }
  /// Sets the hidden recipients of copies.
  open func setBccRecipients(_ bccRecipients: [String]?) { mail.bcc = bccRecipients ?? [] }
  /// Sets the body.
  open func setMessageBody(_ body: String, isHTML: Bool) { (mail.body, self.isHTML) = (body, isHTML) }
  /// Adds an attachment.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append((attachment, mimeType, filename))
  }
  /// Sets the preferred sender's address. Stored; has no effect: the mail program chooses it.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { sender = emailAddress }

  open override func viewWillAppear(_ animated: Bool) {
    if viewControllers.isEmpty { viewControllers = [page] }
    super.viewWillAppear(animated)
  }

  private var page: UIViewController {
    var lines: [String] = []
    for (name, addresses) in [("To", mail.to), ("Cc", mail.cc), ("Bcc", mail.bcc)] where !addresses.isEmpty {
      lines.append("\(name): " + addresses.joined(separator: ", "))
    }
    if !mail.subject.isEmpty { lines.append("Subject: \(mail.subject)") }
    for attachment in attachments { lines.append("Attachment: \(attachment.name)") }
    if !attachments.isEmpty { lines.append("Attachments cannot be given to the mail program.") }
    return MailPage(
      title: mail.subject.isEmpty ? "New Message" : mail.subject,
      text: lines.joined(separator: "\n") + "\n\n" + mail.body,
      cancel: { [weak self] in self?.finish(.cancelled, nil) }, open: { [weak self] in self?.send() })
  }

  /// Passes the mail to the mail program.
  func send() {
    guard attachments.isEmpty, let url = mail.url else { return finish(.failed, MFMailComposeError(.sendFailed)) }
    open(url) { [weak self] isOpen in
      if isOpen { self?.finish(.saved, nil) } else { self?.finish(.failed, MFMailComposeError(.sendFailed)) }
    }
  }

  private func finish(_ result: MFMailComposeResult, _ error: (any Error)?) {
    guard !isDone else { return }
    isDone = true
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
  }
}
