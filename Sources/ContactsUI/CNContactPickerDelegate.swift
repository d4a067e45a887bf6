@_exported import Contacts
import UIKit

/// Receives the contacts that the user chose. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/contactsui/cncontactpickerdelegate).
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Called when the user closes the picker: the only outcome here.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Never called: there are no contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Never called: there are no contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// Never called: there are no contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
