import Foundation

// Apple has both in SwiftUI, since iOS 13. A package may have its own.

extension MutableCollection {
  /// Moves the elements at some offsets before the element at another one, from 0 to the count. All keep their order.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/swift/mutablecollection/move(fromoffsets:tooffset:)).
  ///
  /// - Complexity: O(*n* + *m* log *m*), for *n* elements and *m* ranges of offsets.
  @_disfavoredOverload public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after) = ([Element](), [Element](), [Element]())
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    precondition(moved.count == source.count, "an offset to move from is not one of an element")
    precondition((0...before.count + moved.count + after.count).contains(destination), "the offset is out of range")
    var index = startIndex
    for element in [before, moved, after].joined() {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  ///
  /// See [Apple's page](
  /// https://developer.apple.com/documentation/swift/rangereplaceablecollection/remove(atoffsets:)).
  ///
  /// - Complexity: O(*n* + *m* log *m*), for *n* elements and *m* ranges of offsets.
  @_disfavoredOverload public mutating func remove(atOffsets offsets: IndexSet) {
    var (next, removed) = (startIndex, 0)
    for (offset, index) in indices.enumerated() {
      if offsets.contains(offset) {
        removed += 1
        continue
      }
      if next != index { self[next] = self[index] }
      formIndex(after: &next)
    }
    precondition(removed == offsets.count, "an offset to remove is not one of an element")
    removeSubrange(next...)
  }
}
