import AppleNames
import Foundation
import Testing

@Suite struct PersonNameComponentsFormatterTests {
  typealias Formatter = AppleNames.PersonNameComponentsFormatter

  private static let thomas = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.",
    nickname: "Tom")

  private static func text(_ name: PersonNameComponents, _ style: Formatter.Style, _ language: String) -> String {
    let formatter = Formatter()
    formatter.style = style
    formatter.locale = Locale(identifier: language)
    return formatter.string(from: name)
  }

  // The example of Apple's page on styles.
  @Test(arguments: [
    (Formatter.Style.long, "Dr. Thomas Louis Clark Esq."), (.medium, "Thomas Clark"), (.short, "Tom"),
    (.abbreviated, "TC"), (.default, "Thomas Clark"),
  ])
  func namesHaveTheirStyle(style: Formatter.Style, text: String) {
    #expect(Self.text(Self.thomas, style, "en_US") == text)
  }

  // Published outputs of Apple's style.
  @Test(arguments: [
    (Formatter.Style.long, "Dr Smith Elizabeth Jillian Esq."), (.medium, "Smith Elizabeth"), (.short, "Liza"),
    (.abbreviated, "SE"),
  ])
  func theLanguageDecidesOnTheOrder(style: Formatter.Style, text: String) {
    let name = PersonNameComponents(
      namePrefix: "Dr", givenName: "Elizabeth", middleName: "Jillian", familyName: "Smith", nameSuffix: "Esq.",
      nickname: "Liza")
    #expect(Self.text(name, style, "zh_CN") == text)
  }

  @Test func theScriptDecidesBeforeTheLanguage() {
    let name = PersonNameComponents(givenName: "振宁", familyName: "杨")
    #expect(Self.text(name, .medium, "en_US") == "杨振宁")
    #expect(Self.text(name, .abbreviated, "en_US") == "杨")
  }

  @Test func missingPartsAreLeftOut() {
    #expect(Self.text(PersonNameComponents(familyName: "Clark"), .short, "en_US") == "Clark")
    #expect(Self.text(PersonNameComponents(), .long, "en_US") == "")
    #expect(Formatter.localizedString(from: Self.thomas, style: .short) == "Tom")
  }

  @Test func thePronunciationIsWritten() {
    var name = Self.thomas
    name.phoneticRepresentation = PersonNameComponents(givenName: "Tomas", familyName: "Klark")
    let formatter = Formatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.isPhonetic = true
    #expect(formatter.string(from: name) == "Tomas Klark")
  }

  @Test func partsAreAnnotated() {
    let formatter = Formatter()
    formatter.locale = Locale(identifier: "en_US")
    let text = formatter.annotatedString(from: Self.thomas)
    let key = NSAttributedString.Key(NSPersonNameComponentKey)
    #expect(text.attribute(key, at: 0, effectiveRange: nil) as? String == NSPersonNameComponentGivenName)
    #expect(text.attribute(key, at: 7, effectiveRange: nil) as? String == NSPersonNameComponentFamilyName)
  }

  @Test func textsAreRead() {
    let formatter = Formatter()
    formatter.locale = Locale(identifier: "en_US")
    let name = formatter.personNameComponents(from: "Dr. Thomas Louis Clark Jr.")
    #expect(name?.namePrefix == "Dr." && name?.givenName == "Thomas" && name?.middleName == "Louis")
    #expect(name?.familyName == "Clark" && name?.nameSuffix == "Jr.")
    let other = formatter.personNameComponents(from: "van der Berg, Anna")
    #expect(other?.familyName == "van der Berg" && other?.givenName == "Anna")
    #expect(formatter.personNameComponents(from: "Ludwig van Beethoven")?.familyName == "van Beethoven")
    #expect(formatter.personNameComponents(from: "Anna")?.givenName == "Anna")
    #expect(formatter.personNameComponents(from: "  ") == nil)
  }
}
