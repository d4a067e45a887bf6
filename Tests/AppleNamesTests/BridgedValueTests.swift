import AppleNames
import Foundation
import Testing
import UIKit

struct BridgedValueTests {
  @Test func bytesOfATemporaryObjectStayAfterItsEnd() {
    let texts = (0..<64).map { "film \($0)" }
    // Short data are in the value itself, so that the object has bytes of its own.
    let pointers = texts.map { (Data($0.utf8) as NSData).bytes·kept }
    let read = zip(texts, pointers).map { text, bytes in
      String(decoding: UnsafeRawBufferPointer(start: bytes, count: text.utf8.count), as: UTF8.self)
    }
    #expect(read == texts)
  }

  @Test func resourcesHaveURLs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.json", "b.json", "c.txt"] { try Data().write(to: folder.appendingPathComponent(name)) }
    let bundle = try #require(Bundle(url: folder))
    let found = try #require(bundle.urls·values(forResourcesWithExtension: "json", subdirectory: nil))
    #expect(Set(found.map(\.lastPathComponent)) == ["a.json", "b.json"])
  }

  @Test func numbersBecomeLengths() { #expect(CGFloat(NSNumber(value: 2.5)) == 2.5) }

  @MainActor @Test func textsAndURLsAreLoadedAsValues() async throws {
    let provider = NSItemProvider(object: "film" as NSString)
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: UIImage.self))
    let text: String? = await withCheckedContinuation { done in
      provider.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
    }
    #expect(text == "film")
    let address = try #require(URL(string: "http://localhost/film"))
    let url: URL? = await withCheckedContinuation { done in
      NSItemProvider(object: address as NSURL).loadObject(ofClass: URL.self) { url, _ in done.resume(returning: url) }
    }
    #expect(url == address)
  }

  @MainActor @Test func progressEndsWithTheHandler() async {
    let provider = NSItemProvider(object: "film" as NSString)
    var progress: Progress?
    await withCheckedContinuation { done in
      progress = provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { _, _ in done.resume() }
      #expect(progress?.isFinished == false)
    }
    #expect(progress?.isFinished == true)
  }
}
