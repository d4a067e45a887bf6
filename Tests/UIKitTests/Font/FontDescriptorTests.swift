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
