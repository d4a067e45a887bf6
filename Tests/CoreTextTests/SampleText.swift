import Foundation
import UIKitCore

/// Texts with different attributes and scripts.
enum SampleText: CaseIterable {
  case word, paragraph, mixed, lines, centered, right, justified, spaced, high, indented, hebrew, japanese, kerned,
    outlined, tabs

  static let long = "The quick brown fox jumps over the lazy dog, while fifty wizards box and the others watch them."

  var text: NSAttributedString {
    let long = Self.long
    switch self {
    case .word: return .text("Title")
    case .paragraph: return .text(long)
    case .mixed:
      let mixed = NSMutableAttributedString(attributedString: .text(long))
      mixed.addAttributes(
        [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue],
        range: NSRange(location: 4, length: 11))
      mixed.addAttributes(
        [.backgroundColor: UIColor.yellow, .font: UIFont.boldSystemFont(ofSize: 22)],
        range: NSRange(location: 20, length: 18))
      return mixed
    case .lines: return .text("one\ntwo\n\nthree")
    case .centered: return .styled(long) { $0.alignment = .center }
    case .right: return .styled(long) { $0.alignment = .right }
    case .justified: return .styled(long) { $0.alignment = .justified }
    case .spaced: return .styled(long) { $0.lineSpacing = 7 }
    case .high: return .styled(long) { ($0.minimumLineHeight, $0.maximumLineHeight) = (30, 30) }
    case .indented:
      return .styled("first\n" + long) { ($0.firstLineHeadIndent, $0.headIndent, $0.paragraphSpacing) = (20, 8, 9) }
    case .hebrew: return .text("שלום עולם, זה טקסט ארוך שנשבר לכמה שורות ביחד")
    case .japanese: return .text("日本語のテキストも同じように描画されます。")
    case .kerned: return .text(long, [.kern: 2.5])
    case .outlined: return .text(long, [.strokeWidth: -3, .strokeColor: UIColor.blue])
    case .tabs: return .text("a\tb\tc")
    }
  }
}
