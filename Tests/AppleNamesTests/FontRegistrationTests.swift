import AppleNames
import Testing
import UIKit

@MainActor @Suite(.serialized) struct FontRegistrationTests {
  /// Returns the file of an installed font. A font that fontconfig does not know would have to be created, and to
  /// fontconfig a copy of an installed one is the same font, so these tests check only results.
  private func anyFontFile() -> URL? {
    let folder = URL(fileURLWithPath: "/usr/share/fonts")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return files?.lazy.compactMap { $0 as? URL }.first { ["ttf", "otf"].contains($0.pathExtension) }
  }

  private func code(_ error: Unmanaged<CFError>?) -> Int? { error?.takeRetainedValue().code }

  @Test func aFileIsRegisteredOnceAndTakenAwayOnce() throws {
    let font = try #require(anyFontFile())
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try FileManager.default.copyItem(at: font, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(copy as NSURL, .process, &error) && error == nil)
    #expect(!CTFontManagerRegisterFontsForURL(copy as NSURL, .process, &error))
    #expect(code(error) == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CTFontManagerUnregisterFontsForURL(copy as NSURL, .process, nil))
    #expect(!CTFontManagerUnregisterFontsForURL(copy as NSURL, .process, &error))
    #expect(code(error) == CTFontManagerError.notRegistered.rawValue)
  }

  @Test func filesThatAreMissingOrNoFontsAreRefused() throws {
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/nowhere.otf"), .process, &error))
    #expect(code(error) == CTFontManagerError.fileNotFound.rawValue)
    let text = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).otf")
    try Data("no font".utf8).write(to: text)
    defer { try? FileManager.default.removeItem(at: text) }
    #expect(!CTFontManagerRegisterFontsForURL(text as NSURL, .process, &error))
    #expect(code(error) == CTFontManagerError.unrecognizedFormat.rawValue)
  }

  @Test func aFontIsFoundByItsPostScriptName() throws {
    // The desktop's own font, whose PostScript names are of family and style.
    let family = try #require(UIFont(name: "DejaVuSans-Bold", size: 12))
    #expect(family.fontName == "DejaVuSans-Bold" && family.withSize(20).pointSize == 20)
    #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
  }
}
