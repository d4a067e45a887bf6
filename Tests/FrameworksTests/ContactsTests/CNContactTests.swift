import Contacts
@testable import ContactsUI
import Testing
import UIKit

@Suite struct CNContactTests {
  private func contact() -> CNMutableContact {
    let contact = CNMutableContact()
    contact.givenName = "Vorname"
    contact.familyName = "Nachname"
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: "123"))]
    return contact
  }

  @Test func namesAreWritten() {
    let contact = contact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Vorname Nachname")
    contact.namePrefix = "Dr."
    #expect(CNContactFormatter().string(for: contact) == "Dr. Vorname Nachname")
    #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    contact.contactType = .organization
    contact.organizationName = "Firma"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Firma")
  }

  @Test func copiesDoNotChange() throws {
    let contact = contact()
    let copy = try #require(contact.copy() as? CNContact)
    #expect(copy == contact)
    contact.givenName = "Anders"
    #expect(copy.givenName == "Vorname" && copy != contact && !(copy is CNMutableContact))
    #expect((copy.mutableCopy() as? CNMutableContact)?.identifier == contact.identifier)
  }

  @Test func labelsAreForPeople() {
    let number = contact().phoneNumbers[0]
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelWork) == "work")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: "own") == "own")
    let other = number.settingLabel(CNLabelHome)
    #expect(other.identifier == number.identifier && other.value === number.value && other.label == CNLabelHome)
  }

  @Test func addressesAreWritten() {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state, address.postalCode) = ("1 Main St", "Town", "CA", "90000")
    #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Main St\nTown, CA 90000")
  }

  @Test func accessIsDenied() async {
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as NSString])
    let error = #expect(throws: CNError.self) {
      try CNContactStore().enumerateContacts(with: request) { _, _ in Issue.record("there is a contact") }
    }
    #expect(error?.code == .authorizationDenied)
    let isAllowed = await withCheckedContinuation { continuation in
      CNContactStore().requestAccess(for: .contacts) { isAllowed, _ in continuation.resume(returning: isAllowed) }
    }
    #expect(!isAllowed)
  }

  @Test func theCountryIsTwoSmallLetters() {
    let code = CNContactsUserDefaults.shared().countryCode
    #expect(code.count == 2 && code == code.lowercased())
  }
}

@MainActor @Suite(.serialized) struct CNContactPickerTests {
  private final class Receiver: NSObject, CNContactPickerDelegate {
    var cancels = 0
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancels += 1 }
  }

  @Test func thePickerCanBeCancelled() {
    FrameworkStage.run { stage in
      let (picker, receiver) = (CNContactPickerViewController(), Receiver())
      picker.delegate = receiver
      stage.present(picker)
      #expect(receiver.cancels == 0 && texts(in: picker.view).contains("There are no contacts."))
      picker.cancel()
      stage.settle()
      #expect(receiver.cancels == 1 && stage.root.presentedViewController == nil)
    }
  }

  @Test func aContactIsShown() {
    let contact = CNMutableContact()
    contact.givenName = "Vorname"
    contact.emailAddresses = [CNLabeledValue(label: nil, value: "a@example.org")]
    #expect(CNContactViewController(for: contact).lines == ["Vorname", "a@example.org"])
  }
}
