import QuartzCore
import WindowServer

/// A text field of the page above the layers of a window: input methods, clipboard and selection are the browser's.
///
/// Both ends store the text. The user's edits are sent as whole texts; one that was made before the program's last text
/// was seen (`revision`) is dropped, and so is one that the delegate rejects, by setting the previous text.
@MainActor class WebTextEntry: TextEntry {
  private static var count = 0

  final let id: Int
  final weak var delegate: (any TextEntryDelegate)?
  final var frame: CGRect = .zero { didSet { if frame != oldValue { changed() } } }
  final var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  final var style = TextEntryStyle() { didSet { if style != oldValue { changed() } } }
  final var placeholder = "" { didSet { if placeholder != oldValue { changed() } } }
  final var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  final var isFocused: Bool { surface?.viewer?.focusedEntry === self }

  final var text: String {
    get { content }
    set {
      guard newValue != content else { return }
      content = newValue
      selection = clamp(selection)
      revision &+= 1
      changed()
    }
  }
  final var selectedRange: Range<Int> {
    get { selection }
    set {
      let new = clamp(newValue)
      guard new != selection else { return }
      selection = new
      revision &+= 1
      changed()
    }
  }

  final weak var surface: WebSurface?
  private final var content = ""
  private final var selection = 0..<0
  /// The number of changes that the page has to adopt.
  private final var revision: UInt32 = 0
  var isArea: Bool { false }
  var allowsEditing: Bool { true }

  init(surface: WebSurface) {
    Self.count += 1
    id = Self.count
    self.surface = surface
  }

  final func focus() {
    guard isEnabled, !isFocused else { return }
    surface?.viewer?.focus(self)
  }

  final func resignFocus() {
    guard isFocused else { return }
    surface?.viewer?.focus(nil)
  }

  final func remove() {
    resignFocus()
    let surface = surface
    self.surface = nil
    surface?.remove(self)
  }

  final func changed() { surface?.viewer?.entryDidChange(self) }

  // MARK: From the page

  /// Called when the user has edited the text.
  final func take(_ new: String, selection range: Range<Int>, revision seen: UInt32) {
    guard seen == revision, isEnabled, allowsEditing else { return }
    let old = Array(content)
    let next = Array(new)
    var start = 0
    while start < old.count, start < next.count, old[start] == next[start] { start += 1 }
    var tail = 0
    while tail < old.count - start, tail < next.count - start, old[old.count - 1 - tail] == next[next.count - 1 - tail]
    {
      tail += 1
    }
    let replaced = start..<(old.count - tail)
    let inserted = String(next[start..<(next.count - tail)])
    guard !replaced.isEmpty || !inserted.isEmpty else { return takeSelection(range) }
    guard delegate?.textEntry(self, shouldReplace: replaced, with: inserted) ?? true else {
      revision &+= 1
      return changed()
    }
    // The delegate may have set the text itself.
    guard seen == revision else { return }
    content = new
    selection = characters(range)
    delegate?.textEntryDidChange(self)
  }

  final func takeSelection(_ range: Range<Int>) {
    let new = characters(range)
    guard new != selection else { return }
    selection = new
    delegate?.textEntryDidChangeSelection(self)
  }

  /// Returns the range of Characters for one of UTF-16 units; positions past the end mean the end.
  private func characters(_ range: Range<Int>) -> Range<Int> {
    func place(_ offset: Int) -> Int {
      let units = content.utf16
      let index = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex) ?? units.endIndex
      return content.distance(from: content.startIndex, to: index)
    }
    return place(range.lowerBound)..<place(range.upperBound)
  }

  private func units(_ offset: Int) -> Int {
    let index = content.index(content.startIndex, offsetBy: offset, limitedBy: content.endIndex) ?? content.endIndex
    return content.utf16.distance(from: content.startIndex, to: index)
  }

  private func clamp(_ range: Range<Int>) -> Range<Int> {
    let count = content.count
    let lower = min(max(range.lowerBound, 0), count)
    return lower..<min(max(range.upperBound, lower), count)
  }

  // MARK: To the page

  /// The field in the form sent to the page.
  var description: [(String, String)] {
    let families = style.fontFamily.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let quotedFamilies = families.map { "\"" + $0.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\"" }
    let color = style.color
    func part(_ value: Double) -> String { JSONText.number((min(max(value, 0), 1) * 255).rounded()) }
    let alignment =
      switch style.alignment {
      case .left: "left"
      case .center: "center"
      case .right: "right"
      case .justified: "justify"
      }
    return [
      ("t", "\"entry\""), ("id", "\(id)"), ("area", isArea ? "1" : "0"), ("hidden", isHidden ? "1" : "0"),
      ("off", isEnabled ? "0" : "1"), ("fixed", allowsEditing ? "0" : "1"),
      (
        "box",
        "["
          + [frame.minX, frame.minY, frame.width, frame.height].map { JSONText.number(Double($0)) }
          .joined(separator: ",") + "]"
      ),
      (
        "font",
        JSONText.quoted(
          "\(style.isItalic ? "italic " : "")\(style.fontWeight) \(JSONText.number(Double(style.fontSize)))px "
            + (quotedFamilies + ["sans-serif"]).joined(separator: ","))
      ),
      (
        "color", "\"rgba(\(part(color.red)),\(part(color.green)),\(part(color.blue)),\(JSONText.number(color.alpha)))\""
      ),
      ("align", "\"\(alignment)\""), ("kind", "\"\(kind)\""), ("hint", JSONText.quoted(placeholder)),
      ("text", JSONText.quoted(content)), ("rev", "\(revision)"),
      ("sel", "[\(units(selection.lowerBound)),\(units(selection.upperBound))]"),
    ]
  }

  private var kind: String {
    if style.isSecure { return "password" }
    return switch style.purpose {
    case .text, .name: "text"
    case .digits, .pin: "numeric"
    case .number: "decimal"
    case .phone: "tel"
    case .url: "url"
    case .email: "email"
    case .password: "password"
    }
  }
}

/// A text area of the page.
@MainActor final class WebTextArea: WebTextEntry, TextArea {
  var isEditable = true { didSet { if isEditable != oldValue { changed() } } }
  var margins = TextAreaMargins() { didSet { if margins != oldValue { changed() } } }
  var lineSpacing: CGFloat = 0 { didSet { if lineSpacing != oldValue { changed() } } }
  /// The offset. The page scrolls its areas itself.
  var scrollOffset: CGFloat = 0
  /// The looks of parts. The page shows the whole text in one style.
  var runs: [TextContent.Run]?

  override var isArea: Bool { true }
  override var allowsEditing: Bool { isEditable }
  override var description: [(String, String)] {
    let sides = [margins.top, margins.right, margins.bottom, margins.left].map { "\(JSONText.number(Double($0)))px" }
    return super.description + [
      ("pad", JSONText.quoted(sides.joined(separator: " "))),
      ("lead", JSONText.number(Double(lineSpacing))),
    ]
  }
}
