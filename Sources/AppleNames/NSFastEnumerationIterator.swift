import Foundation

/// A collection of Foundation whose elements can be enumerated.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsfastenumeration).
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSEnumerator: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}

/// An iterator over the elements of a collection of Foundation.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsfastenumerationiterator).
public struct NSFastEnumerationIterator: IteratorProtocol {
  private var iterator: any IteratorProtocol

  /// Creates an iterator over an array, a set, a dictionary's keys, or an enumerator. O(elements of a dictionary).
  public init(_ enumerable: any NSFastEnumeration) {
    if let keys = (enumerable as? NSDictionary)?.allKeys {
      iterator = keys.makeIterator()
    } else if let elements = enumerable as? any Sequence {
      iterator = Self.iterator(of: elements)
    } else {
      iterator = EmptyCollection<Any>.Iterator()
    }
  }

  private static func iterator(of elements: some Sequence) -> any IteratorProtocol { elements.makeIterator() }

  /// Returns the next element; nil after the last one.
  ///
  /// A dictionary or an array whose elements are not hashable is an object of Foundation, which is, as on iOS.
  public mutating func next() -> Any? {
    guard let element = iterator.next() else { return nil }
    return element is any Hashable ? element : element as AnyObject
  }
}
