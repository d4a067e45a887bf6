import AppleNames
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import simd

@_spi(UIKit) @testable import UIKitCore

/// As `uikit` writes a subclass that overrides posting.
private final class PostingCenter: NotificationCenter, NotificationPostOverrides, @unchecked Sendable {
  var posted: [String] = []

  func own·post(name: Notification.Name, object: Any?) {
    posted.append(name.rawValue)
    super.base·post(name: name, object: object)
  }
}

@MainActor @Suite struct FoundationNameTests {
  @Test func attributesAreFixedWithinParagraphs() {
    let text = NSMutableAttributedString(string: "a\u{FFFC}b\ncd")
    let (centred, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    centred.alignment = .center
    right.alignment = .right
    text.addAttribute(.paragraphStyle, value: centred, range: NSRange(location: 0, length: 2))
    text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 5, length: 1))
    text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 3))
    text.fixAttributes(in: NSRange(location: 0, length: 6))
    let styles = (0..<6).map {
      (text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle)?.alignment
    }
    #expect(styles == [.center, .center, .center, .center, nil, nil])
    #expect((0..<3).map { text.attribute(.attachment, at: $0, effectiveRange: nil) != nil } == [false, true, false])
  }

  @Test func postingByNameIsOverridden() {
    let center = PostingCenter()
    (center as NotificationCenter).post(name: Notification.Name("News"), object: nil)
    #expect(center.posted == ["News"])
    center.post(name: Notification.Name("Weather"), object: nil, userInfo: ["a": 1])
    #expect(center.posted == ["News"])
  }

  @Test func objectsOfSwiftClassesAreFoundInArrays() {
    final class Film {}
    let (first, second) = (Film(), Film())
    let array = NSMutableArray(array: [first, "a", second, first])
    #expect(array.index(of: second) == 2 && array.contains(second) && !array.contains(Film()))
    #expect(array.contains("a") && array.index(of: "a" as NSString) == 1)
    array.remove(first)
    #expect(array.count == 2)
    array.removeObject(identicalTo: second)
    #expect(array.count == 1)
  }

  @Test func numbersOfJSONHaveTheDigitsOfIOS() throws {
    func text(_ object: Any) throws -> String? {
      String(data: try JSONSerialization.data·numbers(withJSONObject: object), encoding: .utf8)
    }
    #expect(try text([0.1, 1.0, 1e20, 2.5]) == "[0.10000000000000001,1,1e+20,2.5]")
    #expect(try text([Float(0.1), CGFloat(0.3), true, 3]) == "[0.10000000149011612,0.29999999999999999,true,3]")
    #expect(
      try text(["a": [NSDecimalNumber(string: "0.1"), NSNumber(value: false), NSNull(), "0.1"]])
        == "{\"a\":[0.1,false,null,\"0.1\"]}")
    #expect(JSONSerialization.isValidJSONObject·numbers([CGFloat(1)]))
    #expect(
      !JSONSerialization.isValidJSONObject·numbers([Double.nan])
        && !JSONSerialization.isValidJSONObject·numbers([Date()]))
    #expect(throws: (any Error).self) { try text([Date()]) }
  }

  @Test func timesOfDispatchHaveDistances() {
    let start = DispatchTime(uptimeNanoseconds: 1_000)
    #expect(start.distance(to: start.advanced(by: .nanoseconds(500))) == .nanoseconds(500))
    #expect(start.advanced(by: .nanoseconds(500)).distance(to: start) == .nanoseconds(-500))
    #expect(start.distance(to: .distantFuture) == .never)
  }

  @Test func structuresHaveTheirClasses() {
    func object<T: ReferenceConvertible>(of value: T) -> NSObject? { value as? T.ReferenceType }
    #expect(object(of: Data([1])) is NSData && object(of: Date()) is NSDate && object(of: UUID()) is NSUUID)
    #expect(object(of: Locale(identifier: "en")) is NSLocale)
  }

  @Test func collectionsOfFoundationAreEnumerated() {
    let films = IteratorSequence(NSFastEnumerationIterator(NSSet(object: ["year": 1972])))
    #expect(films.compactMap { $0 as? AnyHashable }.count == 1)
    let numbers = IteratorSequence(NSFastEnumerationIterator(NSSet(array: [1, 2]))).compactMap { $0 as? Int }
    #expect(Set(numbers) == [1, 2])
    let keys = IteratorSequence(NSFastEnumerationIterator(NSDictionary(dictionary: ["a": 1]))).map { $0 as? String }
    #expect(keys == ["a"])
    #expect(NSArray() as Any is any NSFastEnumeration && !(NSNumber(value: 1) as Any is any NSFastEnumeration))
  }

  @Test func transformersAreFoundByName() {
    final class Doubling: ValueTransformer {
      override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    }
    let name = NSValueTransformerName("Doubling")
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    #expect(ValueTransformer.registered(forName: name)?.transformedValue(4) as? Int == 8)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer.registered(forName: name) == nil)
    let negation = ValueTransformer.registered(forName: .negateBooleanTransformerName)
    #expect(
      negation?.transformedValue(true) as? Bool == false && negation?.reverseTransformedValue(false) as? Bool == true)
    let isNil = ValueTransformer.registered(forName: .isNilTransformerName)
    #expect(isNil?.transformedValue(nil) as? Bool == true)
    #expect(isNil.map { type(of: $0).allowsReverseTransformation() } == false)
    let archiving = ValueTransformer.registered(forName: .secureUnarchiveFromDataTransformerName)
    let archive = archiving?.reverseTransformedValue(["a": 1] as NSDictionary)
    #expect((archiving?.transformedValue(archive) as? NSDictionary)?["a"] as? Int == 1)
    #expect(archiving?.transformedValue(Data("no archive".utf8)) == nil)
  }

  @Test func olderOptionsAreThoseOfToday() {
    #expect(Data.WritingOptions.atomicWrite == .atomic)
    #expect(Data.ReadingOptions.mappedRead == .mappedIfSafe)
  }

  @Test func numbersAndPointsAreMixed() {
    let part: CGFloat = 0.25
    #expect(simd_mix(2, 6, part) == 3)
    #expect(mix(CGFloat(2), 6, t: part) == 3)
    #expect(mix(SIMD2(0.0, 4), SIMD2(4.0, 0), t: 0.5) == SIMD2(2, 2))
    #expect(simd_clamp(7.0, 0, 5) == 5)
  }

  @Test func bytesThatAreNoFontMakeNone() throws {
    let provider = try #require(CGDataProvider(data: NSData(data: Data("no font".utf8))))
    #expect(CGFont(provider) == nil)
  }

  @Test func aFontByNameCannotBeRegistered() throws {
    let font = try #require(CGFont("Some Font" as NSString))
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
  }

  @Test func raisedExceptionsReachTheHandlerBeforeTheProgramEnds() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSSetUncaughtExceptionHandler { exception in
        FileHandle.standardError.write(Data("seen: \(exception.reason ?? "")\n".utf8))
      }
      NSException(name: .rangeException, reason: "out of range").raise()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("seen: out of range") && text.contains("NSRangeException"))
    #expect(NSGetUncaughtExceptionHandler() == nil)
  }

  @Test func keysOfDictionariesAreCopied() {
    let values = NSMutableDictionary()
    func put(_ value: Int?, _ key: any NSCopying) {
      if let value { values[key] = value } else { values[key] = nil }
    }
    put(1, "a" as NSString)
    put(2, NSNumber(value: 3))
    values["b"] = 4
    values["c" as NSString] = 5
    #expect(values["a"] as? Int == 1)
    #expect(values[3] as? Int == 2)
    #expect(values.count == 4)
    put(nil, "a" as NSString)
    #expect(values["a"] == nil)
  }

  @Test func objectsAreArgumentsOfFormats() {
    let text = String(format: "%@ %d %@", Titled(), 3, NSNumber(value: 4))
    #expect(text == "titled 3 4")
    let many = (0..<20).map { _ in String(format: "%@, %@", Titled(), "a" as NSString) }
    #expect(Set(many) == ["titled, a"])
  }
}

private final class Titled: NSObject {
  override var description: String { "titled" }
}
