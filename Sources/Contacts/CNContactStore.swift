import Foundation

/// The kinds of objects in a contact store.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cnentitytype).
public enum CNEntityType: Int, Sendable { case contacts = 0 }

/// Whether the user allows an app to read contacts.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cnauthorizationstatus).
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }

extension Notification.Name {
  /// Never posted here.
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// The user's contacts. As on a phone whose user denies access, each request fails with `CNError.authorizationDenied`.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cncontactstore).
open class CNContactStore: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// Creates a store.
  public override init() { super.init() }

  /// Returns whether the user allows access: denied.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

  /// Calls the handler with an error, on another queue.
  @preconcurrency open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(false, CNError(.authorizationDenied)) }
  }

  /// Throws an error.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }

  /// Throws an error.
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  { throw CNError(.authorizationDenied) }

  /// Throws an error.
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> CNContact
  { throw CNError(.authorizationDenied) }

  /// Throws an error.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }

  /// Throws an error.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }

  /// Returns the identifier of the container for new contacts: empty, as there is none.
  open func defaultContainerIdentifier() -> String { "" }
}
