import Contacts
import UIKit

/// Receives the end of editing a contact. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/contactsui/cncontactviewcontrollerdelegate).
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Returns whether a tap on a property performs its action. Never called here.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// Called at the end of editing. Never called here.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// Shows a contact. It cannot be edited here, as there is no store to keep it in.
///
/// See [Apple's page](https://developer.apple.com/documentation/contactsui/cncontactviewcontroller).
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  /// The contact to show.
  public let contact: CNContact
  /// The delegate, which receives events. It is not retained.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The store that contains the contact; nil by default. Stored; has no effect.
  open var contactStore: CNContactStore?
  /// Whether the contact can be edited; true by default. Stored; has no effect.
  open var allowsEditing = true
  /// Whether actions are shown; true by default. Stored; has no effect.
  open var allowsActions = true
  /// The properties to show; nil, the default, for all. Stored; has no effect.
  open var displayedPropertyKeys: [Any]?
  /// Another title; nil by default.
  open var alternateName: String?
  /// A message below the title; nil by default.
  open var message: String?

  /// Creates a controller that shows a contact.
  public convenience init(for contact: CNContact) { self.init(contact) }
  /// Creates a controller that shows a contact which is not in the store.
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
  /// Creates a controller that shows a new contact.
  public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact()) }

  private init(_ contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable: a contact is required.
  public required init?(coder: NSCoder) { nil }

  /// Returns the properties that the controller needs.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey as NSString }

  open override func loadView() {
    let view = UITextView()
    view.isEditable = false
    view.font = .preferredFont(forTextStyle: .body)
    view.text = lines.joined(separator: "\n")
    self.view = view
  }

  /// The texts that are shown.
  var lines: [String] {
    let name = alternateName ?? CNContactFormatter.string(from: contact, style: .fullName)
    let addresses = contact.postalAddresses.map {
      CNPostalAddressFormatter.string(from: $0.value, style: .mailingAddress)
    }
    return [name, message].compactMap { $0 } + contact.phoneNumbers.map(\.value.stringValue)
      + contact.emailAddresses.map { "\($0.value)" } + contact.urlAddresses.map { "\($0.value)" } + addresses
  }
}
