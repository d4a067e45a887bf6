import UIKit

extension NSAttributedString {
  /// Returns whether a part of the text has an attachment.
  ///
  /// - Complexity: linear in the number of attributes.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range, options: .longestEffectiveRangeNotRequired) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
