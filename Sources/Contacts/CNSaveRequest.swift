import Foundation

/// Changes of contacts.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cnsaverequest).
open class CNSaveRequest: NSObject {
  /// Creates an empty request.
  public override init() { super.init() }
  /// Adds a contact to add. Executing the request fails.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Adds a contact to change. Executing the request fails.
  open func update(_ contact: CNMutableContact) {}
  /// Adds a contact to delete. Executing the request fails.
  open func delete(_ contact: CNMutableContact) {}
}
