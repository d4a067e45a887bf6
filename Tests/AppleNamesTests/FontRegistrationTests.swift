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

  /// A font of the URW collection, which has one face without a style in its PostScript name, as icon fonts have.
  @Test(.enabled(if: UIFont.familyNames.contains("D050000L"))) func aFamilyMayHaveThePostScriptNameOfItsFace() throws {
    #expect(try #require(UIFont(name: "D050000L", size: 12)).fontName == "D050000L")
  }

  @Test func severalFilesAreRegisteredAndTheErrorsNameTheirFiles() throws {
    let font = try #require(anyFontFile())
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try FileManager.default.copyItem(at: font, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let missing = URL(fileURLWithPath: "/nowhere.otf")
    var calls: [(errors: [NSError], isDone: Bool)] = []
    CTFontManagerRegisterFontURLs([copy, missing], .process, true) { errors, isDone in
      calls.append((errors.compactMap { $0 as? NSError }, isDone))
      return true
    }
    #expect(calls.count == 1 && calls[0].isDone && calls[0].errors.count == 1)
    #expect(calls[0].errors.first?.code == CTFontManagerError.fileNotFound.rawValue)
    #expect(calls[0].errors.first?.userInfo[kCTFontManagerErrorFontURLsKey as String] as? [URL] == [missing])
    #expect(!CTFontManagerRegisterFontsForURLs([copy], .process, nil))
    #expect(CTFontManagerUnregisterFontsForURLs([copy], .process, nil))
  }

  @Test func allFamiliesAndFontsHaveNames() {
    let families = CTFontManagerCopyAvailableFontFamilyNames().compactMap { $0 as? String }
    #expect(!families.isEmpty && families == families.sorted() && Set(families) == Set(UIFont.familyNames))
    let fonts = CTFontManagerCopyAvailablePostScriptNames().compactMap { $0 as? String }
    #expect(fonts.count >= families.count && fonts == Set(fonts).sorted())
    #expect(fonts.filter { UIFont(name: $0, size: 12) == nil } == [])
  }

  @Test func aGraphicsFontIsMeasuredInItsUnits() throws {
    let font = try #require(CGFont("DejaVuSans" as NSString))
    #expect(font.unitsPerEm == 2_048 && font.numberOfGlyphs > 5_000)
    #expect(font.ascent > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0 && font.descent < 0)
    let glyph = font.getGlyphWithGlyphName(name: "A" as NSString)
    var advance: Int32 = 0
    var box = CGRect.zero
    #expect(glyph > 0 && font.getGlyphAdvances(glyphs: [glyph], count: 1, advances: &advance))
    #expect(font.getGlyphBBoxes(glyphs: [glyph], count: 1, bboxes: &box))
    #expect(advance == 1_401 && box.width <= CGFloat(advance) && abs(box.height - CGFloat(font.capHeight)) < 30)
    #expect(font.table(for: 0x6865_6164) != nil && font.table(for: 0) == nil)
  }

  @Test func descriptorsOfFilesAreRegisteredAndListed() throws {
    let font = try #require(anyFontFile())
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try FileManager.default.copyItem(at: font, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    var changes = 0
    let name = Notification.Name(kCTFontManagerRegisteredFontsChangedNotification as String)
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { changes += 1 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let before = CTFontManagerCopyRegisteredFontDescriptors(.process, true).count
    let file = CTFontDescriptorCreateWithAttributes([kCTFontURLAttribute: copy as NSURL])
    let other = CTFontDescriptorCreateWithNameAndSize("DejaVuSans", 12)
    var codes: [Int] = []
    func note(_ errors: CFArray) -> Bool {
      codes = errors.compactMap { ($0 as? NSError)?.code }
      return true
    }
    CTFontManagerRegisterFontDescriptors([file, other], .process, true) { errors, _ in note(errors) }
    #expect(codes == [CTFontManagerError.insufficientInfo.rawValue] && changes == 1)
    #expect(CTFontManagerCopyRegisteredFontDescriptors(.process, true).count == before + 1)
    CTFontManagerUnregisterFontDescriptors([file], .process) { errors, _ in note(errors) }
    #expect(codes.isEmpty && changes == 2)
    #expect(CTFontManagerCopyRegisteredFontDescriptors(.process, true).count == before)
  }

  @Test func bytesOfAFontHaveADescriptorThatFindsIt() throws {
    let data = try Data(contentsOf: try #require(anyFontFile())) as NSData
    let descriptor = try #require(CTFontManagerCreateFontDescriptorFromData(data))
    #expect(UIFont(descriptor: descriptor, size: 12).fontName == descriptor.postscriptName)
    #expect(CTFontManagerCreateFontDescriptorsFromData(Data("no font".utf8) as NSData).isEmpty)
  }

  @Test func requestsAndAssetsThatAreMissing() {
    let missing = CTFontDescriptorCreateWithNameAndSize("no such font", 12)
    var unresolved = 0
    CTFontManagerRequestFonts([missing, CTFontDescriptorCreateWithNameAndSize("DejaVuSans", 12)]) {
      unresolved = $0.count
    }
    #expect(unresolved == 1)
    var codes: [Int] = []
    CTFontManagerRegisterFontsWithAssetNames(["a"], nil, .persistent, true) { errors, _ in
      codes = errors.compactMap { ($0 as? NSError)?.code }
      return true
    }
    #expect(codes == [CTFontManagerError.assetNotFound.rawValue])
  }
}
