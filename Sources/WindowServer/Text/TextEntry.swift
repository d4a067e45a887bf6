import QuartzCore

/// A surface that can put real text fields and areas above its layers.
///
/// A field is the host's own widget, so that input methods, the clipboard, undo and selection are the desktop's. It is
/// always in front of every layer and is not clipped by them.
@MainActor package protocol TextEntrySurface: WindowSurface {
  /// A new field, hidden until it has a frame.
  func makeTextEntry() -> any TextEntry
  /// A new area, hidden until it has a frame.
  func makeTextArea() -> any TextArea
}

/// Text that a person edits; one line of it unless it is a `TextArea`.
@MainActor package protocol TextEntry: AnyObject {
  var delegate: (any TextEntryDelegate)? { get set }
  /// Points, in the surface.
  var frame: CGRect { get set }
  var isHidden: Bool { get set }
  var style: TextEntryStyle { get set }
  var placeholder: String { get set }
  /// Setting it sends no notification.
  var text: String { get set }
  /// The selection, or the caret when it is empty, counted in Characters of `text`.
  var selectedRange: Range<Int> { get set }
  var isEnabled: Bool { get set }
  var isFocused: Bool { get }
  /// Gives the field the keyboard.
  func focus()
  /// Gives the keyboard back to the surface.
  func resignFocus()
  /// Takes the field off its surface for good.
  func remove()
}

/// How a field looks and what it is for.
package struct TextEntryStyle: Equatable, Sendable {
  package enum Alignment: Sendable { case left, center, right, justified }
  package enum Purpose: Sendable { case text, digits, number, phone, url, email, name, password, pin }

  /// A Pango font description without a size: family, then style words.
  package var fontFamily: String
  /// Points.
  package var fontSize: CGFloat
  /// 100 thin … 400 regular … 900 black.
  package var fontWeight: Int
  package var isItalic: Bool
  package var color: Color
  package var alignment: Alignment
  /// Shows dots and keeps the text from the clipboard.
  package var isSecure: Bool
  package var purpose: Purpose

  /// sRGB components from 0 to 1.
  package struct Color: Equatable, Sendable {
    package var red: Double, green: Double, blue: Double, alpha: Double
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  package init(
    fontFamily: String = "Sans", fontSize: CGFloat = 17, fontWeight: Int = 400, isItalic: Bool = false,
    color: Color = Color(red: 0, green: 0, blue: 0), alignment: Alignment = .left, isSecure: Bool = false,
    purpose: Purpose = .text
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.isItalic = isItalic
    self.color = color
    self.alignment = alignment
    self.isSecure = isSecure
    self.purpose = purpose
  }
}

/// Lines of text that a person edits, broken at the width of the area.
@MainActor package protocol TextArea: TextEntry {
  /// Whether the text can be changed; selected and copied it can be in any case. True by default.
  var isEditable: Bool { get set }
  /// Around the text, in points; scrolls with it.
  var margins: TextAreaMargins { get set }
  /// Points between lines, added.
  var lineSpacing: CGFloat { get set }
  /// Points of the text above the area's upper edge. The host moves it to keep the caret in sight, and notifies the
  /// delegate.
  var scrollOffset: CGFloat { get set }
  /// How the parts of the text look; nil is all as `style` says. Ends with the next change of `text`, edits carry it
  /// along.
  var runs: [TextContent.Run]? { get set }
}

/// The space between a text area's edges and its text, in points.
package struct TextAreaMargins: Equatable, Sendable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
  package var right: CGFloat

  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

@MainActor package protocol TextEntryDelegate: AnyObject {
  /// Asked before the person's change; `false` keeps the text as it is. The range counts Characters of the old text.
  func textEntry(_ entry: any TextEntry, shouldReplace range: Range<Int>, with string: String) -> Bool
  /// The person changed the text.
  func textEntryDidChange(_ entry: any TextEntry)
  func textEntryDidChangeSelection(_ entry: any TextEntry)
  func textEntryDidReturn(_ entry: any TextEntry)
  func textEntryDidEscape(_ entry: any TextEntry)
  func textEntry(_ entry: any TextEntry, didChangeFocus isFocused: Bool)
  /// The host moved the text in an area.
  func textAreaDidScroll(_ area: any TextArea)
}

extension TextEntryDelegate {
  package func textEntry(_ entry: any TextEntry, shouldReplace range: Range<Int>, with string: String) -> Bool { true }
  package func textEntryDidChange(_ entry: any TextEntry) {}
  package func textEntryDidChangeSelection(_ entry: any TextEntry) {}
  package func textEntryDidReturn(_ entry: any TextEntry) {}
  package func textEntryDidEscape(_ entry: any TextEntry) {}
  package func textEntry(_ entry: any TextEntry, didChangeFocus isFocused: Bool) {}
  package func textAreaDidScroll(_ area: any TextArea) {}
}
