import CoreText
import UIKit

/// Core Foundation's attributed string that can change.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Creates a text with attributes.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  NSAttributedString(string: str as String, attributes: keyed(attributes))
}

/// Creates an empty text.
///
/// - Parameter maxLength: the greatest length; 0 for no limit. Not enforced here.
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableAttributedString! {
  NSMutableAttributedString(string: "")
}

/// Returns a copy of a text that can change.
public func CFAttributedStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! { NSMutableAttributedString(attributedString: aStr) }

/// Returns a copy of a part of a text.
public func CFAttributedStringCreateWithSubstring(
  _ alloc: CFAllocator!, _ aStr: CFAttributedString!, _ range: CFRange
) -> CFAttributedString! { aStr.attributedSubstring(from: NSRange(range)) }

/// Returns the length of a text in UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

/// Returns the characters of a text.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr.string as NSString }

/// Returns an attribute at an index, and stores the range that surely has it.
public func CFAttributedStringGetAttribute(
  _ aStr: CFAttributedString!, _ loc: CFIndex, _ attrName: CFString!, _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFTypeRef! {
  var range = NSRange()
  let value = aStr.attribute(NSAttributedString.Key(attrName as String), at: loc, effectiveRange: &range)
  effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
  return value.map { $0 as AnyObject }
}

/// Replaces the characters in a range. New ones have the attributes of the first that they replace.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) { aStr.replaceCharacters(in: NSRange(range), with: replacement as String) }

/// Replaces a range by another text.
public func CFAttributedStringReplaceAttributedString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFAttributedString!
) { aStr.replaceCharacters(in: NSRange(range), with: replacement) }

/// Sets an attribute in a range.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) { aStr.addAttribute(NSAttributedString.Key(attrName as String), value: value as Any, range: NSRange(range)) }

/// Sets several attributes in a range, in place of all others if `clearOtherAttributes` is true.
public func CFAttributedStringSetAttributes(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!, _ clearOtherAttributes: Bool
) {
  if clearOtherAttributes {
    aStr.setAttributes(keyed(replacement), range: NSRange(range))
  } else {
    aStr.addAttributes(keyed(replacement), range: NSRange(range))
  }
}

/// Removes an attribute in a range.
public func CFAttributedStringRemoveAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) { aStr.removeAttribute(NSAttributedString.Key(attrName as String), range: NSRange(range)) }

/// Starts a series of changes.
public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) { aStr.beginEditing() }
/// Ends a series of changes.
public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) { aStr.endEditing() }

private func keyed(_ attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
  var keyed: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes ?? [:] {
    if let name = key as? String { keyed[NSAttributedString.Key(name)] = value }
  }
  return keyed
}

extension NSRange {
  fileprivate init(_ range: CFRange) {
    self.init(location: range.location, length: range.length)
  }
}
