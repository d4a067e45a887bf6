/// The scalars of a text in UTF-8, which arrives byte by byte. Bytes that are no UTF-8 become U+FFFD.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/asyncunicodescalarsequence).
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A scalar.
  public typealias Element = UnicodeScalar
  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Returns scalars one by one.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// A scalar.
    public typealias Element = UnicodeScalar
    private var bytes: Base.AsyncIterator
    /// A byte that was read and does not belong to the scalar before it.
    private var pending: UInt8?

    init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    public mutating func next() async rethrows -> UnicodeScalar? {
      var first = pending
      pending = nil
      if first == nil { first = try await bytes.next() }
      guard let first else { return nil }
      let length = Self.length(startingWith: first)
      if length == 1 { return UnicodeScalar(first) }
      var unit = [first]
      while unit.count < length {
        guard let byte = try await bytes.next() else { break }
        guard byte & 0xC0 == 0x80 else {
          pending = byte
          break
        }
        unit.append(byte)
      }
      return String(decoding: unit, as: UTF8.self).unicodeScalars.first
    }

    /// Returns the number of bytes of a scalar with a first byte; 0 if no scalar begins with it.
    private static func length(startingWith byte: UInt8) -> Int {
      switch byte {
      case ..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
extension AsyncUnicodeScalarSequence.AsyncIterator: Sendable where Base.AsyncIterator: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The scalars of the text in UTF-8.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
}
