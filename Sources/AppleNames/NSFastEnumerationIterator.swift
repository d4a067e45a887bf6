import Foundation

/// An iterator over the elements of a collection of Foundation.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsfastenumerationiterator).
public struct NSFastEnumerationIterator: IteratorProtocol {
  private var iterator: any IteratorProtocol

  /// Creates an iterator over an array, a set, a dictionary's keys, or an enumerator. O(elements of a dictionary).
  public init(_ enumerable: any Sequence) {
    if let keys = (enumerable as? NSDictionary)?.allKeys {
      iterator = keys.makeIterator()
    } else {
      iterator = Self.iterator(of: enumerable)
    }
  }

  private static func iterator(of elements: some Sequence) -> any IteratorProtocol { elements.makeIterator() }

  /// Returns the next element; nil after the last one.
  public mutating func next() -> Any? { iterator.next() }
}
