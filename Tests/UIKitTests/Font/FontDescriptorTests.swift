import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite struct FontDescriptorTests {
  @Test func aSlantedMatrixMakesItalics() {
    let slanted = UIFontDescriptor(
      name: "DejaVu Sans", matrix: CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0))
    #expect(slanted.symbolicTraits.contains(.traitItalic) && slanted.matrix.c == 0.25)
    let upright = UIFontDescriptor(name: "DejaVu Sans", matrix: .identity)
    #expect(!upright.symbolicTraits.contains(.traitItalic))
    #expect(upright.withMatrix(slanted.matrix).symbolicTraits.contains(.traitItalic))
  }

  @Test func fontsAndDescriptorsAreArchived() throws {
    func copy<T: NSObject & NSSecureCoding>(_ object: T) throws -> T? {
      let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
      return try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data)
    }
    let fonts = [
      UIFont.systemFont(ofSize: 13, weight: .semibold), .preferredFont(forTextStyle: .headline),
      .italicSystemFont(ofSize: 9.5), .monospacedDigitSystemFont(ofSize: 20, weight: .light),
      try #require(UIFont(name: "DejaVu Sans", size: 11)),
    ]
    for font in fonts { #expect(try copy(font) == font) }
    let small = [[UIFontDescriptor.FeatureKey.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector]]
    let descriptor = fonts[0].fontDescriptor.addingAttributes([.featureSettings: small])
    #expect(try copy(descriptor) == descriptor && descriptor != fonts[0].fontDescriptor)
    let slanted = UIFontDescriptor(
      name: "DejaVu Sans", matrix: CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    #expect(try copy(slanted)?.matrix.c == 0.5)
  }

  @Test func shadowsAreCopiedAndArchived() throws {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (CGSize(width: 1, height: 2), 3, UIColor.red)
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy !== shadow && copy.shadowOffset == shadow.shadowOffset && copy.shadowBlurRadius == 3)
    #expect(copy.shadowColor as? UIColor == .red)
    let data = try NSKeyedArchiver.archivedData(withRootObject: shadow, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSShadow.self, from: data)
    #expect(read?.shadowOffset == shadow.shadowOffset && read?.shadowBlurRadius == 3)
    #expect(read?.shadowColor as? UIColor == .red)
    shadow.shadowColor = nil
    let plain = try NSKeyedArchiver.archivedData(withRootObject: shadow, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSShadow.self, from: plain)?.shadowColor == nil)
  }

  @Test func aFaceGivesWeightAndItalics() {
    let face = UIFontDescriptor(name: "DejaVu Sans", size: 12).withFace("Bold Oblique")
    #expect(face.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]) && face.pointSize == 12)
    #expect(face.withFace("Regular").symbolicTraits.isDisjoint(with: [.traitBold, .traitItalic]))
  }

  @Test func classesOfDesignsAreInTheHighestBits() {
    #expect(UIFontDescriptor.SymbolicTraits.classSansSerif.rawValue == 0x8000_0000)
    #expect(UIFontDescriptor.SymbolicTraits.classMask.contains(.classSymbolic))
  }

  @Test func editsOfATextStorageArePosted() {
    let storage = NSTextStorage(string: "abc")
    var names: [String] = []
    let tokens = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: storage, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    storage.beginEditing()
    storage.append(NSAttributedString(string: "d"))
    storage.append(NSAttributedString(string: "e"))
    #expect(names.isEmpty)
    storage.endEditing()
    #expect(names == ["NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification"])
  }
}
