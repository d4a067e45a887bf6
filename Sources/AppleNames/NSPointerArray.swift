import UIKit

/// A list of pointers to objects, held strongly or weakly, with gaps where there is none.
///
/// Pointers must be those of objects, as `Unmanaged.passUnretained(object).toOpaque()` makes them: a list of other
/// pointers, which Apple's can be with options such as `opaqueMemory`, does not exist here.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nspointerarray).
open class NSPointerArray: NSObject, NSCopying {
  private struct Slot {
    weak var weak: AnyObject?
    var strong: AnyObject?

    var object: AnyObject? { strong ?? weak }
  }

  private var slots: [Slot] = []
  private let isWeak: Bool

  /// Creates an empty list.
  ///
  /// - Parameter options: only weak and strong memory are distinguished.
  public init(options: NSPointerFunctions.Options) {
    isWeak = options.contains(.weakMemory)
  }

  /// Creates an empty list that holds its objects strongly.
  public override convenience init() { self.init(options: .strongMemory) }

  /// Returns an empty list that holds its objects strongly.
  public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
  /// Returns an empty list that holds its objects weakly: a gap remains where one was deallocated.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> Slot {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return isWeak ? Slot(weak: object) : Slot(strong: object)
  }

  /// The number of places, with gaps. Setting it adds gaps, or removes the last places.
  open var count: Int {
    get { slots.count }
    set {
      precondition(newValue >= 0, "a list cannot have \(newValue) places")
      if newValue < slots.count {
        slots.removeLast(slots.count - newValue)
      } else {
        slots += (slots.count..<newValue).map { _ in Slot() }
      }
    }
  }

  /// The remaining objects, in their order. Linear in the number of places.
  open var allObjects: [Any] { slots.compactMap(\.object) }

  /// Returns the pointer at a place; nil for a gap. The object may be deallocated at any time after that.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    check(index, slots.count)
    return slots[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a pointer, or a gap, at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }

  /// Removes a place; those after it move up. Linear in the number of places.
  open func removePointer(at index: Int) {
    check(index, slots.count)
    slots.remove(at: index)
  }

  /// Inserts a pointer, or a gap, before a place. Linear in the number of places.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    check(index, slots.count + 1)
    slots.insert(slot(item), at: index)
  }

  /// Replaces the pointer at a place.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    check(index, slots.count)
    slots[index] = slot(item)
  }

  /// Removes all gaps, also those of deallocated objects. Apple's keeps the latter if none was added by hand, which
  /// programs avoid by adding one first.
  open func compact() { slots.removeAll { $0.object == nil } }

  private func check(_ index: Int, _ end: Int) {
    precondition((0..<end).contains(index), "the list has no place \(index)")
  }

  /// Returns a list of the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPointerArray(options: isWeak ? .weakMemory : .strongMemory)
    copy.slots = slots
    return copy
  }
}
