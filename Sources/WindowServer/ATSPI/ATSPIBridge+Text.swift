import Foundation
import QuartzCore

/// The text of fields. Offsets count Unicode scalars.
extension ATSPIBridge {
  func answerText(
    _ method: String, _ arguments: DBusArguments, _ node: AccessibilityNode, _ window: AccessibilityWindow
  ) -> [DBusValue]? {
    guard let text = node.text else { return nil }
    let scalars = Array(text.string.unicodeScalars)
    func piece(_ range: Range<Int>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
      return String(view)
    }
    func result(_ range: Range<Int>) -> [DBusValue] {
      [.string(piece(range)), .int(Int32(range.lowerBound)), .int(Int32(range.upperBound))]
    }
    let offset = arguments.int(0)
    switch method {
    case "GetText":
      let end = arguments.int(1) < 0 ? scalars.count : min(arguments.int(1), scalars.count)
      return [.string(piece(min(max(offset, 0), end)..<end))]
    case "GetStringAtOffset":
      return result(TextGranularity(unit: arguments.uint(1)).range(around: offset, in: text.string))
    case "GetTextAtOffset":
      return result(TextGranularity(boundary: arguments.uint(1)).range(around: offset, in: text.string))
    case "GetTextBeforeOffset", "GetTextAfterOffset":
      let unit = TextGranularity(boundary: arguments.uint(1))
      let here = unit.range(around: offset, in: text.string)
      let isBefore = method == "GetTextBeforeOffset"
      guard isBefore ? here.lowerBound > 0 : here.upperBound < scalars.count else {
        return result(isBefore ? 0..<0 : scalars.count..<scalars.count)
      }
      return result(unit.range(around: isBefore ? here.lowerBound - 1 : here.upperBound, in: text.string))
    case "GetCharacterAtOffset": return [.int(scalars.indices.contains(offset) ? Int32(scalars[offset].value) : 0)]
    case "SetCaretOffset": return [.bool(select(offset..<offset, scalars.count, node, window))]
    case "GetNSelections": return [.int(text.selection.isEmpty ? 0 : 1)]
    case "GetSelection": return [.int(Int32(text.selection.lowerBound)), .int(Int32(text.selection.upperBound))]
    case "AddSelection":
      let range = min(offset, arguments.int(1))..<max(offset, arguments.int(1))
      return [.bool(text.selection.isEmpty && select(range, scalars.count, node, window))]
    case "SetSelection":
      let (start, end) = (arguments.int(1), arguments.int(2))
      return [.bool(offset == 0 && select(min(start, end)..<max(start, end), scalars.count, node, window))]
    case "RemoveSelection":
      let caret = text.selection.upperBound
      return [.bool(offset == 0 && !text.selection.isEmpty && select(caret..<caret, scalars.count, node, window))]
    case "GetAttributeValue": return [.string("")]
    case "GetAttributes", "GetAttributeRun": return [.attributes([]), .int(0), .int(Int32(scalars.count))]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.attributes([])]
    // Only the toolkit's text widget has the frames of single letters; the field's frame is returned instead.
    case "GetCharacterExtents", "GetRangeExtents":
      let frame = node.frame.integral
      return [frame.minX, frame.minY, frame.width, frame.height].map { .int(Int32($0)) }
    case "GetOffsetAtPoint": return [.int(-1)]
    case "GetBoundedRanges": return [.array("(iisv)", [])]
    case "ScrollSubstringTo", "ScrollSubstringToPoint":
      return [.bool(window.hands?.scrollToVisible(node.id) ?? false)]
    default: return nil
    }
  }

  private func select(
    _ range: Range<Int>, _ count: Int, _ node: AccessibilityNode, _ window: AccessibilityWindow
  ) -> Bool {
    window.hands?.setSelection(range.clamped(to: 0..<count), of: node.id) ?? false
  }

  func answerEditing(
    _ method: String, _ arguments: DBusArguments, _ node: AccessibilityNode, _ window: AccessibilityWindow
  ) -> [DBusValue]? {
    guard let text = node.text else { return nil }
    let scalars = Array(text.string.unicodeScalars)
    func set(_ range: Range<Int>, _ replacement: String) -> Bool {
      let range = range.clamped(to: 0..<scalars.count)
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[..<range.lowerBound])
      view.append(contentsOf: replacement.unicodeScalars)
      view.append(contentsOf: scalars[range.upperBound...])
      return window.hands?.setText(String(view), of: node.id) ?? false
    }
    let start = min(max(arguments.int(0), 0), scalars.count)
    switch method {
    case "SetTextContents": return [.bool(set(0..<scalars.count, arguments.string(0)))]
    case "InsertText": return [.bool(set(start..<start, String(arguments.string(1).prefix(bytes: arguments.int(2)))))]
    case "DeleteText":
      let end = arguments.int(1) < 0 ? scalars.count : max(start, arguments.int(1))
      return [.bool(set(start..<end, ""))]
    // Only the user changes the clipboard, through the window's own controls.
    case "CopyText": return []
    case "CutText", "PasteText": return [.bool(false)]
    default: return nil
    }
  }
}

/// The unit of text to which a query refers.
enum TextGranularity {
  case character, word, line

  /// Converts AT-SPI's `AtspiTextGranularity`. A line ends at Return, and stands for sentence and paragraph, too.
  init(unit: UInt32) { self = unit == 0 ? .character : unit == 1 ? .word : .line }

  /// Converts AT-SPI's older `AtspiTextBoundaryType`.
  init(boundary: UInt32) { self = boundary == 0 ? .character : boundary <= 2 ? .word : .line }

  /// Returns the scalars of the unit that contains `offset`.
  func range(around offset: Int, in string: String) -> Range<Int> {
    let scalars = Array(string.unicodeScalars)
    let place = min(max(offset, 0), scalars.count)
    switch self {
    case .line:
      let start = (scalars[..<place].lastIndex(of: "\n") ?? -1) + 1
      return start..<(scalars[place...].firstIndex(of: "\n").map { $0 + 1 } ?? scalars.count)
    case .character:
      return place..<min(place + 1, scalars.count)
    case .word:
      // From the start of one word to that of the next.
      func isWord(_ index: Int) -> Bool { !scalars[index].properties.isWhitespace }
      func begins(_ index: Int) -> Bool { isWord(index) && (index == 0 || !isWord(index - 1)) }
      var start = min(place, max(scalars.count - 1, 0))
      while start > 0, !begins(start) { start -= 1 }
      var end = min(place + 1, scalars.count)
      while end < scalars.count, !begins(end) { end += 1 }
      return start..<max(start, end)
    }
  }
}

extension String {
  /// Returns the longest prefix of at most `count` bytes in UTF-8; all of the text if `count` is negative.
  fileprivate func prefix(bytes count: Int) -> Substring {
    guard count >= 0, utf8.count > count else { return self[...] }
    var end = utf8.index(startIndex, offsetBy: count)
    while end > startIndex, String.Index(end, within: unicodeScalars) == nil { end = utf8.index(before: end) }
    return self[..<end]
  }
}
