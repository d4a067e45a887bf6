import Foundation

extension NSRegularExpression {
  /// Calls a closure for each match. It does not escape, and need not be `@Sendable`, as on Apple's platforms.
  ///
  /// `uikit` puts it in place of `enumerateMatches(in:options:range:using:)`: the compiler would prefer Foundation's
  /// method to an overload.
  ///
  /// - Complexity: that of the expression.
  public func enumerateMatches·nonescaping(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      // Foundation calls it before it returns, on this thread.
      nonisolated(unsafe) let block = block
      let sendable: @Sendable (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void = {
        block($0, $1, $2)
      }
      enumerateMatches(in: string, options: options, range: range, using: sendable)
    }
  }
}
