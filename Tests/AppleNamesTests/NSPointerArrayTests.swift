import AppleNames
import Foundation
import Testing

struct NSPointerArrayTests {
  private final class Buoy {}

  private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

  @Test func weakObjectsLeaveGapsUntilTheListIsCompacted() {
    let list = NSPointerArray.weakObjects()
    let kept = Buoy()
    inScope {
      let lost = Buoy()
      list.addPointer(pointer(lost))
      list.addPointer(pointer(kept))
      #expect(list.allObjects.count == 2)
    }
    #expect(list.count == 2 && list.pointer(at: 0) == nil && list.pointer(at: 1) == pointer(kept))
    #expect(list.allObjects.count == 1 && list.allObjects.first as AnyObject === kept)
    list.compact()
    #expect(list.count == 1 && list.pointer(at: 0) == pointer(kept))
  }

  private func inScope(_ body: () -> Void) { body() }

  @Test func strongObjectsStay() {
    let list = NSPointerArray.strongObjects()
    weak var seen: Buoy?
    inScope {
      let buoy = Buoy()
      seen = buoy
      list.addPointer(pointer(buoy))
    }
    #expect(seen != nil)
    list.removePointer(at: 0)
    #expect(seen == nil && list.count == 0)
  }

  @Test func placesAreInsertedReplacedAndCounted() throws {
    let list = NSPointerArray(options: .strongMemory)
    let (first, second) = (Buoy(), Buoy())
    list.insertPointer(pointer(first), at: 0)
    list.insertPointer(nil, at: 0)
    list.replacePointer(at: 0, withPointer: pointer(second))
    #expect(list.pointer(at: 0) == pointer(second) && list.pointer(at: 1) == pointer(first))
    list.count = 4
    #expect(list.count == 4 && list.pointer(at: 3) == nil && list.allObjects.count == 2)
    let copy = try #require(list.copy() as? NSPointerArray)
    list.count = 1
    #expect(list.allObjects.first as AnyObject === second && copy.allObjects.count == 2)
  }
}
