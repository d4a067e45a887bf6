import Contacts
import UIKit

/// Lets the user choose contacts. There are none here: the picker shows that, and can only be cancelled.
///
/// See [Apple's page](https://developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller).
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  /// The delegate, which receives the choice. It is not retained.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties to show; nil, the default, for all. Stored; has no effect.
  open var displayedPropertyKeys: [String]?
  /// The contacts that can be chosen; nil, the default, for all. Stored; has no effect.
  open var predicateForEnablingContact: NSPredicate?
  /// The contacts that are chosen by a tap; nil by default. Stored; has no effect.
  open var predicateForSelectionOfContact: NSPredicate?
  /// The properties that are chosen by a tap; nil by default. Stored; has no effect.
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Contacts")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    bar.items = [item]
    let message = UILabel()
    message.text = "There are no contacts."
    message.textColor = .secondaryLabel
    for part in [bar, message] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      message.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      message.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  /// Dismisses itself and notifies the delegate.
  func cancel() {
    let report: @MainActor () -> Void = { self.delegate?.contactPickerDidCancel(self) }
    if presentingViewController == nil { report() } else { dismiss(animated: true, completion: report) }
  }
}
