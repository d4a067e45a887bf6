/// The characters of a text in UTF-8, which arrives byte by byte.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/asynccharactersequence).
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A character.
  public typealias Element = Character
  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Returns characters one by one: each when the first scalar of the next one is there.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// A character.
    public typealias Element = Character
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    /// The scalars of which it is not known whether their character has ended.
    private var open = ""

    fileprivate init(_ scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    public mutating func next() async rethrows -> Character? {
      while let scalar = try await scalars.next() {
        open.unicodeScalars.append(scalar)
        if open.index(after: open.startIndex) < open.endIndex { return open.removeFirst() }
      }
      return open.isEmpty ? nil : open.removeFirst()
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(AsyncUnicodeScalarSequence<Base>.AsyncIterator(base.makeAsyncIterator()))
  }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}
extension AsyncCharacterSequence.AsyncIterator: Sendable where Base.AsyncIterator: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The characters of the text in UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }
}
