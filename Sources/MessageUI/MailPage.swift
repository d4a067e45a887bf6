import UIKit

/// The page of a composed mail: the mail, and buttons that pass it to the mail program or discard it.
final class MailPage: UIViewController {
  private let text: String

  /// - Parameter open: nil if the mail cannot be passed to a mail program.
  init(title: String, text: String, cancel: @escaping @MainActor () -> Void, open: (@MainActor () -> Void)?) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
    if let open {
      let item = UIBarButtonItem(title: "Open", primaryAction: UIAction { _ in open() })
      item.accessibilityLabel = "Open in the mail program"
      navigationItem.rightBarButtonItem = item
    }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UITextView()
    view.isEditable = false
    view.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
    view.font = .preferredFont(forTextStyle: .body)
    view.backgroundColor = .systemBackground
    view.text = text
    self.view = view
  }
}
