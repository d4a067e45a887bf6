import Foundation

// Foundation's methods have no words and sentences, and enumerate the whole text whatever the range is.

extension NSString {
  /// Calls a closure for each part of a range of the text.
  ///
  /// `uikit` puts it in place of `enumerateSubstrings(in:options:using:)`: the compiler would prefer Foundation's
  /// method to an overload. A mutable string may be changed by the closure, within the enclosing range.
  ///
  /// - Parameter block: receives the part, nil with the option `substringNotRequired`; its range; its range with what
  ///   is between it and the next part; and a place where it sets true to stop.
  /// - Complexity: linear in the length of the range.
  public func enumerateSubstrings·within(
    in range: NSRange, options opts: EnumerationOptions = [],
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = Array(substring(with: range).utf16)
    var shift = range.location
    for part in EnumeratedPart.parts(of: text, opts) {
      let inner = NSRange(location: part.range.lowerBound + shift, length: part.range.count)
      let outer = NSRange(location: part.enclosingRange.lowerBound + shift, length: part.enclosingRange.count)
      let oldLength = length
      var stop: ObjCBool = false
      block(opts.contains(.substringNotRequired) ? nil : substring(with: inner), inner, outer, &stop)
      if stop.boolValue { return }
      // The text that comes next has moved; backwards it has not.
      if !opts.contains(.reverse) { shift += length - oldLength }
    }
  }
}

extension StringProtocol {
  /// Calls a closure for each part of a range of the text.
  ///
  /// `uikit` puts it in place of `enumerateSubstrings(in:options:_:)`.
  ///
  /// - Parameter body: receives the part, nil with the option `substringNotRequired`; its range; its range with what is
  ///   between it and the next part; and a place where it sets true to stop.
  /// - Complexity: linear in the length of the range.
  public func enumerateSubstrings·within<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index {
    let text = self[range.relative(to: self)]
    let parts = EnumeratedPart.parts(of: Array(text.utf16), opts)
    // Indices are found from the last one: from the start of the text each would be linear.
    var (index, offset) = (text.startIndex, 0)
    func position(_ target: Int) -> Index {
      index = text.utf16.index(index, offsetBy: target - offset)
      offset = target
      return index
    }
    for part in parts {
      let outerStart = position(part.enclosingRange.lowerBound)
      let innerStart = position(part.range.lowerBound)
      let innerEnd = position(part.range.upperBound)
      let outerEnd = position(part.enclosingRange.upperBound)
      var stop = false
      let substring = opts.contains(.substringNotRequired) ? nil : String(text[innerStart..<innerEnd])
      body(substring, innerStart..<innerEnd, outerStart..<outerEnd, &stop)
      if stop { return }
    }
  }
}

extension String {
  /// Calls a closure for each part of a range of the text, as `enumerateSubstrings·within(in:options:_:)` does.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index {
    enumerateSubstrings·within(in: range, options: opts, body)
  }
}
