import QuartzCore

/// A surface that can show native text fields and areas above its layers.
///
/// A field is the host's own widget, so that input methods, clipboard, undo and selection are the desktop's. It is
/// always in front of all layers and is not clipped by them.
@MainActor package protocol TextEntrySurface: WindowSurface {
  /// Returns a new field, hidden until it has a frame.
  func makeTextEntry() -> any TextEntry
  /// Returns a new area, hidden until it has a frame.
  func makeTextArea() -> any TextArea
}

/// Text that users edit; a single line unless it is a `TextArea`.
@MainActor package protocol TextEntry: AnyObject {
  var delegate: (any TextEntryDelegate)? { get set }
  /// The frame in points of the surface.
  var frame: CGRect { get set }
  var isHidden: Bool { get set }
  var style: TextEntryStyle { get set }
  var placeholder: String { get set }
  /// The text. Setting it sends no notification.
  var text: String { get set }
  /// The selection, or the caret when it is empty, counted in Characters of `text`.
  var selectedRange: Range<Int> { get set }
  var isEnabled: Bool { get set }
  var isFocused: Bool { get }
  /// Gives the field the keyboard.
  func focus()
  /// Returns the keyboard to the surface.
  func resignFocus()
  /// Removes the field from its surface for good.
  func remove()
}

/// The appearance of a field, and its purpose.
package struct TextEntryStyle: Equatable, Sendable {
  package enum Alignment: Sendable { case left, center, right, justified }
  package enum Purpose: Sendable { case text, digits, number, phone, url, email, name, password, pin }

  /// A Pango font description without a size: family, then style words.
  package var fontFamily: String
  /// The size of the font in points.
  package var fontSize: CGFloat
  /// The weight of the font: 100 thin … 400 regular … 900 black.
  package var fontWeight: Int
  package var isItalic: Bool
  package var color: Color
  package var alignment: Alignment
  /// Whether the field shows dots and keeps the text from the clipboard.
  package var isSecure: Bool
  package var purpose: Purpose

  /// A colour by sRGB components from 0 to 1.
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

/// Lines of text that users edit, wrapped at the width of the area.
@MainActor package protocol TextArea: TextEntry {
  /// Whether the text can be changed; it can be selected and copied in any case. True by default.
  var isEditable: Bool { get set }
  /// The margins around the text, in points, which scroll with it.
  var margins: TextAreaMargins { get set }
  /// The additional space between lines, in points.
  var lineSpacing: CGFloat { get set }
  /// The points of the text above the area's upper edge. The host changes it to keep the caret visible, and notifies
  /// the delegate.
  var scrollOffset: CGFloat { get set }
  /// The styles of the parts of the text; nil if all of it has `style`. Setting `text` discards them, editing moves
  /// them along.
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
  /// Called before the user's change; `false` rejects it. The range counts Characters of the old text.
  func textEntry(_ entry: any TextEntry, shouldReplace range: Range<Int>, with string: String) -> Bool
  /// Called when the user has changed the text.
  func textEntryDidChange(_ entry: any TextEntry)
  func textEntryDidChangeSelection(_ entry: any TextEntry)
  func textEntryDidReturn(_ entry: any TextEntry)
  func textEntryDidEscape(_ entry: any TextEntry)
  /// Called before Backspace edits the text; false leaves the text as it is.
  func textEntryShouldDeleteBackward(_ entry: any TextEntry) -> Bool
  func textEntry(_ entry: any TextEntry, didChangeFocus isFocused: Bool)
  /// Called when the host has scrolled an area.
  func textAreaDidScroll(_ area: any TextArea)
}

extension TextEntryDelegate {
  package func textEntry(_ entry: any TextEntry, shouldReplace range: Range<Int>, with string: String) -> Bool { true }
  package func textEntryDidChange(_ entry: any TextEntry) {}
  package func textEntryDidChangeSelection(_ entry: any TextEntry) {}
  package func textEntryDidReturn(_ entry: any TextEntry) {}
  package func textEntryDidEscape(_ entry: any TextEntry) {}
  package func textEntryShouldDeleteBackward(_ entry: any TextEntry) -> Bool { true }
  package func textEntry(_ entry: any TextEntry, didChangeFocus isFocused: Bool) {}
  package func textAreaDidScroll(_ area: any TextArea) {}
}
