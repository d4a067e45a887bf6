/// The capitalisation of typed text. Stored; has no effect here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype).
public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }
/// Whether typed text is corrected automatically. Stored; has no effect here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextautocorrectiontype).
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the spelling of typed text is checked. Stored; has no effect here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextspellcheckingtype).
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
/// Whether straight quotation marks become typographic ones. Stored; has no effect here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextsmartquotestype).
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether hyphens become dashes. Stored; has no effect here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextsmartdashestype).
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether spaces around pasted text are adjusted. Stored; has no effect here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype).
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }

/// The purpose of a field, passed to a desktop's input method as a hint. There is no on-screen keyboard.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uikeyboardtype).
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A web address.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// A telephone number.
  case phonePad = 5
  /// A name or a telephone number.
  case namePhonePad = 6
  /// A mail address.
  case emailAddress = 7
  /// A decimal number.
  case decimalPad = 8
  /// Text with the signs for mentions and topics.
  case twitter = 9
  /// A search text or a web address.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11
  /// The older name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The look of an on-screen keyboard, which does not exist here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uikeyboardappearance).
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2
  /// The older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The label of Return on an on-screen keyboard, which does not exist here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uireturnkeytype).
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// The meaning of a text, for completion by the system. Stored; has no effect here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextcontenttype).
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The name of a place.
  public static let location = UITextContentType(rawValue: "location")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A prefix of a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The name of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The name of a state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The names of a city and a state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The name of a district.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The expiry date of a credit card.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A date and time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number for tracking a shipment.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The identifier of a built-in SIM.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The identifier of a telephone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

/// The ways in which text is entered into an object. All properties are optional on iOS; the defaults here replace
/// missing ones.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextinputtraits).
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalisation; of sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The automatic correction.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spell checking.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The purpose of the field.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the on-screen keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of Return.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return is disabled while the field is empty; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden; false by default.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text; nil, the default, for none.
  var textContentType: UITextContentType! { get set }
  /// Whether straight quotation marks become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces around pasted text are adjusted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The rules for new passwords; nil, the default, for none.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// Whether words are suggested while the user types.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether results of sums are suggested while the user types.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// The use of the system's tools that rewrite text.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// The kinds of text that those tools may insert.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

// An object that does not have the properties returns their defaults, as a missing one stands for the default on iOS.
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
}

/// An object that receives typed text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uikeyinput).
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the caret, replacing the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}
