import Foundation

extension NSRegularExpression {
  /// Calls a closure for each match, which need not outlive the call, nor be `@Sendable`, as on Apple's platforms.
  ///
  /// - Complexity: that of the expression.
  public func enumerateMatches(
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
