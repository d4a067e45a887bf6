import AppleNames
import Foundation
import Testing
import UIKit

struct CollectionArchiveTests {
  @Test func collectionsAreDecodedByTheirClasses() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(["a", "b"] as NSArray, forKey: "list")
    archiver.encode(["a": 1] as NSDictionary, forKey: "dictionary")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    #expect(unarchiver.decodeArrayOfObjects(ofClass: NSString.self, forKey: "list") == ["a", "b"])
    let dictionary = unarchiver.decodeDictionary(
      withKeyClass: NSString.self, objectClass: NSNumber.self, forKey: "dictionary")
    #expect(dictionary == ["a": 1])
    #expect(unarchiver.decodeArrayOfObjects(ofClass: NSString.self, forKey: "missing") == nil)
  }

  @Test func dictionariesAreWrittenAndRead() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try (["title": "Film", "minutes": 90] as NSDictionary).write(to: file)
    let read = try NSDictionary(contentsOf: file, error: ())
    #expect(read["title"] as? String == "Film" && read["minutes"] as? Int == 90)
    try PropertyListSerialization.data(fromPropertyList: ["a"], format: .xml, options: 0).write(to: file)
    #expect(throws: CocoaError.self) { try NSDictionary(contentsOf: file, error: ()) }
  }

  @Test(arguments: [
    (Data("Käse".utf8), String.Encoding.utf8), (Data([0x4B, 0xE4, 0x73, 0x65]), .windowsCP1252),
    (Data([0xFF, 0xFE, 0x61, 0]), .utf16), (Data([0x61, 0, 0x62, 0, 0x63, 0]), .utf16LittleEndian),
  ])
  func encodingsAreDetected(data: Data, encoding: String.Encoding) {
    var (text, isLossy): (NSString?, ObjCBool) = (nil, true)
    let found = NSString.stringEncoding(for: data, convertedString: &text, usedLossyConversion: &isLossy)
    #expect(found == encoding.rawValue && text?.length ?? 0 > 0 && !isLossy.boolValue)
  }

  @Test func onlySuggestedEncodingsAreTried() {
    let options: [StringEncodingDetectionOptionsKey: Any] = [
      .suggestedEncodingsKey: [NSNumber(value: String.Encoding.ascii.rawValue)], .useOnlySuggestedEncodingsKey: true,
    ]
    var text: NSString?
    let found = NSString.stringEncoding(
      for: Data("Käse".utf8), encodingOptions: options, convertedString: &text, usedLossyConversion: nil)
    #expect(found == 0 && text == nil)
  }

  @Test func unretainedObjectsAreFoundAgain() {
    let object = NSObject()
    let value = NSValue(nonretainedObject: object)
    #expect(value.nonretainedObjectValue as AnyObject === object && value == NSValue(nonretainedObject: object))
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
  }

  @Test func attachmentsAreFound() {
    let text = NSMutableAttributedString(string: "a ")
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
  }
}
