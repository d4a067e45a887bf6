import AppleNames
import Foundation
import FoundationNetworking
import Testing
import UIKit

@Suite struct ErrorNameTests {
  @Test func severalErrorsCauseOne() {
    let (first, second) = (NSError(domain: "a", code: 1), NSError(domain: "b", code: 2))
    let error = NSError(
      domain: "c", code: 3, userInfo: [NSUnderlyingErrorKey: first, NSMultipleUnderlyingErrorsKey: [second]])
    #expect(error.underlyingErrors.map { ($0 as NSError).domain } == ["a", "b"])
    #expect(NSError(domain: "c", code: 3).underlyingErrors.isEmpty)
  }

  @Test func codesThatFoundationLacksExist() {
    #expect(URLError.dataLengthExceedsMaximum.rawValue == -1103)
    #expect(URLError.appTransportSecurityRequiresSecureConnection.rawValue == -1022)
  }

  @Test func dataIsCompressed() throws {
    let data = Data(repeating: 7, count: 5_000) as NSData
    let small = try data.compressed(using: .zlib)
    #expect(small.length < 100)
    #expect(try small.decompressed(using: .zlib) == data)
    let mutable = NSMutableData(data: data as Data)
    try mutable.compress(using: .zlib)
    #expect(mutable as NSData == small)
    #expect(throws: (any Error).self) { try data.compressed(using: .lzfse) }
    #expect(throws: (any Error).self) { try (Data([1, 2, 3]) as NSData).decompressed(using: .zlib) }
  }

  @Test func commandsNameTheirAction() {
    let manager = UndoManager()
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoMenuTitle(forUndoActionName: "Typing") == "Redo Typing")
  }

  @Test func tablesAreComparedAndCopiedIntoDictionaries() {
    let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    table.setObject(1, forKey: "a")
    #expect(table.dictionaryRepresentation() == ["a" as NSString: 1])
    let (first, second) = (NSHashTable<NSString>(), NSHashTable<NSString>())
    first.add("a")
    #expect(!first.isEqual(to: second))
    second.add("a")
    #expect(first.isEqual(to: second))
  }

  @Test func itemsOfExtensionsAreCopied() {
    let item = NSExtensionItem()
    item.userInfo = ["a": 1]
    let copy = item.copy() as? NSExtensionItem
    #expect(copy !== item && copy?.userInfo?["a"] as? Int == 1)
  }
}
