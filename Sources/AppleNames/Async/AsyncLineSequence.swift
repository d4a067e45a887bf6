/// The lines of a text in UTF-8, which arrives byte by byte, without their ends.
///
/// Lines end at a line feed, a carriage return or both, at a vertical tab, a form feed, U+0085, U+2028 and U+2029.
/// Empty lines are left out, as on iOS.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/asynclinesequence).
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String
  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Returns lines one by one.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// A line.
    public typealias Element = String
    private var bytes: Base.AsyncIterator

    fileprivate init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    public mutating func next() async rethrows -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        switch byte {
        case 0x0A...0x0D: break
        // A next-line character in UTF-8.
        case 0x85 where line.last == 0xC2: line.removeLast()
        // A line or paragraph separator.
        case 0xA8 where line.suffix(2) == [0xE2, 0x80], 0xA9 where line.suffix(2) == [0xE2, 0x80]: line.removeLast(2)
        default:
          line.append(byte)
          continue
        }
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
extension AsyncLineSequence.AsyncIterator: Sendable where Base.AsyncIterator: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the text in UTF-8.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
